import { expect, test } from 'vitest';
import { minimalRoutes } from '../../src/adjudicate/kernel/routes.ts';
import {
  adjudicateMovement,
  compileVariant,
  type Given,
  type MovementOrder,
  type PowerId,
  STANDARD,
  type UnitName,
} from '../../src/index.ts';
import { unitsOf } from '../adjudicate/boards.ts';

const hold = (power: string, at: string): Given<MovementOrder> => ({
  power: power as PowerId,
  order: { kind: 'hold', unit: { at } as UnitName },
});

test('a map of more than 255 provinces is refused', () => {
  const islands = Array.from({ length: 200 }, (_, i) => ({
    id: `Q${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(65 + Math.floor(i / 26))}`,
    kind: 'sea' as const,
    name: `Sea ${i}`,
    abbreviation: `s${i}`,
  }));
  const huge = compileVariant({ ...STANDARD.data, provinces: [...STANDARD.data.provinces, ...islands] });
  expect(() => adjudicateMovement(huge, [], [])).toThrow(RangeError);
});

test('no routes are kept of a map that has too many', () => {
  // Eight rows of four seas, each sea next to all of the rows beside its own; a port at either end.
  const row = (index: number) => (index < 0 || index > 7 ? 0 : 0b1111 << (4 * index));
  const neighbours = Array.from({ length: 32 }, (_, sea) => row((sea >> 2) - 1) | row((sea >> 2) + 1));
  expect(minimalRoutes([row(0), row(7)], neighbours)).toBeUndefined();
  expect(minimalRoutes([row(0), row(2)], neighbours)?.masks).toHaveLength(2 * 4 ** 3);
});

test('any number of orders may be illegal', () => {
  const units = unitsOf({ FRANCE: 'A PAR' });
  const orders = Array.from({ length: 3000 }, () => hold('FRANCE', 'BUR'));
  const result = adjudicateMovement(STANDARD, units, [...orders, hold('FRANCE', 'PAR')]);
  expect(new Set(result.orders.map(({ cause }) => cause?.code))).toEqual(new Set(['no-unit', undefined]));
  expect(result.orders.at(-1)?.result).toBe('stands');
});

test('a unit of a power that the variant lacks is nobody’s to order', () => {
  const units = unitsOf({ ATLANTIS: 'A PAR' });
  const { orders } = adjudicateMovement(STANDARD, units, [hold('FRANCE', 'PAR'), hold('ATLANTIS', 'PAR')]);
  expect(orders.map(({ cause }) => cause?.code)).toEqual(['foreign-unit', 'foreign-unit']);
});
