import { board, ProvinceList } from './board.ts';
import type { Byte, Province } from './bytes.ts';
import { HOLD, LEGAL, SUPERSEDED } from './codes.ts';
import {
  HEADER,
  IMMOBILISED,
  KIND_MASK,
  orderWord,
  POWER_MASK,
  standsAt,
  unitOf,
  WORDS_PER_ORDER,
} from './encoding.ts';
import { whyIllegal, whyNotOwn } from './legality.ts';
import { map } from './map.ts';
import { results, STANDING } from './results.ts';
import { FLEET, PLACE_MASK } from './tables.ts';

/** Lays units and orders at their provinces. */
const { unitAt, orderAt } = board;
const { seaBit } = map;
const { outcomeAt, placeAfter, givenAt } = results;

/** The provinces of the units in the order given. */
export const units = new ProvinceList();

/** The units with an order of each kind, `MOST_UNITS` entries a kind. */
const unitsByKind = new Uint8Array(8 * 256);
const countByKind = new Int32Array(8);

/** The units whose order is of a kind: `unitWithOrder(kind, 0)` up to `countOf(kind)`. */
export function countOf(kind: number): number {
  return countByKind[kind] as number;
}

export function unitWithOrder(kind: number, index: number): Province {
  return unitsByKind[(kind << 8) | index] as Province;
}

/** Puts the units of a position on an empty board. Returns the seas with fleets, as a mask. */
export function placeUnits(words: Int32Array, at: number): number {
  const first = at + HEADER;
  const count = words[at] as number;
  let fleets = 0;
  for (let i = 0; i < count; i++) {
    const unit = words[first + i] as number;
    const province = standsAt(unit);
    units.items[i as Byte] = province;
    unitAt[province] = unit;
    outcomeAt[province] = STANDING;
    placeAfter[province] = unit & (PLACE_MASK ^ FLEET);
    if (unit & FLEET) fleets |= seaBit[province];
  }
  units.length = count;
  return fleets;
}

/** A unit that is its power's own and not immobilised: the words of order and unit agree in these bits. */
const OWN_MASK = POWER_MASK | IMMOBILISED;

/**
 * Lays each order at its unit, and sorts the units by the kind of their orders. Whether an order is
 * possible is asked when its kind is dealt with; only where a unit has several orders the first legal
 * one must be known now (DATC 4.D.3).
 */
export function takeOrders(words: Int32Array, at: number, fleets: number): void {
  const { faults } = results;
  const first = at + HEADER + (words[at] as number);
  const count = words[at + 1] as number;
  countByKind.fill(0);
  for (let i = 0, next = first; i < count; i++, next += WORDS_PER_ORDER) {
    let order = words[next] as number;
    const power = words[next + 1] as number;
    const unit = unitOf(order);
    if (orderAt[unit] !== 0) return takeOrdersOneByOne(words, first, fleets);
    if (((unitAt[unit] ^ power) & OWN_MASK) !== 0) {
      faults[i] = whyNotOwn(order, power);
      if (faults[i] !== LEGAL) continue;
      order = orderWord(HOLD, unit);
    }
    faults[i] = LEGAL;
    takeOrder(order, unit, i);
  }
}

function takeOrder(order: number, unit: Province, index: number): void {
  const kind = order & KIND_MASK;
  orderAt[unit] = order;
  givenAt[unit] = index;
  unitsByKind[(kind << 8) | (countByKind[kind] as number)] = unit;
  countByKind[kind] = (countByKind[kind] as number) + 1;
}

/** Takes orders for whose units others have come before. */
function takeOrdersOneByOne(words: Int32Array, first: number, fleets: number): void {
  const { faults } = results;
  for (let i = 0; i < units.length; i++) orderAt[units.items[i as Byte]] = 0;
  countByKind.fill(0);
  for (let i = 0, next = first; i < results.orderCount; i++, next += WORDS_PER_ORDER) {
    const unit = unitOf(words[next] as number);
    const order = unitAt[unit] & IMMOBILISED ? orderWord(HOLD, unit) : (words[next] as number);
    faults[i] = orderAt[unit] !== 0 ? SUPERSEDED : whyIllegal(order, words[next + 1] as number, fleets);
    if (faults[i] === LEGAL) takeOrder(order, unit, i);
  }
}

/** Finds an order impossible: its unit holds. */
export function refuse(unit: Province, fault: number): void {
  results.faults[givenAt[unit]] = fault;
  orderAt[unit] = 0;
}
