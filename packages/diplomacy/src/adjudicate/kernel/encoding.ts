import { provinceOf, type UnitId } from '../../ids.ts';
import type { Given, MovementOrder } from '../../orders.ts';
import type { Unit } from '../../position.ts';
import type { Byte, Province } from './bytes.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from './codes.ts';
import { COAST_SHIFT, FLEET, PLACE_MASK, placeOf, type Tables } from './tables.ts';

/**
 * A position as integers: the number of units, the number of orders, a word for each unit, two for
 * each order.
 *
 * A unit's word: province (8 bits), coast (3), type (1), power (8), whether it is immobilised (1),
 * row (11 bits). An order's first word: kind (3 bits), province of the unit (8), province aimed at
 * (8: where it moves, supports or convoys to; for a support to hold where the supported unit
 * stands), province of the supported or convoyed unit (8), via convoy (1), coast aimed at (3). Its
 * second word: the power that gave it, where a unit's word has it.
 */
export const HEADER = 2;
export const WORDS_PER_ORDER = 2;

const POWER_SHIFT = 12;
export const POWER_MASK = 255 << POWER_SHIFT;
export const IMMOBILISED = 1 << 20;
const ROW_SHIFT = 21;

const UNIT_SHIFT = 3;
const AIM_SHIFT = 11;
const OTHER_SHIFT = 19;
export const VIA = 1 << 27;
const AIM_COAST_SHIFT = 28;

export const KIND_MASK = 7;
export const AIM_MASK = 255 << AIM_SHIFT;
export const AIM_COAST_MASK = 7 << AIM_COAST_SHIFT;

/** Powers that the variant lacks: one that gives orders owns no unit. */
const UNKNOWN_OWNER = 255;
const UNKNOWN_GIVER = 0;

/** The province of a unit's word. */
export function standsAt(unit: number): Province {
  return (unit & 255) as Province;
}

export function powerOf(unit: number): Byte {
  return ((unit >>> POWER_SHIFT) & 255) as Byte;
}

export function rowOf(unit: number): number {
  return unit >>> ROW_SHIFT;
}

export function isFleet(unit: number): boolean {
  return (unit & FLEET) !== 0;
}

/** The province of the unit that an order's word is for. */
export function unitOf(order: number): Province {
  return ((order >>> UNIT_SHIFT) & 255) as Province;
}

export function aimOf(order: number): Province {
  return ((order >>> AIM_SHIFT) & 255) as Province;
}

/** The supported or convoyed unit. */
export function otherOf(order: number): Province {
  return ((order >>> OTHER_SHIFT) & 255) as Province;
}

export function aimCoastOf(order: number): number {
  return order >>> AIM_COAST_SHIFT;
}

/** The place (coast and province) that an order aims at. */
export function aimPlaceOf(order: number): number {
  return aimOf(order) | (aimCoastOf(order) << COAST_SHIFT);
}

/** The bits of an order that aims at a province. */
export function aimedAt(province: Province): number {
  return province << AIM_SHIFT;
}

/** The order with another coast to aim at. */
export function withAimCoast(order: number, coast: number): number {
  return (order & ~AIM_COAST_MASK) | (coast << AIM_COAST_SHIFT);
}

/** An order's first word. */
export function orderWord(kind: number, unit: number, aim = 0, other = 0, via = 0): number {
  const coast = (aim >> COAST_SHIFT) & 7;
  return (
    kind | (unit << UNIT_SHIFT) | ((aim & 255) << AIM_SHIFT) | (other << OTHER_SHIFT) | via | (coast << AIM_COAST_SHIFT)
  );
}

/** The number of words `encodePosition` writes. */
export function positionLength(units: number, orders: number): number {
  return HEADER + units + WORDS_PER_ORDER * orders;
}

/** Writes a position into `words` from `at` on. Places and powers that the variant lacks match nothing. */
export function encodePosition(
  tables: Tables,
  units: readonly Unit[],
  orders: readonly Given<MovementOrder>[],
  immobilised: ReadonlySet<UnitId> | undefined,
  words: Int32Array,
  at = 0,
): void {
  let next = at;
  words[next++] = units.length;
  words[next++] = orders.length;
  for (const unit of units) words[next++] = encodeUnit(tables, unit, immobilised?.has(unit.id) ?? false);
  for (const { power, order } of orders) {
    words[next++] = encodeOrder(tables, order);
    words[next++] = (tables.powerNumberOf.get(power) ?? UNKNOWN_GIVER) << POWER_SHIFT;
  }
}

function encodeUnit(tables: Tables, unit: Unit, immobilised: boolean): number {
  const place =
    placeOf(tables, unit.type === 'A' ? provinceOf(unit.location) : unit.location) | (unit.type === 'F' ? FLEET : 0);
  const power = tables.powerNumberOf.get(unit.power) ?? UNKNOWN_OWNER;
  const row = tables.rowOf[place & PLACE_MASK] ?? 0;
  return place | (power << POWER_SHIFT) | (immobilised ? IMMOBILISED : 0) | (row << ROW_SHIFT);
}

function encodeOrder(tables: Tables, order: MovementOrder): number {
  const province = (location: string) => placeOf(tables, location) & 255;
  const unit = province(order.unit.at);
  switch (order.kind) {
    case 'hold':
      return orderWord(HOLD, unit);
    case 'move':
      return orderWord(MOVE, unit, placeOf(tables, order.to), 0, order.viaConvoy ? VIA : 0);
    case 'supportHold':
      return orderWord(SUPPORT_HOLD, unit, province(order.supported.at), province(order.supported.at));
    case 'supportMove':
      return orderWord(SUPPORT_MOVE, unit, placeOf(tables, order.to), province(order.supported.at));
    case 'convoy':
      return orderWord(CONVOY, unit, province(order.to), province(order.army.at));
  }
}
