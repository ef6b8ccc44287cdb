import type { Store } from '../store/store.ts';

/** How old a reading may be to reckon on from. */
const FRESH_MS = 5_000;

/** The database's clock as this node knows it. */
export interface StoreClock {
  /** Asks the database. */
  now(): Promise<number>;
  /** About what the database would say, reckoned on from the last reading; `undefined` when that is too long ago. */
  reckoned(): number | undefined;
  /** How far this machine's clock is ahead of the database's, by the last reading. */
  skewMs(): number | undefined;
}

/**
 * Reads the clock that all nodes share. Between readings it is reckoned on by the time this process has run, not by this
 * machine's clock, which somebody may set.
 */
export function storeClock(store: Pick<Store, 'now'>, machineMs: () => number = Date.now): StoreClock {
  let reading: { readonly storeMs: number; readonly runMs: number; readonly skewMs: number } | undefined;
  return {
    async now() {
      const beforeMs = performance.now();
      const machineBeforeMs = machineMs();
      const storeMs = await store.now();
      const halfMs = (performance.now() - beforeMs) / 2;
      reading = { storeMs, runMs: beforeMs + halfMs, skewMs: machineBeforeMs + halfMs - storeMs };
      return storeMs;
    },
    reckoned() {
      if (reading === undefined) return undefined;
      const sinceMs = performance.now() - reading.runMs;
      return sinceMs > FRESH_MS ? undefined : Math.floor(reading.storeMs + sinceMs);
    },
    skewMs: () => reading?.skewMs,
  };
}
