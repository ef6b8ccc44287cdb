import { adjudicateRetreats, provinceOf, type RetreatedUnit, type UnitId } from '@defensor/diplomacy';
import { PUBLIC } from '../events.ts';
import type { Script } from '../script.ts';
import { ordersByPower } from '../sheets/chosen.ts';
import type { BoardState } from '../state.ts';

/** Whether any dislodged unit has a choice. Where none has room all disband, and no phase is opened for it (D-21). */
export function isRetreatOpen(board: BoardState): boolean {
  return board.dislodged.some((unit) => unit.retreats.length > 0);
}

/**
 * Carries out the retreats that valid sheets order; a unit without an order disbands (OP.1). A unit
 * to which the resolution left no retreat (A22 with `disband`) has none, whatever the board allows.
 */
export function makeRetreats(script: Script): void {
  const { variant, state } = script.game;
  const { board } = state;
  const given = ordersByPower(state, 'retreats');
  const stuck = new Set(board.dislodged.filter((unit) => unit.retreats.length === 0).map((unit) => unit.id));
  const stuckIn = new Set(
    board.dislodged.filter((unit) => stuck.has(unit.id)).map((unit) => provinceOf(unit.location)),
  );
  const isStuck = (order: (typeof given)[number]['order']) =>
    order.kind === 'retreat' && stuckIn.has(provinceOf(order.unit.at));
  const outcome = adjudicateRetreats(
    variant,
    board.units,
    board.dislodged,
    board.contested,
    given.filter(({ order }) => !isStuck(order)),
  );
  const outcomes = [...outcome.orders];
  const orders = given.map(({ power, order }) =>
    isStuck(order)
      ? { power, order, result: 'illegal' as const, cause: { code: 'no-retreat-there' as const, by: [] } }
      : { power, ...(outcomes.shift() as (typeof outcomes)[number]) },
  );
  const facts = { orders, fates: outcome.fates.map((fate) => withoutRoom(fate, stuck)), units: outcome.units };
  script.add({ type: 'retreatsMade', rule: 'BASE', audience: PUBLIC, facts });
}

function withoutRoom(fate: RetreatedUnit, stuck: ReadonlySet<UnitId>): RetreatedUnit {
  return stuck.has(fate.unit.id) && fate.fate === 'disbanded-without-order' ? { ...fate, fate: 'no-room' } : fate;
}
