import type {
  DislodgedUnit,
  LocationId,
  PowerId,
  ProvinceId,
  Result,
  Unit,
  UnitId,
  UnitType,
} from '@defensor/diplomacy';
import { provinceOf } from '@defensor/diplomacy';

/** A unit as results show it. */
export interface WireUnit {
  readonly id?: UnitId;
  readonly power: PowerId;
  readonly type: UnitType;
  readonly loc: LocationId;
}

export interface WireDislodged extends WireUnit {
  readonly attacked_from: LocationId;
  readonly attacker_convoyed: boolean;
  readonly retreats: readonly LocationId[];
}

/** What became of one order. `why` and `by` stand only where it did not do what it said. */
export interface WireResult {
  readonly order: string;
  readonly power: PowerId;
  readonly result: Result;
  readonly ok: boolean;
  readonly why?: string;
  readonly by?: readonly LocationId[];
  readonly sentence?: string;
}

/** `units` sorted by power, then location. Ids are shown where the position gave them. */
export function wireUnits(units: readonly Unit[], givenIds: ReadonlySet<UnitId>): WireUnit[] {
  return [...units].sort(byPowerThenLocation).map((unit) => wireUnit(unit, givenIds));
}

export function wireDislodged(units: readonly DislodgedUnit[], givenIds: ReadonlySet<UnitId>): WireDislodged[] {
  return [...units].sort(byPowerThenLocation).map((unit) => ({
    ...wireUnit(unit, givenIds),
    attacked_from: unit.attackedFrom,
    attacker_convoyed: unit.attackerConvoyed,
    retreats: unit.retreats,
  }));
}

/** The locations of the units in `provinces`; a province without one stands for itself. */
export function locationsOf(provinces: readonly ProvinceId[], units: ReadonlyMap<ProvinceId, Unit>): LocationId[] {
  return provinces.map((province) => units.get(province)?.location ?? (province as string as LocationId));
}

export const unitsByProvince = (units: readonly Unit[]): ReadonlyMap<ProvinceId, Unit> =>
  new Map(units.map((unit) => [provinceOf(unit.location), unit]));

function wireUnit({ id, power, type, location }: Unit, givenIds: ReadonlySet<UnitId>): WireUnit {
  const unit = { power, type, loc: location };
  return givenIds.has(id) ? { id, ...unit } : unit;
}

function byPowerThenLocation(a: Unit, b: Unit): number {
  if (a.power !== b.power) return a.power < b.power ? -1 : 1;
  return a.location < b.location ? -1 : 1;
}
