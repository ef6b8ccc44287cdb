import { Link, useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { seatNames } from '../words/seats.ts';
import { words } from '../words/words.ts';
import { useTable } from './at-table.ts';
import { Clock } from './clock.tsx';
import { popeIn } from './stage-of-view.ts';

/** The running head: my arms, which lead to my place, the turn and the phase, who is Pope and who is banned, the last turn, the clock. */
export function SeatHead() {
  const { base, variant, view, me, title, following, theme, toggleTheme } = useTable();
  const { search } = useLocation();
  const { head } = words.board;
  const names = seatNames(variant, view.seats);
  const place = { pathname: `${base}/place`, search };
  const pope = popeIn(view);
  const isBanned = view.bans.some(({ seat }) => seat === view.viewer);
  const last = view.history.findLast(({ movement }) => movement !== undefined);
  return (
    <header className="running seat-head">
      <span className="word" aria-hidden="true">
        {words.app.name}
      </span>
      <Link className="head-arms" to={place} aria-label={words.shell.sections.place}>
        <SeatArms variant={variant} power={me?.power} />
      </Link>
      <h1 className="when">
        <span className="turn">{words.seat.turn(view.turn)}</span>
        <span className="phase">{words.seat.phases[view.phase]}</span>
        <span className="vh">{title}</span>
      </h1>
      <dl className="facts">
        <div>
          <dt>{head.you}</dt>
          <dd>
            <SeatArms variant={variant} power={me?.power} />
            <Link to={place} title={words.shell.sections.place}>
              {title}
            </Link>
          </dd>
        </div>
        {view.addendum.kind === 'papacy' && (
          <>
            <div>
              <dt>{head.pope}</dt>
              <dd data-pope={pope}>
                <span className="arms-see">
                  <Icon name="mitre" />
                </span>
                {pope === undefined ? head.vacant : names.title(pope)}
              </dd>
            </div>
            {view.bans.length > 0 && (
              <div>
                <dt>{head.banned}</dt>
                <dd className="is-banned">
                  <Icon name="ban" small />
                  {view.bans.map(({ seat }) => names.title(seat)).join(', ')}
                </dd>
              </div>
            )}
          </>
        )}
        {last !== undefined && (
          <div>
            <dt>{head.last}</dt>
            <dd>
              <Link to={{ pathname: `${base}/gazette`, search }}>
                {words.board.gazetteOf(words.seat.turn(last.turn))}
              </Link>
            </dd>
          </div>
        )}
      </dl>
      <span className="end">
        {isBanned && (
          <span className="my-ban">
            <Icon name="ban" small />
            {words.seat.banned}
          </span>
        )}
        <button
          type="button"
          className="btn btn--quiet theme"
          aria-label={theme === 'dark' ? words.header.toTheme.light : words.header.toTheme.dark}
          onClick={toggleTheme}
        >
          <Icon name={theme === 'dark' ? 'sun' : 'candle'} small />
        </button>
        <Clock clock={view.clock} aheadMs={following.aheadMs} />
      </span>
    </header>
  );
}
