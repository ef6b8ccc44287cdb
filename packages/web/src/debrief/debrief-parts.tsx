import type { GameEvent } from '@defensor/game';
import { Icon } from '../components/icon.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import type { People } from '../print/use-people.ts';
import { useTable } from '../seat/at-table.ts';
import { debriefWords } from '../words/debrief-words.ts';
import { happenedIn } from '../words/happened.ts';
import { seatNames } from '../words/seats.ts';
import { words } from '../words/words.ts';
import { fateOf, signedPacts } from './ending.ts';
import { turningPoints } from './turning-points.ts';

/** The lines of the record on which the game turned. */
export function TurningPoints() {
  const { view, sentences } = useTable();
  const points = turningPoints(view.gazette);
  return (
    <section className="points">
      <h2>{debriefWords.turningPoints}</h2>
      {points.length === 0 && <p className="soft">{debriefWords.noPoints}</p>}
      <ol>
        {points.map((line, index) => (
          <li key={line.line}>
            <span className="no">{index + 1}</span>
            <div>
              <small>{words.seat.turn(line.turn)}</small>
              <p>{happenedIn(sentences).ofEvent(line as unknown as Pick<GameEvent, 'type' | 'facts'>)}</p>
            </div>
            <span className="rule-no">{line.rule}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The pacts that all their parties signed, and whether they were kept. */
export function Pacts() {
  const { view, variant, texts } = useTable();
  const { title } = seatNames(variant, view.seats);
  const pacts = signedPacts(view.pacts);
  return (
    <section className="pacts">
      <h2>{debriefWords.pacts}</h2>
      {pacts.length === 0 && <p className="soft">{debriefWords.noPacts}</p>}
      <ul>
        {pacts.map(({ id, parties, text, turn, kept }) => {
          const fate = fateOf(kept);
          return (
            <li key={id}>
              <span className="pact-arms">
                {parties.map((seat) => (
                  <SeatArms key={seat} variant={variant} power={view.seats.find((one) => one.id === seat)?.power} />
                ))}
              </span>
              <div>
                <p>{texts[text.id]}</p>
                <small>{parties.map(title).join(', ')}</small>
                <span className={`state state--${fate === 'kept' ? 'ok' : fate === 'broken' ? 'bad' : 'wait'}`}>
                  {fate !== 'unjudged' && (
                    <Icon name={fate === 'kept' ? 'check' : fate === 'broken' ? 'cross' : 'warn'} />
                  )}
                  {debriefWords[fate]}
                </span>
              </div>
              <small>{words.seat.turn(turn)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What people wrote into their journals: everybody’s for the Judge when the game is over, one’s own for a player. */
export function Journals({ people }: { people: People | undefined }) {
  const { view, variant, texts } = useTable();
  const { title } = seatNames(variant, view.seats);
  const journals = view.notes.filter(({ kind }) => kind === 'journal');
  const nameOf = (seat: string) => {
    const person = view.seats.find(({ id }) => id === seat)?.person;
    const name = person === undefined ? undefined : people?.byId.get(person)?.name;
    return name === undefined ? title(seat) : `${name}, ${title(seat)}`;
  };
  return (
    <section className="journals">
      <h2>{debriefWords.journals}</h2>
      {journals.length === 0 && <p className="soft">{debriefWords.noJournals}</p>}
      <div className="three">
        {journals.map(({ seat, turn, text, atMs }) => (
          <blockquote key={`${seat} ${atMs}`}>
            {texts[text.id]}
            <footer>
              {nameOf(seat)}, {words.seat.turn(turn)}
            </footer>
          </blockquote>
        ))}
      </div>
    </section>
  );
}

/** What each one did: turns signed, letters sent, bans borne. The Judge sees all, a player what is her or his own. */
export function Records({ people }: { people: People | undefined }) {
  const { view, variant } = useTable();
  const { title } = seatNames(variant, view.seats);
  const isJudge = view.desk !== undefined;
  const own = 'participation' in view ? (view.participation ?? []) : [];
  const rows = view.desk?.grades ?? own;
  if (rows.length === 0) return null;
  const bans = (seat: string) =>
    view.gazette.filter(({ type, facts }) => type === 'banBegan' && (facts as { seat?: string }).seat === seat).length;
  return (
    <section className="records">
      <h2>{isJudge ? debriefWords.records : debriefWords.mine}</h2>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{debriefWords.person}</th>
            <th scope="col">{debriefWords.seat}</th>
            <th scope="col" className="n">
              {debriefWords.signedTurns}
            </th>
            <th scope="col" className="n">
              {debriefWords.letters}
            </th>
            <th scope="col" className="n">
              {debriefWords.banned}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, person, count, of }) => (
            <tr key={`${seat} ${person ?? ''}`}>
              <th scope="row">{(person === undefined ? undefined : people?.byId.get(person)?.name) ?? '–'}</th>
              <td>{title(seat)}</td>
              <td className="n">
                {count}/{of}
              </td>
              <td className="n">{view.letters.filter(({ from }) => from === seat).length}</td>
              <td className="n">{bans(seat) === 0 ? debriefWords.never : bans(seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
