import { board } from './board.ts';
import type { Province } from './bytes.ts';
import {
  CANNOT_REACH,
  CONVOY,
  FOREIGN_UNIT,
  LEGAL,
  MOVE,
  NEEDS_COAST,
  NO_PART_OF_ROUTE,
  NO_ROUTE,
  NO_UNIT,
  NOBODY_THERE,
  NOT_A_FLEET,
  NOT_AN_ARMY,
  NOT_AT_SEA,
  SAME_PROVINCE,
  SUPERSEDED,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
  SUPPORT_OUT_OF_REACH,
  SUPPORTED_CANNOT_REACH,
  SUPPORTS_ITSELF,
  WRONG_COAST,
} from './codes.ts';
import { AIM_COAST_SHIFT, AIM_SHIFT, OTHER_SHIFT, UNIT_SHIFT, VIA } from './encoding.ts';
import { hasRoute, isPartOfRoute } from './sea-routes.ts';
import type { Tables } from './tables.ts';

const { unitAt, powerAt, rowAt, fleetAt, orderAt } = board;

/** Why the power may not give this order on the board as it stands, or `LEGAL`. */
export function whyIllegal(tables: Tables, fleets: number, word: number, power: number): number {
  const unit = ((word >>> UNIT_SHIFT) & 255) as Province;
  if (orderAt[unit] !== 0) return SUPERSEDED;
  if (unitAt[unit] === 0) return NO_UNIT;
  if (powerAt[unit] !== power) return FOREIGN_UNIT;
  switch (word & 7) {
    case MOVE:
      return whyNoMove(tables, fleets, unit, word);
    case SUPPORT_HOLD:
      return whyNoSupport(tables, unit, aimOfWord(word), otherOfWord(word));
    case SUPPORT_MOVE:
      return whyNoSupportOfMove(tables, fleets, unit, word);
    case CONVOY:
      return whyNoConvoy(tables, fleets, unit, aimOfWord(word), otherOfWord(word));
    default:
      return LEGAL;
  }
}

function whyNoMove(tables: Tables, fleets: number, unit: Province, word: number): number {
  const to = aimOfWord(word);
  if (to === unit) return SAME_PROVINCE;
  const reached = reachOf(tables, unit, to);
  if (fleetAt[unit] !== 0) return whyNoCoast(reached, word >>> AIM_COAST_SHIFT);
  if (reached !== 0 && (word & VIA) === 0) return LEGAL;
  if (hasRoute(tables, unit, to, fleets)) return LEGAL;
  return reached === 0 ? CANNOT_REACH : NO_ROUTE;
}

/** Fleets go to a coast (DATC 4.B.1 – 4.B.3); where a place has none, a coast named is ignored (4.B.6). */
function whyNoCoast(reached: number, coast: number): number {
  if (reached === 0) return CANNOT_REACH;
  if (reached === 1) return LEGAL;
  if (coast === 0) return (reached & (reached - 1)) === 0 ? LEGAL : NEEDS_COAST;
  return (reached >> coast) & 1 ? LEGAL : WRONG_COAST;
}

/** A supporter must be able to move to the province it supports into (DATC 6.A.10), by itself. */
function whyNoSupport(tables: Tables, unit: Province, into: Province, supported: Province): number {
  if (supported === unit) return SUPPORTS_ITSELF;
  if (unitAt[supported] === 0) return NOBODY_THERE;
  return reachOf(tables, unit, into) === 0 ? SUPPORT_OUT_OF_REACH : LEGAL;
}

function whyNoSupportOfMove(tables: Tables, fleets: number, unit: Province, word: number): number {
  const into = aimOfWord(word);
  const supported = otherOfWord(word);
  const fault = whyNoSupport(tables, unit, into, supported);
  if (fault !== LEGAL) return fault;
  const reached = reachOf(tables, supported, into);
  if (fleetAt[supported] !== 0) {
    const coast = word >>> AIM_COAST_SHIFT;
    const can = reached > 1 && coast !== 0 ? (reached >> coast) & 1 : reached;
    return can === 0 ? SUPPORTED_CANNOT_REACH : LEGAL;
  }
  if (reached !== 0) return LEGAL;
  const others = fleets & ~(tables.seaBit[unit] as number);
  return hasRoute(tables, supported, into, others) ? LEGAL : SUPPORTED_CANNOT_REACH;
}

function whyNoConvoy(tables: Tables, fleets: number, unit: Province, to: Province, army: Province): number {
  if (unitAt[army] === 0) return NOBODY_THERE;
  if (fleetAt[unit] === 0) return NOT_A_FLEET;
  const sea = tables.seaBit[unit] as number;
  if (sea === 0) return NOT_AT_SEA;
  if (fleetAt[army] !== 0) return NOT_AN_ARMY;
  return isPartOfRoute(tables, army, to, sea, fleets) ? LEGAL : NO_PART_OF_ROUTE;
}

/** How the unit standing in a province can move to another by itself (`Tables.reach`). */
export function reachOf(tables: Tables, unit: Province, to: Province): number {
  return tables.reach[((rowAt[unit] as number) << 8) | to] as number;
}

export function aimOfWord(word: number): Province {
  return ((word >>> AIM_SHIFT) & 255) as Province;
}

export function otherOfWord(word: number): Province {
  return ((word >>> OTHER_SHIFT) & 255) as Province;
}

/** The coast a legal move goes to: the one named, or the only one there is; 0 where the place has none. */
export function coastReached(reached: number, coast: number): number {
  if (reached <= 1) return 0;
  return coast !== 0 ? coast : 31 - Math.clz32(reached);
}
