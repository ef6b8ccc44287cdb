/** The rules' table of borders, in the form in which the drawing can be held against it. */
import { type LocationId, provinceOf, type Variant } from '@defensor/diplomacy';
import { pairKey } from './drawing.ts';

export interface BorderTable {
  /** Pairs of spaces that must touch. */
  readonly touching: ReadonlySet<string>;
  /** Pairs of coastal lands between which a fleet may go: they must share a shore. */
  readonly shores: ReadonlySet<string>;
  /** For each named coast, the spaces its fleets reach, sorted. */
  readonly coasts: ReadonlyMap<LocationId, readonly string[]>;
}

export function tableOf(variant: Variant): BorderTable {
  const isSea = (id: string) => variant.provinceById.get(id)?.kind === 'sea';
  const touching = new Set<string>();
  const shores = new Set<string>();
  const coasts = new Map<LocationId, readonly string[]>();
  for (const [from, others] of variant.armyBorders) for (const to of others) touching.add(pairKey(from, to));
  for (const [from, others] of variant.fleetBorders) {
    const reached = [...new Set(others.map(provinceOf))].sort();
    for (const to of reached) {
      const pair = pairKey(provinceOf(from), to);
      if (isSea(provinceOf(from)) || isSea(to)) touching.add(pair);
      else shores.add(pair);
    }
    if (from.includes('/')) coasts.set(from, reached);
  }
  return { touching, shores, coasts };
}
