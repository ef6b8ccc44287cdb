import * as position from './board.ts';
import { type ByProvince, type Byte, byteTable, type Province } from './bytes.ts';
import * as mapping from './map.ts';
import type { Routes } from './routes.ts';
import { words } from './words.ts';

/**
 * What fleets can carry an army across. On most maps the minimal routes are data (`routes.ts`), and
 * sets of fleets are masks of seas; on maps too large for that, routes are searched for.
 */
const { unitAt } = position.board;
const { map, mapInUse } = mapping;
const { isFleet } = words;
const { seaBit } = map;

/** Whether the fleets at sea (their mask) could carry an army between two provinces, `without` one of them. */
export function hasRoute(from: Province, to: Province, fleets: number, without: Province = 0): boolean {
  const { routes } = mapInUse();
  if (routes === undefined) return findsRoute(from, to, isFleetAtSea, without);
  return hasRouteWithin(routes, from, to, fleets & ~seaBit[without]);
}

/** Whether the carriers ordered so far (their mask) make up a route. Not for maps without routes. */
export function hasRouteWithin(routes: Routes, from: Province, to: Province, seas: number): boolean {
  const pair = pairOf(from, to);
  if (pair < 0) return false;
  const end = routes.start[pair + 1] as number;
  for (let i = routes.start[pair] as number; i < end; i++) {
    if (((routes.masks[i] as number) & ~seas) === 0) return true;
  }
  return false;
}

/** Whether the fleet is part of a minimal route that the fleets at sea make up (DATC 6.G.19). */
export function isPartOfRoute(fleet: Province, from: Province, to: Province, fleets: number): boolean {
  const { routes } = mapInUse();
  if (routes === undefined) return isOnMinimalPath(fleet, from, to);
  const pair = pairOf(from, to);
  if (pair < 0) return false;
  const end = routes.start[pair + 1] as number;
  for (let i = routes.start[pair] as number; i < end; i++) {
    const route = routes.masks[i] as number;
    if ((route & seaBit[fleet]) !== 0 && (route & ~fleets) === 0) return true;
  }
  return false;
}

/** The number of a pair of ports among the routes, or -1 where one is no port. */
function pairOf(from: Province, to: Province): number {
  const { portOf, portCount } = mapInUse();
  const a = portOf[from] as number;
  const b = portOf[to] as number;
  return a === 0 || b === 0 ? -1 : (a - 1) * portCount + b - 1;
}

function isFleetAtSea(sea: Province): boolean {
  return isFleet(unitAt[sea]);
}

/** Whether there is a way between two ports over seas that `serves`, without one. */
export function findsRoute(
  from: Province,
  to: Province,
  serves: (sea: Province) => boolean,
  without: Province = 0,
): boolean {
  if (pairOf(from, to) < 0 || from === to) return false;
  const last = new Set(seasNextTo(to));
  const waiting = [...seasNextTo(from)];
  const seen = new Set<Province>([without]);
  for (let sea = waiting.pop(); sea !== undefined; sea = waiting.pop()) {
    if (seen.has(sea) || !serves(sea)) continue;
    if (last.has(sea)) return true;
    seen.add(sea);
    waiting.push(...seasNextTo(sea));
  }
  return false;
}

/** Steps after which the search for a minimal path gives up, and takes a fleet for part of a route. */
const MOST_STEPS = 100_000;

/**
 * Whether the fleet lies on a path over fleets at sea without a short cut, of which only the first
 * sea touches one port and only the last the other.
 */
function isOnMinimalPath(fleet: Province, from: Province, to: Province): boolean {
  if (pairOf(from, to) < 0 || from === to) return false;
  const last = new Set(seasNextTo(to));
  /** How many seas of the path, or the first port, each sea touches. */
  const touched = byteTable() as ByProvince<Byte>;
  let steps = 0;
  const extend = (sea: Province, isPast: boolean): boolean => {
    if (++steps > MOST_STEPS) return true;
    const past = isPast || sea === fleet;
    if (last.has(sea)) return past;
    return touching(seasNextTo(sea), () =>
      seasNextTo(sea).some((next) => touched[next] === 1 && isFleetAtSea(next) && extend(next, past)),
    );
  };
  const touching = (seas: readonly Province[], search: () => boolean): boolean => {
    for (const sea of seas) touched[sea] = (touched[sea] + 1) as Byte;
    const found = search();
    for (const sea of seas) touched[sea] = (touched[sea] - 1) as Byte;
    return found;
  };
  const first = seasNextTo(from);
  return touching(first, () => first.some((sea) => isFleetAtSea(sea) && extend(sea, false)));
}

function seasNextTo(province: Province): readonly Province[] {
  const { seasNear, seasNearStart } = mapInUse();
  return [...seasNear.subarray(seasNearStart[province], seasNearStart[province + 1])] as Province[];
}
