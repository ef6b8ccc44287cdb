import { RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { FALL, SPRING } from '../../pictures/story.ts';
import { NAME_SETS, type NameSet } from '../../src/map/board.ts';
import { marksFor, piecesAt } from '../../src/map/geometry/drawing.ts';
import { nameSceneOf } from '../../src/map/geometry/name-scene.ts';
import { type NameScene, placeNames } from '../../src/map/geometry/names.ts';
import { distance } from '../../src/map/geometry/plane.ts';
import { markSize } from '../../src/map/geometry/scale.ts';
import { readDraft, takeDraft } from '../../src/play/draft-sheet.ts';
import { changeStage, goOn, newPlay, openStage, type Play, resolveOpen } from '../../src/play/play.ts';
import { type PhaseResult, resolve } from '../../src/play/resolve.ts';
import { sceneOf } from '../../src/play/scene.ts';
import type { Stage } from '../../src/play/stage.ts';
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

/** The table after some phases of the story, as the map shows it. */
function tables(): Record<string, { stage: Stage; outcome: PhaseResult }> {
  const shown = (play: Play) => ({ stage: openStage(play), outcome: resolve(RENAISSANCE, openStage(play)) });
  const written = (play: Play, orders: readonly string[]) =>
    changeStage(play, (stage) => takeDraft(RENAISSANCE, stage, readDraft(RENAISSANCE, stage, orders.join('\n'))));
  const start = newPlay(RENAISSANCE);
  const spring = written(start, SPRING);
  const fall = written(goOn(spring), FALL);
  return {
    start: shown(start),
    spring: shown(spring),
    springResults: shown(resolveOpen(spring)),
    fall: shown(fall),
    fallResults: shown(resolveOpen(fall)),
    retreats: shown(goOn(fall)),
  };
}

function drawn({ stage, outcome }: { stage: Stage; outcome: PhaseResult }, set: NameSet, scale: number) {
  const scene = sceneOf(RENAISSANCE, stage, outcome, undefined, undefined);
  const pieces = piecesAt(BOARD, scene.pieces, scale);
  const marks = marksFor(BOARD, RENAISSANCE, pieces, scene.orders, scale);
  const names = nameSceneOf({ board: BOARD, variant: RENAISSANCE, set, scale, pieces, marks });
  return { pieces, names, placed: placeNames(names) };
}

const SCALES = [0.44, 0.5, 0.57, 0.66, 0.76, 1, 1.5];

describe.each(Object.entries(tables()))('among the pieces and orders of a table: %s', (_, table) => {
  test.each(SCALES)('at scale %f every place has its name in both sets', (scale) => {
    for (const set of NAME_SETS) {
      const { placed } = drawn(table, set, scale);
      const missing = RENAISSANCE.provinces.filter(({ id }) => !placed.some((name) => name.id === id));
      expect(missing.map(({ id }) => id)).toEqual([]);
    }
  });

  test.each(SCALES)('at scale %f hardly a line runs through a name, and then the name lies over it', (scale) => {
    const { placed } = drawn(table, '1454', scale);
    expect(placed.filter(({ isCrossed }) => isCrossed).length).toBeLessThanOrEqual(scale < 0.5 ? 4 : 2);
  });

  test.each(SCALES)('at scale %f no piece lies over another', (scale) => {
    const { pieces } = drawn(table, '1454', scale);
    const solid = pieces.filter(({ form }) => form !== 'ghost');
    for (const [i, a] of solid.entries())
      for (const b of solid.slice(i + 1).filter((other) => a.isAside || other.isAside))
        expect(distance(a.point, b.point)).toBeGreaterThanOrEqual(25.9 * markSize(scale));
  });
});
