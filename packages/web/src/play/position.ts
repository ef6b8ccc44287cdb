/** Changes to the position itself: units put down and taken off, owners, the turn. */
import {
  type LocationId,
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
  const orders = stage.orders.filter(({ order }) => order.kind === 'waive' || provinceOf(order.unit.at) !== province);
  if (stage.dislodged.some(isHere)) {
    return { ...stage, orders, dislodged: stage.dislodged.filter((unit) => !isHere(unit)) };
  }
  return { ...stage, orders, units: stage.units.filter((unit) => !isHere(unit)) };
}

/** The stage with `centre` owned by `power`; by nobody where the power owned it already. */
export function setOwner(stage: Stage, centre: ProvinceId, power: PowerId): Stage {
  const owned = new Map(stage.owned);
  if (owned.get(centre) === power) owned.delete(centre);
  else owned.set(centre, power);
  return { ...stage, owned };
}

/** The same board at another turn. Winter is the time of adjustments; orders of another phase fall away. */
export function setTurn(stage: Stage, season: Season, year: number): Stage {
  const phase = season === 'winter' ? 'adjustment' : 'movement';
  const isSame = phase === stage.phase;
  return {
    ...stage,
    phase,
    season,
    year,
    orders: isSame ? stage.orders : [],
    dislodged: [],
    contested: [],
  };
}
