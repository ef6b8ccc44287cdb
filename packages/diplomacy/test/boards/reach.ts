import { type LocationId, locationAt, type ProvinceId, provinceOf } from '../../src/ids.ts';
import type { Variant } from '../../src/map/variant.ts';
import type { UnitName } from '../../src/orders.ts';
import type { Unit } from '../../src/position.ts';

export const nameOf = ({ type, location }: Unit): UnitName => ({ type, at: location });

export const isAtSea = (variant: Variant, { type, location }: Unit) =>
  type === 'F' && variant.provinceById.get(provinceOf(location))?.kind === 'sea';

/** Where a unit may move by itself. */
export const neighboursOf = (variant: Variant, { type, location }: Unit): readonly LocationId[] =>
  type === 'F'
    ? (variant.fleetBorders.get(location) ?? [])
    : (variant.armyBorders.get(provinceOf(location)) ?? []).map((id) => locationAt(id));

/** Where a unit may move by itself in `province`, if anywhere: one of its coasts, or the bare province. */
export const wayInto = (variant: Variant, unit: Unit, province: ProvinceId): readonly LocationId[] =>
  neighboursOf(variant, unit).filter((location) => provinceOf(location) === province);

export const shoresOf = (variant: Variant, sea: ProvinceId): readonly ProvinceId[] =>
  (variant.fleetBorders.get(locationAt(sea)) ?? []).map(provinceOf);

/** The land provinces that an army at `from` could be shipped to by fleets in `fleets`. */
export function shippedTo(variant: Variant, fleets: ReadonlySet<ProvinceId>, from: ProvinceId): readonly ProvinceId[] {
  const shores = [...chainsFrom(variant, fleets, from).keys()].flatMap((sea) => shoresOf(variant, sea));
  return [...new Set(shores)].filter((id) => id !== from && variant.provinceById.get(id)?.kind === 'land');
}

/** The seas of a shortest chain of fleets from one shore to another; empty where there is none. */
export function chainOf(
  variant: Variant,
  fleets: ReadonlySet<ProvinceId>,
  from: ProvinceId,
  to: ProvinceId,
): readonly ProvinceId[] {
  const chains = [...chainsFrom(variant, fleets, from)];
  return chains.find(([sea]) => shoresOf(variant, sea).includes(to))?.[1] ?? [];
}

/** The chain of fleets that leads to each sea within reach, the near ones first. */
function chainsFrom(
  variant: Variant,
  fleets: ReadonlySet<ProvinceId>,
  from: ProvinceId,
): ReadonlyMap<ProvinceId, readonly ProvinceId[]> {
  const first = [...fleets].filter((sea) => shoresOf(variant, sea).includes(from));
  const chains = new Map<ProvinceId, readonly ProvinceId[]>(first.map((sea) => [sea, [sea]]));
  for (const [sea, chain] of chains) {
    for (const next of shoresOf(variant, sea)) {
      if (fleets.has(next) && !chains.has(next)) chains.set(next, [...chain, next]);
    }
  }
  return chains;
}
