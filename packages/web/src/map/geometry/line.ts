/** The lines orders are drawn along. */
import type { Point } from '../board.ts';
import { add, between, direction, distance, leftOf, times } from './plane.ts';

const SAMPLES = 28;
/** How far a line bows out, as a share of its length. */
const BOW = 0.13;

/** A line from `a` to `b` that bows to the left, so that two opposite lines lie apart. */
export function bowedLine(a: Point, b: Point, bow = BOW): Point[] {
  const middle = between(a, b, 0.5);
  const control = add(middle, times(leftOf(direction(a, b)), distance(a, b) * bow * 2));
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const t = i / SAMPLES;
    return between(between(a, control, t), between(control, b, t), t);
  });
}

/** A smooth line through all the points (Catmull-Rom); bowed where there are only two. */
export function lineThrough(points: readonly Point[]): Point[] {
  const [first, second] = points;
  const last = points.at(-1);
  if (first === undefined || second === undefined || last === undefined) return [...points];
  if (points.length === 2) return bowedLine(first, second);
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const out: Point[] = [first];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 1; k <= 14; k++) {
      const t = k / 14;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      out.push([along(0), along(1)]);
    }
  }
  return out;
}

export function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, p, i) => sum + (i === 0 ? 0 : distance(p, line[i - 1] as Point)), 0);
}

/** The point `along` units from the line's start; its end where the line is shorter. */
export function pointAt(line: readonly Point[], along: number): Point {
  let left = along;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const step = distance(a, b);
    if (left <= step) return between(a, b, step === 0 ? 0 : left / step);
    left -= step;
  }
  return line.at(-1) ?? [0, 0];
}

/** Points along the line, `step` units apart. */
export function pointsAlong(line: readonly Point[], step: number): Point[] {
  const count = Math.ceil(lengthOf(line) / step);
  return Array.from({ length: count + 1 }, (_, i) => pointAt(line, i * step));
}

/** The stretch of the line between two distances from its start; empty where there is none. */
export function stretch(line: readonly Point[], from: number, to: number): Point[] {
  if (to <= from) return [];
  const out: Point[] = [pointAt(line, from)];
  let along = 0;
  for (let i = 1; i < line.length; i++) {
    along += distance(line[i - 1] as Point, line[i] as Point);
    if (along > from && along < to) out.push(line[i] as Point);
  }
  out.push(pointAt(line, to));
  return out;
}

/** The line without what lies within `start` of its first point and `end` of its last. */
export function trimmed(line: readonly Point[], start: number, end: number): Point[] {
  return stretch(line, start, lengthOf(line) - end);
}

/** The direction in which the line runs at its end. */
export function headingAtEnd(line: readonly Point[]): Point {
  const end = line.at(-1) ?? [0, 0];
  const before = pointAt(line, Math.max(0, lengthOf(line) - 6));
  return direction(before, end);
}
