import { compileVariant, RENAISSANCE, STANDARD, type Variant, type VariantData } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import smallMap from '../../../diplomacy/test/maps/small-map.json' with { type: 'json' };
import type { Point } from '../../src/map/board.ts';
import { generateBoard } from '../../src/map/geometry/generate-board.ts';
import { nameSceneOf } from '../../src/map/geometry/name-scene.ts';
import { placeNames } from '../../src/map/geometry/names.ts';
import { standAt } from '../../src/map/geometry/stand.ts';
import { fitAll } from '../../src/map/geometry/viewport.ts';

const SMALL = compileVariant(smallMap as unknown as VariantData);
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe.each<[string, Variant]>([
  ['Standard 1901 without its drawing', STANDARD],
  ['Renaissance 1454 without its drawing', RENAISSANCE],
  ['a small map of nobody’s', SMALL],
])('a board made of neighbours alone: %s', (_, variant) => {
  const board = generateBoard(variant);

  test('comes out the same again', () => {
    expect(generateBoard(variant)).toEqual(board);
  });

  test('has every place on the sheet, and none on another', () => {
    const units = variant.provinces.map(({ id }) => board.spaces[id]?.unit ?? ([Number.NaN, 0] as const));
    for (const [i, [x, y]] of units.entries()) {
      expect(x > 0 && y > 0 && x < board.width && y < board.height).toBe(true);
      for (const other of units.slice(i + 1)) expect(apart([x, y], other)).toBeGreaterThan(80);
    }
  });

  test('draws neighbours nearer than others, and a line between them', () => {
    const mean = (pairs: readonly (readonly [string, string])[]) =>
      pairs.reduce((sum, [a, b]) => sum + apart(board.spaces[a]?.unit ?? [0, 0], board.spaces[b]?.unit ?? [0, 0]), 0) /
      pairs.length;
    const walks = [...variant.armyBorders].flatMap(([a, reached]) => reached.map((b) => [a, b] as const));
    const all = variant.provinces.flatMap(({ id: a }) => variant.provinces.map(({ id: b }) => [a, b] as const));
    expect(mean(walks)).toBeLessThan(mean(all.filter(([a, b]) => a !== b)) * (variant === SMALL ? 1.2 : 0.5));
    expect(board.links?.land.split('M').length).toBe(walks.length / 2 + 1);
  });

  test('has a place for a unit at every location, its coasts apart', () => {
    for (const { coasts, id } of variant.provinces) {
      const stands = coasts.map((coast) => standAt(board, `${id}/${coast}` as never).unit);
      for (const [i, stand] of stands.entries())
        for (const other of stands.slice(i + 1)) expect(apart(stand, other)).toBeGreaterThan(15);
    }
  });

  test('has room for every name with nobody on it, on a desk’s screen', () => {
    const { k: scale } = fitAll(board, { width: 1000, height: 800 });
    const scene = nameSceneOf({
      board,
      variant,
      set: variant === STANDARD ? '1901' : '1454',
      scale,
      pieces: [],
      marks: [],
    });
    expect(
      placeNames(scene)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(variant.provinces.map(({ id }) => id as string).sort());
  });
});
