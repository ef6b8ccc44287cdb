import { useCallback, useEffect, useRef, useState } from 'react';
import { type Following, followGame, type GameLine } from '../server/follow-game.ts';

/** A game that a seat has open, kept up to date; and a way to load it anew. */
export function useGame(game: string, as: string | undefined, eyes?: 'projector'): readonly [Following, () => void] {
  const [following, setFollowing] = useState<Following>({ aheadMs: 0, isLive: true });
  const line = useRef<GameLine>(undefined);
  useEffect(() => {
    const tell = (change: Partial<Following>) =>
      setFollowing((before) => ({
        ...before,
        ...change,
        // The moment of the loss, not of the last attempt; of what was kept on the device, when it was seen.
        ...(change.isLive === false && !before.isLive && change.seen === undefined
          ? { lostAtMs: before.lostAtMs }
          : {}),
      }));
    const opened = followGame(game, as, tell, eyes);
    line.current = opened;
    return () => opened.close();
  }, [game, as, eyes]);
  const look = useCallback(() => line.current?.look(), []);
  return [following, look];
}
