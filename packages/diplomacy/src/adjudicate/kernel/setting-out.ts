import { board, ProvinceList } from './board.ts';
import type { Byte, Province } from './bytes.ts';
import { AVAILABLE, CONVOY, INVALID, LEGAL, MOVE, NO_CONVOY, NOT_ORDERED } from './codes.ts';
import {
  AIM_COAST_MASK,
  AIM_MASK,
  aimOf,
  isFleet,
  KIND_MASK,
  otherOf,
  POWER_MASK,
  rowOf,
  VIA,
  withAimCoast,
} from './encoding.ts';
import { coastReached, whyNoConvoy, whyNoMove } from './legality.ts';
import { map, mapInUse, reaches, reachesPlainly } from './map.ts';
import { countOf, refuse, unitWithOrder } from './orders.ts';
import { name, outcome, results } from './results.ts';
import { findsRoute, hasRouteWithin } from './sea-routes.ts';

/** Matches convoys with armies, and sets out the moves: those that have a way attack where they go. */
const { unitAt, orderAt, attackerOf, nextAttacker, carriersOf, struckAt } = board;
const { seaBit } = map;
const { outcomeAt } = results;

/** The moves that attack, and those among them that go by convoy. */
export const movers = new ProvinceList();
export const voyagers = new ProvinceList();
/** The fleets with a legal order to convoy an army that is ordered there. */
export const convoyers = new ProvinceList();

const VIA_OR_COAST = VIA | AIM_COAST_MASK;

export function setOutMoves(fleets: number): void {
  movers.length = 0;
  voyagers.length = 0;
  convoyers.length = 0;
  if (countOf(CONVOY) > 0) matchConvoys(fleets);
  const count = countOf(MOVE);
  for (let i = 0; i < count; i++) {
    const unit = unitWithOrder(MOVE, i);
    const order = orderAt[unit];
    const to = aimOf(order);
    const isPlain = reachesPlainly(rowOf(unitAt[unit]), to) && (order & VIA_OR_COAST) === 0;
    if (isPlain || setOut(unit, fleets)) attack(unit, to);
  }
}

function attack(unit: Province, to: Province): void {
  nextAttacker[unit] = attackerOf[to];
  attackerOf[to] = unit;
  movers.add(unit);
}

/** Sets out a move that names a coast, needs one, or goes by convoy. Whether it has a way. */
function setOut(unit: Province, fleets: number): boolean {
  const order = orderAt[unit];
  const fault = whyNoMove(order, fleets);
  if (fault !== LEGAL) {
    refuse(unit, fault);
    return false;
  }
  if (isFleet(unitAt[unit])) {
    orderAt[unit] = withAimCoast(order & ~VIA, coastReached(order));
    return true;
  }
  const isConvoyed = (order & VIA) !== 0 || !reaches(rowOf(unitAt[unit]), aimOf(order));
  orderAt[unit] = withAimCoast(isConvoyed ? order | VIA : order, 0);
  return !isConvoyed || embark(unit);
}

/** Whether a chain of fleets was ordered to carry the army; else its move matches no other order. */
function embark(army: Province): boolean {
  if (!isCarried(army)) {
    outcomeAt[army] = outcome(INVALID, NO_CONVOY);
    return false;
  }
  struckAt[army] = 0;
  voyagers.add(army);
  return true;
}

function isCarried(army: Province): boolean {
  if (convoyers.length === 0) return false;
  const { routes } = mapInUse();
  if (routes === undefined) return hasChain(army, isFleetOrdered);
  return hasRouteWithin(routes, army, aimOf(orderAt[army]), carriersOf[army]);
}

function isFleetOrdered(): boolean {
  return true;
}

/** Whether there is a route of fleets that are ordered to carry the army and that serve. */
export function hasChain(army: Province, serves: (fleet: Province) => boolean): boolean {
  const to = aimOf(orderAt[army]);
  const { routes } = mapInUse();
  if (routes === undefined) return findsRoute(army, to, (sea) => carries(sea, army) && serves(sea));
  let seas = 0;
  for (let i = 0; i < convoyers.length; i++) {
    const fleet = convoyers.items[i as Byte];
    if (otherOf(orderAt[fleet]) === army && serves(fleet)) seas |= seaBit[fleet];
  }
  return hasRouteWithin(routes, army, to, seas);
}

/** Whether the unit in a sea is a fleet with a legal order to carry the army where it goes. */
function carries(sea: Province, army: Province): boolean {
  return (orderAt[sea] & KIND_MASK) === CONVOY && isConvoyOf(sea, army);
}

function matchConvoys(fleets: number): void {
  for (let i = 0; i < countOf(MOVE); i++) carriersOf[unitWithOrder(MOVE, i)] = 0;
  for (let i = 0; i < countOf(CONVOY); i++) matchConvoy(unitWithOrder(CONVOY, i), fleets);
}

function matchConvoy(fleet: Province, fleets: number): void {
  const fault = whyNoConvoy(orderAt[fleet], fleets);
  if (fault !== LEGAL) return refuse(fleet, fault);
  const army = otherOf(orderAt[fleet]);
  if (!isConvoyOf(fleet, army)) {
    outcomeAt[fleet] = outcome(INVALID, NOT_ORDERED, results.nameCount);
    name(army);
    name(0);
    return;
  }
  outcomeAt[fleet] = outcome(AVAILABLE);
  struckAt[fleet] = 0;
  convoyers.add(fleet);
  carriersOf[army] |= seaBit[fleet];
  if (((unitAt[fleet] ^ unitAt[army]) & POWER_MASK) === 0) showIntent(army);
}

/** Whether the convoy's army is ordered where the convoy goes. A legal convoy makes that move legal. */
function isConvoyOf(fleet: Province, army: Province): boolean {
  return (
    otherOf(orderAt[fleet]) === army && ((orderAt[army] ^ orderAt[fleet]) & (AIM_MASK | KIND_MASK)) === (MOVE ^ CONVOY)
  );
}

/** An army goes even to a neighbour by convoy when a fleet of its own power is ordered to take it there (DATC 4.A.3). */
function showIntent(army: Province): void {
  orderAt[army] |= VIA;
}
