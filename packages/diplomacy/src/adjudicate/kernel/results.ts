import { MOST_PROVINCES } from './tables.ts';

/**
 * What a movement phase came to, in integers. Every run fills it anew.
 *
 * A *list* lies in another table from its start up to its end: the units that caused a result in
 * `named` (by their provinces), the retreats of a dislodged unit in `retreats` (coast and province).
 */
export interface Results {
  orderCount: number;
  unitCount: number;
  /** By order: its result, the cause, and the list of the units that caused it. */
  orderResult: Uint8Array;
  orderCause: Uint8Array;
  orderNamed: Int32Array;
  orderNamedEnd: Int32Array;
  /** By unit: 1 + the index of the order that counted, 0 for an implied hold; and what became of it. */
  readonly unitOrder: Int32Array;
  readonly unitResult: Uint8Array;
  readonly unitCause: Uint8Array;
  readonly unitNamed: Int32Array;
  readonly unitNamedEnd: Int32Array;
  /** By unit: where it stands after the phase (coast and province); 0 when it is dislodged. */
  readonly unitPlace: Uint16Array;
  /** The dislodged, in the order of the units: the unit's index, its attacker's province, 1 if the attacker came by convoy, and the list of its retreats. */
  dislodgedCount: number;
  readonly dislodgedUnit: Uint8Array;
  readonly dislodgedBy: Uint8Array;
  readonly dislodgedByConvoy: Uint8Array;
  readonly dislodgedRetreats: Int32Array;
  readonly dislodgedRetreatsEnd: Int32Array;
  readonly retreats: Uint16Array;
  retreatCount: number;
  /** Empty provinces closed to retreats by a stand-off. */
  contestedCount: number;
  readonly contested: Uint8Array;
  readonly named: Uint8Array;
  namedCount: number;
}

const UNITS = MOST_PROVINCES + 1;
/** A cause names no unit more than twice; no unit has more neighbouring places than that. */
const MOST_LISTED = UNITS * 2 * UNITS;

/** Results of any position with up to `orders` orders. */
export function makeResults(orders = 0): Results {
  return {
    orderCount: 0,
    unitCount: 0,
    ...orderTables(orders),
    unitOrder: new Int32Array(UNITS),
    unitResult: new Uint8Array(UNITS),
    unitCause: new Uint8Array(UNITS),
    unitNamed: new Int32Array(UNITS),
    unitNamedEnd: new Int32Array(UNITS),
    unitPlace: new Uint16Array(UNITS),
    dislodgedCount: 0,
    dislodgedUnit: new Uint8Array(UNITS),
    dislodgedBy: new Uint8Array(UNITS),
    dislodgedByConvoy: new Uint8Array(UNITS),
    dislodgedRetreats: new Int32Array(UNITS),
    dislodgedRetreatsEnd: new Int32Array(UNITS),
    retreats: new Uint16Array(MOST_LISTED),
    retreatCount: 0,
    contestedCount: 0,
    contested: new Uint8Array(UNITS),
    named: new Uint8Array(MOST_LISTED),
    namedCount: 0,
  };
}

/** Makes room for the orders of a position. */
export function makeRoom(results: Results, orders: number): void {
  if (results.orderResult.length < orders) Object.assign(results, orderTables(2 * orders));
}

function orderTables(orders: number) {
  return {
    orderResult: new Uint8Array(orders),
    orderCause: new Uint8Array(orders),
    orderNamed: new Int32Array(orders),
    orderNamedEnd: new Int32Array(orders),
  };
}
