import { locationAt, type ProvinceId, provinceOf, type Variant } from '@defensor/diplomacy';

/** The shortest chain of these seas that carries an army from `from` to `to`; empty where there is none. */
export function convoyChain(
  variant: Variant,
  seas: readonly ProvinceId[],
  from: ProvinceId,
  to: ProvinceId,
): readonly ProvinceId[] {
  const touches = (sea: ProvinceId, place: ProvinceId) =>
    (variant.fleetBorders.get(locationAt(sea)) ?? []).some((next) => provinceOf(next) === place);
  let chains = seas.filter((sea) => touches(sea, from)).map((sea) => [sea]);
  const reached = new Set(chains.flat());
  while (chains.length > 0) {
    const arrived = chains.find((chain) => touches(chain.at(-1) as ProvinceId, to));
    if (arrived !== undefined) return arrived;
    chains = chains.flatMap((chain) =>
      seas
        .filter((sea) => !reached.has(sea) && touches(chain.at(-1) as ProvinceId, sea))
        .map((sea) => {
          reached.add(sea);
          return [...chain, sea];
        }),
    );
  }
  return [];
}
