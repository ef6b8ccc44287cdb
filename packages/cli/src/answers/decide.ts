import { adjustmentSentences, type Language, movementSentences, retreatSentences } from '@defensor/api';
import {
  adjudicateAdjustments,
  adjudicateMovement,
  adjudicateRetreats,
  type Given,
  type MovementOrder,
  type Order,
  type OrderOutcome,
  type ProvinceId,
  type Unit,
} from '@defensor/diplomacy';
import type { AdjustmentPosition, MovementPosition, Position, RetreatPosition } from '../positions/position.ts';
import { unitsByProvince, wireDislodged, wireUnits } from './wire.ts';

/** A decided position, in the terms that all phases share. */
export interface Decision {
  /** Parallel to the orders that were given to `decide`. */
  readonly outcomes: readonly OrderOutcome<Order>[];
  /** The units that causes name. */
  readonly before: ReadonlyMap<ProvinceId, Unit>;
  /** What the answer says of the board, after the results of the orders. */
  readonly board: object;
  /** Makes the sentence of the order at an index; asked for only where sentences are wanted. */
  readonly sentences: (language: Language) => (index: number) => string;
}

/** Adjudicates `position` with these orders of its phase. */
export function decide(position: Position, orders: readonly Given<Order>[]): Decision {
  switch (position.phase) {
    case 'movement':
      // The orders of a position are read as those of its phase.
      return movement(position, orders as readonly Given<MovementOrder>[]);
    case 'retreat':
      return retreat(position, orders);
    case 'adjustment':
      return adjustment(position, orders);
    default:
      return position satisfies never;
  }
}

function movement({ variant, units, givenIds }: MovementPosition, orders: readonly Given<MovementOrder>[]): Decision {
  const result = adjudicateMovement(variant, units, orders);
  return {
    outcomes: result.orders,
    before: unitsByProvince(units),
    board: {
      units: wireUnits(result.units, givenIds),
      dislodged: wireDislodged(result.dislodged, givenIds),
      contested: result.contested,
    },
    sentences: (language) => movementSentences(variant, result, { language }).ofOrder,
  };
}

function retreat(position: RetreatPosition, orders: readonly Given<Order>[]): Decision {
  const { variant, units, dislodged, contested, givenIds } = position;
  const result = adjudicateRetreats(variant, units, dislodged, contested, orders);
  return {
    outcomes: result.orders,
    before: unitsByProvince([...units, ...dislodged]),
    board: { units: wireUnits(result.units, givenIds), disbanded: wireUnits(result.disbanded, givenIds) },
    sentences: (language) => retreatSentences(variant, result, { language }).ofOrder,
  };
}

function adjustment(position: AdjustmentPosition, orders: readonly Given<Order>[]): Decision {
  const { variant, units, owned, due, givenIds } = position;
  const result = adjudicateAdjustments(variant, units, owned, orders, due === undefined ? {} : { due });
  return {
    outcomes: result.orders,
    before: unitsByProvince(units),
    board: { units: wireUnits(result.units, givenIds), auto_disbanded: wireUnits(result.autoRemoved, givenIds) },
    sentences: (language) => adjustmentSentences(variant, result, { language }).ofOrder,
  };
}
