import { expect, test } from 'vitest';
import { isOk, RESULTS, type Result } from '../../src/outcomes.ts';
import { readCases } from './read-cases.ts';

const CASES = readCases();
const IN_SECTION = { A: 12, B: 19, C: 9, D: 35, E: 15, F: 30, G: 20, H: 17, I: 7, J: 12 };

test('every number of chapter 6 has its case, in order, and version 3.3 adds two', () => {
  const numbers = Object.entries(IN_SECTION).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, i) => `6.${section}.${i + 1}`),
  );
  expect(CASES.map(({ id }) => id).filter((id) => !id.endsWith('-v3.3'))).toEqual(numbers);
  expect(CASES).toHaveLength(numbers.length + 2);
});

test('every order of every case has a result, and a cause exactly when it did not do what it said', () => {
  for (const { id, orders, retreats } of CASES) {
    for (const { text, result, cause } of [...orders, ...(retreats?.orders ?? [])]) {
      const [word = '', besides] = result.split(', ');
      expect(RESULTS, `${id} ${text}`).toContain(word);
      expect([undefined, 'dislodged'], `${id} ${text}`).toContain(besides);
      expect(cause === undefined, `${id} ${text}`).toBe(isOk(word as Result));
    }
  }
});

test('no unit is lost in a case: each stands after it, or is dislodged, or was removed', () => {
  for (const { id, phase, units, after, dislodged, retreats } of CASES) {
    if (phase === 'adjustment') continue;
    expect(after.length + dislodged.length, id).toBe(units.length);
    if (retreats !== undefined) expect(retreats.after.length + retreats.disbanded.length, id).toBe(units.length);
  }
});
