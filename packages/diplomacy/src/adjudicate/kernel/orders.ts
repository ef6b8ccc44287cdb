import * as position from './board.ts';
import type { Byte, Province } from './bytes.ts';
import * as codes from './codes.ts';
import * as encoding from './encoding.ts';
import * as legality from './legality.ts';
import * as mapping from './map.ts';
import * as output from './results.ts';
import { words as bits } from './words.ts';

/** Lays units and orders at their provinces. */
const { unitAt, orderAt, supportsOf, supporterOf, units, unitsByKind, countByKind } = position.board;
const { CONVOY, HOLD, LEGAL, SUPERSEDED } = codes;
const { HEADER, WORDS_PER_ORDER } = encoding;
const { whyIllegal, whyNotOwn } = legality;
const { seaBit } = mapping.map;
const { STANDING, results } = output;
const { outcomeAt, placeAfter, givenAt } = results;
const { IMMOBILISED, kindOf, LOCATION_MASK, orderWord, POWER_MASK, provinceOf, unitOf } = bits;

/** Puts the units of a position on an empty board. Returns the seas with fleets, as a mask. */
export function placeUnits(words: Int32Array, at: number): number {
  const first = at + HEADER;
  const count = words[at] as number;
  let fleets = 0;
  for (let i = 0; i < count; i++) {
    const unit = words[first + i] as number;
    const province = provinceOf(unit);
    units.items[i as Byte] = province;
    unitAt[province] = unit;
    supportsOf[province] = 0;
    supporterOf[province] = 0;
    outcomeAt[province] = STANDING;
    placeAfter[province] = unit & LOCATION_MASK;
    fleets |= seaBit[province];
  }
  units.length = count;
  return fleets;
}

/** A unit that is its power's own and not immobilised: the words of unit and giver agree in these bits. */
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
  clearKinds();
  for (let i = 0, next = first; i < count; i++, next += WORDS_PER_ORDER) {
    const order = words[next] as number;
    const power = words[next + 1] as number;
    const unit = unitOf(order);
    if (orderAt[unit] !== 0) return takeOrdersOneByOne(words, first, fleets);
    if (((unitAt[unit] ^ power) & OWN_MASK) === 0) {
      faults[i] = LEGAL;
      takeOrder(order, unit, i);
    } else {
      faults[i] = whyNotOwn(order, power);
      if (faults[i] === LEGAL) takeOrder(orderWord(HOLD, unit), unit, i);
    }
  }
}

function takeOrder(order: number, unit: Province, index: number): void {
  const kind = kindOf(order);
  const count = countByKind[kind];
  orderAt[unit] = order;
  givenAt[unit] = index;
  unitsByKind[(kind << 8) | count] = unit;
  countByKind[kind] = count + 1;
}

function clearKinds(): void {
  for (let kind = HOLD; kind <= CONVOY; kind++) countByKind[kind as Byte] = 0;
}

/** Takes orders where a unit has several. */
function takeOrdersOneByOne(words: Int32Array, first: number, fleets: number): void {
  const { faults } = results;
  for (const unit of units.toArray()) orderAt[unit] = 0;
  clearKinds();
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
