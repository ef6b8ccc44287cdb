import { type PowerId, type ProvinceId, provinceOf } from '../ids.ts';
import { provinceOn, sailsFrom, walksFrom } from '../map/lookups.ts';
import type { Variant } from '../map/variant.ts';
import type { Ownership, Unit } from '../position.ts';

/**
 * The `count` of `units` that `power` loses in civil disorder (2023 rules, DATC 4.D.8): those
 * farthest from the nearest centre it owns, fleets before armies at the same distance, then by
 * the English alphabet of the names on the variant's board.
 */
export function removedInDisorder(
  variant: Variant,
  owned: Ownership,
  power: PowerId,
  units: readonly Unit[],
  count: number,
): readonly Unit[] {
  const centres = [...owned].filter(([, owner]) => owner === power).map(([centre]) => centre);
  const distances = distancesFrom(variant, centres);
  const distanceOf = (unit: Unit) => distances.get(provinceOf(unit.location)) ?? Number.MAX_SAFE_INTEGER;
  const nameOf = (unit: Unit) => provinceOn(variant, provinceOf(unit.location)).name.toLowerCase();
  const fleetsFirst = (unit: Unit) => (unit.type === 'F' ? 0 : 1);
  return [...units]
    .sort(
      (a, b) => distanceOf(b) - distanceOf(a) || fleetsFirst(a) - fleetsFirst(b) || (nameOf(a) < nameOf(b) ? -1 : 1),
    )
    .slice(0, count);
}

/**
 * Steps from the nearest of `centres` to each province that can be reached at all, over every
 * border, whether armies or fleets cross it; the coasts of a province count as one.
 */
function distancesFrom(variant: Variant, centres: readonly ProvinceId[]): ReadonlyMap<ProvinceId, number> {
  const distances = new Map(centres.map((centre) => [centre, 0]));
  const queue = [...centres];
  for (const province of queue) {
    const next = (distances.get(province) ?? 0) + 1;
    for (const neighbour of neighboursOf(variant, province)) {
      if (distances.has(neighbour)) continue;
      distances.set(neighbour, next);
      queue.push(neighbour);
    }
  }
  return distances;
}

function neighboursOf(variant: Variant, province: ProvinceId): readonly ProvinceId[] {
  const { locations } = provinceOn(variant, province);
  const afloat = locations.flatMap((location) => sailsFrom(variant, location));
  return [...walksFrom(variant, province), ...afloat.map(provinceOf)];
}
