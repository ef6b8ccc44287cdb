import * as position from './board.ts';
import type { Byte, Province } from './bytes.ts';
import * as codes from './codes.ts';
import * as legality from './legality.ts';
import * as mapping from './map.ts';
import { naming } from './names.ts';
import * as laying from './orders.ts';
import * as output from './results.ts';
import * as routes from './sea-routes.ts';
import { words } from './words.ts';

/** Matches convoys with armies, and sets out the moves: those that have a way attack where they go. */
const { unitAt, orderAt, attackerOf, nextAttacker, carriersOf, struckAt } = position.board;
const { unitsByKind, countByKind, movers, voyagers, convoyers } = position.board;
const { AVAILABLE, CONVOY, INVALID, LEGAL, MOVE, NO_CONVOY, NOT_ORDERED } = codes;
const { coastReached, whyNoConvoy, whyNoMove } = legality;
const { map, mapInUse, reaches, reachesPlainly } = mapping;
const { concludeBy } = naming;
const { refuse } = laying;
const { outcome, results } = output;
const { findsRoute, hasRouteWithin } = routes;
const { AIM_COAST_MASK, AIM_MASK, aimOf, isFleet, KIND_MASK, kindOf, otherOf, POWER_MASK, rowOf, VIA, withAimCoast } =
  words;
const { seaBit } = map;
const { outcomeAt } = results;

const VIA_OR_COAST = VIA | AIM_COAST_MASK;
const MOVES = MOVE << 8;
const CONVOYS = CONVOY << 8;

export function setOutMoves(fleets: number): void {
  movers.length = 0;
  voyagers.length = 0;
  convoyers.length = 0;
  if (countByKind[CONVOY] !== 0) matchConvoys(fleets);
  const end = MOVES + countByKind[MOVE];
  for (let i = MOVES; i < end; i++) {
    const unit = unitsByKind[i] as Province;
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
  const known = mapInUse().routes;
  if (known === undefined) return hasChain(army, isOrdered);
  return hasRouteWithin(known, army, aimOf(orderAt[army]), carriersOf[army]);
}

function isOrdered(): boolean {
  return true;
}

/** Whether there is a route of fleets that are ordered to carry the army and that serve. */
export function hasChain(army: Province, serves: (fleet: Province) => boolean): boolean {
  const to = aimOf(orderAt[army]);
  const known = mapInUse().routes;
  if (known === undefined) return findsRoute(army, to, (sea) => carries(sea, army) && serves(sea));
  let seas = 0;
  for (let i = 0; i < convoyers.length; i++) {
    const fleet = convoyers.items[i as Byte];
    if (otherOf(orderAt[fleet]) === army && serves(fleet)) seas |= seaBit[fleet];
  }
  return hasRouteWithin(known, army, to, seas);
}

/** Whether the unit in a sea is a fleet with a legal order to carry the army where it goes. */
function carries(sea: Province, army: Province): boolean {
  return kindOf(orderAt[sea]) === CONVOY && isConvoyOf(sea, army);
}

function matchConvoys(fleets: number): void {
  const lastMove = MOVES + countByKind[MOVE];
  for (let i = MOVES; i < lastMove; i++) carriersOf[unitsByKind[i] as Province] = 0;
  const end = CONVOYS + countByKind[CONVOY];
  for (let i = CONVOYS; i < end; i++) matchConvoy(unitsByKind[i] as Province, fleets);
}

function matchConvoy(fleet: Province, fleets: number): void {
  const fault = whyNoConvoy(orderAt[fleet], fleets);
  if (fault !== LEGAL) return refuse(fleet, fault);
  const army = otherOf(orderAt[fleet]);
  if (!isConvoyOf(fleet, army)) return concludeBy(fleet, INVALID, NOT_ORDERED, army);
  outcomeAt[fleet] = outcome(AVAILABLE);
  struckAt[fleet] = 0;
  convoyers.add(fleet);
  carriersOf[army] |= seaBit[fleet];
  if (((unitAt[fleet] ^ unitAt[army]) & POWER_MASK) === 0) showIntent(army);
}

/** Whether the convoy's army is ordered where the convoy goes. A legal convoy makes that move legal. */
function isConvoyOf(fleet: Province, army: Province): boolean {
  const differs = (orderAt[army] ^ orderAt[fleet]) & (AIM_MASK | KIND_MASK);
  return otherOf(orderAt[fleet]) === army && differs === (MOVE ^ CONVOY);
}

/** An army goes even to a neighbour by convoy when a fleet of its own power is ordered to take it there (DATC 4.A.3). */
function showIntent(army: Province): void {
  orderAt[army] |= VIA;
}
