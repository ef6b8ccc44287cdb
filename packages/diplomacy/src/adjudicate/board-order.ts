import { type LocationId, type ProvinceId, provinceOf } from '../ids.ts';
import type { Variant } from '../map/variant.ts';

/** The provinces of `locations` in board order, the order in which causes name units. */
export function inBoardOrder(variant: Variant, locations: readonly LocationId[]): readonly ProvinceId[] {
  const placeOnBoard = (id: ProvinceId) => variant.provinceById.get(id)?.index ?? -1;
  return locations.map(provinceOf).sort((a, b) => placeOnBoard(a) - placeOnBoard(b));
}
