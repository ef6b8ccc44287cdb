import { adjudicatePosition, type Given, type MovementOrder, type Tables } from '@defensor/diplomacy';
import { decide } from '../answers/decide.ts';
import type { ReadOrders } from '../answers/read-orders.ts';
import type { Position } from '../positions/position.ts';
import { type Encodable, encodePositions } from './encode-positions.ts';
import { measure, rateLine } from './measure.ts';

interface Case {
  readonly position: Position;
  readonly orders: ReadOrders;
}

const HOW =
  'JSON, order texts and output excluded, movement positions laid out as integers beforehand; legality, matching of ' +
  'orders to units, outcomes, causes, dislodgements with retreats and contested provinces worked out each time';

/** Adjudicates all `cases` in each of `runs` runs, and tells the rate. */
export function benchAdjudication(cases: readonly Case[], runs: number): string {
  const { words, tables, starts } = encodePositions(encodable(cases));
  const others = cases.filter(({ position }) => position.phase !== 'movement');
  const measured = measure(cases.length, runs, () => {
    for (let i = 0; i < starts.length; i++) {
      adjudicatePosition(tables[i] as Tables, words, starts[i] as number);
    }
    for (const { position, orders } of others) decide(position, orders.readable);
  });
  return rateLine(measured, HOW);
}

/** The movement positions among `cases`. */
function encodable(cases: readonly Case[]): Encodable[] {
  return cases.flatMap(({ position, orders }) => {
    if (position.phase !== 'movement') return [];
    // The orders of a position are read as those of its phase.
    const own = orders.readable as readonly Given<MovementOrder>[];
    return [{ variant: position.variant, units: position.units, orders: own }];
  });
}
