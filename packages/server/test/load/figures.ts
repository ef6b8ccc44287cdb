import { loadavg } from 'node:os';

/** Times in milliseconds, and what part of them stays below what. */
export class Times {
  readonly #all: number[] = [];

  add(ms: number): void {
    this.#all.push(ms);
  }

  get count(): number {
    return this.#all.length;
  }

  /** What `part` of them stay below, 0.99 of them say. */
  at(part: number): number {
    const sorted = this.#all.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  }

  /** As a line: `p50 3 ms, p99 20 ms, most 31 ms (1,000)`. */
  toString(): string {
    const [p50, p99, most] = [this.at(0.5), this.at(0.99), this.at(1)].map((ms) => ms.toFixed(ms < 10 ? 1 : 0));
    return `p50 ${p50} ms, p99 ${p99} ms, most ${most} ms (${this.count.toLocaleString('en-GB')})`;
  }
}

/** Prints a figure with the load of the machine, and fails the proof where it misses its mark. */
export function report(what: string, figure: string, holds = true): void {
  console.log(`${holds ? 'met   ' : 'MISSED'} ${what}: ${figure}; load ${loadavg()[0]?.toFixed(1)}`);
  if (!holds) process.exitCode = 1;
}
