import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/map/board.ts';
import {
  bowedLine,
  lengthOf,
  lineThrough,
  pointAt,
  pointsAlong,
  stretch,
  trimmed,
} from '../../src/map/geometry/line.ts';
import { distance } from '../../src/map/geometry/plane.ts';

const STRAIGHT: Point[] = [
  [0, 0],
  [30, 0],
  [100, 0],
];
const point = fc.tuple(fc.integer({ min: 0, max: 1600 }), fc.integer({ min: 0, max: 1330 })) as fc.Arbitrary<Point>;

describe('lines', () => {
  test('a line is measured, and cut to a stretch of it', () => {
    expect(lengthOf(STRAIGHT)).toBe(100);
    expect(pointAt(STRAIGHT, 40)).toEqual([40, 0]);
    expect(pointAt(STRAIGHT, 400)).toEqual([100, 0]);
    expect(stretch(STRAIGHT, 20, 60)).toEqual([
      [20, 0],
      [30, 0],
      [60, 0],
    ]);
    expect(stretch(STRAIGHT, 60, 20)).toEqual([]);
    expect(trimmed(STRAIGHT, 10, 20).at(-1)).toEqual([80, 0]);
    expect(pointsAlong(STRAIGHT, 25)).toHaveLength(5);
  });

  test('a bowed line joins its ends and bows to its left', () => {
    const line = bowedLine([0, 0], [100, 0]);
    expect(line[0]).toEqual([0, 0]);
    expect(line.at(-1)).toEqual([100, 0]);
    expect(Math.min(...line.map((p) => p[1]))).toBeLessThan(-8);
  });

  test('a line through several places touches each of them', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 6 }), (places) => {
        const line = lineThrough(places);
        for (const place of places) expect(Math.min(...line.map((p) => distance(p, place)))).toBeLessThan(1e-6);
      }),
    );
  });
});
