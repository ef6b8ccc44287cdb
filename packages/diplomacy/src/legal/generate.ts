import { clearBoard } from '../adjudicate/kernel/board.ts';
import * as branchless from '../adjudicate/kernel/branchless.ts';
import { type Byte, intTable, type Province } from '../adjudicate/kernel/bytes.ts';
import * as encoding from '../adjudicate/kernel/encoding.ts';
import * as mapping from '../adjudicate/kernel/map.ts';
import { placeUnits } from '../adjudicate/kernel/orders.ts';
import type { Tables } from '../adjudicate/kernel/tables.ts';
import { words } from '../adjudicate/kernel/words.ts';
import { backing } from './backers.ts';
import * as numbers from './order-numbers.ts';
import { voyaging } from './voyages.ts';

/** Lists every legal order of a position, as numbers (`OrderNumbers`), nothing allocated. */
const { isNonZero } = branchless;
const { HEADER } = encoding;
const { map, mapInUse, useMap } = mapping;
const { FLEET, isFleet, provinceOf, rowOf } = words;
const { nearStart, seaBit } = map;
const { SLOT_SHIFT } = numbers;
const { numbering, useNumbers } = numbers.orderNumbers;
const { ownFrom, supports, convoysFrom } = numbering;
const { backers, clearBackers, addBacker, beginArrivals } = backing;
const { slots, needed, from: backersFrom, arrivals, end: backersEnd } = backers;
const { voyages, findVoyagesOf, couldDoWithout, couldCarry } = voyaging;
const { pair: pairs, carriers } = voyages;

/** The bit of `FLEET`: 1 after this shift. */
const FLEET_SHIFT = 31 - Math.clz32(FLEET);

/** More than any position has legal orders. */
const MOST_ORDERS = 1 << 22;
const out = new Int32Array(MOST_ORDERS);
const start = intTable(257);

/** The legal orders of the last position: those of unit i in `numbers` from `start[i]` up to `start[i + 1]`. */
export const legalNumbers = { numbers: out, start };

/** The voyages of unit i are from `voyagesFrom[i]` up to `voyagesFrom[i + 1]`. */
const voyagesFrom = intTable(257);

/** Writes every legal order of the position at `at` into `legalNumbers`, each once. Returns how many. */
export function generateLegalOrders(tables: Tables, encoded: Int32Array, at: number): number {
  useMap(tables);
  useNumbers(tables);
  const first = at + HEADER;
  const unitCount = encoded[at] as number;
  const fleets = findHolders(encoded, first, unitCount);
  findComers(encoded, first, unitCount);
  if (tables.routes === undefined) layOut(encoded, at);
  findVoyages(encoded, first, unitCount, fleets);
  let count = 0;
  for (let i = 0; i < unitCount; i++) {
    const unit = encoded[first + i] as number;
    start[i as Byte] = count;
    count = addOwn(unit, count);
    count = addVoyages(i, count);
    count = addSupports(unit, fleets, count);
    if (seaBit[provinceOf(unit)] !== 0) count = addConvoys(provinceOf(unit), fleets, count);
  }
  start[unitCount as Byte] = count;
  return count;
}

/** Who holds where. Returns the seas with fleets, as a mask. */
function findHolders(encoded: Int32Array, first: number, unitCount: number): number {
  clearBackers();
  let fleets = 0;
  for (let i = 0; i < unitCount; i++) {
    const unit = encoded[first + i] as number;
    fleets |= seaBit[provinceOf(unit)];
    addBacker(provinceOf(unit), (unit & FLEET) >>> FLEET_SHIFT);
  }
  return fleets;
}

/** Who can come where without a convoy. */
function findComers(encoded: Int32Array, first: number, unitCount: number): void {
  for (let i = 0; i < unitCount; i++) {
    const row = rowOf(encoded[first + i] as number);
    const end = nearStart[row + 1] as number;
    for (let n = nearStart[row] as number; n < end; n++) {
      const near = supports[n << 1] as number;
      addBacker((near & 255) as Province, near >>> SLOT_SHIFT);
    }
  }
}

/** Lays the units on the board, where a search for sea routes looks. */
function layOut(encoded: Int32Array, at: number): void {
  clearBoard();
  placeUnits(encoded, at);
}

function findVoyages(encoded: Int32Array, first: number, unitCount: number, fleets: number): void {
  voyages.count = 0;
  beginArrivals();
  for (let i = 0; i < unitCount; i++) {
    voyagesFrom[i as Byte] = voyages.count;
    const unit = encoded[first + i] as number;
    if (!isFleet(unit)) findVoyagesOf(unit, fleets);
  }
  voyagesFrom[unitCount as Byte] = voyages.count;
}

/** The hold, and moves to every place next to the unit. */
function addOwn(unit: number, from: number): number {
  let count = from;
  const row = rowOf(unit);
  const end = ownFrom[row + 1] as number;
  for (let number = ownFrom[row] as number; number < end; number++) out[count++] = number;
  return count;
}

/** Moves by convoy to every port that fleets could carry the army to. */
function addVoyages(index: number, from: number): number {
  let count = from;
  const end = voyagesFrom[(index + 1) as Byte];
  for (let v = voyagesFrom[index as Byte]; v < end; v++) out[count++] = numbering.viaFrom + (pairs[v] as number);
  return count;
}

/** Supports into every province next to the unit: of who is there, and of who can come without a convoy by the unit. */
function addSupports(unit: number, fleets: number, from: number): number {
  let count = from;
  const row = rowOf(unit);
  const isAtSea = seaBit[provinceOf(unit)] !== 0;
  const end = nearStart[row + 1] as number;
  for (let n = nearStart[row] as number; n < end; n++) {
    const near = supports[n << 1] as number;
    const first = supports[(n << 1) + 1] as number;
    const to = (near & 255) as Province;
    const own = near >>> SLOT_SHIFT;
    const last = isAtSea ? arrivals[to] : backersEnd[to];
    for (let b = backersFrom[to]; b < last; b++) {
      const slot = slots[b] as number;
      out[count] = first + slot;
      count += isNonZero(slot ^ own); // not of itself
    }
    if (isAtSea) count = addSupportsOfArrivals(provinceOf(unit), to, first, fleets, count);
  }
  return count;
}

/** Supports by a fleet of armies that must go by convoy, if it is not needed for that. */
function addSupportsOfArrivals(fleet: Province, to: Province, first: number, fleets: number, from: number): number {
  if (mapInUse().routes === undefined) return searchSupports(fleet, to, first, fleets, from);
  let count = from;
  for (let b = arrivals[to]; b < backersEnd[to]; b++) {
    out[count] = first + (slots[b] as number);
    count += isNonZero((needed[b] as number) & seaBit[fleet]) ^ 1;
  }
  return count;
}

/** The same where the map keeps no routes. */
function searchSupports(fleet: Province, to: Province, first: number, fleets: number, from: number): number {
  let count = from;
  for (let b = arrivals[to]; b < backersEnd[to]; b++) {
    const slot = slots[b] as number;
    if (couldDoWithout(fleet, slot, to, fleets)) out[count++] = first + slot;
  }
  return count;
}

/** Convoys of every army on a minimal route that includes the fleet (DATC 6.G.19). */
function addConvoys(fleet: Province, fleets: number, from: number): number {
  if (mapInUse().routes === undefined) return searchConvoys(fleet, fleets, from);
  let count = from;
  for (let v = 0; v < voyages.count; v++) {
    out[count] = convoysFrom[fleet] + (pairs[v] as number);
    count += isNonZero((carriers[v] as number) & seaBit[fleet]);
  }
  return count;
}

/** The same where the map keeps no routes. */
function searchConvoys(fleet: Province, fleets: number, from: number): number {
  let count = from;
  for (let v = 0; v < voyages.count; v++) {
    if (couldCarry(fleet, v, fleets)) out[count++] = convoysFrom[fleet] + (pairs[v] as number);
  }
  return count;
}
