import * as position from './board.ts';
import * as codes from './codes.ts';
import * as mapping from './map.ts';
import * as routes from './sea-routes.ts';
import { words } from './words.ts';

/**
 * Why an order could never be carried out on this board, each cause as `ILLEGAL_CAUSES` says, the
 * first that applies. `fleets` are the seas with fleets, as a mask.
 */
const { unitAt } = position.board;
const { CONVOY, LEGAL, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } = codes;
const { FOREIGN_UNIT, NO_UNIT, NOBODY_THERE, SAME_PROVINCE, SUPPORTS_ITSELF } = codes;
const { CANNOT_REACH, NEEDS_COAST, NO_ROUTE, SUPPORT_OUT_OF_REACH, SUPPORTED_CANNOT_REACH, WRONG_COAST } = codes;
const { NO_PART_OF_ROUTE, NOT_A_FLEET, NOT_AN_ARMY, NOT_AT_SEA } = codes;
const { map, reaches, reachOf } = mapping;
const { hasRoute, isPartOfRoute } = routes;
const { aimCoastOf, aimOf, isFleet, kindOf, otherOf, POWER_MASK, rowOf, unitOf, VIA } = words;
const { seaBit } = map;

/** Why the power (where a unit's word has it) may not give this order, or `LEGAL`. */
export function whyIllegal(order: number, power: number, fleets: number): number {
  return whyNotOwn(order, power) || whyImpossible(order, fleets);
}

export function whyNotOwn(order: number, power: number): number {
  const unit = unitAt[unitOf(order)];
  if (unit === 0) return NO_UNIT;
  return (unit & POWER_MASK) === power ? LEGAL : FOREIGN_UNIT;
}

function whyImpossible(order: number, fleets: number): number {
  const kind = kindOf(order);
  if (kind === MOVE) return whyNoMove(order, fleets);
  if (kind === SUPPORT_HOLD) return whyNoSupport(order);
  if (kind === SUPPORT_MOVE) return whyNoSupport(order) || whyNoSupportOfMove(order, fleets);
  return kind === CONVOY ? whyNoConvoy(order, fleets) : LEGAL;
}

/** Armies walk, or go by a convoy of fleets on this board; to a neighbour only if they say so. Fleets sail. */
export function whyNoMove(order: number, fleets: number): number {
  const unit = unitOf(order);
  const to = aimOf(order);
  if (to === unit) return SAME_PROVINCE;
  const reached = reachOf(rowOf(unitAt[unit]), to);
  if (isFleet(unitAt[unit])) return whyNoCoast(reached, aimCoastOf(order));
  if (reached !== 0 && (order & VIA) === 0) return LEGAL;
  if (hasRoute(unit, to, fleets)) return LEGAL;
  return reached === 0 ? CANNOT_REACH : NO_ROUTE;
}

/** Fleets go to a coast (DATC 4.B.1 to 4.B.3); where a place has none, a coast named is ignored (4.B.6). */
function whyNoCoast(reached: number, coast: number): number {
  if (reached === 0) return CANNOT_REACH;
  if (reached === 1) return LEGAL;
  if (coast === 0) return (reached & (reached - 1)) === 0 ? LEGAL : NEEDS_COAST;
  return (reached >> coast) & 1 ? LEGAL : WRONG_COAST;
}

/** The coast that a legal move of a fleet goes to: the one named, or the only one there is; 0 where the place has none. */
export function coastReached(order: number): number {
  const reached = reachOf(rowOf(unitAt[unitOf(order)]), aimOf(order));
  if (reached === 1) return 0;
  return aimCoastOf(order) || 31 - Math.clz32(reached);
}

/** A supporter must be able to move to the province it supports into, by itself (DATC 6.A.10). */
export function whyNoSupport(order: number): number {
  const unit = unitOf(order);
  const supported = otherOf(order);
  if (supported === unit) return SUPPORTS_ITSELF;
  if (unitAt[supported] === 0) return NOBODY_THERE;
  return reaches(rowOf(unitAt[unit]), aimOf(order)) ? LEGAL : SUPPORT_OUT_OF_REACH;
}

/** The supported unit must be able to go there, to the coast named, without a convoy by the supporter (DATC 6.D.31). */
export function whyNoSupportOfMove(order: number, fleets: number): number {
  const into = aimOf(order);
  const supported = otherOf(order);
  const reached = reachOf(rowOf(unitAt[supported]), into);
  if (isFleet(unitAt[supported])) return canReachCoast(reached, aimCoastOf(order)) ? LEGAL : SUPPORTED_CANNOT_REACH;
  if (reached !== 0 || hasRoute(supported, into, fleets, unitOf(order))) return LEGAL;
  return SUPPORTED_CANNOT_REACH;
}

function canReachCoast(reached: number, coast: number): boolean {
  return coast === 0 || reached <= 1 ? reached !== 0 : ((reached >> coast) & 1) === 1;
}

export function whyNoConvoy(order: number, fleets: number): number {
  const fleet = unitOf(order);
  const army = otherOf(order);
  if (unitAt[army] === 0) return NOBODY_THERE;
  if (!isFleet(unitAt[fleet])) return NOT_A_FLEET;
  if (seaBit[fleet] === 0) return NOT_AT_SEA;
  if (isFleet(unitAt[army])) return NOT_AN_ARMY;
  return isPartOfRoute(fleet, army, aimOf(order), fleets) ? LEGAL : NO_PART_OF_ROUTE;
}
