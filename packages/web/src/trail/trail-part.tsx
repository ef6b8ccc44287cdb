import { useId, useState } from 'react';
import '../styles/trail.css';
import { ActButton } from '../components/act-button.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { saveJson } from '../server/save-file.ts';
import { useSending } from '../server/use-sending.ts';
import { trailWords } from '../words/trail-words.ts';
import { words } from '../words/words.ts';
import { ChainState } from './chain-state.tsx';
import { type GameNames, sayEntries } from './say-entry.ts';
import { askTrail, type Kind, type TrailPage, together, useTrail } from './use-trail.ts';

const KINDS = Object.keys(trailWords.kinds) as readonly ('all' | Kind)[];
/** Seats of games that one may not see keep the names they have in the log. */
const UNNAMED: GameNames = { game: () => undefined, seat: (_game, seat) => seat };

interface TrailPartProps {
  /** Only what is about this class; without it, all of the installation. */
  readonly classId?: string;
  readonly games?: GameNames;
  /** What was done last on the page: it is in the trail now. */
  readonly done: string;
  readonly say: (done: string) => void;
}

/** The audit trail: who did what and when, by kind, page by page; whether it is whole; and as a file. */
export default function TrailPart({ classId, games = UNNAMED, done, say }: TrailPartProps) {
  const said = trailWords;
  const [heading] = useHeading();
  const [chosen, setKind] = useState<'all' | Kind>('all');
  const kind = chosen === 'all' ? undefined : chosen;
  const { page, problem, earlier } = useTrail(classId, kind, done);
  const { isSending, problem: unsaved, send } = useSending();
  const id = useId();
  const save = async () => {
    const all = await send(() => wholeTrail(classId, kind));
    if (all === undefined) return;
    const entry = sayEntries(all, games, classId);
    const entries = all.entries.map((one) => ({ ...one, said: trailWords.line(entry(one).who, entry(one).did) }));
    saveJson(`defensor-trail${classId === undefined ? '' : `-${classId}`}.json`, { entries });
    say(said.saved(entries.length));
  };
  return (
    <Part id="trail" title={said.title} heading={heading}>
      <p className="small soft">{classId === undefined ? said.aboutAll : said.aboutClass}</p>
      <ChainState />
      <div className="acts">
        <label className="small" htmlFor={id}>
          {said.kind}
        </label>
        <select
          id={id}
          className="field field--s"
          value={chosen}
          onChange={(event) => setKind(KINDS.find((one) => one === event.target.value) ?? 'all')}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {said.kinds[one]}
            </option>
          ))}
        </select>
        <ActButton icon="page" label={said.save} isBusy={isSending} onAct={() => void save()} />
      </div>
      <ProblemNote problem={unsaved ?? problem} />
      {page === undefined && problem === undefined && <p>{words.door.oneMoment}</p>}
      {page?.entries.length === 0 && <p className="empty">{said.none}</p>}
      {page !== undefined && <Days page={page} games={games} classId={classId} />}
      {page?.more === true && (
        <div className="acts">
          <ActButton label={said.earlier} isBusy={false} onAct={earlier} />
        </div>
      )}
    </Part>
  );
}

/** Every page of it, one after the other. */
async function wholeTrail(classId: string | undefined, kind: Kind | undefined) {
  let answer = await askTrail(classId, kind, undefined);
  while (answer.ok && answer.value.more) {
    const there: TrailPage = answer.value;
    const next = await askTrail(classId, kind, there.entries.at(-1)?.seq);
    answer = next.ok ? { ...next, value: together(there, next.value) } : next;
  }
  return answer;
}

interface DaysProps {
  readonly page: TrailPage;
  readonly games: GameNames;
  readonly classId: string | undefined;
}

/** The entries by days. */
function Days({ page, games, classId }: DaysProps) {
  const sayEntry = sayEntries(page, games, classId);
  const days = new Map<string, TrailPage['entries']>();
  for (const entry of page.entries) {
    const day = trailWords.day(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, entries]) => (
    <section key={day} className="trail-day" aria-label={day}>
      <h3 className="h-small">{day}</h3>
      <ol>
        {entries.map((entry) => {
          const { who, did } = sayEntry(entry);
          return (
            <li key={entry.seq} data-act={entry.act}>
              <time className="num" dateTime={new Date(entry.at).toISOString()}>
                {trailWords.time(entry.at)}
              </time>
              <span>
                <b>{who}</b> {did}.
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  ));
}
