import type { DislodgedUnit, Ownership, PowerId, ProvinceId, Unit, UnitId, Variant } from '@defensor/diplomacy';

/** An order as a position holds it: not read yet. */
export interface TextOrder {
  readonly power: PowerId;
  readonly text: string;
}

interface AnyPosition {
  /** Whatever the line gave; it comes back as it was. */
  readonly id: unknown;
  readonly variant: Variant;
  readonly units: readonly Unit[];
  /** The ids that the line itself gave to units; others were made up. */
  readonly givenIds: ReadonlySet<UnitId>;
  readonly orders: readonly TextOrder[];
}

export interface MovementPosition extends AnyPosition {
  readonly phase: 'movement';
}

export interface RetreatPosition extends AnyPosition {
  readonly phase: 'retreat';
  readonly dislodged: readonly DislodgedUnit[];
  readonly contested: readonly ProvinceId[];
}

export interface AdjustmentPosition extends AnyPosition {
  readonly phase: 'adjustment';
  readonly owned: Ownership;
  /** Builds and removals due, where they are not to be counted. */
  readonly due?: ReadonlyMap<PowerId, number>;
}

export type Position = MovementPosition | RetreatPosition | AdjustmentPosition;
