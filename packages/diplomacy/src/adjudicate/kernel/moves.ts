import * as position from './board.ts';
import type { Byte, Province } from './bytes.ts';
import * as output from './results.ts';
import * as strength from './strengths.ts';
import * as bits from './words.ts';

/**
 * Decides all moves when the supports are known. A move then waits for at most one other, that of
 * the unit where it goes, so circles are found by walking from move to move.
 */
const { unitAt, orderAt, attackerOf, nextAttacker, winnerOf, movers, failedMovers } = position.board;
const { FAILED, results, STANDING, SUCCEEDED } = output;
const { attackStrength, fullStrength, hasLeft, isHeadToHead, isMove, strongestRival, winsHeadToHead } =
  strength.strengths;
const { aimOf, aimPlaceOf } = bits;
const { outcomeAt, placeAfter, dislodged } = results;

/** Moves that succeed if the unit where they go leaves. */
const waiting = new position.ProvinceList();
/** Moves that succeed whether or not the unit where they go leaves. */
const strong = new position.ProvinceList();

export function decideMoves(): void {
  failedMovers.length = 0;
  waiting.length = 0;
  strong.length = 0;
  const { items, length } = movers;
  for (let i = 0; i < length; i++) decideMove(items[i as Byte]);
  for (let i = 0; i < waiting.length; i++) followQueue(waiting.items[i as Byte]);
  for (let i = 0; i < strong.length; i++) dislodgeBy(strong.items[i as Byte]);
}

function decideMove(mover: Province): void {
  const to = aimOf(orderAt[mover]);
  const isAlone = attackerOf[to] === mover && nextAttacker[mover] === 0;
  const rival = isAlone ? 0 : strongestRival(mover, to);
  if (fullStrength(mover) <= rival) fail(mover);
  else if (unitAt[to] === 0) succeed(mover);
  else if (isMove(to)) meetMover(mover, to, rival);
  else if (beats(mover, to, fullStrength(to), rival)) dislodge(mover, to);
  else fail(mover);
}

function beats(mover: Province, to: Province, there: number, rival: number): boolean {
  const attack = attackStrength(mover, to);
  return attack > there && attack > rival;
}

/** Decides a move against a unit that moves itself. */
function meetMover(mover: Province, to: Province, rival: number): void {
  if (isHeadToHead(mover)) {
    if (winsHeadToHead(mover, to)) dislodge(mover, to);
    else fail(mover);
  } else if (beats(mover, to, 1, rival)) {
    succeed(mover);
    strong.add(mover);
  } else waiting.add(mover);
}

/**
 * Decides the moves that wait for each other, from `first` on to the end of the queue. All of them
 * fare as the one that the last waits for; if that is the first again, they move in a circle, and all
 * succeed. No other move can wait for one in a circle: two that go to the same province are rivals,
 * and one of them has failed.
 */
function followQueue(first: Province): void {
  let end = first;
  do end = aimOf(orderAt[end]);
  while (isUndecided(end) && end !== first);
  const succeeds = end === first || hasLeft(end);
  for (let mover = first; isUndecided(mover); mover = aimOf(orderAt[mover])) {
    if (succeeds) succeed(mover);
    else fail(mover);
  }
}

function isUndecided(mover: Province): boolean {
  return isMove(mover) && outcomeAt[mover] === STANDING;
}

/** The unit stands where it moved. */
function succeed(mover: Province): void {
  const order = orderAt[mover];
  outcomeAt[mover] = SUCCEEDED;
  placeAfter[mover] = aimPlaceOf(order);
  winnerOf[aimOf(order)] = mover;
}

function fail(mover: Province): void {
  outcomeAt[mover] = FAILED;
  failedMovers.add(mover);
}

function dislodge(mover: Province, unit: Province): void {
  succeed(mover);
  placeAfter[unit] = 0;
  dislodged[results.dislodgedCount as Byte] = unit;
  results.dislodgedCount++;
}

/** Dislodges the unit where a move that succeeded went, if there is one that has not left. */
function dislodgeBy(mover: Province): void {
  const to = aimOf(orderAt[mover]);
  if (unitAt[to] !== 0 && !hasLeft(to)) dislodge(mover, to);
}

export const moveDecisions = { succeed, fail, dislodgeBy };
