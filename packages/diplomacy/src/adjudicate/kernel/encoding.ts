import { provinceOf, type UnitId } from '../../ids.ts';
import type { Given, MovementOrder } from '../../orders.ts';
import type { Unit } from '../../position.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from './codes.ts';
import { COAST_SHIFT, FLEET, placeOf, type Tables } from './tables.ts';

/**
 * A position as integers: the number of units, the number of orders, a word for each unit, two for
 * each order.
 *
 * A unit's word: province, coast and type (its place, 12 bits), power (8 bits), 1 bit if it is immobilised.
 * An order's first word: kind (3 bits), province of the unit (8), province aimed at (8: where it moves,
 * supports or convoys to; for a support to hold where the supported unit stands), province of the
 * supported or convoyed unit (8), via convoy (1), coast aimed at (3). Its second word: the power that gave it.
 */
export const HEADER = 2;
export const WORDS_PER_ORDER = 2;

export const POWER_SHIFT = 12;
export const IMMOBILISED = 1 << 20;

export const UNIT_SHIFT = 3;
export const AIM_SHIFT = 11;
export const OTHER_SHIFT = 19;
export const VIA = 1 << 27;
export const AIM_COAST_SHIFT = 28;

/** The number of words `encodePosition` writes. */
export function positionLength(units: number, orders: number): number {
  return HEADER + units + WORDS_PER_ORDER * orders;
}

/** Writes a position into `words` from `at` on. Places and powers that the variant lacks become 0. */
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
  for (const unit of units) words[next++] = unitWord(tables, unit, immobilised?.has(unit.id) ?? false);
  for (const given of orders) {
    words[next++] = orderWord(tables, given.order);
    words[next++] = tables.powerNumberOf.get(given.power) ?? 0;
  }
}

export function unitWord(tables: Tables, unit: Unit, immobilised: boolean): number {
  const place = placeOf(tables, unit.type === 'A' ? provinceOf(unit.location) : unit.location);
  const type = unit.type === 'F' ? FLEET : 0;
  const power = (tables.powerNumberOf.get(unit.power) ?? 0) << POWER_SHIFT;
  return place | type | power | (immobilised ? IMMOBILISED : 0);
}

export function orderWord(tables: Tables, order: MovementOrder): number {
  const unit = (placeOf(tables, order.unit.at) & 255) << UNIT_SHIFT;
  switch (order.kind) {
    case 'hold':
      return HOLD | unit;
    case 'move':
      return MOVE | unit | aim(tables, order.to) | (order.viaConvoy ? VIA : 0);
    case 'supportHold':
      return SUPPORT_HOLD | unit | aim(tables, provinceOf(order.supported.at)) | other(tables, order.supported.at);
    case 'supportMove':
      return SUPPORT_MOVE | unit | aim(tables, order.to) | other(tables, order.supported.at);
    case 'convoy':
      return CONVOY | unit | aim(tables, order.to) | other(tables, order.army.at);
  }
}

function aim(tables: Tables, location: string): number {
  const place = placeOf(tables, location);
  return ((place & 255) << AIM_SHIFT) | (((place >> COAST_SHIFT) & 7) << AIM_COAST_SHIFT);
}

function other(tables: Tables, location: string): number {
  return (placeOf(tables, location) & 255) << OTHER_SHIFT;
}
