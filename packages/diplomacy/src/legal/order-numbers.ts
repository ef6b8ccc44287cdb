import { type ByProvince, intTable } from '../adjudicate/kernel/bytes.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../adjudicate/kernel/codes.ts';
import type { Tables } from '../adjudicate/kernel/tables.ts';
import { words as bits } from '../adjudicate/kernel/words.ts';
import { madeOnce } from '../made-once.ts';

const { orderWord, provinceOf, VIA } = bits;

/**
 * Every order that some unit could ever be given on a map, numbered, so that a legal order is found
 * by one sum, and its text by one look-up. A unit is known by its *row* (`Tables`).
 *
 * What is supported into a province has a *slot* there: 0 and 1 an army and a fleet that hold it,
 * from 2 on the rows that can move in by themselves, behind them the armies of all ports, by
 * convoy, if it is a port itself. A *pair* is that of two ports (`Routes`).
 */
export interface OrderNumbers {
  /** By number: the order's word. */
  readonly words: Int32Array;
  /** By row: the number of its hold, and behind it those of its moves. They end where the next row's start. */
  readonly ownFrom: Int32Array;
  /** Two entries for each of `Tables.provincesNear`: that province with the row's slot in it (`SLOT_SHIFT`), and the number of the support for slot 0. */
  readonly supports: Int32Array;
  /** The number of the first pair's move by convoy, and by sea that of its convoy. */
  readonly viaFrom: number;
  readonly convoysFrom: Int32Array;
  /** By province: the slot of the first port's army, and the number of slots of all provinces before. */
  readonly portSlot: Int32Array;
  readonly slotsBefore: Int32Array;
}

export const SLOT_SHIFT = 8;

/** The slots of an army and a fleet that hold a province come first. */
const HOLDERS = 2;

/** The numbers of a map's orders. */
export const numbersOf: (tables: Tables) => OrderNumbers = madeOnce(numberOrders);

function numberOrders(tables: Tables): OrderNumbers {
  const words: number[] = [];
  const homes = homesOf(tables);
  const ports = [...tables.portProvinces];
  const ownFrom = homes.map((home, row) => {
    const from = words.length;
    if (row > 0) words.push(orderWord(HOLD, home), ...movesTo(tables, row).map((to) => orderWord(MOVE, home, to)));
    return from;
  });
  ownFrom.push(words.length);
  const viaFrom = words.length;
  for (const from of ports) words.push(...ports.map((to) => orderWord(MOVE, from, to, 0, VIA)));
  const comers = comersOf(tables);
  const supports = homes.flatMap((home, row) =>
    near(tables, row).flatMap((to) => {
      const walkers = comers[to] as readonly number[];
      const entry = [to | ((HOLDERS + walkers.indexOf(row)) << SLOT_SHIFT), words.length];
      const hold = orderWord(SUPPORT_HOLD, home, to, to);
      const armies = tables.portOf[to] === 0 ? [] : ports;
      const supported = [...walkers.map((walker) => homes[walker] as number), ...armies];
      words.push(hold, hold, ...supported.map((other) => orderWord(SUPPORT_MOVE, home, to, other)));
      return entry;
    }),
  );
  const convoysFrom = tables.seaBit.map((bit, sea) => {
    const from = words.length;
    if (bit !== 0) for (const army of ports) words.push(...ports.map((to) => orderWord(CONVOY, sea, to, army)));
    return from;
  });
  const portSlot = comers.map((walkers) => HOLDERS + walkers.length);
  return {
    words: Int32Array.from(words),
    ownFrom: Int32Array.from(ownFrom),
    supports: Int32Array.from(supports),
    viaFrom,
    convoysFrom,
    portSlot: Int32Array.from(portSlot),
    slotsBefore: sumsBefore(portSlot.map((slots) => slots + ports.length)),
  };
}

/** By row: the province where its unit stands. */
function homesOf({ rowOf, rowCount }: Tables): readonly number[] {
  const homes = new Array<number>(rowCount).fill(0);
  rowOf.forEach((row, place) => {
    if (row !== 0) homes[row] = provinceOf(place);
  });
  return homes;
}

function movesTo({ neighbourStart, neighbours }: Tables, row: number): readonly number[] {
  return [...neighbours.subarray(neighbourStart[row], neighbourStart[row + 1])];
}

function near({ nearStart, provincesNear }: Tables, row: number): readonly number[] {
  return [...provincesNear.subarray(nearStart[row], nearStart[row + 1])];
}

/** By province: the rows that can move in by themselves. */
function comersOf(tables: Tables): readonly (readonly number[])[] {
  const comers = Array.from({ length: 256 }, (): number[] => []);
  for (let row = 0; row < tables.rowCount; row++) for (const to of near(tables, row)) comers[to]?.push(row);
  return comers;
}

function sumsBefore(values: readonly number[]): Int32Array {
  const sums = new Int32Array(values.length);
  for (let i = 1; i < values.length; i++) sums[i] = (sums[i - 1] as number) + (values[i - 1] as number);
  return sums;
}

/** More than the rows, neighbours and slots of any map. */
const ROWS = 2048;
const NEIGHBOURS = 65_536;
export const MOST_SLOTS = 256 * (HOLDERS + 2 * 256);

/** The numbers of the map in use, in memory of their own as the map itself (`map` in the kernel). */
const numbering = {
  ownFrom: new Int32Array(ROWS + 1),
  supports: new Int32Array(2 * NEIGHBOURS),
  viaFrom: 0,
  convoysFrom: intTable() as ByProvince,
  portSlot: intTable() as ByProvince,
  slotsBefore: intTable() as ByProvince,
};

let inUse: Tables | undefined;

/** Makes the numbers of `tables` those in use. */
function useNumbers(tables: Tables): void {
  if (inUse !== tables) copyIn(tables);
}

function copyIn(tables: Tables): void {
  inUse = tables;
  const numbers = numbersOf(tables);
  numbering.ownFrom.set(numbers.ownFrom);
  numbering.supports.set(numbers.supports);
  numbering.viaFrom = numbers.viaFrom;
  for (const table of ['convoysFrom', 'portSlot', 'slotsBefore'] as const) {
    (numbering[table] as unknown as Int32Array).set(numbers[table]);
  }
}

export const orderNumbers = { numbering, useNumbers };
