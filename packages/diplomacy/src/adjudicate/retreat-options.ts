import { type LocationId, type ProvinceId, provinceOf } from '../ids.ts';
import { sailsFrom, walksFrom } from '../map/lookups.ts';
import type { Variant } from '../map/variant.ts';
import type { DislodgedUnit, Unit } from '../position.ts';

/**
 * Where a dislodged unit may retreat to, sorted; coasts for fleets. A neighbour it could move to by
 * itself is open unless a unit stands in it, a stand-off left it contested, or the attacker came
 * from it; the whole province then, whatever the coast (DATC 6.H.15). An attacker that came by
 * convoy does not bar its origin (4.A.5).
 *
 * `units` are those that stand after the movement phase, the attackers in their new places.
 */
export function retreatsOpen(
  variant: Variant,
  units: readonly Unit[],
  contested: readonly ProvinceId[],
  dislodged: Omit<DislodgedUnit, 'retreats'>,
): readonly LocationId[] {
  const closed = new Set([...units.map((unit) => provinceOf(unit.location)), ...contested]);
  if (!dislodged.attackerConvoyed) closed.add(provinceOf(dislodged.attackedFrom));
  const neighbours: readonly LocationId[] =
    dislodged.type === 'F'
      ? sailsFrom(variant, dislodged.location)
      : (walksFrom(variant, provinceOf(dislodged.location)) as readonly string[] as readonly LocationId[]);
  return neighbours.filter((location) => !closed.has(provinceOf(location))).sort();
}
