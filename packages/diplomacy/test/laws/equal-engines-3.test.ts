import { expect, test } from 'vitest';
import { firstDifference } from '../boards/compare-engines.ts';

test('the fast engine and the one written for reading are equal in every field, boards 3 of 4', {
  timeout: 120_000,
}, () => {
  expect(firstDifference(30_000, 5_000)).toBeUndefined();
});
