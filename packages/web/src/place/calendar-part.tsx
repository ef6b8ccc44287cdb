import { CopyField } from '../account/copy-field.tsx';
import { Icon } from '../components/icon.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { askRoute } from '../server/ask.ts';
import { useAsked } from '../server/use-asked.ts';
import { placeWords } from '../words/place-words.ts';
import { tag } from '../words/tag.ts';
import { words } from '../words/words.ts';

/** The secret link of one’s card to a calendar of the deadlines, in the language of the page. */
export function CalendarPart({ as }: { as: string | undefined }) {
  const { game } = useTable();
  const { calendar: said } = placeWords;
  const [heading] = useHeading();
  const { value, problem } = useAsked(() => askRoute('GET /api/v1/games/:game/calendar', { params: { game }, as }));
  const link = value === undefined ? undefined : `${value.link}?lang=${tag}`;
  return (
    <Part id="calendar" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <ProblemNote problem={problem} />
      {link === undefined ? (
        problem === undefined && <p>{words.door.oneMoment}</p>
      ) : (
        <div className="shown-once">
          <p id="calendar-secret">{said.secret}</p>
          <CopyField label={said.link} text={link} about="calendar-secret">
            {/* A calendar program subscribes to it, where a page would be downloaded. */}
            <a className="btn btn--s btn--quiet" href={link.replace(/^https?:/, 'webcal:')}>
              <Icon name="clock" small />
              {said.open}
            </a>
          </CopyField>
        </div>
      )}
    </Part>
  );
}
