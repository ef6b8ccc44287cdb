import type { Store } from '../store/store.ts';
import type { Host } from './host.ts';
import type { StoreClock } from './store-clock.ts';

/** A node further off from the database's clock than this schedules nothing, and says so. */
const MOST_SKEW_MS = 2_000;

const LOOK_EVERY_MS = 1_000;
const AT_ONCE = 50;
const SIDE_BY_SIDE = 8;

export interface SchedulerSettings {
  readonly store: Store;
  readonly host: Host;
  readonly clock: StoreClock;
  /** Tells this node from the others. */
  readonly node: string;
  readonly onTrouble: (trouble: 'clock-off' | 'store' | 'game', facts: Readonly<Record<string, unknown>>) => void;
}

export interface Scheduler {
  /** Begins to keep the time. */
  start(): void;
  /** Looks now, and closes all that is due. Returns how many phases it closed. */
  look(): Promise<number>;
  /** Whether this node's clock is too far off to keep the time. */
  isOff(): boolean;
  stop(): Promise<void>;
}

/**
 * Keeps the time: closes every phase whose time is up by the database's clock, whichever node comes first. It wakes when
 * the next phase is due, and each second at least, so that nothing set on another node is missed.
 */
export function createScheduler({ store, host, clock, node, onTrouble }: SchedulerSettings): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  let wasOff = false;

  const isOff = () => Math.abs(clock.skewMs() ?? 0) > MOST_SKEW_MS;

  const closeDue = async (): Promise<number> => {
    await clock.now();
    if (isOff()) {
      if (!wasOff) onTrouble('clock-off', { skewMs: Math.round(clock.skewMs() ?? 0) });
      wasOff = true;
      return 0;
    }
    wasOff = false;
    let closed = 0;
    for (;;) {
      const due = isStopped ? [] : await store.games.claimDue(node, AT_ONCE);
      if (due.length === 0) return closed;
      const waiting = [...due];
      const work = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          if (await closeOne(next.game)) closed += 1;
        }
      };
      await Promise.all(Array.from({ length: Math.min(SIDE_BY_SIDE, due.length) }, work));
    }
  };

  const closeOne = async (game: string): Promise<boolean> => {
    try {
      return await host.passTime(game);
    } catch (error) {
      // The claim lapses, and the game is looked at again; the others go on.
      onTrouble('game', { game, err: error });
      return false;
    }
  };

  const look = (): Promise<number> => {
    const mine = running.then(closeDue, closeDue);
    running = mine;
    return mine;
  };

  const wait = async () => {
    let pauseMs = LOOK_EVERY_MS;
    try {
      await look();
      const [next, now] = [await store.games.nextDue(), clock.reckoned()];
      // What is claimed and still due is in other hands: then the next second is soon enough.
      if (next !== undefined && now !== undefined && next > now) pauseMs = Math.min(LOOK_EVERY_MS, next - now + 1);
    } catch (error) {
      onTrouble('store', { err: error });
    }
    if (!isStopped) timer = setTimeout(() => void wait(), pauseMs);
  };

  return {
    start: () => void wait(),
    look,
    isOff,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running.catch(() => undefined);
    },
  };
}
