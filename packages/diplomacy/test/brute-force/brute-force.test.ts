import { expect, test } from 'vitest';
import { adjudicateMovement } from '../../src/adjudicate/movement.ts';
import type { UnitId } from '../../src/ids.ts';
import { RENAISSANCE, STANDARD } from '../../src/map/variants.ts';
import { printBoard } from '../boards/print-board.ts';
import { randomBoard, type TestBoard } from '../boards/random-board.ts';
import { movementOrders } from '../datc/play-case.ts';
import { readCases } from '../datc/read-cases.ts';
import { adjudicateByReference } from '../reference/movement.ts';
import { compareByForce } from './compare.ts';
import type { Solution } from './solve.ts';

/** Solves the board by force and expects both engines to say the same. */
function expectAgreement(board: TestBoard, name: string): Solution {
  const { solution, faultsIn } = compareByForce(board);
  const { variant, units, orders } = board;
  const faults = {
    fast: faultsIn(adjudicateMovement(variant, units, orders, board)),
    reference: faultsIn(adjudicateByReference(variant, units, orders, board)),
  };
  expect(faults, `${name}\n${printBoard(board)}`).toEqual({ fast: [], reference: [] });
  return solution;
}

test('both engines agree with brute force on random small boards, paradoxes and circles among them', {
  timeout: 120_000,
}, () => {
  const solutions = Array.from({ length: 2_000 }, (_, seed) => {
    const variant = seed % 2 === 0 ? STANDARD : RENAISSANCE;
    return expectAgreement(randomBoard(variant, seed, { mostUnits: 8, spoiled: 0 }), `seed ${seed}`);
  });
  expect(solutions.filter(({ struck }) => struck.size > 0).length).toBeGreaterThan(20);
  expect(solutions.filter(({ struck, isPlain }) => struck.size === 0 && !isPlain).length).toBeGreaterThan(20);
});

const small = readCases().filter(({ phase, orders }) => phase === 'movement' && orders.length <= 10);

test(`both engines agree with brute force on ${small.length} boards of DATC`, { timeout: 60_000 }, () => {
  for (const datc of small) {
    const board = {
      variant: STANDARD,
      units: datc.units,
      orders: movementOrders(datc),
      immobilised: new Set<UnitId>(),
    };
    expectAgreement(board, datc.id);
  }
  expect(small.length).toBeGreaterThan(140);
});
