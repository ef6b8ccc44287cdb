import * as position from '../adjudicate/kernel/board.ts';
import { type ByProvince, byteTable, intTable, type Province } from '../adjudicate/kernel/bytes.ts';
import * as codes from '../adjudicate/kernel/codes.ts';
import * as encoding from '../adjudicate/kernel/encoding.ts';
import * as mapping from '../adjudicate/kernel/map.ts';
import * as laying from '../adjudicate/kernel/orders.ts';
import type { Tables } from '../adjudicate/kernel/tables.ts';
import { words } from '../adjudicate/kernel/words.ts';
import { voyaging } from './voyages.ts';

/** Lists every legal order of a position, as words (`words.ts`), nothing allocated. */
const { unitAt } = position.board;
const { clearBoard } = position;
const { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } = codes;
const { HEADER } = encoding;
const { map, useMap } = mapping;
const { placeUnits } = laying;
const { orderWord, provinceOf, rowOf, VIA } = words;
const { neighbourStart, neighbours, nearStart, provincesNear, seaBit } = map;
const { voyages, findVoyages, canDoWithout, isCarriedBy } = voyaging;

/** More than any position has legal orders. */
const MOST_ORDERS = 1 << 22;
const out = new Int32Array(MOST_ORDERS);
const start = intTable(257);

/** The legal orders of the last position: those of unit i in `words` from `start[i]` up to `start[i + 1]`. */
export const legalWords = { words: out, start };

/** The units that can move to a province by themselves, laid out by province: from `comersOf[p]` up to `comersOf[p + 1]`. */
const comersOf = intTable(257) as ByProvince;
const filled = intTable() as ByProvince;
const comers = new Uint8Array(65_536);

const places = byteTable<Province>();

/** Where an order's word has the other unit. */
const OTHER_SHIFT = 31 - Math.clz32(orderWord(0, 0, 0, 1));

/** Writes every legal order of the position at `at` into `legalWords`, each once. Returns their number. */
export function generateLegalOrders(tables: Tables, encoded: Int32Array, at: number): number {
  useMap(tables);
  clearBoard();
  const fleets = placeUnits(encoded, at);
  const unitCount = encoded[at] as number;
  for (let i = 0; i < unitCount; i++) places[i as Province] = provinceOf(encoded[at + HEADER + i] as number);
  findVoyages(places, unitCount, fleets);
  findComers(tables.provinceCount, unitCount);
  let count = 0;
  for (let i = 0; i < unitCount; i++) {
    const unit = places[i as Province];
    start[i as Province] = count;
    out[count++] = orderWord(HOLD, unit);
    count = addMoves(unit, count);
    count = addVoyages(unit, i, count);
    count = addSupports(unit, fleets, count);
    if (seaBit[unit] !== 0) count = addConvoys(unit, fleets, count);
  }
  start[unitCount as Province] = count;
  return count;
}

/** Sorts the units by where they can go, counting first. */
function findComers(provinceCount: number, unitCount: number): void {
  for (let p = 0; p <= provinceCount; p++) filled[p as Province] = 0;
  for (let i = 0; i < unitCount; i++) {
    const row = rowOf(unitAt[places[i as Province]]);
    const end = nearStart[row + 1] as number;
    for (let n = nearStart[row] as number; n < end; n++) filled[provincesNear[n] as Province]++;
  }
  let next = 0;
  for (let p = 0; p <= provinceCount; p++) {
    const count = filled[p as Province];
    comersOf[p as Province] = next;
    filled[p as Province] = next;
    next += count;
  }
  comersOf[(provinceCount + 1) as Province] = next;
  for (let i = 0; i < unitCount; i++) {
    const unit = places[i as Province];
    const row = rowOf(unitAt[unit]);
    const end = nearStart[row + 1] as number;
    for (let n = nearStart[row] as number; n < end; n++) comers[filled[provincesNear[n] as Province]++] = unit;
  }
}

/** Moves to every place next to the unit. */
function addMoves(unit: Province, from: number): number {
  let count = from;
  const row = rowOf(unitAt[unit]);
  const end = neighbourStart[row + 1] as number;
  for (let n = neighbourStart[row] as number; n < end; n++) {
    out[count++] = orderWord(MOVE, unit, neighbours[n] as number);
  }
  return count;
}

/** Moves by convoy to every port that fleets could carry the army to. */
function addVoyages(unit: Province, index: number, from: number): number {
  let count = from;
  const end = voyages.startOf[(index + 1) as Province];
  for (let v = voyages.startOf[index as Province]; v < end; v++) {
    out[count++] = orderWord(MOVE, unit, voyages.to[v] as number, 0, VIA);
  }
  return count;
}

/** Supports into every province next to the unit: of who is there, and of who can come without a convoy by the unit. */
function addSupports(unit: Province, fleets: number, from: number): number {
  let count = from;
  const row = rowOf(unitAt[unit]);
  const end = nearStart[row + 1] as number;
  for (let n = nearStart[row] as number; n < end; n++) {
    const to = provincesNear[n] as Province;
    if (unitAt[to] !== 0) out[count++] = orderWord(SUPPORT_HOLD, unit, to, to);
    const support = orderWord(SUPPORT_MOVE, unit, to);
    const last = comersOf[(to + 1) as Province];
    for (let c = comersOf[to]; c < last; c++) {
      const comer = comers[c] as number;
      out[count] = support | (comer << OTHER_SHIFT);
      count += ((comer ^ unit) + 255) >> 8; // not of itself
    }
    if (voyages.arrivalAt[to] !== 0) count = addSupportsOfVoyages(unit, to, fleets, count);
  }
  return count;
}

function addSupportsOfVoyages(unit: Province, to: Province, fleets: number, from: number): number {
  let count = from;
  for (let v = voyages.arrivalAt[to]; v !== 0; v = voyages.nextArrival[v - 1] as number) {
    const army = voyages.army[v - 1] as Province;
    if (army === unit || !canDoWithout(v - 1, unit, fleets)) continue;
    out[count++] = orderWord(SUPPORT_MOVE, unit, to, army);
  }
  return count;
}

/** Convoys of every army on a minimal route that includes the fleet (DATC 6.G.19). */
function addConvoys(fleet: Province, fleets: number, from: number): number {
  let count = from;
  for (let v = 0; v < voyages.count; v++) {
    if (!isCarriedBy(v, fleet, fleets)) continue;
    out[count++] = orderWord(CONVOY, fleet, voyages.to[v] as number, voyages.army[v] as number);
  }
  return count;
}
