import { type LocationId, type ProvinceId, provinceOf } from '../ids.ts';
import { provinceOn } from '../map/lookups.ts';
import type { Variant } from '../map/variant.ts';

/** The provinces of `locations` in board order, the order in which causes name units. */
export function inBoardOrder(variant: Variant, locations: readonly LocationId[]): readonly ProvinceId[] {
  const provinces = locations.map((location) => provinceOn(variant, provinceOf(location)));
  return provinces.sort((a, b) => a.index - b.index).map(({ id }) => id);
}
