import type { Byte, Province } from './bytes.ts';

/**
 * The bits of the words in which units and orders are written.
 *
 * A place: province (8 bits), coast (3; 0 none, else 1 + its index in `COASTS`), unit type (1).
 * A unit's word: its place, power (8), whether it is immobilised (1), row (11; see `Tables`).
 * An order's word: kind (3), province of the unit (8), province aimed at (8: where it moves, supports
 * or convoys to; for a support to hold where the supported unit stands), province of the supported or
 * convoyed unit (8), via convoy (1), coast aimed at (3).
 *
 * They are exported as one object, for its users to take what they need as constants of their own: V8
 * compiles those in, where it reads an export or import through a cell at every use. The other modules
 * of the kernel do the same with what is used for every unit.
 */
const COAST_SHIFT = 8;
const FLEET = 1 << 11;
/** A place without the unit type. */
const LOCATION_MASK = FLEET - 1;
const PLACE_MASK = 2 * FLEET - 1;

const POWER_SHIFT = 12;
const POWER_MASK = 255 << POWER_SHIFT;
const IMMOBILISED = 1 << 20;
const ROW_SHIFT = 21;

const UNIT_SHIFT = 3;
const AIM_SHIFT = 11;
const OTHER_SHIFT = 19;
const AIM_COAST_SHIFT = 28;
const KIND_MASK = 7;
const AIM_MASK = 255 << AIM_SHIFT;
const VIA = 1 << 27;
const AIM_COAST_MASK = 7 << AIM_COAST_SHIFT;

/** The province of a unit's word or a place. */
function provinceOf(word: number): Province {
  return (word & 255) as Province;
}

function rowOf(unit: number): number {
  return unit >>> ROW_SHIFT;
}

function isFleet(unit: number): boolean {
  return (unit & FLEET) !== 0;
}

function kindOf(order: number): Byte {
  return (order & KIND_MASK) as Byte;
}

/** The province of the unit that an order is for. */
function unitOf(order: number): Province {
  return ((order >>> UNIT_SHIFT) & 255) as Province;
}

function aimOf(order: number): Province {
  return ((order >>> AIM_SHIFT) & 255) as Province;
}

/** The supported or convoyed unit. */
function otherOf(order: number): Province {
  return ((order >>> OTHER_SHIFT) & 255) as Province;
}

function aimCoastOf(order: number): number {
  return order >>> AIM_COAST_SHIFT;
}

/** The location that an order aims at, as a place. */
function aimPlaceOf(order: number): number {
  return aimOf(order) | (aimCoastOf(order) << COAST_SHIFT);
}

/** The bits of an order that aims at a province. */
function aimedAt(province: Province): number {
  return province << AIM_SHIFT;
}

/** The order with another coast to aim at. */
function withAimCoast(order: number, coast: number): number {
  return (order & ~AIM_COAST_MASK) | (coast << AIM_COAST_SHIFT);
}

/** The word of an order that aims at a place. */
function orderWord(kind: number, unit: number, aim = 0, other = 0, via = 0): number {
  const coast = (aim >> COAST_SHIFT) & 7;
  const provinces = (unit << UNIT_SHIFT) | ((aim & 255) << AIM_SHIFT) | (other << OTHER_SHIFT);
  return kind | provinces | via | (coast << AIM_COAST_SHIFT);
}

export const words = {
  COAST_SHIFT,
  FLEET,
  LOCATION_MASK,
  PLACE_MASK,
  POWER_SHIFT,
  POWER_MASK,
  IMMOBILISED,
  ROW_SHIFT,
  KIND_MASK,
  AIM_MASK,
  VIA,
  AIM_COAST_MASK,
  provinceOf,
  rowOf,
  isFleet,
  kindOf,
  unitOf,
  aimOf,
  otherOf,
  aimCoastOf,
  aimPlaceOf,
  aimedAt,
  withAimCoast,
  orderWord,
};
