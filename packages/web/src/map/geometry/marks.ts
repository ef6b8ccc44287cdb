/** What is drawn for orders: lines with their tips, bars, dots and rings. */
import { type Order, type PowerId, type ProvinceId, provinceOf, type Variant } from '@defensor/diplomacy';
import type { Board, Point } from '../board.ts';
import { convoyChain } from './convoy-chain.ts';
import { bowedLine, lengthOf, lineThrough, pointAt, stretch, trimmed } from './line.ts';
import { pathOfLine } from './path-data.ts';
import { distance } from './plane.ts';
import { standAt } from './stand.ts';
import { arrowHead, barAcross, openHead, strokesAt } from './tips.ts';

/**
 * `draft`: written, `signed`: signed, neither adjudicated yet. Afterwards `done`, `stopped` (bounced or too weak),
 * `cut`, or `void`: it matched no other order.
 */
export type MarkState = 'draft' | 'signed' | 'done' | 'stopped' | 'cut' | 'void';

export interface DrawnOrder {
  readonly id: string;
  readonly power: PowerId;
  readonly order: Order;
  readonly state: MarkState;
}

export interface Mark {
  readonly id: string;
  readonly kind: 'move' | 'support' | 'convoy' | 'hold';
  readonly state: MarkState;
  readonly power: PowerId;
  /** Where the line runs, piece by piece; parted where it is cut. */
  readonly line: readonly Point[];
  readonly shafts: readonly string[];
  readonly head?: string;
  readonly bar?: string;
  readonly dot?: { readonly at: Point; readonly r: number };
  readonly ring?: { readonly at: Point; readonly r: number };
}

export interface MarkScene {
  readonly board: Board;
  readonly variant: Variant;
  /** How large marks are drawn: board units per unit of the piece's own drawing. */
  readonly k: number;
  readonly orders: readonly DrawnOrder[];
  /** Whether a piece is drawn at this place, so that lines end at its edge. */
  readonly isTaken: (at: Point) => boolean;
  /** Where the order's unit is drawn if it is pushed aside, as dislodged units are. */
  readonly asideOf: (order: DrawnOrder) => Point | undefined;
}

/** Distances from a piece's middle, to be multiplied by k. */
const CLEAR_OF_PIECE = 18;
const CLEAR_OF_PLACE = 5;
const STOPPED_BEFORE = 27;
const DOT = 4.6;
const RING = 21;
const GAP = 17;

/** The marks of all the orders that are drawn, moves first, so that supports lie on them. */
export function marksOf(scene: MarkScene): Mark[] {
  const moves = new Map<string, Mark>();
  for (const drawn of scene.orders) {
    const { order } = drawn;
    if (order.kind === 'move' || order.kind === 'retreat')
      moves.set(moveKey(order.unit.at, order.to), moveMark(scene, drawn));
  }
  const helpers = new Map<string, number>();
  const others = scene.orders.flatMap((drawn): Mark[] => {
    switch (drawn.order.kind) {
      case 'hold':
        return [holdMark(scene, drawn)];
      case 'supportHold':
        return [supportHoldMark(scene, drawn, drawn.order.supported.at)];
      case 'supportMove': {
        const key = moveKey(drawn.order.supported.at, drawn.order.to);
        const earlier = helpers.get(key) ?? 0;
        helpers.set(key, earlier + 1);
        return [supportMoveMark(scene, drawn, drawn.order, moves.get(key), earlier)];
      }
      case 'convoy':
        return [convoyMark(scene, drawn)];
      case 'move':
      case 'retreat':
      case 'disband':
      case 'build':
      case 'waive':
        return [];
      default:
        return drawn.order satisfies never;
    }
  });
  return [...moves.values(), ...others];
}

const moveKey = (from: string, to: string) => `${from.split('/')[0]}>${to.split('/')[0]}`;

/** Where an order's unit is drawn. */
function startOf(scene: MarkScene, drawn: DrawnOrder): Point {
  return scene.asideOf(drawn) ?? unitStand(scene, drawn.order).unit;
}

function unitStand({ board }: MarkScene, order: Order) {
  if (order.kind === 'waive') throw new TypeError('a waive has no unit');
  return standAt(board, order.unit.at);
}

function moveMark(scene: MarkScene, drawn: DrawnOrder): Mark {
  const { order } = drawn;
  if (order.kind !== 'move' && order.kind !== 'retreat') throw new TypeError(`${order.kind} is no move`);
  const { board, k } = scene;
  const goal = standAt(board, order.to).unit;
  const seas = order.kind === 'move' ? chainOf(scene, provinceOf(order.unit.at), provinceOf(order.to)) : [];
  const way = lineThrough([startOf(scene, drawn), ...seas.map((sea) => standAt(board, locationOf(sea)).unit), goal]);
  const base = { id: drawn.id, kind: 'move', state: drawn.state, power: drawn.power } as const;
  const start = Math.min(CLEAR_OF_PIECE * k, lengthOf(way) * 0.4);
  if (drawn.state === 'stopped' || drawn.state === 'void') {
    const line = trimmed(way, start, Math.min(STOPPED_BEFORE * k, lengthOf(way) * 0.42));
    return { ...base, line, shafts: [pathOfLine(line)], bar: barAcross(line, k) };
  }
  const end = Math.min((scene.isTaken(goal) ? CLEAR_OF_PIECE : CLEAR_OF_PLACE) * k, lengthOf(way) * 0.4);
  const line = trimmed(way, start, end);
  if (drawn.state === 'draft') return { ...base, line, shafts: [pathOfLine(line)], head: openHead(line, k) };
  return { ...base, line, shafts: [pathOfLine(trimmed(line, 0, 10 * k))], head: arrowHead(line, k) };
}

const locationOf = (province: ProvinceId) => province as string as Parameters<typeof standAt>[1];

/** The fleets ordered to carry an army, as a chain. */
function chainOf({ orders, variant }: MarkScene, from: ProvinceId, to: ProvinceId): readonly ProvinceId[] {
  const seas = orders.flatMap(({ order, state }) =>
    order.kind === 'convoy' && state !== 'void' && provinceOf(order.army.at) === from && provinceOf(order.to) === to
      ? [provinceOf(order.unit.at)]
      : [],
  );
  return convoyChain(variant, seas, from, to);
}

function supportHoldMark(scene: MarkScene, drawn: DrawnOrder, supported: Parameters<typeof standAt>[1]): Mark {
  const { board, k } = scene;
  const goal = pieceIn(scene, supported) ?? standAt(board, supported).unit;
  const way = bowedLine(startOf(scene, drawn), goal, 0.06);
  const line = trimmed(way, Math.min(CLEAR_OF_PIECE * k, lengthOf(way) * 0.4), Math.min(16 * k, lengthOf(way) * 0.4));
  return support(scene, drawn, line);
}

/** The stand of the province where a piece is: the order may not name the coast of the unit it helps. */
function pieceIn({ board, isTaken }: MarkScene, location: Parameters<typeof standAt>[1]): Point | undefined {
  const space = board.spaces[provinceOf(location)];
  if (space === undefined) return undefined;
  return [space, ...Object.values(space.coasts ?? {})]
    .flatMap((stand) => (stand === undefined ? [] : [stand.unit]))
    .find(isTaken);
}

function supportMoveMark(
  scene: MarkScene,
  drawn: DrawnOrder,
  { supported, to }: Extract<Order, { kind: 'supportMove' }>,
  helped: Mark | undefined,
  earlier: number,
): Mark {
  const { board, k } = scene;
  const way =
    helped?.line ??
    bowedLine(pieceIn(scene, supported.at) ?? standAt(board, supported.at).unit, standAt(board, to).unit);
  const share = [0.55, 0.42, 0.68, 0.3][earlier % 4] ?? 0.55;
  const dot = pointAt(way, lengthOf(way) * share);
  const toDot = bowedLine(startOf(scene, drawn), dot, 0.05);
  return support(scene, drawn, trimmed(toDot, Math.min(CLEAR_OF_PIECE * k, lengthOf(toDot) * 0.4), 0));
}

/** A support's thin line to its dot; parted by two strokes where it was cut. */
function support({ k }: MarkScene, drawn: DrawnOrder, line: Point[]): Mark {
  const at = line.at(-1) ?? [0, 0];
  const base = {
    id: drawn.id,
    kind: 'support',
    state: drawn.state,
    power: drawn.power,
    line,
    dot: { at, r: DOT * k },
  } as const;
  if (drawn.state !== 'cut') return { ...base, shafts: [pathOfLine(line)] };
  const length = lengthOf(line);
  const gap = Math.min(GAP * k, length * 0.5);
  const parts = [stretch(line, 0, (length - gap) / 2), stretch(line, (length + gap) / 2, length)];
  return {
    ...base,
    shafts: parts.filter((part) => part.length > 1).map(pathOfLine),
    bar: strokesAt(line, length / 2, k),
  };
}

function convoyMark(scene: MarkScene, drawn: DrawnOrder): Mark {
  const at = startOf(scene, drawn);
  return {
    id: drawn.id,
    kind: 'convoy',
    state: drawn.state,
    power: drawn.power,
    line: [at],
    shafts: [],
    ring: { at, r: RING * scene.k },
  };
}

function holdMark(scene: MarkScene, drawn: DrawnOrder): Mark {
  const [x, y] = startOf(scene, drawn);
  const { k } = scene;
  const line: Point[] = [
    [x - 9 * k, y + 19 * k],
    [x + 9 * k, y + 19 * k],
  ];
  return { id: drawn.id, kind: 'hold', state: drawn.state, power: drawn.power, line, shafts: [pathOfLine(line)] };
}

/** Whether two places are the same to the eye. */
export const isSamePlace = (a: Point, b: Point) => distance(a, b) < 0.5;
