import { type ByProvince, intTable } from './bytes.ts';
import type { Tables } from './tables.ts';

/** Rows that a unit's word can number. */
const ROWS = 2048;
/** Words that hold a bit for every province. */
const WORDS = 8;
/** All the neighbours of all rows. */
const MOST_NEIGHBOURS = 65_536;

/**
 * The tables of the map in use, in memory of their own: V8 compiles the address of a table that
 * never changes into the code. Another variant's are copied in when a position of it comes.
 */
export const map = {
  /** `Tables.near` and `Tables.plain`. */
  near: new Int32Array(ROWS * WORDS),
  plain: new Int32Array(ROWS * WORDS),
  /** `Tables.seaBit`. */
  seaBit: intTable() as ByProvince,
  /** `Tables.neighbourStart` and `Tables.neighbours`. */
  neighbourStart: new Int32Array(ROWS + 1),
  neighbours: new Uint16Array(MOST_NEIGHBOURS),
  /** `Tables.nearStart` and `Tables.provincesNear`. */
  nearStart: new Int32Array(ROWS + 1),
  provincesNear: new Uint8Array(MOST_NEIGHBOURS),
};

let inUse: Tables | undefined;

/** Makes `tables` the map in use. */
export function useMap(tables: Tables): void {
  if (inUse !== tables) copyIn(tables);
}

function copyIn(tables: Tables): void {
  inUse = tables;
  map.near.set(tables.near);
  map.plain.set(tables.plain);
  map.neighbourStart.set(tables.neighbourStart);
  map.neighbours.set(tables.neighbours);
  map.nearStart.set(tables.nearStart);
  map.provincesNear.set(tables.provincesNear);
  (map.seaBit as unknown as Int32Array).set(tables.seaBit);
}

/** The map in use. */
export function mapInUse(): Tables {
  return inUse as Tables;
}

const { near, plain } = map;

/** Whether a unit of a row can move to a province by itself. */
export function reaches(row: number, province: number): boolean {
  return (((near[(row << 3) | (province >>> 5)] as number) >>> province) & 1) !== 0;
}

/** Whether it can, and no coast needs to be told. */
export function reachesPlainly(row: number, province: number): boolean {
  return (((plain[(row << 3) | (province >>> 5)] as number) >>> province) & 1) !== 0;
}

/** How it can: 0 not at all, 1 plainly, else one bit for each coast it reaches. */
export function reachOf(row: number, province: number): number {
  return mapInUse().reach[(row << 8) | province] as number;
}
