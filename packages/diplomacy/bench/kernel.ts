// npm run bench: how long the kernel takes for a phase that people played, beside the goal. Reading, parsing and laying
// out as integers come before the clock; every run works everything out anew.
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

const RUNS = 61;
const GOALS = { adjudicate: 1.5, integers: 8, texts: 15 };

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

/** Microseconds a phase, the median and the quickest of the runs. */
function measure(work: (at: number) => unknown): { readonly median: number; readonly quickest: number } {
  const times = Array.from({ length: RUNS }, () => {
    const begin = process.hrtime.bigint();
    for (let i = 0; i < phases.length; i++) work(starts[i] ?? 0);
    return Number(process.hrtime.bigint() - begin) / 1000 / phases.length;
  }).sort((a, b) => a - b);
  return { median: times[RUNS >> 1] ?? Number.NaN, quickest: times[0] ?? Number.NaN };
}

function report(what: string, goal: number, work: (at: number) => unknown): void {
  measure(work); // V8 compiles
  const { median, quickest } = measure(work);
  console.log(`${what}: ${median.toFixed(2)} µs a phase (quickest run ${quickest.toFixed(2)}); goal ${goal}`);
}

console.log(`${phases.length} played movement phases, standard map, one thread, ${RUNS} runs, Node ${process.version}`);
report('outcomes with causes, boards, retreats, contested', GOALS.adjudicate, (at) =>
  adjudicatePosition(tables, words, at),
);
report('every legal order as integers', GOALS.integers, (at) => generateLegalOrders(tables, words, at));
report('every legal order as texts', GOALS.texts, (at) => listLegalOrders(tables, words, at));
