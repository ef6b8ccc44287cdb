import { ClassRow } from '../../account/class-row.tsx';
import { Part, useHeading } from '../../components/part.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { askRoute } from '../../server/ask.ts';
import { useAsked } from '../../server/use-asked.ts';
import { classPageWords } from '../../words/class-page-words.ts';
import { words } from '../../words/words.ts';
import type { ClassPart, Section } from './class-page.tsx';

const DAY_MS = 86_400_000;

/** What of a class will be deleted and when, and the log of what was. */
export default function KeptPart({ part: { section, say, look } }: { part: ClassPart }) {
  const { kept: said } = classPageWords;
  const [heading] = useHeading();
  const params = { class: section.id };
  const log = useAsked(() => askRoute('GET /api/v1/classes/:class/retention', { params, as: 'person' }));
  const { acts } = said;
  return (
    <Part id="kept" title={said.title} heading={heading}>
      <p>{whenDue(section)}</p>
      <p className="small soft">{said.what}</p>
      <ul className="rows">
        <ClassRow section={section} say={say} onChanged={look} />
      </ul>
      <h3 className="h-small">{said.log}</h3>
      <ProblemNote problem={log.problem} />
      {log.value === undefined && log.problem === undefined && <p>{words.door.oneMoment}</p>}
      {log.value?.entries.length === 0 && <p className="small soft">{said.nothing}</p>}
      <ul className="rows" aria-label={said.log}>
        {log.value?.entries.map(({ at, act, count }) => (
          <li key={`${at} ${act}`}>
            <span className="said">
              <b>{Object.hasOwn(acts, act) ? acts[act as keyof typeof acts](count) : `${act}: ${count}`}</b>
              <small>{said.on(at)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function whenDue({ endedAt, anonymisedAt, retentionDays }: Section): string {
  const { kept: said } = classPageWords;
  if (anonymisedAt !== undefined) return said.forgotten(anonymisedAt);
  return endedAt === undefined ? said.runs(retentionDays) : said.ends(endedAt, endedAt + retentionDays * DAY_MS);
}
