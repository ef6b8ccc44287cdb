import { cpus } from 'node:os';

/** How long the work is done beforehand, so that what is measured is compiled code. */
const WARM_UP_MS = 500;

/** What `runs` runs took for one position, in microseconds: the median by the clock, and of processor time. */
export interface Measured {
  readonly positions: number;
  readonly runs: number;
  readonly clockUs: number;
  readonly processorUs: number;
}

/** Measures `work`, each call of which does all `positions`. */
export function measure(positions: number, runs: number, work: () => void): Measured {
  if (positions === 0) return { positions, runs, clockUs: 0, processorUs: 0 };
  const begin = performance.now();
  while (performance.now() - begin < WARM_UP_MS) work();
  const times = Array.from({ length: runs }, () => {
    const processor = process.cpuUsage();
    const start = process.hrtime.bigint();
    work();
    const clockUs = Number(process.hrtime.bigint() - start) / 1000;
    const { user, system } = process.cpuUsage(processor);
    return { clockUs: clockUs / positions, processorUs: (user + system) / positions };
  });
  return {
    positions,
    runs,
    clockUs: median(times.map((time) => time.clockUs)),
    processorUs: median(times.map((time) => time.processorUs)),
  };
}

/** The line that tells a rate, and how it was measured. On a busy machine the clock runs on while others work. */
export function rateLine({ positions, runs, clockUs, processorUs }: Measured, how: string): string {
  const rate = clockUs === 0 ? 0 : Math.round(1e6 / clockUs);
  const times = `${clockUs.toPrecision(3)} µs each by the clock, ${processorUs.toPrecision(3)} µs of processor time`;
  const machine = `Node ${process.versions.node}, one thread, ${cpus()[0]?.model ?? 'unknown processor'}`;
  return `${rate} positions per second (median of ${many(runs, 'run')} over ${many(positions, 'position')}: ${times}; ${how}; ${machine})\n`;
}

const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
