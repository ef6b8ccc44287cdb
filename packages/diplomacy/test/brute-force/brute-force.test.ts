import { describe, expect, test } from 'vitest';
import { adjudicateMovement } from '../../src/adjudicate/movement.ts';
import type { UnitId } from '../../src/ids.ts';
import { RENAISSANCE, STANDARD } from '../../src/map/variants.ts';
import { printBoard } from '../boards/print-board.ts';
import { randomBoard } from '../boards/random-board.ts';
import { movementOrders } from '../datc/play-case.ts';
import { readCases } from '../datc/read-cases.ts';
import { adjudicateByReference } from '../reference/movement.ts';
import { compareByForce } from './compare.ts';

const ENGINES = {
  'the engine of the product': adjudicateMovement,
  'the engine written for reading': adjudicateByReference,
};

describe.each(Object.entries(ENGINES))('brute force over small boards agrees with %s', (_, adjudicate) => {
  test('on random boards', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 2_000; seed++) {
      const board = randomBoard(seed % 2 === 0 ? STANDARD : RENAISSANCE, seed, { mostUnits: 8, spoiled: 0 });
      const { faultsIn } = compareByForce(board);
      const result = adjudicate(board.variant, board.units, board.orders, board);
      expect(faultsIn(result), `seed ${seed}\n${printBoard(board)}`).toEqual([]);
    }
  });

  const small = readCases().filter(({ phase, orders }) => phase === 'movement' && orders.length <= 10);
  test(`on ${small.length} boards of DATC`, { timeout: 60_000 }, () => {
    for (const datc of small) {
      const board = {
        variant: STANDARD,
        units: datc.units,
        orders: movementOrders(datc),
        immobilised: new Set<UnitId>(),
      };
      const result = adjudicate(STANDARD, board.units, board.orders);
      expect(compareByForce(board).faultsIn(result), datc.id).toEqual([]);
    }
  });
});

test('the random boards hold what is rare: paradoxes, circles, and outcomes that only trying finds', () => {
  const solutions = Array.from(
    { length: 1_000 },
    (_, seed) => compareByForce(randomBoard(STANDARD, seed, { mostUnits: 8, spoiled: 0 })).solution,
  );
  expect(solutions.filter(({ struck }) => struck.size > 0).length).toBeGreaterThan(5);
  expect(solutions.filter(({ struck, isPlain }) => struck.size === 0 && !isPlain).length).toBeGreaterThan(5);
});
