/**
 * Sea routes as data. Between two coasts there are only a few minimal sets of seas that carry an
 * army across: sets from which no sea can be left out. As bit masks, one bit a sea, “is there a
 * convoy”, “is this fleet part of one” and “is there one without him” are a few ANDs.
 */
export interface Routes {
  /** By pair of ports (`pair`): the minimal sets between them are `masks[start[pair]]` up to `masks[start[pair + 1]]`. */
  readonly start: Int32Array;
  readonly masks: Int32Array;
}

/** More sets than this, and the map keeps none: routes are then searched for when they are asked for. */
const MOST_ROUTES = 100_000;

/**
 * The minimal sea routes between all pairs of ports, or `undefined` when there are too many.
 *
 * `seasOf[port]` are the seas next to each port, `neighbours[sea]` those next to each sea, as masks.
 * A minimal set is a path without a short cut, of which only the first sea touches one port and
 * only the last the other.
 */
export function minimalRoutes(seasOf: readonly number[], neighbours: readonly number[]): Routes | undefined {
  const ports = seasOf.length;
  const start = new Int32Array(ports * ports + 1);
  const masks: number[] = [];
  for (let from = 0; from < ports; from++) {
    for (let to = 0; to < ports; to++) {
      if (from !== to) addRoutes(seasOf[from] as number, seasOf[to] as number, neighbours, masks);
      if (masks.length > MOST_ROUTES) return undefined;
      start[from * ports + to + 1] = masks.length;
    }
  }
  return { start, masks: Int32Array.from(masks) };
}

function addRoutes(first: number, last: number, neighbours: readonly number[], routes: number[]): void {
  const begin = routes.length;
  const extend = (sea: number, route: number, barred: number) => {
    if (routes.length > MOST_ROUTES) return;
    if (last & (1 << sea)) {
      routes.push(route);
      return;
    }
    const next = (neighbours[sea] as number) & ~barred;
    const bar = barred | (neighbours[sea] as number);
    for (let rest = next; rest !== 0; rest &= rest - 1) {
      const step = lowestBit(rest);
      extend(step, route | (1 << step), bar | (1 << step));
    }
  };
  for (let rest = first; rest !== 0; rest &= rest - 1) {
    const sea = lowestBit(rest);
    extend(sea, 1 << sea, first);
  }
  shortestFirst(routes, begin);
}

function shortestFirst(routes: number[], begin: number): void {
  const sorted = routes.slice(begin).sort((a, b) => bitCount(a) - bitCount(b));
  routes.splice(begin, sorted.length, ...sorted);
}

/** The place of the lowest bit set in `mask`. */
function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
