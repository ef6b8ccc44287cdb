import * as position from './board.ts';
import type { Byte, Province } from './bytes.ts';
import * as codes from './codes.ts';
import * as naming from './names.ts';
import * as output from './results.ts';
import * as strength from './strengths.ts';
import * as bits from './words.ts';

/**
 * What became of every order, read off the decisions when all have fallen: who moved, who was
 * dislodged, and why what failed did. The units that caused it are named as `MOVEMENT_CAUSES` says.
 */
const { unitAt, orderAt, attackerOf, nextAttacker, winnerOf, supportsOf, struckAt } = position.board;
const { convoyers, supporters, cutSupporters, failedMovers, lostArmies, struckFleets } = position.board;
const { AVAILABLE, CONVOY, CUT, DISLODGED, DISRUPTED, FAILS, HOLD } = codes;
const { BOUNCED, BY_DISLODGEMENT, BY_PARADOX, CONVOY_BROKEN, CONVOY_PARADOX, CUT_BY_ATTACK, OWN_UNIT, REPELLED } =
  codes;
const { conclude, name, sortNames } = naming;
const { resultOf, results, SUPPORT_GIVEN } = output;
const { areOfOnePower, attackStrength, fullStrength, hasLeft, isHeadToHead, isMove } = strength.strengths;
const { aimOf, kindOf, otherOf } = bits;
const { outcomeAt, dislodged, contested } = results;

/** `isGeneral`: the general solver decided, and convoys may have been broken or struck out. */
export function concludeAll(isGeneral: boolean): void {
  for (let i = 0; i < failedMovers.length; i++) concludeFailure(failedMovers.items[i as Byte]);
  for (let i = 0; i < cutSupporters.length; i++) concludeCut(cutSupporters.items[i as Byte]);
  for (let i = 0; i < results.dislodgedCount; i++) concludeDislodged(dislodged[i as Byte]);
  if (isGeneral) concludeConvoys();
}

/** Why a move failed: the unit there comes before rivals. */
function concludeFailure(mover: Province): void {
  const to = aimOf(orderAt[mover]);
  const start = results.nameCount;
  const isFree = unitAt[to] === 0 || (hasLeft(to) && !isHeadToHead(mover));
  if (isFree) return concludeBounce(mover, to, fullStrength(mover));
  if (areOfOnePower(mover, to)) {
    name(to);
    return conclude(mover, FAILS, OWN_UNIT, start);
  }
  const attack = attackStrength(mover, to);
  const isSupported = !isMove(to) || isHeadToHead(mover);
  if (attack > (isSupported ? fullStrength(to) : 1)) return concludeBounce(mover, to, attack);
  name(to);
  if (isSupported) nameSupporters(to);
  conclude(mover, FAILS, REPELLED, start);
}

function concludeBounce(mover: Province, to: Province, attack: number): void {
  const start = results.nameCount;
  nameRivals(mover, to, attack);
  conclude(mover, FAILS, BOUNCED, start);
  if (!isOccupiedAfter(to)) contest(to);
}

function isOccupiedAfter(province: Province): boolean {
  return winnerOf[province] !== 0 || (unitAt[province] !== 0 && !hasLeft(province));
}

/** Adds a province to those contested, once, in board order. */
function contest(province: Province): void {
  let hole = results.contestedCount;
  for (; hole > 0 && contested[(hole - 1) as Byte] >= province; hole--) {
    if (contested[(hole - 1) as Byte] === province) return;
  }
  for (let i = results.contestedCount; i > hole; i--) contested[i as Byte] = contested[(i - 1) as Byte];
  contested[hole as Byte] = province;
  results.contestedCount++;
}

/** Each rival whose prevent strength is not less than the attack, in board order, with its supporters. */
function nameRivals(mover: Province, to: Province, attack: number): void {
  let last: Province = 0;
  for (let rival = nextRival(mover, to, last, attack); rival !== 0; rival = nextRival(mover, to, last, attack)) {
    name(rival);
    nameSupporters(rival);
    last = rival;
  }
}

function nextRival(mover: Province, to: Province, last: Province, attack: number): Province {
  let next: Province = 0;
  for (let rival = attackerOf[to]; rival !== 0; rival = nextAttacker[rival]) {
    if (rival <= last || rival === mover || (next !== 0 && rival > next)) continue;
    if (fullStrength(rival) >= attack && !(isHeadToHead(rival) && hasLeft(to))) next = rival;
  }
  return next;
}

/** Those whose support a unit has, in board order, but for the power of `unfriendly`. */
function nameSupporters(unit: Province, unfriendly: Province = 0): void {
  if (supportsOf[unit] === 0) return;
  const start = results.nameCount;
  for (let i = 0; i < supporters.length; i++) {
    const supporter = supporters.items[i as Byte];
    if (otherOf(orderAt[supporter]) !== unit || outcomeAt[supporter] !== SUPPORT_GIVEN) continue;
    if (!areOfOnePower(supporter, unfriendly)) name(supporter);
  }
  sortNames(start);
}

/** A support is cut by the attacks of other powers, but for those from where it is aimed at; or by being dislodged. */
function concludeCut(supporter: Province): void {
  const start = results.nameCount;
  for (let attacker = attackerOf[supporter]; attacker !== 0; attacker = nextAttacker[attacker]) {
    const cuts = !areOfOnePower(attacker, supporter) && attacker !== aimOf(orderAt[supporter]);
    if (cuts) name(attacker);
  }
  const isAttacked = results.nameCount > start;
  if (isAttacked) sortNames(start);
  else nameDislodger(supporter);
  conclude(supporter, CUT, isAttacked ? CUT_BY_ATTACK : BY_DISLODGEMENT, start);
}

/** A unit whose order did not fail before fails by being dislodged. */
function concludeDislodged(unit: Province): void {
  const start = results.nameCount;
  const kind = kindOf(orderAt[unit]);
  if (kind === HOLD) {
    nameDislodger(unit);
    conclude(unit, DISLODGED, BY_DISLODGEMENT, start);
  } else if (kind === CONVOY && resultOf(outcomeAt[unit]) === AVAILABLE) {
    nameDislodger(unit);
    conclude(unit, DISRUPTED, BY_DISLODGEMENT, start);
  }
}

function nameDislodger(unit: Province): void {
  const dislodger = winnerOf[unit];
  name(dislodger);
  nameSupporters(dislodger, unit);
}

/** Armies whose convoy was lost, and undislodged fleets whose convoy was struck out. */
function concludeConvoys(): void {
  for (const army of lostArmies.toArray()) concludeLostConvoy(army);
  for (const fleet of struckFleets.toArray()) {
    if (winnerOf[fleet] === 0) conclude(fleet, DISRUPTED, BY_PARADOX, results.nameCount);
  }
}

/** All fleets ordered to carry the army, for a paradox; else those dislodged, each with its attacker. */
function concludeLostConvoy(army: Province): void {
  const start = results.nameCount;
  const isParadox = struckAt[army] !== 0;
  for (const fleet of inOrder(convoyers.toArray())) {
    if (otherOf(orderAt[fleet]) !== army) continue;
    if (isParadox) name(fleet);
    else if (winnerOf[fleet] !== 0) {
      name(fleet);
      name(winnerOf[fleet]);
    }
  }
  conclude(army, FAILS, isParadox ? CONVOY_PARADOX : CONVOY_BROKEN, start);
}

function inOrder(provinces: readonly Province[]): readonly Province[] {
  return [...provinces].sort((a, b) => a - b);
}

export const occupation = { isOccupiedAfter };
