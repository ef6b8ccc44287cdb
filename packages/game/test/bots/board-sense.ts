import {
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import type { BoardState } from '../../src/index.ts';

/** Where a unit can go by itself. */
export function reachOf(variant: Variant, { type, location }: Unit): readonly LocationId[] {
  if (type === 'F') return variant.fleetBorders.get(location) ?? [];
  return (variant.armyBorders.get(provinceOf(location)) ?? []) as readonly string[] as readonly LocationId[];
}

/** How many steps a unit of a kind needs from each place to the nearest of `goals`. */
export type Distances = ReadonlyMap<string, number>;

export function distancesTo(variant: Variant, type: Unit['type'], goals: ReadonlySet<ProvinceId>): Distances {
  const borders: ReadonlyMap<string, readonly string[]> = type === 'F' ? variant.fleetBorders : variant.armyBorders;
  const steps = new Map<string, number>();
  let edge = [...borders.keys()].filter((place) => goals.has(provinceOf(place as LocationId)));
  for (let step = 0; edge.length > 0; step += 1) {
    for (const place of edge) steps.set(place, step);
    edge = [...new Set(edge.flatMap((place) => borders.get(place) ?? []))].filter((place) => !steps.has(place));
  }
  return steps;
}

/** The centres that a power does not own. */
export function centresToWin(variant: Variant, board: BoardState, power: PowerId): ReadonlySet<ProvinceId> {
  return new Set(variant.supplyCentres.filter((centre) => board.owned[centre] !== power));
}

export const placeOf = (unit: Unit): ProvinceId => provinceOf(unit.location);
