import { board } from './board.ts';
import type { Province } from './bytes.ts';
import { MOVE } from './codes.ts';
import { AIM_MASK, aimedAt, aimOf, KIND_MASK, POWER_MASK, VIA } from './encoding.ts';
import { results, SUCCEEDED } from './results.ts';

/**
 * The strengths of DATC 5.B, when it is known which supports are given, and only moves with a path
 * are among the attackers.
 */
const { unitAt, orderAt, attackerOf, nextAttacker, supportsOf } = board;
const { outcomeAt } = results;

export function isMove(unit: Province): boolean {
  return (orderAt[unit] & KIND_MASK) === MOVE;
}

export function areOfOnePower(a: Province, b: Province): boolean {
  return ((unitAt[a] ^ unitAt[b]) & POWER_MASK) === 0;
}

/** Whether a unit, where one stood, has moved away. */
export function hasLeft(unit: Province): boolean {
  return outcomeAt[unit] === SUCCEEDED;
}

/** Two units that move against each other, neither by convoy, fight a head-to-head battle. */
export function isHeadToHead(mover: Province): boolean {
  const order = orderAt[mover];
  const against = orderAt[aimOf(order)];
  return (against & (KIND_MASK | AIM_MASK)) === (MOVE | aimedAt(mover)) && ((order | against) & VIA) === 0;
}

/** The strength of a unit with all its supports: to defend in a head-to-head battle, to prevent, to attack where nobody stays. */
export function fullStrength(unit: Province): number {
  return 1 + (supportsOf[unit] & 255);
}

/** The strength of an attack on a unit that stays: nobody supports an attack on a unit of his own, nor makes one. */
export function attackStrength(mover: Province, to: Province): number {
  return areOfOnePower(mover, to) ? 0 : fullStrength(mover) - (supportsOf[mover] >> 8);
}

/** The hold strength of a unit that stays: supports do not help one that tried to move. */
export function holdStrength(unit: Province): number {
  return isMove(unit) ? 1 : fullStrength(unit);
}

/** Whether a move wins its head-to-head battle, and against all others that go there. */
export function winsHeadToHead(mover: Province, to: Province): boolean {
  const attack = attackStrength(mover, to);
  return attack > fullStrength(to) && attack > strongestRival(mover, to);
}

/** The greatest prevent strength among the others that move where this one does; 0 without any. */
export function strongestRival(mover: Province, to: Province): number {
  let strongest = 0;
  for (let rival = attackerOf[to]; rival !== 0; rival = nextAttacker[rival]) {
    if (rival !== mover && fullStrength(rival) > strongest && !losesHeadToHead(rival, to)) {
      strongest = fullStrength(rival);
    }
  }
  return strongest;
}

/** The loser of a head-to-head battle has no prevent strength. */
function losesHeadToHead(mover: Province, to: Province): boolean {
  return isHeadToHead(mover) && winsHeadToHead(to, mover);
}
