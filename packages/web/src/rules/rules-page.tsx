import { RunningHead } from '../components/running-head.tsx';
import { useTitle } from '../components/use-title.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { rulesWords } from '../words/rule-words.ts';
import { RuleBook } from './rule-book.tsx';

/** `/rules`: the rules for everybody, without a game. */
export default function RulesPage() {
  useTitle(rulesWords.title);
  return (
    <div className="page page--rules">
      <RunningHead title={rulesWords.title} about={rulesWords.about} />
      <main className="papers" {...SCROLLED_BY_KEYS}>
        <div className="rules">
          <RuleBook />
        </div>
      </main>
    </div>
  );
}
