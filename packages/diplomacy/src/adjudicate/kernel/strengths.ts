import * as position from './board.ts';
import type { Province } from './bytes.ts';
import * as codes from './codes.ts';
import * as output from './results.ts';
import { words } from './words.ts';

/**
 * The strengths of DATC 5.B, when it is known which supports are given, and only moves with a path
 * are among the attackers.
 */
const { unitAt, orderAt, attackerOf, nextAttacker, supportsOf } = position.board;
const { MOVE } = codes;
const { SUCCEEDED, results } = output;
const { AIM_MASK, aimedAt, aimOf, KIND_MASK, kindOf, POWER_MASK, VIA } = words;
const { outcomeAt } = results;

const isMove = (unit: Province): boolean => kindOf(orderAt[unit]) === MOVE;

const areOfOnePower = (a: Province, b: Province): boolean => ((unitAt[a] ^ unitAt[b]) & POWER_MASK) === 0;

/** Whether a unit, where one stood, has moved away. */
const hasLeft = (unit: Province): boolean => outcomeAt[unit] === SUCCEEDED;

/** Two units that move against each other, neither by convoy, fight a head-to-head battle. */
function isHeadToHead(mover: Province): boolean {
  const order = orderAt[mover];
  const against = orderAt[aimOf(order)];
  return (against & (KIND_MASK | AIM_MASK)) === (MOVE | aimedAt(mover)) && ((order | against) & VIA) === 0;
}

/** The strength of a unit with all its supports: to hold, to defend in a head-to-head battle, to prevent, to attack where nobody stays. */
function fullStrength(unit: Province): number {
  return 1 + (supportsOf[unit] & 255);
}

/** The strength of an attack on a unit that stays: nobody supports an attack on a unit of his own, nor makes one. */
function attackStrength(mover: Province, to: Province): number {
  return areOfOnePower(mover, to) ? 0 : fullStrength(mover) - (supportsOf[mover] >> 8);
}

/** Whether a move wins its head-to-head battle, and against all others that go there. */
function winsHeadToHead(mover: Province, to: Province): boolean {
  const attack = attackStrength(mover, to);
  return attack > fullStrength(to) && attack > strongestRival(mover, to);
}

/** The greatest prevent strength among the others that move where this one does; 0 without any. */
function strongestRival(mover: Province, to: Province): number {
  let strongest = 0;
  for (let rival = attackerOf[to]; rival !== 0; rival = nextAttacker[rival]) {
    if (rival !== mover && fullStrength(rival) > strongest && !losesHeadToHead(rival, to)) {
      strongest = fullStrength(rival);
    }
  }
  return strongest;
}

/** The same where no unit moves out, so that nobody can have lost a head-to-head battle. */
function strongestOther(mover: Province, to: Province): number {
  let strongest = 0;
  for (let rival = attackerOf[to]; rival !== 0; rival = nextAttacker[rival]) {
    if (rival !== mover && fullStrength(rival) > strongest) strongest = fullStrength(rival);
  }
  return strongest;
}

/** The loser of a head-to-head battle has no prevent strength. */
function losesHeadToHead(mover: Province, to: Province): boolean {
  return isHeadToHead(mover) && winsHeadToHead(to, mover);
}

export const strengths = {
  isMove,
  areOfOnePower,
  hasLeft,
  isHeadToHead,
  fullStrength,
  attackStrength,
  winsHeadToHead,
  strongestRival,
  strongestOther,
};
