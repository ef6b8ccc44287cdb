import { board } from './board.ts';
import type { Byte, Province } from './bytes.ts';
import { NO, OPEN, YES } from './codes.ts';
import { aimOf } from './encoding.ts';
import { movers } from './moves-out.ts';
import {
  attackStrength,
  fullStrength,
  holdStrength,
  isHeadToHead,
  isMove,
  strongestRival,
  winsHeadToHead,
} from './strengths.ts';

/**
 * Decides all moves when the supports are known. A move then waits for at most one other, that of
 * the unit where it goes, so circles are found by walking from move to move.
 */
const { unitAt, orderAt, verdictOf } = board;

export function decideMoves(): void {
  const { items, length } = movers;
  let waiting = 0;
  for (let i = 0; i < length; i++) {
    const mover = items[i as Byte];
    const verdict = decideMove(mover);
    verdictOf[mover] = verdict;
    if (verdict === OPEN) waiting++;
  }
  for (let i = 0; waiting > 0; i++) {
    const mover = items[i as Byte];
    if (verdictOf[mover] === OPEN) waiting -= followQueue(mover);
  }
}

/** Whether a move succeeds; `OPEN` if that waits for the unit where it goes to leave. */
function decideMove(mover: Province): Byte {
  const to = aimOf(orderAt[mover]);
  const rival = strongestRival(mover);
  if (fullStrength(mover) <= rival) return NO;
  if (unitAt[to] === 0) return YES;
  const attack = attackStrength(mover);
  if (!isMove(to)) return attack > holdStrength(to) && attack > rival ? YES : NO;
  if (isHeadToHead(mover)) return winsHeadToHead(mover) ? YES : NO;
  if (attack > 1 && attack > rival) return YES;
  return verdictOf[to];
}

/**
 * Decides the moves that wait for each other, from `first` on to the end of the queue. All of them
 * fare as the one that the last waits for; if that is the first again, they move in a circle, and all
 * succeed. No other move can wait for one in a circle: two that go to the same province are rivals,
 * and one of them has failed. Returns how many they are.
 */
function followQueue(first: Province): number {
  let end = first;
  do end = aimOf(orderAt[end]);
  while (verdictOf[end] === OPEN && end !== first);
  const verdict = end === first ? YES : verdictOf[end];
  let count = 0;
  for (let mover = first; verdictOf[mover] === OPEN; mover = aimOf(orderAt[mover])) {
    verdictOf[mover] = verdict;
    count++;
  }
  return count;
}
