import { adjudicateAdjustments, adjustmentsDue, type PowerId, type UnitId } from '@defensor/diplomacy';
import { asDict, ownershipOf } from '../board.ts';
import { PUBLIC } from '../events.ts';
import type { Script } from '../script.ts';
import { ordersByPower } from '../sheets/chosen.ts';
import type { Game } from '../state.ts';

/** The builds (+) and removals (−) due now to each power, zeros left out. */
export function dueNow({ variant, state }: Game): ReadonlyMap<PowerId, number> {
  const all = adjustmentsDue(variant, state.board.units, ownershipOf(state.board));
  return new Map([...all].filter(([, due]) => due !== 0));
}

/** Whether any power has a choice: a build, or removals of some of its units but not of all (D-21). */
export function isAdjustmentOpen(game: Game): boolean {
  const { units } = game.state.board;
  return [...dueNow(game)].some(
    ([power, due]) => due > 0 || -due < units.filter((unit) => unit.power === power).length,
  );
}

/**
 * Makes the builds and removals that valid sheets order. Builds without a sheet are waived, removals
 * without one are made by the civil disorder rule (OP.1, S018).
 */
export function adjust(script: Script): void {
  const { variant, state } = script.game;
  const { board } = state;
  const owned = ownershipOf(board);
  const given = ordersByPower(state, 'adjustments');
  let next = board.nextUnit;
  const nextUnitId = () => `u${next++}` as UnitId;
  const due = dueNow(script.game);
  if (due.size === 0 && given.length === 0) return;
  const outcome = adjudicateAdjustments(variant, board.units, owned, given, { nextUnitId });
  const orders = outcome.orders.map((order, index) => ({
    power: (given[index] as (typeof given)[number]).power,
    ...order,
  }));
  const { units, built, removed, autoRemoved } = outcome;
  script.add({
    type: 'adjustmentsMade',
    rule: 'BASE',
    audience: PUBLIC,
    facts: {
      orders,
      due: asDict(due),
      built,
      removed,
      autoRemoved,
      unused: asDict(outcome.unused),
      units,
      nextUnit: next,
    },
  });
}
