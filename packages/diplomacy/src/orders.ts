import type { LocationId, PowerId, UnitType } from './ids.ts';

/**
 * A unit as an order names it. The order finds the unit by its province; `type` and the coast are
 * what the writer said: they may be missing or wrong, and change nothing (DATC 4.B.5, 4.C.1, 4.C.2).
 */
export interface UnitName {
  readonly type?: UnitType;
  readonly at: LocationId;
}

export interface Hold {
  readonly kind: 'hold';
  readonly unit: UnitName;
}

/** `viaConvoy`: the order says “via convoy”. `to` has no coast where the writer gave none (DATC 4.B.1, 4.B.2). */
export interface Move {
  readonly kind: 'move';
  readonly unit: UnitName;
  readonly to: LocationId;
  readonly viaConvoy: boolean;
}

export interface SupportHold {
  readonly kind: 'supportHold';
  readonly unit: UnitName;
  readonly supported: UnitName;
}

/** `to` keeps a coast if one was given: it must then match the move's (DATC 4.B.4). */
export interface SupportMove {
  readonly kind: 'supportMove';
  readonly unit: UnitName;
  readonly supported: UnitName;
  readonly to: LocationId;
}

export interface Convoy {
  readonly kind: 'convoy';
  readonly unit: UnitName;
  readonly army: UnitName;
  readonly to: LocationId;
}

/** An order of the movement phase. */
export type MovementOrder = Hold | Move | SupportHold | SupportMove | Convoy;

export interface Retreat {
  readonly kind: 'retreat';
  readonly unit: UnitName;
  readonly to: LocationId;
}

/** A dislodged unit gives up in the retreat phase; a unit is taken off in the adjustment phase. */
export interface Disband {
  readonly kind: 'disband';
  readonly unit: UnitName;
}

/** An order of the retreat phase. */
export type RetreatOrder = Retreat | Disband;

/** `unit.type` is missing where the writer left it out; inland an army is then meant, with a coast a fleet (DATC 4.C.3). */
export interface Build {
  readonly kind: 'build';
  readonly unit: UnitName;
}

export interface Waive {
  readonly kind: 'waive';
}

/** An order of the adjustment phase. */
export type AdjustmentOrder = Build | Disband | Waive;

export type Order = MovementOrder | RetreatOrder | AdjustmentOrder;

/** An order as its power gave it. */
export interface Given<O extends Order> {
  readonly power: PowerId;
  readonly order: O;
}
