/** Changes to the position itself: units put down and taken off, owners, the turn. */
import {
  type Given,
  type LocationId,
  type Order,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type Season,
  type UnitType,
  type Variant,
} from '@defensor/diplomacy';
import { freshUnitId, type Stage } from './stage.ts';

/** The locations where a unit of this type may stand in `province`. Several where it must say a coast. */
export function standsOf(variant: Variant, province: ProvinceId, type: UnitType): readonly LocationId[] {
  const place = variant.provinceById.get(province);
  if (place === undefined) return [];
  const [bare, ...coasts] = place.locations;
  if (bare === undefined) return [];
  if (type === 'A') return place.kind === 'land' ? [bare] : [];
  if (!place.coastal) return [];
  return coasts.length > 0 ? coasts : [bare];
}

/** The stage with a new unit at `location`, in place of any unit that stood in its province. */
export function putDown(stage: Stage, power: PowerId, type: UnitType, location: LocationId): Stage {
  const cleared = takeOff(stage, provinceOf(location));
  return { ...cleared, units: [...cleared.units, { id: freshUnitId(stage, power), power, type, location }] };
}

/** The stage without the unit in `province`, and without orders to it. A dislodged unit goes first. */
export function takeOff(stage: Stage, province: ProvinceId): Stage {
  const isHere = ({ location }: { location: LocationId }) => provinceOf(location) === province;
  const without = (given: readonly Given<Order>[]) =>
    given.filter(({ order }) => order.kind === 'waive' || provinceOf(order.unit.at) !== province);
  const rest: Stage = {
    ...stage,
    orders: without(stage.orders),
    ...(stage.rival && { rival: { ...stage.rival, orders: without(stage.rival.orders) } }),
  };
  return stage.dislodged.some(isHere)
    ? { ...rest, dislodged: stage.dislodged.filter((unit) => !isHere(unit)) }
    : { ...rest, units: stage.units.filter((unit) => !isHere(unit)) };
}

/** The stage with `centre` owned by `power`; by nobody where the power owned it already. */
export function setOwner(stage: Stage, centre: ProvinceId, power: PowerId): Stage {
  const owned = new Map(stage.owned);
  if (owned.get(centre) === power) owned.delete(centre);
  else owned.set(centre, power);
  return { ...stage, owned };
}

/**
 * The same board at another turn. Orders and units driven out stay with it, but for a change to winter
 * or from it: winter is the time of adjustments, and no order means anything in both.
 */
export function setTurn(stage: Stage, season: Season, year: number): Stage {
  if ((season === 'winter') === (stage.phase === 'adjustment')) return { ...stage, season, year };
  const { rival: _, ...rest } = stage;
  const phase = season === 'winter' ? 'adjustment' : 'movement';
  return { ...rest, phase, season, year, orders: [], dislodged: [], contested: [] };
}

/** How many orders and units driven out a change to another turn leaves behind. */
export function leftBehind(before: Stage, after: Stage): { readonly orders: number; readonly driven: number } {
  return {
    orders: written(before) - written(after),
    driven: before.dislodged.length - after.dislodged.length,
  };
}

const written = ({ orders, rival }: Stage) => orders.length + (rival?.orders.length ?? 0);
