/** The drawn board as shapes that can be compared point by point. */
import type { Board, Space } from '../../src/map/board.ts';
import { linesOfPath } from '../../src/map/geometry/path-data.ts';
import { distance, type Point, type Ring } from '../plane/polygon.ts';

export interface Drawing {
  readonly board: Board;
  readonly ids: readonly string[];
  /** In tenths of a px, so that shared points are equal. */
  readonly rings: ReadonlyMap<string, Ring[]>;
  /** Who lies along each edge, the edge named by `edgeKey`. */
  readonly edges: ReadonlyMap<string, readonly string[]>;
  /** Who meets at each point. */
  readonly meeting: ReadonlyMap<string, ReadonlySet<string>>;
  /** The length in px that each two spaces share, by `pairKey`. */
  readonly contact: ReadonlyMap<string, number>;
}

export const pairKey = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`);
export const edgeKey = (p: Point, q: Point) => [`${p}`, `${q}`].sort().join('|');
export const isSea = (drawing: Drawing, id: string) => drawing.board.spaces[id]?.kind === 'sea';
export const spaceOf = (drawing: Drawing, id: string) => drawing.board.spaces[id] as Space;

/** The spaces of `board` that `isOn` keeps, with who touches whom. */
export function drawingOf(board: Board, isOn: (id: string) => boolean): Drawing {
  const ids = Object.keys(board.spaces).filter(isOn);
  const rings = new Map(ids.map((id) => [id, ringsOfPath((board.spaces[id] as Space).d)]));
  const edges = new Map<string, string[]>();
  const meeting = new Map<string, Set<string>>();
  const contact = new Map<string, number>();
  for (const [id, outlines] of rings) {
    for (const ring of outlines) {
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length];
        const sides = edges.get(edgeKey(p, q)) ?? [];
        for (const other of sides) {
          const pair = pairKey(id, other);
          contact.set(pair, (contact.get(pair) ?? 0) + distance(p, q) / 10);
        }
        edges.set(edgeKey(p, q), [...sides, id]);
        meeting.set(`${p}`, (meeting.get(`${p}`) ?? new Set()).add(id));
      });
    }
  }
  return { board, ids, rings, edges, meeting, contact };
}

/** The rings of path data, in tenths of a px. */
export function ringsOfPath(d: string): Ring[] {
  return linesOfPath(d).map((ring) => ring.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]));
}
