// npm run bench: how long the kernel takes for a position that people played, beside the goal. Reading, parsing and
// laying out as integers come before the clock; every run works everything out anew.
import {
  adjudicatePosition,
  encodePosition,
  generateLegalOrders,
  listLegalOrders,
  positionLength,
  STANDARD,
  tablesOf,
} from '../src/index.ts';
import { readPhases } from './played/phases.ts';

const RUNS = 101;
const GOALS = { adjudicate: 1.5, integers: 8, texts: 15 };
/** A run is timed in so many parts, each short enough to go through now and then without the machine doing anything else. */
const PARTS = 12;

const tables = tablesOf(STANDARD);
const phases = readPhases();
const starts = [0];
for (const { units, orders } of phases) {
  starts.push((starts.at(-1) ?? 0) + positionLength(units.length, orders.length));
}
const words = new Int32Array(starts.at(-1) ?? 0);
for (const [i, { units, orders }] of phases.entries()) {
  encodePosition(tables, units, orders, undefined, words, starts[i]);
}

interface Measured {
  /** Microseconds a phase: the median of the runs. */
  readonly median: number;
  /** The same with each part of a run as quick as it ever was: what a machine takes that does nothing else. */
  readonly undisturbed: number;
}

function measure(work: (at: number) => unknown): Measured {
  const quickest = new Float64Array(PARTS).fill(Number.POSITIVE_INFINITY);
  const runs = Array.from({ length: RUNS }, () => {
    const times = Array.from({ length: PARTS }, (_, part) => timeOf(work, partStart(part), partStart(part + 1)));
    for (const [part, time] of times.entries()) quickest[part] = Math.min(quickest[part] ?? 0, time);
    return sum(times);
  }).sort((a, b) => a - b);
  return { median: (runs[RUNS >> 1] ?? Number.NaN) / phases.length, undisturbed: sum(quickest) / phases.length };
}

const partStart = (part: number): number => Math.round((part * phases.length) / PARTS);

/** Microseconds that the phases from one to another take. */
function timeOf(work: (at: number) => unknown, first: number, end: number): number {
  const begin = process.hrtime.bigint();
  for (let i = first; i < end; i++) work(starts[i] ?? 0);
  return Number(process.hrtime.bigint() - begin) / 1000;
}

const sum = (times: Iterable<number>): number => [...times].reduce((total, time) => total + time, 0);

function report(what: string, goal: number, work: (at: number) => unknown): void {
  measure(work); // V8 compiles
  const { median, undisturbed } = measure(work);
  console.log(`${what}: ${median.toFixed(2)} µs a phase (${undisturbed.toFixed(2)} undisturbed); goal ${goal}`);
}

console.log(`${phases.length} played movement phases, standard map, one thread, ${RUNS} runs, Node ${process.version}`);
report('outcomes with causes, boards, retreats, contested', GOALS.adjudicate, (at) =>
  adjudicatePosition(tables, words, at),
);
report('every legal order as integers', GOALS.integers, (at) => generateLegalOrders(tables, words, at));
report('every legal order as texts', GOALS.texts, (at) => listLegalOrders(tables, words, at));
