import { board } from './board.ts';
import type { Province } from './bytes.ts';
import { MOVE, YES } from './codes.ts';
import { AIM_MASK, aimedAt, aimOf, KIND_MASK, POWER_MASK, VIA } from './encoding.ts';

/**
 * The strengths of DATC 5.B, when it is known which supports are given, and only moves with a path
 * are among the attackers.
 */
const { unitAt, orderAt, attackerOf, nextAttacker, supportsOf, friendlySupportsOf, verdictOf } = board;

export function isMove(unit: Province): boolean {
  return (orderAt[unit] & KIND_MASK) === MOVE;
}

/** Whether the unit that stood there has moved away. */
export function hasLeft(province: Province): boolean {
  return isMove(province) && verdictOf[province] === YES;
}

export function areOfOnePower(a: Province, b: Province): boolean {
  return ((unitAt[a] ^ unitAt[b]) & POWER_MASK) === 0;
}

/** Two units that move against each other, neither by convoy, fight a head-to-head battle. */
export function isHeadToHead(mover: Province): boolean {
  const order = orderAt[mover];
  const against = orderAt[aimOf(order)];
  return (against & (KIND_MASK | AIM_MASK)) === (MOVE | aimedAt(mover)) && ((order | against) & VIA) === 0;
}

/** The strength of a unit with all its supports: to defend in a head-to-head battle, to prevent, to attack where nobody stays. */
export function fullStrength(unit: Province): number {
  return 1 + supportsOf[unit];
}

/** The strength of an attack on a unit that stays: nobody supports an attack on a unit of his own, nor makes one. */
export function attackStrength(mover: Province): number {
  return areOfOnePower(mover, aimOf(orderAt[mover])) ? 0 : 1 + supportsOf[mover] - friendlySupportsOf[mover];
}

/** The hold strength of a unit that stays: supports do not help one that tried to move. */
export function holdStrength(unit: Province): number {
  return isMove(unit) ? 1 : 1 + supportsOf[unit];
}

/** The strength that the unit there has against a move, if it stays. */
export function strengthAgainst(mover: Province): number {
  const there = aimOf(orderAt[mover]);
  return isHeadToHead(mover) ? fullStrength(there) : holdStrength(there);
}

/** The prevent strength of a move: none for the loser of a head-to-head battle. */
export function preventStrength(mover: Province): number {
  return isHeadToHead(mover) && winsHeadToHead(aimOf(orderAt[mover])) ? 0 : fullStrength(mover);
}

/** Whether a move wins its head-to-head battle, and against all others that go there. */
export function winsHeadToHead(mover: Province): boolean {
  const attack = attackStrength(mover);
  return attack > fullStrength(aimOf(orderAt[mover])) && attack > strongestRival(mover);
}

/** The greatest prevent strength among the others that move where this one does; 0 without any. */
export function strongestRival(mover: Province): number {
  let strongest = 0;
  for (let rival = attackerOf[aimOf(orderAt[mover])]; rival !== 0; rival = nextAttacker[rival]) {
    if (rival === mover) continue;
    const strength = preventStrength(rival);
    if (strength > strongest) strongest = strength;
  }
  return strongest;
}
