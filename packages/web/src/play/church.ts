import { type PowerId, type ProvinceId, provinceOf, type Unit, type Variant } from '@defensor/diplomacy';

/** The sees that a map's papal data names, the Pope's first; none on a map without a Church. */
export function seesOfMap({ data }: Variant): readonly ProvinceId[] {
  if (data.papacy === undefined) return [];
  return [data.papacy.papalSee, ...data.papacy.sees] as ProvinceId[];
}

/** Whose unit stands in a see: its bishop belongs to that power (R8). */
export interface SeeTaken {
  readonly see: ProvinceId;
  readonly a: PowerId | undefined;
  readonly b: PowerId | undefined;
}

/** The sees in which another power's unit stands after one set of orders than after the other. */
export function seesTakenOtherwise(variant: Variant, unitsA: readonly Unit[], unitsB: readonly Unit[]): SeeTaken[] {
  const standing = (units: readonly Unit[]) =>
    new Map(units.map(({ power, location }) => [provinceOf(location), power]));
  const [inA, inB] = [standing(unitsA), standing(unitsB)];
  return seesOfMap(variant)
    .map((see) => ({ see, a: inA.get(see), b: inB.get(see) }))
    .filter(({ a, b }) => a !== b);
}
