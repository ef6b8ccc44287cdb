import { board, clearBoard } from '../adjudicate/kernel/board.ts';
import { type ByProvince, intTable, type Province } from '../adjudicate/kernel/bytes.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../adjudicate/kernel/codes.ts';
import { useMap } from '../adjudicate/kernel/map.ts';
import { placeUnits } from '../adjudicate/kernel/orders.ts';
import type { Tables } from '../adjudicate/kernel/tables.ts';
import { words } from '../adjudicate/kernel/words.ts';

const { isFleet, orderWord, rowOf, VIA } = words;

/** The legal orders of a position, as order words (see `encodePosition`): those of unit i from `start[i]` up to `start[i + 1]`. */
export interface LegalWords {
  words: Int32Array;
  readonly start: Int32Array;
}

export function makeLegalWords(): LegalWords {
  return { words: new Int32Array(4096), start: new Int32Array(257) };
}

const { unitAt } = board;

/** The provinces of the units of the position. */
let units: Uint8Array = new Uint8Array(0);

export function unitProvinces(): Uint8Array {
  return units;
}

/** The units that can move to a province by themselves: a linked list in `comers` (links are 1 + an index; 0 ends). */
const comerAt = intTable() as ByProvince;
const comers: number[] = [];
const nextComer: number[] = [];

/** An army and a port to which fleets on the board could carry it. */
interface Voyage {
  readonly army: Province;
  readonly to: Province;
  /** The fleets that are part of a minimal route, and those that are part of all. */
  readonly carrying: number;
  readonly needed: number;
  readonly walkable: boolean;
}

let out: Int32Array = new Int32Array(0);
let count = 0;

/** Writes every legal order of the position at `at`, each once (DESIGN §4.2). Returns their number. */
export function generateLegalOrders(tables: Tables, position: Int32Array, at: number, legal: LegalWords): number {
  useMap(tables);
  clearBoard();
  const fleets = placeUnits(position, at);
  const unitCount = position[at] as number;
  units = Uint8Array.from(position.subarray(at + 2, at + 2 + unitCount), (unit) => unit & 255);
  const voyages = findVoyages(tables, unitCount, fleets);
  findComers(tables, unitCount);
  out = legal.words;
  count = 0;
  for (let i = 0; i < unitCount; i++) {
    const unit = units[i] as Province;
    legal.start[i] = count;
    add(orderWord(HOLD, unit));
    addMoves(tables, unit, voyages);
    addSupports(tables, unit, voyages);
    if (tables.seaBit[unit] !== 0) addConvoys(tables, unit, voyages);
  }
  legal.start[unitCount] = count;
  if (count <= legal.words.length) return count;
  legal.words = new Int32Array(2 * count);
  return generateLegalOrders(tables, position, at, legal);
}

/** A word past the end of the table is lost: the table is then made larger, and all is done again. */
function add(word: number): void {
  out[count++] = word;
}

function findComers(tables: Tables, unitCount: number): void {
  for (let p = 0; p <= tables.provinceCount; p++) comerAt[p as Province] = 0;
  let next = 0;
  for (let i = 0; i < unitCount; i++) {
    const unit = units[i] as Province;
    const end = tables.nearStart[rowOf(unitAt[unit]) + 1] as number;
    for (let n = tables.nearStart[rowOf(unitAt[unit])] as number; n < end; n++) {
      const to = tables.provincesNear[n] as Province;
      comers[next] = unit;
      nextComer[next] = comerAt[to];
      comerAt[to] = ++next;
    }
  }
}

function findVoyages(tables: Tables, unitCount: number, fleets: number): readonly Voyage[] {
  const voyages: Voyage[] = [];
  if (fleets === 0 || tables.routes === undefined) return voyages;
  const { start, masks } = tables.routes;
  for (let i = 0; i < unitCount; i++) {
    const army = units[i] as Province;
    const port = tables.portOf[army] as number;
    if (port === 0 || isFleet(unitAt[army])) continue;
    for (let p = 0; p < tables.portCount; p++) {
      const pair = (port - 1) * tables.portCount + p;
      let carrying = 0;
      let needed = -1;
      for (let r = start[pair] as number; r < (start[pair + 1] as number); r++) {
        const route = masks[r] as number;
        if ((route & ~fleets) !== 0) continue;
        carrying |= route;
        needed &= route;
      }
      if (carrying === 0) continue;
      const to = tables.portProvinces[p] as Province;
      const walkable = tables.reach[(rowOf(unitAt[army]) << 8) | to] !== 0;
      voyages.push({ army, to, carrying, needed, walkable });
    }
  }
  return voyages;
}

function addMoves(tables: Tables, unit: Province, voyages: readonly Voyage[]): void {
  const end = tables.neighbourStart[rowOf(unitAt[unit]) + 1] as number;
  for (let n = tables.neighbourStart[rowOf(unitAt[unit])] as number; n < end; n++) {
    add(orderWord(MOVE, unit, tables.neighbours[n] as number));
  }
  for (const { army, to } of voyages) {
    if (army === unit) add(orderWord(MOVE, unit, to, 0, VIA));
  }
}

function addSupports(tables: Tables, unit: Province, voyages: readonly Voyage[]): void {
  const own = tables.seaBit[unit] as number;
  const end = tables.nearStart[rowOf(unitAt[unit]) + 1] as number;
  for (let n = tables.nearStart[rowOf(unitAt[unit])] as number; n < end; n++) {
    const to = tables.provincesNear[n] as Province;
    if (unitAt[to] !== 0) add(orderWord(SUPPORT_HOLD, unit, to, to));
    for (let link = comerAt[to]; link !== 0; link = nextComer[link - 1] as number) {
      const comer = comers[link - 1] as number;
      if (comer !== unit) add(orderWord(SUPPORT_MOVE, unit, to, comer));
    }
    for (const voyage of voyages) {
      if (voyage.to !== to || voyage.walkable || voyage.army === unit || (voyage.needed & own) !== 0) continue;
      add(orderWord(SUPPORT_MOVE, unit, to, voyage.army));
    }
  }
}

function addConvoys(tables: Tables, fleet: Province, voyages: readonly Voyage[]): void {
  for (const { army, to, carrying } of voyages) {
    if ((carrying & (tables.seaBit[fleet] as number)) === 0) continue;
    add(orderWord(CONVOY, fleet, to, army));
  }
}
