import { cpus } from 'node:os';

/** How long the work is done beforehand, so that what is measured is compiled code. */
const WARM_UP_MS = 500;

/** Positions per second over `runs` runs of `work`, each of which does all `positions`; the median of them. */
export function measure(positions: number, runs: number, work: () => void): number {
  if (positions === 0) return 0;
  const begin = performance.now();
  while (performance.now() - begin < WARM_UP_MS) work();
  const rates = Array.from({ length: runs }, () => {
    const start = process.hrtime.bigint();
    work();
    const ns = Number(process.hrtime.bigint() - start);
    return (positions * 1e9) / Math.max(ns, 1);
  });
  return median(rates);
}

/** The line that tells a rate, and how it was measured. */
export function rateLine(rate: number, positions: number, runs: number, how: string): string {
  const microseconds = rate === 0 ? 0 : 1e6 / rate;
  const machine = `Node ${process.versions.node}, one thread, ${cpus()[0]?.model ?? 'unknown processor'}`;
  return (
    `${Math.round(rate)} positions per second (median of ${runs} run${runs === 1 ? '' : 's'} over ${positions} position` +
    `${positions === 1 ? '' : 's'}: ${microseconds.toPrecision(3)} µs each; ${how}; ${machine})\n`
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
