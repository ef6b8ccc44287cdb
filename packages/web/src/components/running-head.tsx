import type { ReactNode } from 'react';
import '../styles/running.css';
import { useTheme } from '../page/use-theme.ts';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';
import { LanguageChoice } from './language-choice.tsx';

interface RunningHeadProps {
  readonly title: string;
  /** What of it, below. */
  readonly about?: string | undefined;
  /** Where the name of the program leads. */
  readonly home?: string;
  /** Between the title and the end. */
  readonly steps?: ReactNode;
  /** At the end, after light and language: the ways from here. */
  readonly children?: ReactNode;
}

/** The head of a page that is no game’s: its title, light or candlelight, the language, and the ways from here. */
export function RunningHead({ title, about, home = '/', steps, children }: RunningHeadProps) {
  const [theme, toggleTheme] = useTheme();
  return (
    <header className="running running--wraps">
      <a className="word" href={home}>
        {words.app.name}
      </a>
      <h1 className="when">
        <span className="turn">{title}</span>
        {about !== undefined && <span className="phase">{about}</span>}
      </h1>
      {steps}
      <span className="end">
        <button type="button" className="btn btn--quiet btn--s" onClick={toggleTheme}>
          <Icon name={theme === 'dark' ? 'sun' : 'candle'} small />
          {theme === 'dark' ? words.header.theme.light : words.header.theme.dark}
        </button>
        <LanguageChoice />
        {children}
      </span>
    </header>
  );
}
