import type { View } from '@defensor/game';
import { useEffect, useState } from 'react';
import { words } from '../words/words.ts';

/** With less than this left the clock is red. */
const LOW_MS = 60_000;

/** How long the phase has left, by the server's time. */
export function Clock({ clock, aheadMs }: { clock: View['clock']; aheadMs: number }) {
  const { deadline, pausedWithMs } = clock;
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (deadline === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  if (pausedWithMs !== undefined) {
    return (
      <span className="clock is-paused">
        {words.seat.left(pausedWithMs)} <small>{words.seat.paused}</small>
      </span>
    );
  }
  if (deadline === undefined) return <span className="clock-none small soft">{words.seat.noClock}</span>;
  const leftMs = Math.max(0, deadline - nowMs - aheadMs);
  return (
    <span className={leftMs < LOW_MS ? 'clock is-low' : 'clock'} role="timer" aria-label={words.seat.clock}>
      {words.seat.left(leftMs)}
    </span>
  );
}
