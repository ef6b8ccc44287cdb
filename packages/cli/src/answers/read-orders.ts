import { type Given, normaliseOrder, type Order, parseOrder, printOrder, type SheetIssue } from '@defensor/diplomacy';
import type { Position, TextOrder } from '../positions/position.ts';

/** A text longer than this is no order: it is not worth reading. */
const MAX_ORDER_CHARS = 2000;

/** An order of a position after reading: `at` is its index among those that could be read. */
export type ReadOrder =
  | { readonly given: TextOrder; readonly at: number; readonly order: Order }
  | { readonly given: TextOrder; readonly issues: readonly SheetIssue[] };

/** The orders of a position, parallel to its texts, and those among them that could be read. */
export interface ReadOrders {
  readonly all: readonly ReadOrder[];
  readonly readable: readonly Given<Order>[];
}

/** Reads the orders of `position`; units' letters and coasts that a text leaves open are filled in from the board. */
export function readOrders(position: Position): ReadOrders {
  const { variant, phase } = position;
  const units = position.phase === 'retreat' ? position.dislodged : position.units;
  const readable: Given<Order>[] = [];
  const all = position.orders.map((given): ReadOrder => {
    const read = given.text.length > MAX_ORDER_CHARS ? tooLong(given.text) : parseOrder(variant, phase, given.text);
    if (!read.ok) return { given, issues: read.issues };
    const order = normaliseOrder(variant, units, read.order);
    readable.push({ power: given.power, order });
    return { given, at: readable.length - 1, order };
  });
  return { all, readable };
}

/** The order's canonical short form, or the text as given where it could not be read. */
export const orderText = (order: ReadOrder): string => ('order' in order ? printOrder(order.order) : order.given.text);

function tooLong(text: string): { readonly ok: false; readonly issues: readonly SheetIssue[] } {
  const token = `${text.slice(0, 40)}…`;
  return { ok: false, issues: [{ line: 1, column: 1, token, code: 'not-an-order', nearest: [], repairs: [], text }] };
}
