import { RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { type NameScene, placeNames } from '../../src/map/geometry/names.ts';
import { BOARD } from '../board.ts';

const scene = (changes: Partial<NameScene> = {}): NameScene => ({
  board: BOARD,
  set: '1454',
  abbreviations: new Map(RENAISSANCE.provinces.map((p) => [p.id, p.abbreviation])),
  scale: 1,
  discs: [],
  linePoints: [],
  seasBy: () => [],
  unnamed: () => false,
  ...changes,
});
const nameOf = (changes: Partial<NameScene>, id: string) => placeNames(scene(changes)).find((name) => name.id === id);

describe('names on the map', () => {
  test('at full scale every space has its full name, in its own place', () => {
    const names = placeNames(scene());
    expect(names).toHaveLength(76);
    for (const { id, lines, at } of names) {
      expect(lines).toEqual(BOARD.spaces[id]?.labels['1454'].lines);
      expect(at).toEqual(BOARD.spaces[id]?.labels['1454'].at);
    }
  });

  test('a name that would come out below 9 px is abbreviated', () => {
    expect(nameOf({ scale: 0.72 }, 'HOL')?.lines).toEqual(['Net']);
    expect(nameOf({ scale: 0.72 }, 'MUN')?.lines).toEqual(['Munich']);
  });

  test('the names of 1901 are those of the standard board', () => {
    expect(nameOf({ set: '1901' }, 'STP')?.lines).toEqual(['St Petersburg']);
    expect(nameOf({ set: '1901' }, 'MUN')?.lines).toEqual(['Munich']);
  });

  test('a name gives way to a piece on it and stays near', () => {
    const own = BOARD.spaces.UKR?.labels['1454'].at ?? [0, 0];
    const moved = nameOf({ discs: [{ at: own, r: 18 }] }, 'UKR');
    expect(moved).toBeDefined();
    const away = Math.hypot((moved?.at[0] ?? 0) - own[0], (moved?.at[1] ?? 0) - own[1]);
    expect(away).toBeGreaterThan(18);
    expect(away).toBeLessThan(90);
  });

  test('a name gives way to a line through it', () => {
    const [x, y] = BOARD.spaces.UKR?.labels['1454'].at ?? [0, 0];
    const linePoints = Array.from({ length: 21 }, (_, i) => [x - 60 + i * 6, y] as const);
    expect(nameOf({ linePoints }, 'UKR')?.at).not.toEqual([x, y]);
  });

  test('no two names overlap at any scale', () => {
    for (const scale of [0.2, 0.35, 0.6, 1, 2]) {
      const names = placeNames(scene({ scale }));
      expect(names.length).toBeGreaterThan(30);
      const boxes = names.map(({ at, size, lines }) => ({
        at,
        h: size * 0.6,
        w: Math.max(...lines.map((l) => l.length)) * size * 0.4,
      }));
      for (const [i, a] of boxes.entries()) {
        for (const b of boxes.slice(i + 1)) {
          const isOver = Math.abs(a.at[0] - b.at[0]) * 2 < a.w + b.w && Math.abs(a.at[1] - b.at[1]) * 2 < a.h + b.h;
          expect(isOver).toBe(false);
        }
      }
    }
  });

  test('a name without room on its land stands in a sea beside it, never in another', () => {
    const discs = [{ at: BOARD.spaces.ROM?.unit ?? [0, 0], r: 75 }] as const;
    const rome = (seasBy: (id: string) => readonly string[]) => nameOf({ scale: 0.5, discs, seasBy }, 'ROM');
    expect(rome(() => [])).toBeUndefined();
    const [x = 0, y = 0] = rome((id) => (id === 'ROM' ? ['TYS'] : []))?.at ?? [];
    expect(Math.hypot(x - discs[0].at[0], y - discs[0].at[1])).toBeGreaterThan(75);
  });

  test('a space that the variant does not have stays without a name', () => {
    expect(nameOf({ unnamed: (id) => !STANDARD.provinceById.has(id) }, 'SWI')).toBeUndefined();
  });
});
