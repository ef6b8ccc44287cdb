import * as position from './board.ts';
import type { Province } from './bytes.ts';
import * as codes from './codes.ts';
import * as encoding from './encoding.ts';
import * as legality from './legality.ts';
import * as mapping from './map.ts';
import * as output from './results.ts';
import { words as bits } from './words.ts';

/** Lays units and orders at their provinces. */
const { unitAt, orderAt, unitsByKind, countByKind } = position.board;
const { CONVOY, HOLD, LEGAL, MOVE, SUPERSEDED, SUPPORT_HOLD, SUPPORT_MOVE } = codes;
const { HEADER, WORDS_PER_ORDER } = encoding;
const { whyIllegal, whyNotOwn } = legality;
const { seaBit } = mapping.map;
const { findFault, results, STANDING } = output;
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
    unitAt[province] = unit;
    outcomeAt[province] = STANDING;
    placeAfter[province] = unit & LOCATION_MASK;
    fleets |= seaBit[province];
  }
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
  const first = at + HEADER + (words[at] as number);
  const count = words[at + 1] as number;
  clearKinds();
  for (let i = 0, next = first; i < count; i++, next += WORDS_PER_ORDER) {
    const order = words[next] as number;
    const power = words[next + 1] as number;
    const unit = unitOf(order);
    if (orderAt[unit] !== 0) return takeOrdersOneByOne(words, at, fleets);
    if (((unitAt[unit] ^ power) & OWN_MASK) === 0) takeOrder(order, unit, i);
    else if (whyNotOwn(order, power) === LEGAL) takeOrder(orderWord(HOLD, unit), unit, i);
    else findFault(i, whyNotOwn(order, power));
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
  countByKind[HOLD] = 0;
  countByKind[MOVE] = 0;
  countByKind[SUPPORT_HOLD] = 0;
  countByKind[SUPPORT_MOVE] = 0;
  countByKind[CONVOY] = 0;
}

/** Takes the orders of a position where some unit has several. */
function takeOrdersOneByOne(words: Int32Array, at: number, fleets: number): void {
  const first = at + HEADER + (words[at] as number);
  for (const unit of words.subarray(at + HEADER, first)) orderAt[provinceOf(unit)] = 0;
  clearKinds();
  results.faultCount = 0;
  for (let i = 0, next = first; i < results.orderCount; i++, next += WORDS_PER_ORDER) {
    const unit = unitOf(words[next] as number);
    const order = unitAt[unit] & IMMOBILISED ? orderWord(HOLD, unit) : (words[next] as number);
    const fault = orderAt[unit] !== 0 ? SUPERSEDED : whyIllegal(order, words[next + 1] as number, fleets);
    if (fault === LEGAL) takeOrder(order, unit, i);
    else findFault(i, fault);
  }
}

/** Finds an order impossible: its unit holds. */
export function refuse(unit: Province, fault: number): void {
  findFault(givenAt[unit], fault);
  orderAt[unit] = 0;
}
