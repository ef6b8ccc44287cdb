/** One phase on the table: the position, the orders written for it, and whether they were resolved. */
import {
  type BoardPhase,
  type DislodgedUnit,
  type Given,
  type LocationId,
  type Order,
  type Ownership,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type Season,
  type Unit,
  type UnitId,
  type Variant,
} from '@defensor/diplomacy';

export type SetLetter = 'A' | 'B';

/** Where two sets of orders are compared: which of them lies open, as the stage's own, and the other. */
export interface Rival {
  readonly open: SetLetter;
  readonly orders: readonly Given<Order>[];
}

export interface Stage {
  readonly phase: BoardPhase;
  readonly season: Season;
  readonly year: number;
  readonly units: readonly Unit[];
  readonly owned: Ownership;
  /** In a retreat phase, the units to retreat, and the places closed by a stand-off. */
  readonly dislodged: readonly DislodgedUnit[];
  readonly contested: readonly ProvinceId[];
  readonly orders: readonly Given<Order>[];
  readonly isResolved: boolean;
  readonly rival?: Rival;
}

/** The variant's start. */
export function startStage(variant: Variant): Stage {
  const { start } = variant.data;
  const count = new Map<string, number>();
  return {
    ...emptyStage(variant),
    units: start.units.map(({ power, type, location }): Unit => {
      const n = (count.get(power) ?? 0) + 1;
      count.set(power, n);
      return { id: `${power}-${n}` as UnitId, power: power as PowerId, type, location: location as LocationId };
    }),
    owned: new Map(variant.powers.flatMap((power) => power.homeCentres.map((centre) => [centre, power.id] as const))),
  };
}

/** The variant's board without units or owners, at its first turn. */
export function emptyStage(variant: Variant): Stage {
  const { season, year } = variant.data.start;
  return {
    phase: 'movement',
    season,
    year,
    units: [],
    owned: new Map(),
    dislodged: [],
    contested: [],
    orders: [],
    isResolved: false,
  };
}

/** The unit that stands in `province`; in a retreat phase the dislodged one comes first, for it is the one with a choice. */
export function unitIn(stage: Stage, province: ProvinceId): Unit | undefined {
  return [...stage.dislodged, ...stage.units].find((unit) => provinceOf(unit.location) === province);
}

/** An id that no unit of the stage has. */
export function freshUnitId(stage: Stage, power: PowerId): UnitId {
  const taken = new Set<string>([...stage.units, ...stage.dislodged].map((unit) => unit.id));
  let n = 1;
  while (taken.has(`${power}-${n}`)) n++;
  return `${power}-${n}` as UnitId;
}
