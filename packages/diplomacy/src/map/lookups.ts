import type { LocationId, ProvinceId } from '../ids.ts';
import type { Province, Variant } from './variant.ts';

/** The province of that id. Throws a `RangeError` for one that is not of the map: who gives a position is checked before. */
export function provinceOn(variant: Variant, id: ProvinceId): Province {
  const province = variant.provinceById.get(id);
  if (province === undefined) throw new RangeError(`${variant.id} has no province ${id}`);
  return province;
}

/** Where an army at a province may walk, in board order; nowhere from the sea. */
export function walksFrom(variant: Variant, province: ProvinceId): readonly ProvinceId[] {
  return variant.armyBorders.get(province) ?? [];
}

/** Where a fleet at a location may sail, in board order; nowhere from inland. */
export function sailsFrom(variant: Variant, location: LocationId): readonly LocationId[] {
  return variant.fleetBorders.get(location) ?? [];
}
