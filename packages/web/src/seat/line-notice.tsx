import { Icon } from '../components/icon.tsx';
import type { Following } from '../server/follow-game.ts';
import { words } from '../words/words.ts';

/** Says when what is shown may be old, and since when. */
export function LineNotice({ following, onLook }: { following: Following; onLook: () => void }) {
  const { isLive, lostAtMs, seen, problem } = following;
  const text =
    !isLive && lostAtMs !== undefined
      ? words.seat.lost(lostAtMs)
      : seen?.stale === true
        ? words.seat.stale
        : problem?.sentence;
  return (
    <div className="line-notice" role="status">
      {text !== undefined && (
        <p className="notice notice--off" data-line-state={isLive ? 'stale' : 'lost'}>
          <Icon name="warn" small />
          <span>{text}</span>
          <button type="button" className="btn btn--quiet btn--s" onClick={onLook}>
            {words.seat.lookAgain}
          </button>
        </p>
      )}
    </div>
  );
}
