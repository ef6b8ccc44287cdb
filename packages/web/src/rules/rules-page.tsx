import { LanguageChoice } from '../components/language-choice.tsx';
import { useTitle } from '../components/use-title.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { rulesWords } from '../words/rule-words.ts';
import { words } from '../words/words.ts';
import { RuleBook } from './rule-book.tsx';

/** `/rules`: the rules for everybody, without a game. */
export default function RulesPage() {
  useTitle(rulesWords.title);
  return (
    <div className="page page--rules">
      <header className="running">
        <a className="word" href="/">
          {words.app.name}
        </a>
        <h1 className="when">
          <span className="turn">{rulesWords.title}</span>
          <span className="phase">{rulesWords.about}</span>
        </h1>
        <span className="end">
          <LanguageChoice />
        </span>
      </header>
      <main className="papers" {...SCROLLED_BY_KEYS}>
        <div className="rules">
          <RuleBook />
        </div>
      </main>
    </div>
  );
}
