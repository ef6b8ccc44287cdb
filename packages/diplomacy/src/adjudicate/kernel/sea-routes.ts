import type { Province } from './bytes.ts';
import type { Tables } from './tables.ts';

/** Whether the fleets in the seas of `fleets` could carry an army between two provinces. */
export function hasRoute(tables: Tables, from: Province, to: Province, fleets: number): boolean {
  const { start, masks } = tables.routes;
  const pair = pairOf(tables, from, to);
  if (pair < 0) return false;
  const end = start[pair + 1] as number;
  for (let i = start[pair] as number; i < end; i++) {
    if (((masks[i] as number) & ~fleets) === 0) return true;
  }
  return false;
}

/** Whether the fleet in `sea` is part of a minimal route that `fleets` make up (DATC 6.G.19). */
export function isPartOfRoute(tables: Tables, from: Province, to: Province, sea: number, fleets: number): boolean {
  const { start, masks } = tables.routes;
  const pair = pairOf(tables, from, to);
  if (pair < 0) return false;
  const end = start[pair + 1] as number;
  for (let i = start[pair] as number; i < end; i++) {
    const route = masks[i] as number;
    if ((route & sea) !== 0 && (route & ~fleets) === 0) return true;
  }
  return false;
}

/** The number of a pair of ports, or -1 where one is no port. */
function pairOf(tables: Tables, from: Province, to: Province): number {
  const a = tables.portOf[from] as number;
  const b = tables.portOf[to] as number;
  return a === 0 || b === 0 ? -1 : (a - 1) * tables.portCount + b - 1;
}
