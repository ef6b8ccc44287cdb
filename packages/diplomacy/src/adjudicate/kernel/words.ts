import type { Byte, Province } from './bytes.ts';

/**
 * The bits of the words in which units and orders are written.
 *
 * A place: province (8 bits), coast (3; 0 none, else 1 + its index in `COASTS`), unit type (1).
 * A unit's word: its place, power (8), whether it is immobilised (1), row (11; see `Tables`).
 * An order's word: kind (3), province of the unit (8), province aimed at (8: where it moves, supports
 * or convoys to; for a support to hold where the supported unit stands), province of the supported or
 * convoyed unit (8), via convoy (1), coast aimed at (3).
 */
export const COAST_SHIFT = 8;
export const FLEET = 1 << 11;
/** A place without the unit type. */
export const LOCATION_MASK = FLEET - 1;
export const PLACE_MASK = 2 * FLEET - 1;

export const POWER_SHIFT = 12;
export const POWER_MASK = 255 << POWER_SHIFT;
export const IMMOBILISED = 1 << 20;
export const ROW_SHIFT = 21;

const UNIT_SHIFT = 3;
const AIM_SHIFT = 11;
const OTHER_SHIFT = 19;
const AIM_COAST_SHIFT = 28;
export const KIND_MASK = 7;
export const AIM_MASK = 255 << AIM_SHIFT;
export const VIA = 1 << 27;
export const AIM_COAST_MASK = 7 << AIM_COAST_SHIFT;

/** The province of a unit's word or a place. */
export function provinceOf(word: number): Province {
  return (word & 255) as Province;
}

export function rowOf(unit: number): number {
  return unit >>> ROW_SHIFT;
}

export function isFleet(unit: number): boolean {
  return (unit & FLEET) !== 0;
}

export function kindOf(order: number): Byte {
  return (order & KIND_MASK) as Byte;
}

/** The province of the unit that an order is for. */
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

/** The location that an order aims at, as a place. */
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

/** The word of an order that aims at a place. */
export function orderWord(kind: number, unit: number, aim = 0, other = 0, via = 0): number {
  const coast = (aim >> COAST_SHIFT) & 7;
  const provinces = (unit << UNIT_SHIFT) | ((aim & 255) << AIM_SHIFT) | (other << OTHER_SHIFT);
  return kind | provinces | via | (coast << AIM_COAST_SHIFT);
}
