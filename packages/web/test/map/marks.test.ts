import { STANDARD, type Variant } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/map/board.ts';
import { type DrawnOrder, isSamePlace, type Mark, type MarkState, marksOf } from '../../src/map/geometry/marks.ts';
import { distance } from '../../src/map/geometry/plane.ts';
import { standAt } from '../../src/map/geometry/stand.ts';
import { BOARD, location, stageWith } from '../board.ts';

/** The marks of these orders, with every unit standing where it is. */
function marks(
  byPower: Readonly<Record<string, string>>,
  orders: readonly string[],
  state: MarkState = 'draft',
  variant: Variant = STANDARD,
) {
  const stage = stageWith(variant, byPower, orders);
  const stands = stage.units.map((unit) => standAt(BOARD, unit.location).unit);
  const drawn = stage.orders.map(({ power, order }, i): DrawnOrder => ({ id: String(i), power, order, state }));
  return marksOf({
    board: BOARD,
    variant,
    k: 1,
    orders: drawn,
    isTaken: (at) => stands.some((stand) => isSamePlace(stand, at)),
    asideOf: () => undefined,
  });
}

const only = (found: readonly Mark[], kind: Mark['kind']) => {
  const mark = found.find((one) => one.kind === kind);
  if (mark === undefined) throw new Error(`no ${kind}`);
  return mark;
};
const from = (mark: Mark) => mark.line[0] as Point;
const to = (mark: Mark) => mark.line.at(-1) as Point;
const unitAt = (id: string) => standAt(BOARD, location(id)).unit;

describe('D-51 lines start and end at the units', () => {
  test('an army in Spain starts at its own place, not at a coast', () => {
    const found = marks({ FRANCE: 'A SPA, A MAR' }, ['A SPA - GAS', 'A MAR S A SPA - GAS']);
    const move = only(found, 'move');
    expect(distance(from(move), unitAt('SPA'))).toBeLessThan(20);
    expect(distance(from(move), unitAt('SPA/SC'))).toBeGreaterThan(40);
    expect(distance(to(move), unitAt('GAS'))).toBeLessThan(8);
    const support = only(found, 'support');
    expect(distance(from(support), unitAt('MAR'))).toBeLessThan(20);
    expect(Math.min(...move.line.map((p) => distance(p, to(support))))).toBeLessThan(4);
  });

  test('a fleet goes to the east coast of Bulgaria, and its support meets it on the way', () => {
    const found = marks({ TURKEY: 'F RUM, F CON' }, ['F RUM - BUL/EC', 'F CON S F RUM - BUL']);
    const move = only(found, 'move');
    expect(distance(to(move), unitAt('BUL/EC'))).toBeLessThan(8);
    const support = only(found, 'support');
    expect(distance(from(support), unitAt('CON'))).toBeLessThan(20);
    expect(Math.min(...move.line.map((p) => distance(p, to(support))))).toBeLessThan(4);
  });

  test('a support to hold ends at the fleet on its coast, even where the order names no coast', () => {
    const found = marks({ RUSSIA: 'F STP/NC, F NWY' }, ['F NWY S F STP']);
    expect(distance(to(only(found, 'support')), unitAt('STP/NC'))).toBeLessThan(18);
  });
});

describe('marks say what came of an order', () => {
  const board = { GERMANY: 'A MUN', FRANCE: 'A BUR' };

  test('a draft has an open tip, an order that went through a full one', () => {
    expect(only(marks(board, ['A MUN - TYR'], 'draft'), 'move').head).not.toMatch(/Z$/);
    expect(only(marks(board, ['A MUN - TYR'], 'done'), 'move').head).toMatch(/Z$/);
  });

  test('a stopped move ends short of its goal, with a bar and no tip', () => {
    const move = only(marks(board, ['A MUN - BUR'], 'stopped'), 'move');
    expect(move.head).toBeUndefined();
    expect(move.bar).toBeDefined();
    expect(distance(to(move), unitAt('BUR'))).toBeGreaterThan(18);
  });

  test('a cut support is parted by two strokes', () => {
    const support = only(marks({ FRANCE: 'A PAR, A BUR' }, ['A PAR S A BUR'], 'cut'), 'support');
    expect(support.shafts).toHaveLength(2);
    expect(support.bar?.match(/M/g)).toHaveLength(2);
  });

  test('an army’s line runs through the fleets that carry it, each with a ring', () => {
    const found = marks({ ENGLAND: 'A LON, F NTH, F NWG' }, ['A LON - NWY', 'F NTH C A LON - NWY']);
    const move = only(found, 'move');
    expect(Math.min(...move.line.map((p) => distance(p, unitAt('NTH'))))).toBeLessThan(2);
    expect(only(found, 'convoy').ring?.at).toEqual(unitAt('NTH'));
  });

  test('two opposite moves lie apart', () => {
    const found = marks(board, ['A MUN - BUR', 'A BUR - MUN']).filter((mark) => mark.kind === 'move');
    const [there, back] = found.map((mark) => mark.line[Math.floor(mark.line.length / 2)] as Point);
    expect(distance(there as Point, back as Point)).toBeGreaterThan(12);
  });

  test('supports of one move have their dots apart', () => {
    const dots = marks({ FRANCE: 'A PAR, A GAS, A MAR, A PIC' }, [
      'A PAR - BUR',
      'A GAS S A PAR - BUR',
      'A MAR S A PAR - BUR',
      'A PIC S A PAR - BUR',
    ]).flatMap((mark) => (mark.dot === undefined ? [] : [mark.dot.at]));
    expect(dots).toHaveLength(3);
    for (const [i, a] of dots.entries()) for (const b of dots.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(4);
  });
});
