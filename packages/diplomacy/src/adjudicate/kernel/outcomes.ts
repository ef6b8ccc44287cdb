import * as position from './board.ts';
import type { Byte, Province } from './bytes.ts';
import * as codes from './codes.ts';
import { naming } from './names.ts';
import * as output from './results.ts';
import { strengths } from './strengths.ts';
import { words } from './words.ts';

/**
 * What became of supports, holds and convoys, and which provinces are contested, when all moves are
 * decided. The units that caused it are named as `MOVEMENT_CAUSES` says.
 */
const { unitAt, orderAt, attackerOf, nextAttacker, winnerOf, contestedAt, struckAt } = position.board;
const { convoyers, cutSupporters, bounced, lostArmies, struckFleets } = position.board;
const { AVAILABLE, CONVOY, CUT, DISLODGED, DISRUPTED, FAILS, HOLD } = codes;
const { BY_DISLODGEMENT, BY_PARADOX, CONVOY_BROKEN, CONVOY_PARADOX, CUT_BY_ATTACK } = codes;
const { conclude, name, nameSupporters, sortNames } = naming;
const { resultOf, results } = output;
const { areOfOnePower, hasLeft } = strengths;
const { aimOf, kindOf, otherOf } = words;
const { outcomeAt, dislodged, contested } = results;

/** `isGeneral`: the general solver decided, and convoys may have been broken or struck out. */
export function concludeAll(isGeneral: boolean): void {
  for (let i = 0; i < cutSupporters.length; i++) concludeCut(cutSupporters.items[i as Byte]);
  for (let i = 0; i < results.dislodgedCount; i++) concludeDislodged(dislodged[i as Byte]);
  for (let i = 0; i < bounced.length; i++) contest(bounced.items[i as Byte]);
  if (isGeneral) concludeConvoys();
}

function isOccupiedAfter(province: Province): boolean {
  return winnerOf[province] !== 0 || (unitAt[province] !== 0 && !hasLeft(province));
}

/** A province where moves bounced is contested if it is empty. Each once, in board order. */
function contest(province: Province): void {
  if (contestedAt[province] !== 0 || isOccupiedAfter(province)) return;
  let hole = results.contestedCount;
  for (; hole > 0 && contested[(hole - 1) as Byte] > province; hole--) {
    contested[hole as Byte] = contested[(hole - 1) as Byte];
  }
  contested[hole as Byte] = province;
  contestedAt[province] = 1;
  results.contestedCount++;
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
