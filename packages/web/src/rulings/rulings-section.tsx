import type { GameEvent } from '@defensor/game';
import { RuleNo } from '../components/rule-no.tsx';
import { useTable } from '../seat/at-table.ts';
import { Papers } from '../shell/papers.tsx';
import { rulingsWords as said } from '../words/church-words.ts';
import { happenedIn } from '../words/happened.ts';
import { words } from '../words/words.ts';
import '../styles/rulings.css';

/** What the Judge ruled, set or undid: events whose name says so, but for the clock's. */
const RULING = /Overridden$|Decided$|Took|Void$|^undone$|^redone$|^boardSet$|^ownersSet$|^turnSet$|Changed$|Corrected$/;
const OF_SEATS =
  /Suspended$|Reinstated$|Emptied$|Merged$|^seatRemoved$|^seatAdded$|RulerNamed$|Muted$|Hidden$|^ordained/;

/** Every ruling of the Judge that everybody may know of, the latest first, with its number to cite it by. */
export default function RulingsSection() {
  const { view, sentences } = useTable();
  const lines = view.gazette.filter(({ type }) => RULING.test(type) || OF_SEATS.test(type)).reverse();
  return (
    <Papers>
      <section className="rulings-log" aria-labelledby="rulings-title">
        <h2 className="h-sec" id="rulings-title">
          {said.title}
        </h2>
        <p className="small soft">{said.about}</p>
        {lines.length === 0 && <p className="empty">{said.none}</p>}
        <ol>
          {lines.map((line) => (
            <li key={line.line} id={`ruling-${line.line}`}>
              <p>
                {happenedIn(sentences).ofEvent(line as unknown as Pick<GameEvent, 'type' | 'facts'>)}{' '}
                <RuleNo rule={line.rule} />
              </p>
              <p className="small faint">
                {said.cite(line.line)} · {words.seat.turn(line.turn)} · {words.seat.moment(line.at)}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </Papers>
  );
}
