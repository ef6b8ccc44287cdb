/** What becomes of a stage, and what comes after it. */
import {
  type AdjustmentResult,
  adjudicateAdjustments,
  adjudicateMovement,
  adjudicateRetreats,
  adjustmentsDue,
  type Given,
  type MovementOrder,
  type MovementResult,
  type Order,
  type Ownership,
  ownershipAfterFall,
  type RetreatResult,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import type { Stage } from './stage.ts';

export type PhaseResult =
  | { readonly phase: 'movement'; readonly result: MovementResult }
  | { readonly phase: 'retreat'; readonly result: RetreatResult }
  | { readonly phase: 'adjustment'; readonly result: AdjustmentResult };

/** Adjudicates the stage with the orders written for it. */
export function resolve(variant: Variant, stage: Stage): PhaseResult {
  return resolveWith(variant, stage, stage.orders);
}

/** Adjudicates the stage with other orders than its own. */
export function resolveWith(variant: Variant, stage: Stage, orders: readonly Given<Order>[]): PhaseResult {
  const { phase, units, dislodged, contested, owned } = stage;
  switch (phase) {
    case 'movement': {
      const given = orders.filter((o): o is Given<MovementOrder> => isMovementOrder(o.order));
      return { phase, result: adjudicateMovement(variant, units, given) };
    }
    case 'retreat':
      return { phase, result: adjudicateRetreats(variant, units, dislodged, contested, orders) };
    case 'adjustment':
      return { phase, result: adjudicateAdjustments(variant, units, owned, orders) };
    default:
      return phase satisfies never;
  }
}

function isMovementOrder(order: Order): order is MovementOrder {
  return ['hold', 'move', 'supportHold', 'supportMove', 'convoy'].includes(order.kind);
}

/**
 * The stage that follows: retreats where units were dislodged, adjustments after a Fall where any
 * are due, else the next turn.
 */
export function nextStage(variant: Variant, stage: Stage, outcome: PhaseResult): Stage {
  const { units } = outcome.result;
  if (outcome.phase === 'movement' && outcome.result.dislodged.length > 0) {
    const { dislodged, contested } = outcome.result;
    return { ...cleared(stage), phase: 'retreat', units, dislodged, contested };
  }
  if (outcome.phase === 'adjustment') return turnAfter(stage, units, stage.owned);
  if (stage.season !== 'fall') return turnAfter(stage, units, stage.owned);
  const owned = ownershipAfterFall(variant, stage.owned, units);
  const isAnythingDue = [...adjustmentsDue(variant, units, owned).values()].some((due) => due !== 0);
  return isAnythingDue
    ? { ...cleared(stage), phase: 'adjustment', season: 'winter', units, owned }
    : turnAfter(stage, units, owned);
}

function cleared({ rival: _, ...stage }: Stage): Stage {
  return { ...stage, dislodged: [], contested: [], orders: [], isResolved: false };
}

function turnAfter(stage: Stage, units: readonly Unit[], owned: Ownership): Stage {
  const isSpring = stage.season === 'spring';
  return {
    ...cleared(stage),
    phase: 'movement',
    season: isSpring ? 'fall' : 'spring',
    year: isSpring ? stage.year : stage.year + 1,
    units,
    owned,
  };
}
