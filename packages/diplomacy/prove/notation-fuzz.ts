// A million lines of anything: the notation never throws or hangs, and what it reads it reads again as it prints it. A million
// orders of every phase and map: parse after print is the identity.
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { type BoardPhase, parseOrder, parseSheet, printOrder, RENAISSANCE, STANDARD } from '../src/index.ts';
import { anyOrder } from '../test/notation/arbitrary-orders.ts';
import { fuzzedLine, numbers } from '../test/notation/fuzzed-lines.ts';

const LINES = 1_000_000;
const ORDERS = 1_000_000;
const SLOWEST_MS = 5000;

const kinds = [STANDARD, RENAISSANCE].flatMap((variant) =>
  (['movement', 'retreat', 'adjustment'] as const satisfies BoardPhase[]).map((phase) => ({ variant, phase })),
);

const seed = Number(process.argv[2] ?? 1454);
const random = numbers(seed);
let orders = 0;
let issues = 0;
let slowest = 0;
const start = performance.now();
for (let i = 0; i < LINES; i++) {
  const { variant, phase } = kinds[i % kinds.length] as (typeof kinds)[number];
  const text = fuzzedLine(random);
  const before = performance.now();
  const sheet = parseSheet(variant, phase, text);
  slowest = Math.max(slowest, performance.now() - before);
  for (const line of sheet.lines) {
    assert.deepEqual(parseOrder(variant, phase, printOrder(line.order)), { ok: true, order: line.order }, text);
  }
  orders += sheet.lines.length;
  issues += sheet.issues.length;
}
const seconds = (performance.now() - start) / 1000;
assert.ok(slowest < SLOWEST_MS, `a line took ${slowest.toFixed(0)} ms`);
console.log(
  `${LINES} fuzzed lines (seed ${seed}): ${orders} orders read, ${issues} issues, nothing thrown; ` +
    `${seconds.toFixed(0)} s, the slowest line ${slowest.toFixed(1)} ms.`,
);

for (const { variant, phase } of kinds) {
  fc.assert(
    fc.property(anyOrder(variant, phase), (order) => {
      assert.deepEqual(parseOrder(variant, phase, printOrder(order)), { ok: true, order });
    }),
    { numRuns: Math.ceil(ORDERS / kinds.length), seed },
  );
}
console.log(`${ORDERS} orders on both maps, all phases: parse after print is the identity.`);
