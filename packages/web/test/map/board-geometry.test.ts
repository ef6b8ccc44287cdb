import { RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { convoyChain } from '../../src/map/geometry/convoy-chain.ts';
import { bandPath } from '../../src/map/geometry/edge-band.ts';
import { linesOfPath } from '../../src/map/geometry/path-data.ts';
import { markSize, steppedScale } from '../../src/map/geometry/scale.ts';
import { nearestCoast, standAt } from '../../src/map/geometry/stand.ts';
import { spaceTowards } from '../../src/map/geometry/steer.ts';
import { fillScreen, fitAll, isInView, toBoard, toScreen } from '../../src/map/geometry/viewport.ts';
import { INKS, lookOf } from '../../src/map/powers.ts';
import { romanNumeral } from '../../src/map/roman-numeral.ts';
import { pickedSpace } from '../../src/map/view/pick.ts';
import { steeringOf } from '../../src/map/view/steering.ts';
import { BOARD, location, province } from '../board.ts';

describe('where units stand', () => {
  test('every location of both boards has its own place', () => {
    for (const variant of [RENAISSANCE, STANDARD]) {
      const places = [...variant.locations].map((at) => standAt(BOARD, location(at)).unit.join());
      expect(new Set(places).size).toBe(places.length);
    }
  });

  test('the six coasts stand apart from their provinces', () => {
    for (const coast of ['SPA/NC', 'SPA/SC', 'STP/NC', 'STP/SC', 'BUL/EC', 'BUL/SC']) {
      const [id = ''] = coast.split('/');
      expect(standAt(BOARD, location(coast)).unit).not.toEqual(standAt(BOARD, location(id)).unit);
    }
  });

  test('a tap chooses the coast nearest to it', () => {
    const coasts = [location('SPA/NC'), location('SPA/SC')];
    for (const coast of coasts) {
      const [x, y] = standAt(BOARD, coast).unit;
      expect(nearestCoast(BOARD, coasts, [x + 5, y - 5])).toBe(coast);
    }
    expect(nearestCoast(BOARD, [], [0, 0])).toBeUndefined();
  });

  test('a space that is not on the board has no place', () => {
    expect(() => standAt(BOARD, location('XXX'))).toThrow(RangeError);
  });
});

describe('path data', () => {
  test('relative steps become points', () => {
    expect(linesOfPath('M1 2l3-1-.5 .5zM10 10l1 0')).toEqual([
      [
        [1, 2],
        [4, 1],
        [3.5, 1.5],
      ],
      [
        [10, 10],
        [11, 10],
      ],
    ]);
  });

  test('a colour band does not follow the edge of the sheet', () => {
    const edge = ([x, y]: readonly [number, number]) => x <= 0 || y <= 0 || x >= BOARD.width || y >= BOARD.height;
    for (const id of ['STP', 'SEV', 'SYR', 'NAF']) {
      const lines = bandPath(BOARD, BOARD.spaces[id]?.d ?? '')
        .split('M')
        .filter(Boolean)
        .map((line) => line.split('L').map((p) => p.split(' ').map(Number) as [number, number]));
      for (const line of lines) {
        for (const [i, p] of line.entries()) {
          const q = line[i + 1];
          if (q !== undefined && edge(p) && edge(q)) expect(p[0] === q[0] || p[1] === q[1]).toBe(false);
        }
      }
    }
    expect(bandPath(BOARD, BOARD.spaces.MUN?.d ?? '')).toBe(BOARD.spaces.MUN?.d);
  });
});

describe('the view', () => {
  test('fitting shows the whole sheet, filling leaves no desk', () => {
    for (const size of [
      { width: 360, height: 240 },
      { width: 900, height: 700 },
      { width: 300, height: 800 },
    ]) {
      const whole = fitAll(BOARD, size);
      for (const corner of [
        [0, 0],
        [BOARD.width, BOARD.height],
      ] as const)
        expect(isInView(corner, whole, size, 0)).toBe(true);
      const filled = fillScreen(BOARD, size);
      expect(filled.k).toBeGreaterThanOrEqual(whole.k);
      expect(toBoard(filled, toScreen(filled, [100, 200]))[0]).toBeCloseTo(100);
    }
  });

  test('pieces are at least 22 px wide where a desk shows the whole sheet', () => {
    for (const scale of [0.5, 0.6, 1, 2]) expect(markSize(scale) * 26 * scale).toBeGreaterThan(22);
  });

  test('marks are laid out afresh only at steps of the scale', () => {
    expect(steppedScale(1.01)).toBe(steppedScale(1));
    expect(steppedScale(1.2)).not.toBe(steppedScale(1));
  });
});

describe('picking and steering', () => {
  const paris = standAt(BOARD, location('PAR')).unit;
  const pieces = [{ at: location('PAR'), point: paris }];

  test('a tap on a space without a piece goes to the piece within a finger of it', () => {
    const tap = { under: 'PIC', at: [paris[0], paris[1] - 20] as const, scale: 1, pieces, lit: new Set<never>() };
    expect(pickedSpace(tap)).toBe('PAR');
    expect(pickedSpace({ ...tap, scale: 4 })).toBe('PIC');
  });

  test('a lit space is taken before a piece near by', () => {
    const tap = {
      under: 'PIC',
      at: [paris[0], paris[1] - 10] as const,
      scale: 1,
      pieces,
      lit: new Set([province('PIC')]),
    };
    expect(pickedSpace(tap)).toBe('PIC');
  });

  test('the arrow keys reach every space', () => {
    const reached = new Set(['PAR']);
    for (const id of reached) {
      for (const heading of ['up', 'down', 'left', 'right'] as const) reached.add(spaceTowards(BOARD, id, heading));
    }
    expect(reached.size).toBe(76);
  });

  test('keys that the browser needs are left to it', () => {
    const key = { key: 'ArrowUp', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    expect(steeringOf(key)).toEqual({ kind: 'go', heading: 'up' });
    expect(steeringOf({ ...key, shiftKey: true })).toEqual({ kind: 'pan', by: [0, 90] });
    expect(steeringOf({ ...key, key: '+', ctrlKey: true })).toBeUndefined();
    expect(steeringOf({ ...key, key: 'Tab' })).toBeUndefined();
  });
});

describe('convoys', () => {
  test('the shortest chain of the seas given', () => {
    const seas = ['ENG', 'MAO', 'WES', 'NTH'].map(province);
    expect(convoyChain(STANDARD, seas, province('LON'), province('BEL'))).toHaveLength(1);
    expect(convoyChain(STANDARD, seas, province('LON'), province('TUN'))).toEqual(['ENG', 'MAO', 'WES']);
    expect(convoyChain(STANDARD, seas, province('LON'), province('GRE'))).toEqual([]);
  });
});

describe('the look of powers', () => {
  test.each([RENAISSANCE, STANDARD])('$name: every power has its own ink and its own initial', (variant) => {
    const looks = variant.powers.map(({ id }) => lookOf(variant, id));
    expect(new Set(looks.map(({ ink }) => ink)).size).toBe(INKS.length);
    expect(new Set(looks.map(({ initial }) => initial)).size).toBe(variant.powers.length);
  });

  test('the title plate counts in Roman numerals', () => {
    expect(romanNumeral(1901)).toBe('MCMI');
    expect(romanNumeral(1454)).toBe('MCDLIV');
  });
});
