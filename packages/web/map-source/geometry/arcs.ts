/** Borders as shared arcs: each a run of edges with one owner on its left and one on its right. */
import type { Face } from '../plane/faces.ts';
import type { Point } from '../plane/polygon.ts';
import { IMPASSABLE, INLAND_WATER, type Owner } from './claims.ts';

const OUTSIDE = '.';

export interface Arc {
  readonly points: Point[];
  readonly left: Owner;
  readonly right: Owner;
}

/** An arc of a ring, and whether it is walked from its end. */
export interface ArcUse {
  readonly arc: Arc;
  readonly isReversed: boolean;
}

interface BorderEdge {
  readonly a: string;
  readonly b: string;
  readonly left: Owner;
  readonly right: Owner;
}

/** The arcs of the drawing, in tenths of a px. */
export function arcsOf(faces: Face[], owners: Owner[]): Arc[] {
  const edges = borderEdges(faces, owners);
  const at = new Map<string, BorderEdge[]>();
  for (const edge of edges) {
    for (const end of [edge.a, edge.b]) at.set(end, [...(at.get(end) ?? []), edge]);
  }
  const arcs: Arc[] = [];
  const used = new Set<BorderEdge>();
  const walk = (first: BorderEdge, start: string) => {
    const names = [start];
    let end = first.a === start ? first.b : first.a;
    used.add(first);
    names.push(end);
    while (!isJunction(at.get(end) ?? []) && end !== start) {
      const next = (at.get(end) ?? []).find((edge) => !used.has(edge));
      if (next === undefined) break;
      used.add(next);
      end = next.a === end ? next.b : next.a;
      names.push(end);
    }
    const forward = first.a === start;
    arcs.push({
      points: names.map((name) => name.split(',').map(Number) as Point),
      left: forward ? first.left : first.right,
      right: forward ? first.right : first.left,
    });
  };
  for (const [vertex, around] of at) {
    if (!isJunction(around)) continue;
    for (const edge of around) if (!used.has(edge)) walk(edge, vertex);
  }
  for (const edge of edges) if (!used.has(edge)) walk(edge, edge.a);
  return arcs;
}

const label = (edge: BorderEdge) => [edge.left, edge.right].sort().join('/');

function isJunction(around: BorderEdge[]): boolean {
  return around.length !== 2 || label(around[0]) !== label(around[1]);
}

/** The edges between different owners. */
function borderEdges(faces: Face[], owners: Owner[]): BorderEdge[] {
  const sides = new Map<string, number>();
  faces.forEach((face, i) => {
    for (const ring of face.rings) {
      for (const [k, p] of ring.entries()) sides.set(`${p}>${ring[(k + 1) % ring.length]}`, i);
    }
  });
  const ownerOf = (side: string) => {
    const face = sides.get(side);
    return face === undefined ? OUTSIDE : owners[face];
  };
  const seen = new Set<string>();
  const edges: BorderEdge[] = [];
  for (const key of sides.keys()) {
    const [a, b] = key.split('>');
    const either = [a, b].sort().join('>');
    if (seen.has(either)) continue;
    seen.add(either);
    const left = ownerOf(`${a}>${b}`);
    const right = ownerOf(`${b}>${a}`);
    if (left !== right) edges.push({ a, b, left, right });
  }
  return edges;
}

/** The closed rings of what `owner` owns. @throws when a ring does not close */
export function ringsOf(arcs: Arc[], owner: Owner): ArcUse[][] {
  const mine = arcs
    .filter((arc) => arc.left === owner || arc.right === owner)
    .map((arc): ArcUse => ({ arc, isReversed: arc.right === owner }));
  const start = (use: ArcUse) => `${use.isReversed ? use.arc.points[use.arc.points.length - 1] : use.arc.points[0]}`;
  const end = (use: ArcUse) => `${use.isReversed ? use.arc.points[0] : use.arc.points[use.arc.points.length - 1]}`;
  const left = new Set(mine);
  const rings: ArcUse[][] = [];
  for (const first of mine) {
    if (!left.has(first)) continue;
    const ring = [first];
    left.delete(first);
    while (end(ring[ring.length - 1]) !== start(first)) {
      const next = [...left].find((use) => start(use) === end(ring[ring.length - 1]));
      if (next === undefined) throw new Error(`a ring of ${owner} does not close`);
      ring.push(next);
      left.delete(next);
    }
    rings.push(ring);
  }
  return rings;
}

export type ArcKind = 'frame' | 'land' | 'sea' | 'coast';

/** What kind of line an arc is, given whether a space is land or sea. */
export function kindOf(arc: Arc, kindOfSpace: ReadonlyMap<string, 'land' | 'sea'>): ArcKind {
  const sides = [arc.left, arc.right].map((owner) => {
    if (owner === OUTSIDE) return 'frame';
    if (owner === IMPASSABLE) return 'waste';
    return owner === INLAND_WATER ? 'inland' : kindOfSpace.get(owner);
  });
  const pair = sides.sort().join('+');
  if (sides.includes('frame')) return 'frame';
  if (pair === 'land+land' || pair === 'land+waste') return 'land';
  return pair === 'sea+sea' ? 'sea' : 'coast';
}
