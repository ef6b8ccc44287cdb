import { board } from './board.ts';
import { type ByProvince, type Byte, byteTable, type Province } from './bytes.ts';
import { NO, OPEN, YES } from './codes.ts';
import { hasChain } from './setting-out.ts';
import { strengths } from './strengths.ts';
import { words } from './words.ts';

const { aimOf, VIA } = words;

/**
 * DATC's decisions (5.B) as rules in three values: each looks at decisions that may still be open,
 * and answers `NO` or `YES` exactly when every way of closing them gives that answer.
 */
const { unitAt, orderAt, attackerOf, nextAttacker, struckAt, supporterOf, nextSupporter } = board;
const { areOfOnePower, isHeadToHead, isMove } = strengths;

/** Whether a move succeeds, or a support is given. */
export const verdictOf = byteTable() as ByProvince<Byte>;
/** Whether a convoyed move has a path. */
export const convoyPathOf = byteTable() as ByProvince<Byte>;

export function pathOf(mover: Province): Byte {
  return orderAt[mover] & VIA ? convoyPathOf[mover] : YES;
}

/** Whether a convoyed move has a path: a chain of ordered fleets that are not dislodged. */
export function pathRule(army: Province): Byte {
  if (struckAt[army] !== 0 || !hasChain(army, mayStay)) return NO;
  return hasChain(army, surelyStays) ? YES : OPEN;
}

function mayStay(fleet: Province): boolean {
  return dislodged(fleet) !== YES;
}

function surelyStays(fleet: Province): boolean {
  return dislodged(fleet) === NO;
}

/** Whether a unit that does not move is dislodged. */
function dislodged(unit: Province): Byte {
  let verdict: Byte = NO;
  for (let attacker = attackerOf[unit]; attacker !== 0; attacker = nextAttacker[attacker]) {
    if (verdictOf[attacker] === YES) return YES;
    if (verdictOf[attacker] === OPEN) verdict = OPEN;
  }
  return verdict;
}

/**
 * Whether a support is given. Own units never cut (DATC 6.D.20). An attack from the province the
 * support is aimed at cuts only by dislodging the supporter (6.D.15, 6.D.17); any other as soon as
 * it has a path.
 */
export function givenRule(supporter: Province): Byte {
  let verdict: Byte = YES;
  for (let attacker = attackerOf[supporter]; attacker !== 0; attacker = nextAttacker[attacker]) {
    if (areOfOnePower(attacker, supporter)) continue;
    const cuts = attacker === aimOf(orderAt[supporter]) ? verdictOf[attacker] : pathOf(attacker);
    if (cuts === YES) return NO;
    if (cuts === OPEN) verdict = OPEN;
  }
  return verdict;
}

/** Whether a move succeeds: it has a path, and its attack beats the unit there and every rival. */
export function succeedsRule(mover: Province): Byte {
  const path = pathOf(mover);
  const left = leavesBefore(mover);
  const rivals = path === NO ? NO : beatsRivals(mover, left);
  const there = rivals === NO ? NO : beatsUnitThere(mover, left);
  if (there === NO) return NO;
  return path === YES && rivals === YES && there === YES ? YES : OPEN;
}

/** Whether the unit where the move goes makes way for it: never in a head-to-head battle. */
function leavesBefore(mover: Province): Byte {
  const to = aimOf(orderAt[mover]);
  if (unitAt[to] === 0) return YES;
  return isMove(to) && !isHeadToHead(mover) ? verdictOf[to] : NO;
}

function beatsUnitThere(mover: Province, left: Byte): Byte {
  if (left === YES) return YES;
  const staying = beatsStayingUnit(mover);
  return staying === YES || left === NO ? staying : OPEN;
}

/** DATC's hold strength, or defend strength in a head-to-head battle, against the attack; it is 1 for a unit that tried to move away. */
function beatsStayingUnit(mover: Province): Byte {
  const to = aimOf(orderAt[mover]);
  if (areOfOnePower(mover, to)) return NO;
  const isSupported = !isMove(to) || isHeadToHead(mover);
  if (leastStrength(mover, to) > (isSupported ? mostStrength(to) : 1)) return YES;
  return mostStrength(mover, to) > (isSupported ? leastStrength(to) : 1) ? OPEN : NO;
}

function beatsRivals(mover: Province, left: Byte): Byte {
  const to = aimOf(orderAt[mover]);
  const least = left === YES ? leastStrength(mover) : leastStrength(mover, to);
  const most = left === NO ? mostStrength(mover, to) : mostStrength(mover);
  let verdict: Byte = YES;
  for (let rival = attackerOf[to]; rival !== 0; rival = nextAttacker[rival]) {
    if (rival === mover) continue;
    if (most <= leastToPrevent(rival)) return NO;
    if (least <= mostToPrevent(rival)) verdict = OPEN;
  }
  return verdict;
}

/** The least prevent strength: none without a path, none for the loser of a head-to-head battle. */
function leastToPrevent(rival: Province): number {
  const mayHaveLost = isHeadToHead(rival) && verdictOf[aimOf(orderAt[rival])] !== NO;
  return pathOf(rival) !== YES || mayHaveLost ? 0 : leastStrength(rival);
}

function mostToPrevent(rival: Province): number {
  const hasLost = isHeadToHead(rival) && verdictOf[aimOf(orderAt[rival])] === YES;
  return pathOf(rival) === NO || hasLost ? 0 : mostStrength(rival);
}

/** A unit with the supports that are sure, without those by the power of the unit at `unfriendly`. */
function leastStrength(unit: Province, unfriendly: Province = 0): number {
  let strength = 1;
  for (let supporter = supporterOf[unit]; supporter !== 0; supporter = nextSupporter[supporter]) {
    if (verdictOf[supporter] === YES && !areOfOnePower(supporter, unfriendly)) strength++;
  }
  return strength;
}

/** A unit with all supports that are not surely cut, without those by the power of the unit at `unfriendly`. */
function mostStrength(unit: Province, unfriendly: Province = 0): number {
  let strength = 1;
  for (let supporter = supporterOf[unit]; supporter !== 0; supporter = nextSupporter[supporter]) {
    if (verdictOf[supporter] !== NO && !areOfOnePower(supporter, unfriendly)) strength++;
  }
  return strength;
}
