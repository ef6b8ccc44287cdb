import { adjudicateMovement } from '../../src/adjudicate/movement.ts';
import { type PowerId, provinceOf } from '../../src/ids.ts';
import { STANDARD } from '../../src/map/variants.ts';
import { parseOrder } from '../../src/notation/parse.ts';
import { printOrder } from '../../src/notation/print.ts';
import type { Given, MovementOrder } from '../../src/orders.ts';
import type { MovementResult } from '../../src/outcomes.ts';
import type { Unit } from '../../src/position.ts';
import { unitsOf } from '../adjudicate/boards.ts';

/** Orders by power, as `{ FRANCE: 'A PAR - BUR; F BRE H' }`. */
export type Orders = Readonly<Record<string, string>>;

export function movementOrders(orders: Orders): readonly Given<MovementOrder>[] {
  return Object.entries(orders).flatMap(([power, list]) =>
    list.split('; ').map((text) => {
      const read = parseOrder(STANDARD, 'movement', text);
      if (!read.ok) throw new Error(`cannot be read: ${text}`);
      return { power: power as PowerId, order: read.order };
    }),
  );
}

/** The units that the orders name, and `others` without orders. */
export function unitsOrdered(orders: Orders, others: Readonly<Record<string, string>> = {}): readonly Unit[] {
  const named = movementOrders(orders).map(({ power, order }): Unit => {
    const { type, at } = order.unit;
    return { id: provinceOf(at) as string as Unit['id'], power, type: type ?? 'A', location: at };
  });
  return [...new Map(named.map((unit) => [unit.id, unit])).values(), ...unitsOf(others)];
}

export interface Played {
  /** What became of each order, as `'A PAR - BUR'` → `'fails repelled BUR'`. */
  readonly said: Readonly<Record<string, string>>;
  readonly result: MovementResult;
  /** The retreats open to the unit dislodged at a province. */
  readonly retreatsOf: (at: string) => readonly string[] | undefined;
}

/** The movement phase with these orders on the standard map. */
export function play(orders: Orders, others: Readonly<Record<string, string>> = {}): Played {
  const result = adjudicateMovement(STANDARD, unitsOrdered(orders, others), movementOrders(orders));
  return {
    said: Object.fromEntries(
      result.orders.map(({ order, result: word, cause }) => [
        printOrder(order),
        [word, cause?.code, ...(cause?.by ?? [])].filter(Boolean).join(' '),
      ]),
    ),
    result,
    retreatsOf: (at) => result.dislodged.find(({ location }) => provinceOf(location) === at)?.retreats,
  };
}
