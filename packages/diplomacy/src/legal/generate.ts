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
const { map, mapInUse, useMap } = mapping;
const { placeUnits } = laying;
const { orderWord, provinceOf, rowOf, VIA } = words;
const { neighbourStart, neighbours, seaBit } = map;
const { voyages, findVoyages, canDoWithout, isCarriedBy } = voyaging;

/** The legal orders of unit i of a position: `words` from `start[i]` up to `start[i + 1]`. */
export interface LegalWords {
  words: Int32Array;
  readonly start: Int32Array;
}

export function makeLegalWords(): LegalWords {
  return { words: new Int32Array(8192), start: new Int32Array(257) };
}

/** The units that can move to a province by themselves: a linked list in `comers` (links are 1 + an index; 0 ends). */
const comerOf = intTable() as ByProvince;
const comers = new Uint8Array(65_536);
const nextComer = new Int32Array(65_536);

const places = byteTable<Province>();

/** Writes every legal order of the position at `at`, each once. Returns their number. */
export function generateLegalOrders(tables: Tables, encoded: Int32Array, at: number, legal: LegalWords): number {
  useMap(tables);
  clearBoard();
  const fleets = placeUnits(encoded, at);
  const unitCount = encoded[at] as number;
  for (let i = 0; i < unitCount; i++) places[i as Province] = provinceOf(encoded[at + HEADER + i] as number);
  findVoyages(places, unitCount, fleets);
  findComers(tables.provinceCount, unitCount);
  const { words: out, start } = legal;
  let count = 0;
  for (let i = 0; i < unitCount; i++) {
    start[i] = count;
    count = addOrders(places[i as Province], i, fleets, out, count);
  }
  start[unitCount] = count;
  if (count <= out.length) return count;
  // Words past the end of the table are lost: all is done again in a larger one.
  legal.words = new Int32Array(2 * count);
  return generateLegalOrders(tables, encoded, at, legal);
}

function addOrders(unit: Province, index: number, fleets: number, out: Int32Array, from: number): number {
  out[from] = orderWord(HOLD, unit);
  let count = addMoves(unit, index, out, from + 1);
  count = addSupports(unit, fleets, out, count);
  return seaBit[unit] === 0 ? count : addConvoys(unit, fleets, out, count);
}

function findComers(provinceCount: number, unitCount: number): void {
  const { nearStart, provincesNear } = mapInUse();
  for (let p = 0; p <= provinceCount; p++) comerOf[p as Province] = 0;
  let link = 0;
  for (let i = 0; i < unitCount; i++) {
    const unit = places[i as Province];
    const row = rowOf(unitAt[unit]);
    const end = nearStart[row + 1] as number;
    for (let n = nearStart[row] as number; n < end; n++) {
      const to = provincesNear[n] as Province;
      comers[link] = unit;
      nextComer[link] = comerOf[to];
      link++;
      comerOf[to] = link;
    }
  }
}

/** Moves to every place next to the unit, and by convoy to every port that fleets could carry it to. */
function addMoves(unit: Province, index: number, out: Int32Array, from: number): number {
  let count = from;
  const row = rowOf(unitAt[unit]);
  const end = neighbourStart[row + 1] as number;
  for (let n = neighbourStart[row] as number; n < end; n++) {
    out[count++] = orderWord(MOVE, unit, neighbours[n] as number);
  }
  const last = voyages.startOf[(index + 1) as Province];
  for (let v = voyages.startOf[index as Province]; v < last; v++) {
    out[count++] = orderWord(MOVE, unit, voyages.to[v] as number, 0, VIA);
  }
  return count;
}

/** Supports into every province next to the unit: of who is there, and of who can come without a convoy by the unit. */
function addSupports(unit: Province, fleets: number, out: Int32Array, from: number): number {
  const { nearStart, provincesNear } = mapInUse();
  let count = from;
  const row = rowOf(unitAt[unit]);
  const end = nearStart[row + 1] as number;
  for (let n = nearStart[row] as number; n < end; n++) {
    const to = provincesNear[n] as Province;
    if (unitAt[to] !== 0) out[count++] = orderWord(SUPPORT_HOLD, unit, to, to);
    const support = orderWord(SUPPORT_MOVE, unit, to);
    for (let link = comerOf[to]; link !== 0; link = nextComer[link - 1] as number) {
      const comer = comers[link - 1] as number;
      out[count] = support | (comer << OTHER);
      count += comer === unit ? 0 : 1;
    }
    for (let v = voyages.arrivalAt[to]; v !== 0; v = voyages.nextArrival[v - 1] as number) {
      const army = voyages.army[v - 1] as Province;
      if (army !== unit && canDoWithout(v - 1, unit, fleets)) out[count++] = support | (army << OTHER);
    }
  }
  return count;
}

/** Where an order's word has the other unit. */
const OTHER = 31 - Math.clz32(orderWord(0, 0, 0, 1));

/** Convoys of every army on a minimal route that includes the fleet (DATC 6.G.19). */
function addConvoys(fleet: Province, fleets: number, out: Int32Array, from: number): number {
  let count = from;
  for (let v = 0; v < voyages.count; v++) {
    if (!isCarriedBy(v, fleet, fleets)) continue;
    out[count++] = orderWord(CONVOY, fleet, voyages.to[v] as number, voyages.army[v] as number);
  }
  return count;
}
