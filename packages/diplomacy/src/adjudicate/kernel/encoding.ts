import { provinceOf, type UnitId } from '../../ids.ts';
import type { Given, MovementOrder } from '../../orders.ts';
import type { Unit } from '../../position.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from './codes.ts';
import { placeOf, type Tables } from './tables.ts';
import { words as bits } from './words.ts';

const { FLEET, IMMOBILISED, orderWord, PLACE_MASK, POWER_SHIFT, ROW_SHIFT, VIA } = bits;

/**
 * A position as integers: the number of units, the number of orders, a word for each unit, and two
 * for each order, its word and the power that gave it, where a unit's word has it (see `words.ts`).
 */
export const HEADER = 2;
export const WORDS_PER_ORDER = 2;

/** Powers that the variant lacks: one that gives orders owns no unit, nor the places where nobody stands. */
const UNKNOWN_OWNER = 255;
const UNKNOWN_GIVER = 254;

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
  const location = unit.type === 'A' ? provinceOf(unit.location) : unit.location;
  const place = placeOf(tables, location) | (unit.type === 'F' ? FLEET : 0);
  const power = tables.powerNumberOf.get(unit.power) ?? UNKNOWN_OWNER;
  const row = tables.rowOf[place & PLACE_MASK] as number;
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
