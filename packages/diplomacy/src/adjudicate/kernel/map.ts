import { type ByProvince, intTable } from './bytes.ts';
import type { Tables } from './tables.ts';

/** Rows that a unit's word can number. */
const ROWS = 2048;

/**
 * The tables of the map in use, in memory of their own: V8 compiles the address of a table that
 * never changes into the code. Another variant's are copied in when a position of it comes.
 */
export const map = {
  /** `Tables.reach`. */
  reach: new Uint8Array(ROWS * 256),
  /** `Tables.seaBit`. */
  seaBit: intTable() as ByProvince,
};

let inUse: Tables | undefined;

/** Makes `tables` the map in use. */
export function useMap(tables: Tables): void {
  if (inUse === tables) return;
  inUse = tables;
  map.reach.set(tables.reach);
  (map.seaBit as unknown as Int32Array).set(tables.seaBit);
}

/** How a unit of a row can move to a province by itself: 0 not at all, 1 plainly, else one bit for each coast it reaches. */
export function reachOf(row: number, province: number): number {
  return reach[(row << 8) | province] as number;
}

const { reach } = map;

/** The map in use. */
export function mapInUse(): Tables {
  return inUse as Tables;
}
