/** Plain plane geometry in board units. */
import type { Point } from '../board.ts';

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The direction from `a` to `b`, of length 1; rightwards where they are the same. */
export function direction(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** A quarter turn to the left of the way one goes, on a sheet whose y runs down. */
export const leftOf = ([x, y]: Point): Point => [y, -x];
