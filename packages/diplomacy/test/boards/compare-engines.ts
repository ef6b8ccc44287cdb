import { isDeepStrictEqual } from 'node:util';
import { adjudicateMovement } from '../../src/adjudicate/movement.ts';
import { RENAISSANCE, STANDARD } from '../../src/map/variants.ts';
import { adjudicateByReference } from '../reference/movement.ts';
import { printBoard, shrink } from './print-board.ts';
import { randomBoard, type TestBoard } from './random-board.ts';

/** Both maps in turn. */
const boardOf = (seed: number): TestBoard => randomBoard(seed % 2 === 0 ? STANDARD : RENAISSANCE, seed);

/** The first board of these seeds on which the engines differ in anything, made small, as text; `undefined` when they agree. */
export function firstDifference(firstSeed: number, count: number): string | undefined {
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const board = boardOf(seed);
    if (!differ(board)) continue;
    const small = shrink(board, differ);
    const [fast, reference] = [adjudicateMovement, adjudicateByReference].map((adjudicate) =>
      JSON.stringify(adjudicate(small.variant, small.units, small.orders, small), null, 1),
    );
    return `seed ${seed}\n${printBoard(small)}\nfast: ${fast}\nreference: ${reference}`;
  }
  return undefined;
}

function differ(board: TestBoard): boolean {
  const { variant, units, orders } = board;
  const fast = adjudicateMovement(variant, units, orders, board);
  return !isDeepStrictEqual(fast, adjudicateByReference(variant, units, orders, board));
}
