import { type ProvinceId, provinceOf } from '../ids.ts';
import { provinceOn, sailsFrom, walksFrom } from '../map/lookups.ts';
import type { Variant } from '../map/variant.ts';
import type { DislodgedUnit } from '../position.ts';

/** Why no attack can have come from a province: the unit stood there itself, no convoy goes so, or it lies too far off. */
export type NoAttack = 'from-itself' | 'no-convoy' | 'not-a-neighbour';

/**
 * Why the attack that dislodged a unit cannot have come from where it is said to: an attack comes from a neighbour, by
 * land or by water, or by convoy from one coast to another. `undefined` where it can. The locations are of the map.
 */
export function whyNoAttack(
  variant: Variant,
  { location, attackedFrom, attackerConvoyed }: Pick<DislodgedUnit, 'location' | 'attackedFrom' | 'attackerConvoyed'>,
): NoAttack | undefined {
  const [here, there] = [provinceOf(location), provinceOf(attackedFrom)];
  if (here === there) return 'from-itself';
  if (attackerConvoyed) return isShore(variant, here) && isShore(variant, there) ? undefined : 'no-convoy';
  return areNeighbours(variant, there, here) ? undefined : 'not-a-neighbour';
}

function isShore(variant: Variant, id: ProvinceId): boolean {
  const { kind, coastal } = provinceOn(variant, id);
  return kind === 'land' && coastal;
}

/** Whether any unit can go from one province to the other by itself. */
function areNeighbours(variant: Variant, from: ProvinceId, to: ProvinceId): boolean {
  if (walksFrom(variant, from).includes(to)) return true;
  const { locations } = provinceOn(variant, from);
  return locations.some((location) => sailsFrom(variant, location).some((end) => provinceOf(end) === to));
}
