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
const { conclude, nameSupporters, sortNames } = naming;
const { outcome, resultOf, results } = output;
const { areOfOnePower, hasLeft } = strengths;
const { aimOf, kindOf, otherOf } = words;
const { outcomeAt, dislodged, contested, names } = results;

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
  let end = start;
  for (let attacker = attackerOf[supporter]; attacker !== 0; attacker = nextAttacker[attacker]) {
    const cuts = !areOfOnePower(attacker, supporter) && attacker !== aimOf(orderAt[supporter]);
    if (cuts) names[end++] = attacker;
  }
  if (end === start) return concludeDislodgement(supporter, CUT);
  if (end > start + 1) sortNames(start, end);
  conclude(supporter, CUT, CUT_BY_ATTACK, end);
}

/** A unit whose order did not fail before fails by being dislodged. */
function concludeDislodged(unit: Province): void {
  const kind = kindOf(orderAt[unit]);
  if (kind === HOLD) concludeDislodgement(unit, DISLODGED);
  else if (kind === CONVOY && resultOf(outcomeAt[unit]) === AVAILABLE) concludeDislodgement(unit, DISRUPTED);
}

/** Names the attacker and those whose support counted. */
function concludeDislodgement(unit: Province, result: number): void {
  const start = results.nameCount;
  const dislodger = winnerOf[unit];
  names[start] = dislodger;
  conclude(unit, result, BY_DISLODGEMENT, nameSupporters(dislodger, unit, start + 1));
}

/** Armies whose convoy was lost, and undislodged fleets whose convoy was struck out. */
function concludeConvoys(): void {
  for (const army of lostArmies.toArray()) concludeLostConvoy(army);
  for (const fleet of struckFleets.toArray()) {
    if (winnerOf[fleet] === 0) outcomeAt[fleet] = outcome(DISRUPTED, BY_PARADOX);
  }
}

/** Names all fleets ordered to carry the army, for a paradox; else those dislodged, each with its attacker. */
function concludeLostConvoy(army: Province): void {
  const isParadox = struckAt[army] !== 0;
  let end = results.nameCount;
  for (const fleet of inBoardOrder(convoyers.toArray())) {
    if (otherOf(orderAt[fleet]) !== army) continue;
    if (isParadox || winnerOf[fleet] !== 0) names[end++] = fleet;
    if (!isParadox && winnerOf[fleet] !== 0) names[end++] = winnerOf[fleet];
  }
  conclude(army, FAILS, isParadox ? CONVOY_PARADOX : CONVOY_BROKEN, end);
}

function inBoardOrder(provinces: readonly Province[]): readonly Province[] {
  return [...provinces].sort((a, b) => a - b);
}
