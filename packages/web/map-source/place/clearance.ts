/** How far each point of a space is from its border, on a grid of two px. */
import { area, distanceToSegment, isInside, isInsideAll, type Point, type Ring } from '../plane/polygon.ts';

const STEP = 2;
/** Clearances beyond this are not told apart. */
const CAP = 60;
const CELL = 30;

export interface GridPoint {
  readonly at: Point;
  readonly clear: number;
}

export class Clearance {
  /** The largest of the space's rings. */
  readonly outline: Ring;
  /** The points more than 2 px inside the border. */
  readonly points: GridPoint[] = [];
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #clear: Float32Array;

  constructor(rings: Ring[]) {
    this.outline = rings.slice().sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0];
    const own = [this.outline, ...rings.filter((ring) => ring !== this.outline && isInside(this.outline, ring[0]))];
    const xs = this.outline.map((p) => p[0]);
    const ys = this.outline.map((p) => p[1]);
    this.#left = Math.min(...xs);
    this.#top = Math.min(...ys);
    this.#columns = Math.ceil((Math.max(...xs) - this.#left) / STEP);
    this.#rows = Math.ceil((Math.max(...ys) - this.#top) / STEP);
    this.#clear = new Float32Array((this.#columns + 1) * (this.#rows + 1));
    const measure = clearanceTo(own);
    for (let j = 0; j <= this.#rows; j++) {
      for (let i = 0; i <= this.#columns; i++) {
        const at: Point = [this.#left + i * STEP, this.#top + j * STEP];
        const index = j * (this.#columns + 1) + i;
        this.#clear[index] = measure(at);
        if (this.#clear[index] > 2) this.points.push({ at, clear: this.#clear[index] });
      }
    }
  }

  /** The clearance near a point; 0 outside the space. */
  at(x: number, y: number): number {
    const i = Math.round((x - this.#left) / STEP);
    const j = Math.round((y - this.#top) / STEP);
    if (i < 0 || j < 0 || i > this.#columns || j > this.#rows) return 0;
    return this.#clear[j * (this.#columns + 1) + i];
  }

  /** The column and row of a grid point. */
  cellOf([x, y]: Point): Point {
    return [Math.round((x - this.#left) / STEP), Math.round((y - this.#top) / STEP)];
  }

  /** The points with at least this clearance, on every `every`th column and row. */
  roomy(radius: number, every: number): GridPoint[] {
    return this.points.filter(({ at, clear }) => {
      const [i, j] = this.cellOf(at);
      return clear >= radius && i % every === 0 && j % every === 0;
    });
  }

  /** The visual middle: the mean of the deep points. */
  middle(): Point {
    const deepest = Math.max(...this.points.map((p) => p.clear));
    const deep = this.points.filter((p) => p.clear > Math.min(deepest * 0.6, 45));
    const mean = (axis: 0 | 1) => deep.reduce((sum, p) => sum + p.at[axis], 0) / deep.length;
    return [mean(0), mean(1)];
  }
}

/** Measures the distance to the nearest edge, looking only at edges in cells near by. */
function clearanceTo(rings: Ring[]): (p: Point) => number {
  const buckets = new Map<string, [Point, Point][]>();
  for (const ring of rings) {
    ring.forEach((a, k) => {
      const b = ring[(k + 1) % ring.length];
      for (let i = cell(Math.min(a[0], b[0])); i <= cell(Math.max(a[0], b[0])); i++) {
        for (let j = cell(Math.min(a[1], b[1])); j <= cell(Math.max(a[1], b[1])); j++) {
          const bucket = buckets.get(`${i},${j}`);
          if (bucket === undefined) buckets.set(`${i},${j}`, [[a, b]]);
          else bucket.push([a, b]);
        }
      }
    });
  }
  return (p) => {
    if (!isInsideAll(rings, p)) return 0;
    let nearest = CAP;
    for (let i = cell(p[0]) - 2; i <= cell(p[0]) + 2; i++) {
      for (let j = cell(p[1]) - 2; j <= cell(p[1]) + 2; j++) {
        for (const [a, b] of buckets.get(`${i},${j}`) ?? []) nearest = Math.min(nearest, distanceToSegment(p, a, b));
      }
    }
    return nearest;
  };
}

const cell = (v: number) => Math.floor(v / CELL);
