/** Crossing polylines on an integer grid become edges that meet only at their ends. */
import type { Point } from './polygon.ts';

export type Edge = [Point, Point];

const CELL = 60;
const MOST_PASSES = 12;

/** The noded edges of polylines with whole-number points, each once. */
export function nodeLines(polylines: Point[][]): Edge[] {
  let segments = new Map<string, Edge>();
  for (const line of polylines) {
    for (let i = 1; i < line.length; i++) put(segments, line[i - 1], line[i]);
  }
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const edges = [...segments.values()];
    const cuts = cutsOf(edges);
    if (cuts.every((points) => points.length === 0)) return edges;
    segments = new Map();
    edges.forEach(([a, b], i) => {
      const fromStart = (p: Point) => (p[0] - a[0]) ** 2 + (p[1] - a[1]) ** 2;
      const points = [a, ...cuts[i].sort((p, q) => fromStart(p) - fromStart(q)), b];
      for (let k = 1; k < points.length; k++) put(segments, points[k - 1], points[k]);
    });
  }
  throw new Error('noding does not settle');
}

function put(segments: Map<string, Edge>, a: Point, b: Point): void {
  if (isSame(a, b)) return;
  const [p, q] = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]) ? [b, a] : [a, b];
  segments.set(`${p}|${q}`, [p, q]);
}

const isSame = (p: Point, q: Point) => p[0] === q[0] && p[1] === q[1];

/** For each edge, the points where it must be cut: crossings, and ends of others that lie on it. */
function cutsOf(edges: Edge[]): Point[][] {
  const cuts: Point[][] = edges.map(() => []);
  const add = (i: number, p: Point) => {
    const [a, b] = edges[i];
    if (!isSame(p, a) && !isSame(p, b)) cuts[i].push(p);
  };
  for (const near of cells(edges)) {
    for (let u = 0; u < near.length; u++) {
      for (let v = u + 1; v < near.length; v++) cutPair(edges, near[u], near[v], add);
    }
  }
  return cuts;
}

/** Indices of the edges in each cell of a coarse grid: only those in one cell can meet. */
function cells(edges: Edge[]): Iterable<number[]> {
  const grid = new Map<number, number[]>();
  edges.forEach(([a, b], i) => {
    const x0 = Math.floor(Math.min(a[0], b[0]) / CELL);
    const x1 = Math.floor(Math.max(a[0], b[0]) / CELL);
    const y0 = Math.floor(Math.min(a[1], b[1]) / CELL);
    const y1 = Math.floor(Math.max(a[1], b[1]) / CELL);
    for (let x = x0; x <= x1; x++) {
      for (let y = y0; y <= y1; y++) {
        const key = x * 100003 + y;
        const cell = grid.get(key);
        if (cell === undefined) grid.set(key, [i]);
        else cell.push(i);
      }
    }
  });
  return grid.values();
}

function cutPair(edges: Edge[], i: number, j: number, add: (i: number, p: Point) => void): void {
  const [a, b] = edges[i];
  const [c, d] = edges[j];
  if (areApart(a, b, c, d)) return;
  let hit = false;
  for (const p of [a, b]) {
    if (isSame(p, c) || isSame(p, d) || !isOn(p, edges[j])) continue;
    add(j, p);
    hit = true;
  }
  for (const p of [c, d]) {
    if (isSame(p, a) || isSame(p, b) || !isOn(p, edges[i])) continue;
    add(i, p);
    hit = true;
  }
  if (hit || isSame(a, c) || isSame(a, d) || isSame(b, c) || isSame(b, d)) return;
  const crossing = crossingOf(a, b, c, d);
  if (crossing === undefined) return;
  add(i, crossing);
  add(j, crossing);
}

function areApart(a: Point, b: Point, c: Point, d: Point): boolean {
  return [0, 1].some(
    (axis) =>
      Math.max(a[axis], b[axis]) + 1 < Math.min(c[axis], d[axis]) ||
      Math.max(c[axis], d[axis]) + 1 < Math.min(a[axis], b[axis]),
  );
}

/** A grid point within about half a unit of the open segment. */
function isOn(p: Point, [a, b]: Edge): boolean {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy);
  if (t <= 0 || t >= 1) return false;
  return Math.hypot(a[0] + t * dx - p[0], a[1] + t * dy - p[1]) < 0.6;
}

function crossingOf(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const r = [b[0] - a[0], b[1] - a[1]];
  const s = [d[0] - c[0], d[1] - c[1]];
  const cross = r[0] * s[1] - r[1] * s[0];
  if (!cross) return undefined;
  const t = ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / cross;
  const u = ((c[0] - a[0]) * r[1] - (c[1] - a[1]) * r[0]) / cross;
  if (t <= 0 || t >= 1 || u <= 0 || u >= 1) return undefined;
  return [Math.round(a[0] + t * r[0]), Math.round(a[1] + t * r[1])];
}
