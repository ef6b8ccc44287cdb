import { expect, test } from 'vitest';
import { adjudicateMovement, compileVariant, legalOrders, STANDARD, type VariantData } from '../../src/index.ts';
import { randomBoard } from '../boards/random-board.ts';

/** The standard map with seas that nobody can reach: more than a bit mask of 32 holds. */
const oceans: VariantData = {
  ...STANDARD.data,
  provinces: [
    ...STANDARD.data.provinces,
    ...Array.from({ length: 20 }, (_, i) => ({
      id: `Z${String.fromCharCode(65 + i)}Z`,
      kind: 'sea' as const,
      name: `Ocean ${i}`,
      abbreviation: `z${i}`,
    })),
  ],
};
const wide = compileVariant(oceans);

test('a map with more seas than a mask holds is adjudicated by searching for routes, with the same outcome', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { units, orders, immobilised } = randomBoard(STANDARD, seed);
    expect(adjudicateMovement(wide, units, orders, { immobilised })).toEqual(
      adjudicateMovement(STANDARD, units, orders, { immobilised }),
    );
  }
});

test('its legal orders are the same', () => {
  for (let seed = 0; seed < 15; seed++) {
    const { units } = randomBoard(STANDARD, seed);
    expect(legalOrders(wide, units)).toEqual(legalOrders(STANDARD, units));
  }
});
