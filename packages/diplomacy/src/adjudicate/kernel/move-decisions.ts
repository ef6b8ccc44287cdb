import * as position from './board.ts';
import type { Province } from './bytes.ts';
import * as output from './results.ts';
import { strengths } from './strengths.ts';
import { words } from './words.ts';

/** Writes down what is decided of moves. */
const { unitAt, orderAt, winnerOf } = position.board;
const { FAILED, results, SUCCEEDED } = output;
const { hasLeft } = strengths;
const { aimOf, aimPlaceOf } = words;
const { outcomeAt, placeAfter, dislodged } = results;

/** The unit stands where it moved. */
function succeed(mover: Province): void {
  const order = orderAt[mover];
  outcomeAt[mover] = SUCCEEDED;
  placeAfter[mover] = aimPlaceOf(order);
  winnerOf[aimOf(order)] = mover;
}

/** It stays; why, is told later. */
function fail(mover: Province): void {
  outcomeAt[mover] = FAILED;
}

/** The move succeeds, and drives out the unit where it goes. */
function dislodge(mover: Province, unit: Province): void {
  succeed(mover);
  placeAfter[unit] = 0;
  dislodged[results.dislodgedCount as Province] = unit;
  results.dislodgedCount++;
}

/** Dislodges the unit where a move that succeeded went, if there is one that has not left. */
function dislodgeBy(mover: Province): void {
  const to = aimOf(orderAt[mover]);
  if (unitAt[to] !== 0 && !hasLeft(to)) dislodge(mover, to);
}

export const moveDecisions = { succeed, fail, dislodge, dislodgeBy };
