import type { Variant } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import { Icon } from '../components/icon.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import type { Theme } from '../map/view/sheet.tsx';
import { words } from '../words/words.ts';
import { Clock } from './clock.tsx';

interface SeatHeadProps {
  readonly variant: Variant;
  readonly view: View;
  readonly title: string;
  readonly aheadMs: number;
  readonly theme: Theme;
  readonly onTheme: () => void;
}

/** The running head: my arms, the turn and the phase, my ban, the clock. */
export function SeatHead({ variant, view, title, aheadMs, theme, onTheme }: SeatHeadProps) {
  const me = view.seats.find(({ id }) => id === view.viewer);
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
      <button type="button" className="btn btn--quiet theme" onClick={onTheme}>
        <Icon name={theme === 'dark' ? 'sun' : 'candle'} small />
        <span className="theme-word">{theme === 'dark' ? words.header.theme.light : words.header.theme.dark}</span>
      </button>
      <Clock clock={view.clock} aheadMs={aheadMs} />
    </header>
  );
}
