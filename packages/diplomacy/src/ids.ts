/**
 * The names of things. Ids are strings on the wire and in memory; the brands keep one kind from
 * being given for another.
 */
declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

/** A power of a variant: `'FRANCE'`, `'OTTOMANS'`. */
export type PowerId = Id<'PowerId'>;

/** An area of the map, without coast: `'PAR'`, `'STP'`. */
export type ProvinceId = Id<'ProvinceId'>;

/**
 * Where a unit stands or goes: a province, or one coast of it for a fleet in a province with
 * several (`'PAR'`, `'STP/NC'`). An army in such a province stands at the bare province (`'STP'`).
 */
export type LocationId = Id<'LocationId'>;

/** A unit's own id. It lasts from the turn the unit is built until it is destroyed. */
export type UnitId = Id<'UnitId'>;

export const COASTS = ['NC', 'EC', 'SC', 'WC'] as const;
export type Coast = (typeof COASTS)[number];

export const UNIT_TYPES = ['A', 'F'] as const;
/** `A` army, `F` fleet. */
export type UnitType = (typeof UNIT_TYPES)[number];

/** The province of a location: `'STP'` for `'STP/NC'`. */
export function provinceOf(location: LocationId): ProvinceId {
  const slash = location.indexOf('/');
  return (slash < 0 ? location : location.slice(0, slash)) as string as ProvinceId;
}

/** The coast of a location, or `undefined` for a bare province. */
export function coastOf(location: LocationId): Coast | undefined {
  const slash = location.indexOf('/');
  return slash < 0 ? undefined : (location.slice(slash + 1) as Coast);
}

/** The location of `coast` in `province`, or of the bare province. */
export function locationAt(province: ProvinceId, coast?: Coast): LocationId {
  return (coast === undefined ? province : `${province}/${coast}`) as string as LocationId;
}
