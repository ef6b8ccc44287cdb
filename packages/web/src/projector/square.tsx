import type { GameSentences } from '@defensor/api';
import type { EventOf, GameEvent, View } from '@defensor/game';
import { Icon } from '../components/icon.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { useTable } from '../seat/at-table.ts';
import { Clock } from '../seat/clock.tsx';
import { capital } from '../words/counting.ts';
import { happenedIn } from '../words/happened.ts';
import { projectorWords } from '../words/projector-words.ts';
import { seatNames } from '../words/seats.ts';

/** What makes a headline. Bans stand in a list of their own. */
const HEADLINES = new Set<string>([
  ...['gameEnded', 'popeDeposed', 'popeElected', 'antiPopeElected', 'antiPopeDeposed', 'conclaveOpened'],
  ...['resignationTookEffect', 'unitImmobilised', 'councilConvened'],
  ...['councilEnded', 'powerEliminated', 'victoryWithheld', 'seeOccupied', 'ownershipSettled', 'emperorCrowned'],
  ...['bishopOrdained', 'undone', 'statementIssued'],
]);
const HEADLINES_SHOWN = 3;
const BANS_SHOWN = 5;

/** A line of the record, as short as it can be said. */
function headline(line: View['gazette'][number], sentences: GameSentences): string {
  if (line.type !== 'seeOccupied')
    return happenedIn(sentences).ofEvent(line as unknown as Pick<GameEvent, 'type' | 'facts'>);
  const { power, see } = line.facts as EventOf<'seeOccupied'>['facts'];
  return capital(projectorWords.master(sentences.words.power(power), sentences.words.place(see)));
}

/** Between results: the clock, the headlines, who is banned, who reigns. */
export function Square() {
  const { view, variant, sentences, following } = useTable();
  const { title } = seatNames(variant, view.seats);
  const headlines = view.gazette
    .filter(({ type }) => HEADLINES.has(type))
    .slice(-HEADLINES_SHOWN)
    .reverse();
  const council =
    'conclave' in view && view.conclave !== undefined
      ? projectorWords.conclave
      : 'council' in view && view.council !== undefined
        ? projectorWords.council
        : projectorWords.noCouncil;
  const isOver = view.phase === 'ended';
  return (
    <>
      <div className="wall-clock">{!isOver && <Clock clock={view.clock} aheadMs={following.aheadMs} />}</div>
      <ul className="headlines">
        {headlines.map((line) => (
          <li key={line.line}>
            <p>{headline(line, sentences)}</p>
          </li>
        ))}
      </ul>
      {view.throne !== undefined && (
        <section className="wall-church">
          {view.bans.length === 0 ? (
            <h2 className="soft">{projectorWords.nobody}</h2>
          ) : (
            <h2>
              <Icon name="ban" />
              {projectorWords.excommunicated}
            </h2>
          )}
          <ul>
            {view.bans.slice(0, BANS_SHOWN).map(({ id, seat }) => (
              <li key={id}>
                <SeatArms variant={variant} power={view.seats.find((one) => one.id === seat)?.power} />
                <b>{title(seat)}</b>
              </li>
            ))}
            {view.bans.length > BANS_SHOWN && <li>{projectorWords.more(view.bans.length - BANS_SHOWN)}</li>}
          </ul>
          <p className="wall-pope">
            <SeatArms variant={variant} power={undefined} />
            {view.throne.kind === 'vacant'
              ? projectorWords.vacant(council)
              : projectorWords.reigns(title(view.throne.pope), council)}
          </p>
        </section>
      )}
    </>
  );
}
