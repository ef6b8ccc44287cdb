/** The faces of a planar graph. */
import type { Edge } from './noding.ts';
import { area, isInside, type Point, type Ring } from './polygon.ts';

export interface Face {
  /** The outline, then its holes. */
  readonly rings: Ring[];
  readonly area: number;
}

interface Vertex {
  readonly at: Point;
  out: Point[];
}
type Graph = Map<string, Vertex>;

const key = (p: Point) => `${p[0]},${p[1]}`;

/** The bounded faces of the graph of `edges`; edges that dangle are left out. */
export function traceFaces(edges: Edge[]): Face[] {
  const graph = graphOf(edges);
  dropDangling(graph);
  for (const v of graph.values()) {
    const angle = (q: Point) => Math.atan2(q[1] - v.at[1], q[0] - v.at[0]);
    v.out.sort((q, r) => angle(q) - angle(r));
  }
  const shells: { ring: Ring; size: number }[] = [];
  const holes: { ring: Ring; size: number }[] = [];
  for (const ring of tracedRings(graph)) {
    const signed = area(ring);
    (signed < 0 ? shells : holes).push({ ring, size: Math.abs(signed) });
  }
  const faces = shells.map((shell) => ({ rings: [shell.ring], area: shell.size }));
  for (const hole of holes) hostOf(faces, hole)?.rings.push(hole.ring);
  return faces;
}

function graphOf(edges: Edge[]): Graph {
  const graph: Graph = new Map();
  for (const [a, b] of edges) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      const vertex = graph.get(key(from)) ?? { at: from, out: [] };
      vertex.out.push(to);
      graph.set(key(from), vertex);
    }
  }
  return graph;
}

function dropDangling(graph: Graph): void {
  const ends = [...graph].filter(([, v]) => v.out.length === 1).map(([k]) => k);
  for (let k = ends.pop(); k !== undefined; k = ends.pop()) {
    const vertex = graph.get(k);
    if (vertex?.out.length !== 1) continue;
    const neighbour = graph.get(key(vertex.out[0]));
    graph.delete(k);
    if (neighbour === undefined) continue;
    neighbour.out = neighbour.out.filter((q) => key(q) !== k);
    if (neighbour.out.length === 1) ends.push(key(neighbour.at));
    else if (neighbour.out.length === 0) graph.delete(key(neighbour.at));
  }
}

function* tracedRings(graph: Graph): Iterable<Ring> {
  const done = new Set<string>();
  for (const v of graph.values()) {
    for (const first of v.out) {
      if (done.has(`${key(v.at)}>${key(first)}`)) continue;
      const ring: Ring = [];
      let a = v.at;
      let b = first;
      do {
        done.add(`${key(a)}>${key(b)}`);
        ring.push(a);
        const turn = graph.get(key(b)) as Vertex;
        const back = turn.out.findIndex((q) => q[0] === a[0] && q[1] === a[1]);
        [a, b] = [b, turn.out[(back + 1) % turn.out.length]];
      } while (!(a[0] === v.at[0] && a[1] === v.at[1] && b[0] === first[0] && b[1] === first[1]));
      yield ring;
    }
  }
}

/** The smallest face of another component around the hole. */
function hostOf(faces: Face[], hole: { ring: Ring; size: number }): Face | undefined {
  const onHole = new Set(hole.ring.map(key));
  return faces
    .filter(
      (face) =>
        face.area > hole.size &&
        !face.rings[0].some((p) => onHole.has(key(p))) &&
        isInside(face.rings[0], hole.ring[0]),
    )
    .sort((a, b) => a.area - b.area)[0];
}
