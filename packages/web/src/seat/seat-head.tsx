import { Icon } from '../components/icon.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { words } from '../words/words.ts';
import { useTable } from './at-table.ts';
import { Clock } from './clock.tsx';

/** The running head: my arms, the turn and the phase, my ban, the clock. */
export function SeatHead() {
  const { variant, view, me, title, following, theme, toggleTheme } = useTable();
  const isBanned = view.bans.some(({ seat }) => seat === view.viewer);
  return (
    <header className="running seat-head">
      <SeatArms variant={variant} power={me?.power} />
      <h1 className="when">
        <span className="turn">{words.seat.turn(view.turn)}</span>
        <span className="phase">{words.seat.phases[view.phase]}</span>
        <span className="vh">{title}</span>
      </h1>
      <span className="seat-me">{title}</span>
      {isBanned && (
        <span className="my-ban">
          <Icon name="ban" small />
          {words.seat.banned}
        </span>
      )}
      <button type="button" className="btn btn--quiet theme" onClick={toggleTheme}>
        <Icon name={theme === 'dark' ? 'sun' : 'candle'} small />
        <span className="theme-word">{theme === 'dark' ? words.header.theme.light : words.header.theme.dark}</span>
      </button>
      <Clock clock={view.clock} aheadMs={following.aheadMs} />
    </header>
  );
}
