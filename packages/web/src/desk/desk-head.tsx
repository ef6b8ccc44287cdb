import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { deskWords } from '../words/desk-words.ts';
import { words } from '../words/words.ts';
import { ClockWork } from './clock-work.tsx';
import { CloseNow } from './close-now.tsx';
import { useRoster } from './people.tsx';
import { useDesk } from './use-ruling.ts';

/** The running head of the Judge: the class, the turn and the phase, the clock and what moves it. */
export function DeskHead() {
  const { view, theme, toggleTheme } = useDesk();
  const { title } = useRoster();
  const [isClosing, setClosing] = useState(false);
  return (
    <div className="desk-top">
      <header className="running desk-head">
        <Link className="word" to="/classes">
          {words.app.name}
        </Link>
        <h1 className="when">
          <span className="turn">{words.seat.turn(view.turn)}</span>
          <span className="phase">{words.seat.phases[view.phase]}</span>
          <span className="vh">{deskWords.desk.sections.desk}</span>
        </h1>
        <span className="small soft desk-class">{title}</span>
        <button type="button" className="btn btn--quiet theme" onClick={toggleTheme}>
          <Icon name={theme === 'dark' ? 'sun' : 'candle'} small />
          <span className="vh">{theme === 'dark' ? words.header.toTheme.light : words.header.toTheme.dark}</span>
        </button>
        <ClockWork isClosing={isClosing} onClosing={setClosing} />
      </header>
      {isClosing && <CloseNow key={`${view.turn} ${view.phase}`} onDone={() => setClosing(false)} />}
    </div>
  );
}
