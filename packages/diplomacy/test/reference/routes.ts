import { locationAt, type ProvinceId, provinceOf } from '../../src/ids.ts';
import type { Variant } from '../../src/map/variant.ts';

/** The provinces that a fleet in the sea `sea` could sail to, whatever the coast. */
const shoresOf = (variant: Variant, sea: ProvinceId): readonly ProvinceId[] =>
  (variant.fleetBorders.get(locationAt(sea)) ?? []).map(provinceOf);

/** Whether an army could be shipped from one land province to another by fleets in all of `seas`, or some. */
export function canCarry(variant: Variant, seas: ReadonlySet<ProvinceId>, from: ProvinceId, to: ProvinceId): boolean {
  const reached = new Set<ProvinceId>();
  const sail = (sea: ProvinceId): void => {
    if (reached.has(sea)) return;
    reached.add(sea);
    for (const next of shoresOf(variant, sea)) if (seas.has(next)) sail(next);
  };
  for (const sea of seas) if (shoresOf(variant, sea).includes(from)) sail(sea);
  return from !== to && [...reached].some((sea) => shoresOf(variant, sea).includes(to));
}

/**
 * Whether the fleet at `fleet` belongs to a set of `seas` that could carry an army from `from` to
 * `to` and from which no fleet can be left out (DATC 6.G.19). Such a set is a chain of seas in
 * which only the first touches the start, only the last the end, and only neighbours in the chain
 * touch each other; all of them are tried.
 */
export function isNeededBySomeRoute(
  variant: Variant,
  seas: ReadonlySet<ProvinceId>,
  fleet: ProvinceId,
  from: ProvinceId,
  to: ProvinceId,
): boolean {
  if (from === to) return false;
  const touches = (sea: ProvinceId, province: ProvinceId) => shoresOf(variant, sea).includes(province);
  const goOn = (chain: readonly ProvinceId[]): boolean => {
    const last = chain.at(-1) as ProvinceId;
    if (touches(last, to)) return chain.includes(fleet);
    return [...seas].some(
      (next) =>
        touches(last, next) &&
        !touches(next, from) &&
        !chain.includes(next) &&
        !chain.slice(0, -1).some((earlier) => touches(earlier, next)) &&
        goOn([...chain, next]),
    );
  };
  return [...seas].some((first) => touches(first, from) && goOn([first]));
}
