import type { ReactNode } from 'react';
import { LanguageChoice } from '../components/language-choice.tsx';
import { useTitle } from '../components/use-title.ts';
import { words } from '../words/words.ts';

/** A page on the way in: the name of the house, a heading, one thing to do. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return (
    <div className="door">
      <header className="door-head">
        <a className="word" href="/">
          {words.app.name}
        </a>
        <LanguageChoice />
      </header>
      <main className="door-leaf">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
