/** The path along which a space's colour band runs: its borders, but not the edge of the sheet. */
import type { Board, Point } from '../board.ts';
import { linesOfPath, pathOfLine } from './path-data.ts';

/**
 * The space's outline as path data, with the stretches along the sheet's edge left out, so that a
 * country cut off by the sheet does not look as if it ended there.
 */
export function bandPath(board: Board, d: string): string {
  const isOnEdge = (p: Point, q: Point) =>
    ([0, board.width] as const).some((x) => isNear(p[0], x) && isNear(q[0], x)) ||
    ([0, board.height] as const).some((y) => isNear(p[1], y) && isNear(q[1], y));
  const rings = linesOfPath(d);
  if (!rings.some((ring) => ring.some((p, i) => isOnEdge(p, ring[(i + 1) % ring.length] ?? p)))) return d;
  return rings.map((ring) => inlandRuns(ring, isOnEdge).map(pathOfLine).join('')).join('');
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 0.06;

/** The ring broken where it follows the edge; closed where it never does. */
function inlandRuns(ring: Point[], isOnEdge: (p: Point, q: Point) => boolean): Point[][] {
  const n = ring.length;
  const at = (i: number) => ring[i % n] as Point;
  const start = ring.findIndex((_, i) => isOnEdge(at(i), at(i + 1)));
  if (start < 0) return [[...ring, at(0)]];
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let k = 1; k <= n; k++) {
    const [p, q] = [at(start + k), at(start + k + 1)];
    if (isOnEdge(p, q)) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else {
      run = run.length === 0 ? [p, q] : [...run, q];
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
}
