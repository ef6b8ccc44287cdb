import type { RuleName } from '@defensor/api';
import type { GameEvent } from '@defensor/game';
import { Link, useLocation } from 'react-router';
import { useTable } from '../seat/at-table.ts';
import { Papers } from '../shell/papers.tsx';
import { happenedIn } from '../words/happened.ts';
import { rulesWords } from '../words/rule-words.ts';
import { words } from '../words/words.ts';
import { RuleBook } from './rule-book.tsx';

/** How many times a rule bit are shown, the latest first. */
const SHOWN = 5;

/** The rules, and where each has bitten in this game. */
export default function RulesSection() {
  return (
    <Papers>
      <div className="rules">
        <RuleBook inGame={(name) => <Bites name={name} />} />
      </div>
    </Papers>
  );
}

function Bites({ name }: { name: RuleName }) {
  const { base, view, sentences } = useTable();
  const { search } = useLocation();
  const lines = view.gazette.filter(({ rule }) => rule === name);
  return (
    <section className="rule-part" aria-labelledby="rule-bites">
      <h3 className="h-sec" id="rule-bites">
        {rulesWords.bites}
      </h3>
      {lines.length === 0 && <p className="soft">{rulesWords.noBite}</p>}
      <ul className="readings">
        {lines
          .slice(-SHOWN)
          .reverse()
          .map((line) => (
            <li key={line.line}>
              <p className="small soft">{words.seat.turn(line.turn)}</p>
              <p className="read">
                {happenedIn(sentences).ofEvent(line as unknown as Pick<GameEvent, 'type' | 'facts'>)}
              </p>
              <Link to={{ pathname: `${base}/gazette`, search }}>{rulesWords.gazette}</Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
