import * as fc from 'fast-check';
import type { PowerId } from '../../src/ids.ts';
import { RENAISSANCE, STANDARD } from '../../src/map/variants.ts';
import { type BoardTastes, randomBoard, type TestBoard } from '../boards/random-board.ts';

/** The same positions in every run; `npm run prove` tries many more. */
export const RUNS = { numRuns: 500, seed: 1454 };

/** Movement positions of both maps. */
export const boards = (tastes: BoardTastes = {}): fc.Arbitrary<TestBoard> =>
  fc
    .tuple(fc.constantFrom(STANDARD, RENAISSANCE), fc.nat())
    .map(([variant, seed]) => randomBoard(variant, seed, tastes));

/** Another name for each power of a variant: the powers, some other way round. */
export const renamings = (board: TestBoard): fc.Arbitrary<(power: PowerId) => PowerId> => {
  const powers = board.variant.powers.map(({ id }) => id);
  return fc
    .shuffledSubarray(powers, { minLength: powers.length })
    .map((others) => (power) => others[powers.indexOf(power)] ?? power);
};

/** `value` with everything in it frozen, so that a function that writes to it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
