import {
  adjudicatePosition,
  encodePosition,
  type Given,
  type MovementOrder,
  positionLength,
  type Tables,
  tablesOf,
} from '@defensor/diplomacy';
import { decide } from '../answers/decide.ts';
import type { ReadOrders } from '../answers/read-orders.ts';
import type { MovementPosition, Position } from '../positions/position.ts';
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
  const { words, tables, starts } = encodeMovement(cases);
  const others = cases.filter(({ position }) => position.phase !== 'movement');
  const measured = measure(cases.length, runs, () => {
    for (let i = 0; i < starts.length; i++) {
      adjudicatePosition(tables[i] as Tables, words, starts[i] as number);
    }
    for (const { position, orders } of others) decide(position, orders.readable);
  });
  return rateLine(measured, HOW);
}

/** The movement positions one after the other in `words`, with where each starts and the tables it needs. */
interface Encoded {
  readonly words: Int32Array;
  readonly starts: readonly number[];
  readonly tables: readonly Tables[];
}

function encodeMovement(cases: readonly Case[]): Encoded {
  const movement = cases.filter((c): c is Case & { position: MovementPosition } => c.position.phase === 'movement');
  const starts: number[] = [];
  let length = 0;
  for (const { position, orders } of movement) {
    starts.push(length);
    length += positionLength(position.units.length, orders.readable.length);
  }
  const words = new Int32Array(length);
  const tables = movement.map(({ position, orders }, i) => {
    const own = tablesOf(position.variant);
    // The orders of a position are read as those of its phase.
    const readable = orders.readable as readonly Given<MovementOrder>[];
    encodePosition(own, position.units, readable, undefined, words, starts[i]);
    return own;
  });
  return { words, starts, tables };
}
