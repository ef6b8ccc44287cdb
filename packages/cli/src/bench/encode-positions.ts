import {
  encodePosition,
  type Given,
  type MovementOrder,
  positionLength,
  type Tables,
  tablesOf,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';

export interface Encodable {
  readonly variant: Variant;
  readonly units: readonly Unit[];
  readonly orders: readonly Given<MovementOrder>[];
}

/** Movement positions one after the other in `words`, with where each starts and the tables it needs. */
export interface Encoded {
  readonly words: Int32Array;
  readonly starts: readonly number[];
  readonly tables: readonly Tables[];
}

export function encodePositions(positions: readonly Encodable[]): Encoded {
  const starts: number[] = [];
  let length = 0;
  for (const { units, orders } of positions) {
    starts.push(length);
    length += positionLength(units.length, orders.length);
  }
  const words = new Int32Array(length);
  const tables = positions.map(({ variant, units, orders }, i) => {
    const own = tablesOf(variant);
    encodePosition(own, units, orders, undefined, words, starts[i]);
    return own;
  });
  return { words, starts, tables };
}
