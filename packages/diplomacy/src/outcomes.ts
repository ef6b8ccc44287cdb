import type { PowerId, ProvinceId } from './ids.ts';
import type { MovementOrder, Order } from './orders.ts';
import type { DislodgedUnit, Unit } from './position.ts';

/**
 * What became of an order.
 *
 * moves `succeeds`, `fails`, `invalid`, `illegal`; supports `given`, `cut`, `invalid`, `illegal`;
 * convoys `available`, `disrupted`, `invalid`, `illegal`; holds `stands`, `dislodged`, `illegal`;
 * retreats, builds, removals and waives `succeeds`, `fails`, `illegal`.
 * *Illegal* is impossible on this board: the order is ignored, and the unit holds and may be
 * supported. *Invalid* is possible, but matches no other order.
 */
export const RESULTS = [
  'illegal',
  'invalid',
  'succeeds',
  'fails',
  'given',
  'cut',
  'available',
  'disrupted',
  'stands',
  'dislodged',
] as const;
export type Result = (typeof RESULTS)[number];

/** Whether an order with this result did what it said. */
export function isOk(result: Result): boolean {
  return result === 'succeeds' || result === 'given' || result === 'available' || result === 'stands';
}

/**
 * Why a movement order could never be carried out on this board. The order is ignored.
 * The first that applies, in this order, is the one reported.
 */
export const ILLEGAL_CAUSES = [
  /** Another order for the same unit came first in the list (DATC 4.D.3). */
  'superseded',
  /** No unit stands in the province. */
  'no-unit',
  /** The unit is another power's. by: the unit. */
  'foreign-unit',
  /** A unit cannot move to the province it stands in (DATC 6.A.4, 6.A.5). */
  'same-province',
  /** The unit cannot get there, by itself or by any convoy of the fleets on this board. */
  'cannot-reach',
  /** “via convoy” to a neighbour that no fleets on this board could carry the army to. */
  'no-route',
  /** The province has two coasts within reach, and the order names neither (DATC 4.B.1). */
  'needs-coast',
  /** The fleet cannot reach the coast named (DATC 4.B.3). */
  'wrong-coast',
  /** A unit cannot support itself (DATC 6.A.8). */
  'supports-itself',
  /** Nobody stands where support or convoy is offered. */
  'nobody-there',
  /** The supporter could not itself move to that province (DATC 6.A.10). */
  'support-out-of-reach',
  /** The supported unit could not go there without the supporter's own help (DATC 6.D.31, 6.D.33…). by: that unit. */
  'supported-cannot-reach',
  /** Only a fleet convoys. */
  'not-a-fleet',
  /** Only a fleet at sea convoys (DATC 6.F.1). */
  'not-at-sea',
  /** Only an army is convoyed. by: that unit. */
  'not-an-army',
  /** The fleet is part of no shortest set of seas that could carry the army there (DATC 6.G.19). */
  'no-part-of-route',
] as const;

/**
 * Why a possible movement order did not do what it said. `by` lists provinces of units; *board
 * order* is the order of the provinces in the variant. Supports are listed where they count: not a
 * support cut or invalid, and in an attack on a unit that stays, not one of that unit's own power.
 * Where a unit there and rivals both stop a move, the unit there is named.
 */
export const MOVEMENT_CAUSES = [
  /** invalid move: it needs a convoy, and no chain of fleets was ordered to carry it. by: none. */
  'no-convoy',
  /** invalid support to hold: the unit was legally ordered to move. by: that unit. */
  'supported-moved',
  /** invalid support or convoy: the unit was not ordered to go there (or its order is illegal). by: that unit. */
  'not-ordered',
  /** failed move: every chain of fleets was broken. by: each fleet ordered to carry it that was dislodged, in board order, each followed by its attacker. */
  'convoy-broken',
  /** failed move: its convoy was struck out by the paradox rule (Szykman, DATC 4.A.2). by: the fleets ordered to carry it, in board order. */
  'convoy-paradox',
  /** failed move: an own unit stays there. by: that unit. */
  'own-unit',
  /** failed move: the unit there holds, or wins or draws the head-to-head battle. by: that unit, then those whose support it had, in board order. */
  'repelled',
  /** failed move: others moved there with as much strength. by: each rival whose prevent strength is not less than the attack, in board order, each followed by those whose support it had. */
  'bounced',
  /** cut support: attacked by another power, not from the province the support is aimed at. by: those attackers, in board order. */
  'cut',
  /** hold, support (not `cut` already) or convoy: the unit was dislodged. by: the attacker, then those whose support counted, in board order. */
  'dislodged',
  /** disrupted convoy: its army's convoy was struck out by the paradox rule when whether the fleet is dislodged was still open; it was not. by: none. */
  'paradox',
] as const;

/** The causes of retreats and adjustments besides those of `ILLEGAL_CAUSES` that fit there. */
export const RETREAT_CAUSES = [
  /** Not an order of this phase (DATC 6.H.1 to 6.H.3); in adjustments too. */
  'wrong-phase',
  /** The unit was not dislodged (DATC 6.H.4). by: that unit. */
  'not-dislodged',
  /** The unit may not retreat there: not next to it, occupied, the attacker's origin, or contested. */
  'no-retreat-there',
  /** Others retreated to the same place: all disband. by: those others' provinces, in board order. */
  'retreat-clash',
] as const;

export const ADJUSTMENT_CAUSES = [
  /** More orders than the builds or removals due (DATC 6.J.1). */
  'too-many',
  /** A build where the power has removals due or nothing due. */
  'no-build-due',
  /** A removal where none is due. */
  'no-removal-due',
  /** Not one of the power's home centres. */
  'not-a-home-centre',
  /** A home centre the power does not own. */
  'not-owned',
  /** A unit stands there. by: that unit. */
  'occupied',
  /** An earlier order builds there. */
  'already-built',
  /** A fleet cannot be built inland (DATC 4.C.4). */
  'inland',
  /** A build on the coast must say army or fleet (DATC 4.C.3: inland an army is meant, with a coast a fleet). */
  'needs-type',
] as const;

export type CauseCode =
  | (typeof ILLEGAL_CAUSES)[number]
  | (typeof MOVEMENT_CAUSES)[number]
  | (typeof RETREAT_CAUSES)[number]
  | (typeof ADJUSTMENT_CAUSES)[number];

/** Why an order did not do what it said, and the units that caused it, by their provinces. */
export interface Cause {
  readonly code: CauseCode;
  readonly by: readonly ProvinceId[];
}

/** What became of one order. `cause` is present exactly when the order did not do what it said. */
export interface OrderOutcome<O> {
  readonly order: O;
  readonly result: Result;
  readonly cause?: Cause;
}

/** What became of one unit in a movement phase: the order that counted for it (an implied hold included). */
export interface UnitOutcome {
  readonly unit: Unit;
  /** The legal order that counted; a hold where none was given or the order was illegal. */
  readonly order: MovementOrder;
  /** Its index in the list of orders; absent for an implied hold. */
  readonly given?: number;
  /** The order was replaced by a hold from outside (the Papacy Rules immobilise units so). */
  readonly immobilised: boolean;
  readonly result: Result;
  readonly cause?: Cause;
  readonly dislodged: boolean;
}

export interface MovementResult {
  /** One for each order given, in the order given. */
  readonly orders: readonly OrderOutcome<MovementOrder>[];
  /** One for each unit, in the order given (DATC: every unit has exactly one outcome). */
  readonly unitOutcomes: readonly UnitOutcome[];
  /** The units that stand after the phase, in the order given, moved; without the dislodged. */
  readonly units: readonly Unit[];
  readonly dislodged: readonly DislodgedUnit[];
  /** Empty provinces closed to retreats by a stand-off, in board order. */
  readonly contested: readonly ProvinceId[];
}

/** What became of one dislodged unit in the retreat phase. */
export interface RetreatedUnit {
  readonly unit: DislodgedUnit;
  readonly fate: 'retreated' | 'disbanded-by-order' | 'disbanded-without-order' | 'disbanded-by-clash' | 'no-room';
}

export interface RetreatResult {
  readonly orders: readonly OrderOutcome<Order>[];
  readonly fates: readonly RetreatedUnit[];
  /** All the units that stand after the phase. */
  readonly units: readonly Unit[];
  readonly disbanded: readonly DislodgedUnit[];
}

export interface AdjustmentResult {
  readonly orders: readonly OrderOutcome<Order>[];
  readonly units: readonly Unit[];
  readonly built: readonly Unit[];
  readonly removed: readonly Unit[];
  /** Taken off because too few removals were ordered (2023 rule); also in `removed`. */
  readonly autoRemoved: readonly Unit[];
  /** Builds that were due and not made (waived, failed or not ordered), of the powers that have any. */
  readonly unused: ReadonlyMap<PowerId, number>;
}
