import * as position from './board.ts';
import * as branchless from './branchless.ts';
import { type Byte, intTable, type Province } from './bytes.ts';
import { failures } from './failures.ts';
import { moveDecisions } from './move-decisions.ts';
import * as output from './results.ts';
import { strengths } from './strengths.ts';
import { words } from './words.ts';

/**
 * Decides all moves when the supports are known. A move then waits for at most one other, that of
 * the unit where it goes, so circles are found by walking from move to move.
 */
const { unitAt, orderAt, attackerOf, nextAttacker, movers } = position.board;
const { isNonZero } = branchless;
const { failAgainstRivals, failAgainstUnit, explainFailure } = failures;
const { succeed, fail, dislodge, dislodgeBy } = moveDecisions;
const { results, STANDING } = output;
const { attackStrength, fullStrength, hasLeft, isHeadToHead, isMove } = strengths;
const { strongestOther, strongestRival, winsHeadToHead } = strengths;
const { aimOf } = words;
const { outcomeAt } = results;

/** What a move meets where it goes: nobody, a unit that stays, or one that moves itself; added to that, rivals. */
const NOBODY = 0;
const STAYING = 1;
const MOVING = 2;
const RIVALS = 4;

/** The moves by what they meet: those of a sort from `sort << 8` on, as many as `countBySort` says. */
const bySort = new Uint8Array(8 * 256);
const countBySort = intTable();

/** Moves that succeed if the unit where they go leaves, moves that do even if it stays, and moves that fail. */
const waiting = new position.ProvinceList();
const strong = new position.ProvinceList();
const failed = new position.ProvinceList();

export function decideMoves(): void {
  sortMoves();
  for (let i = NOBODY << 8, end = i + countBySort[NOBODY]; i < end; i++) succeed(bySort[i] as Province);
  for (let i = STAYING << 8, end = i + countBySort[STAYING]; i < end; i++) meetUnit(bySort[i] as Province);
  for (let i = RIVALS << 8, end = i + countBySort[RIVALS]; i < end; i++) meetRivals(bySort[i] as Province);
  const crowded = (STAYING + RIVALS) as Byte;
  for (let i = crowded << 8, end = i + countBySort[crowded]; i < end; i++) meetUnitAndRivals(bySort[i] as Province);
  decideQueues();
}

/** Sorts the moves without asking anything: a wrong guess at a branch would cost more than the whole sum. */
function sortMoves(): void {
  for (let sort = NOBODY; sort <= MOVING + RIVALS; sort++) countBySort[sort as Byte] = 0;
  const { items, length } = movers;
  for (let i = 0; i < length; i++) {
    const mover = items[i as Province];
    const to = aimOf(orderAt[mover]);
    const isThere = isNonZero(unitAt[to]);
    const movesItself = orderAt[to] & 1;
    const hasRivals = isNonZero((attackerOf[to] ^ mover) | nextAttacker[mover]);
    const sort = (isThere + movesItself + (hasRivals << 2)) as Byte;
    const count = countBySort[sort];
    bySort[(sort << 8) | count] = mover;
    countBySort[sort] = count + 1;
  }
}

/** A move against a unit that stays. */
function meetUnit(mover: Province): void {
  const to = aimOf(orderAt[mover]);
  if (attackStrength(mover, to) > fullStrength(to)) dislodge(mover, to);
  else failAgainstUnit(mover, to);
}

/** A move to an empty province where others go. */
function meetRivals(mover: Province): void {
  const to = aimOf(orderAt[mover]);
  if (fullStrength(mover) > strongestOther(mover, to)) succeed(mover);
  else failAgainstRivals(mover, to, fullStrength(mover));
}

function meetUnitAndRivals(mover: Province): void {
  const to = aimOf(orderAt[mover]);
  const attack = attackStrength(mover, to);
  if (attack <= fullStrength(to)) failAgainstUnit(mover, to);
  else if (attack <= strongestOther(mover, to)) failAgainstRivals(mover, to, attack);
  else dislodge(mover, to);
}

/** Decides the moves to provinces from which units move. */
function decideQueues(): void {
  waiting.length = 0;
  strong.length = 0;
  failed.length = 0;
  for (let i = MOVING << 8, end = i + countBySort[MOVING]; i < end; i++) meetMover(bySort[i] as Province, 0);
  const crowded = (MOVING + RIVALS) as Byte;
  for (let i = crowded << 8, end = i + countBySort[crowded]; i < end; i++) {
    const mover = bySort[i] as Province;
    meetMover(mover, strongestRival(mover, aimOf(orderAt[mover])));
  }
  for (let i = 0; i < waiting.length; i++) followQueue(waiting.items[i as Province]);
  for (let i = 0; i < strong.length; i++) dislodgeBy(strong.items[i as Province]);
  for (let i = 0; i < failed.length; i++) explainFailure(failed.items[i as Province]);
}

function meetMover(mover: Province, rival: number): void {
  const to = aimOf(orderAt[mover]);
  if (fullStrength(mover) <= rival) turnDown(mover);
  else if (isHeadToHead(mover)) fightHeadToHead(mover, to);
  else if (hasLeft(to)) succeed(mover);
  else if (attackStrength(mover, to) > 1 && attackStrength(mover, to) > rival) {
    succeed(mover);
    strong.add(mover);
  } else waiting.add(mover);
}

function fightHeadToHead(mover: Province, to: Province): void {
  if (winsHeadToHead(mover, to)) dislodge(mover, to);
  else turnDown(mover);
}

/** Why it fails is told when it is known who leaves. */
function turnDown(mover: Province): void {
  fail(mover);
  failed.add(mover);
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
    else turnDown(mover);
  }
}

function isUndecided(mover: Province): boolean {
  return isMove(mover) && outcomeAt[mover] === STANDING;
}
