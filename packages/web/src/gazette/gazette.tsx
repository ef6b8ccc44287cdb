import type { GameSentences } from '@defensor/api';
import type { GameEvent, View } from '@defensor/game';
import { RuleNo } from '../components/rule-no.tsx';
import { words } from '../words/words.ts';

/** How many lines are shown at first. */
const SHOWN = 60;

/** The public record in words, the latest first, each line with its rule. */
export function Gazette({ view, sentences }: { view: View; sentences: GameSentences }) {
  const lines = view.gazette.slice(-SHOWN).reverse();
  return (
    <section className="gazette" aria-labelledby="gazette-title">
      <h2 className="h-sec" id="gazette-title">
        {words.seat.gazette}
      </h2>
      <ol>
        {lines.map((line) => {
          const event = line as unknown as Pick<GameEvent, 'type' | 'facts'>;
          const details = sentences.detailsOf(event);
          return (
            <li key={line.line}>
              <p>
                {sentences.ofEvent(event)} <RuleNo rule={line.rule} />
              </p>
              {details.length > 0 && (
                <ul className="small">
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
              <p className="small faint">{words.seat.turn(line.turn)}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
