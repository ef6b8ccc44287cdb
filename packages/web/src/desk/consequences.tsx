import { movementSentences } from '@defensor/api';
import type { MovementResult } from '@defensor/diplomacy';
import type { GameEvent } from '@defensor/game';
import { useMemo } from 'react';
import { RuleNo } from '../components/rule-no.tsx';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { deskWords } from '../words/desk-words.ts';
import { happenedIn } from '../words/happened.ts';
import { language } from '../words/language.ts';
import { orderLine } from '../words/orders.ts';
import { consequences } from './dry-run-scene.ts';
import { useDesk } from './use-ruling.ts';

/** What the private run brings about, each with its rule: throne and ban, and the board. */
export function Consequences({ result, isReal }: { result: MovementResult; isReal: boolean }) {
  const { desk } = useDesk();
  const { dryRun: said } = deskWords.desk;
  const { church, board } = useMemo(() => consequences(desk.dryRun?.events ?? []), [desk]);
  return (
    <section className="conseq" {...SCROLLED_BY_KEYS} aria-label={said.consequences}>
      <div>
        <h3 className="h-small">{said.church}</h3>
        {isReal ? (
          <EventLines events={church} none={said.nothingOfTheChurch} />
        ) : (
          <p className="small soft">{said.otherWorld}</p>
        )}
      </div>
      <div>
        <h3 className="h-small">{said.board}</h3>
        <ul>
          <MovementLines result={result} />
        </ul>
        {isReal && <EventLines events={board} none="" />}
      </div>
    </section>
  );
}

function EventLines({ events, none }: { events: readonly GameEvent[]; none: string }) {
  const { sentences } = useDesk();
  if (events.length === 0) return none === '' ? null : <p className="small soft">{none}</p>;
  return (
    <ul>
      {events.map((event, index) => {
        const details =
          event.type === 'bullsPublished' || event.type === 'phaseOpened' ? [] : happenedIn(sentences).detailsOf(event);
        return (
          // The run has no numbers for its events: their order is what tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole.
          <li key={index} data-event={event.type}>
            <span>
              {happenedIn(sentences).ofEvent(event)}
              {details.length > 0 && (
                <details>
                  <summary>{deskWords.desk.dryRun.details}</summary>
                  <ul>
                    {details.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </details>
              )}
            </span>
            <RuleNo rule={event.rule} />
          </li>
        );
      })}
    </ul>
  );
}

/** What became of each order: first who is driven out, what failed and who was not free to move, the rest behind a line. */
function MovementLines({ result }: { result: MovementResult }) {
  const { variant, naming } = useDesk();
  const lines = useMemo(() => {
    const sentences = movementSentences(variant, result, { names: naming.names, length: 'full', language });
    return result.unitOutcomes.map(({ unit, order, given, result: came, dislodged, immobilised }, index) => ({
      id: unit.id,
      rank: dislodged
        ? 0
        : !immobilised && (came === 'succeeds' || came === 'given' || came === 'available' || came === 'stands')
          ? 2
          : 1,
      isOrdered: given !== undefined,
      text: orderLine(naming, order),
      sentence: sentences.ofUnit(index),
    }));
  }, [variant, naming, result]);
  const { dryRun: said } = deskWords.desk;
  const told = lines.filter(({ rank }) => rank < 2).sort((a, b) => a.rank - b.rank);
  const others = lines.filter(({ rank, isOrdered }) => rank === 2 && isOrdered);
  const without = lines.filter(({ rank, isOrdered }) => rank === 2 && !isOrdered).length;
  return (
    <>
      {told.map((line) => (
        <li key={line.id}>
          <span>
            <b>{line.text}</b>: {line.sentence}
          </span>
        </li>
      ))}
      <li>
        <details>
          <summary>{said.succeed(others.length, without)}</summary>
          <ul>
            {others.map((line) => (
              <li key={line.id}>
                {line.text}: {line.sentence}
              </li>
            ))}
          </ul>
        </details>
      </li>
    </>
  );
}
