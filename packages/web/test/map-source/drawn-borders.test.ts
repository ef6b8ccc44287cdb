import { readFileSync } from 'node:fs';
import { compileVariant, RENAISSANCE, STANDARD, type VariantData } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { BOARD_FILE } from '../../map-source/files.ts';
import { checkBoard } from '../../map-source/verify/check-board.ts';
import type { Board } from '../../src/map/board.ts';

const board = JSON.parse(readFileSync(BOARD_FILE, 'utf8')) as Board;

describe('the drawn board', () => {
  test.each([RENAISSANCE, STANDARD])('$name: drawn borders equal the table of borders', (variant) => {
    expect(checkBoard(board, variant)).toEqual([]);
  });

  test('it has one space for every province of both variants, and no other', () => {
    expect(Object.keys(board.spaces).sort()).toEqual(RENAISSANCE.provinces.map((p) => p.id).sort());
    expect(STANDARD.provinces.map((p) => p.id).sort()).toEqual(
      Object.keys(board.spaces)
        .filter((id) => id !== 'SWI')
        .sort(),
    );
  });
});

/** The Renaissance rules with one change. */
function changed(change: (data: VariantData) => Partial<VariantData>) {
  return compileVariant({ ...RENAISSANCE.data, ...change(RENAISSANCE.data) });
}
const without = (list: readonly string[] | undefined, id: string) => (list ?? []).filter((other) => other !== id);

describe('what the check of the drawing finds', () => {
  test('a border that the rules do not have', () => {
    const variant = changed(({ borders }) => ({
      borders: { ...borders, army: { ...borders.army, BUR: without(borders.army.BUR, 'MUN') } },
    }));
    expect(checkBoard(board, variant)).toContain('border BUR|MUN too many');
  });

  test('a border that is not drawn', () => {
    const variant = changed(({ borders }) => ({ borders: { ...borders, army: { ...borders.army, POR: ['GAS'] } } }));
    expect(checkBoard(board, variant)).toContain('missing border GAS|POR');
  });

  test('a shore that the fleets do not have', () => {
    const variant = changed(({ borders }) => ({
      borders: { ...borders, fleet: { ...borders.fleet, ALB: without(borders.fleet.ALB, 'TRI') } },
    }));
    expect(checkBoard(board, variant)).toContain('shore ALB|TRI too many');
  });

  test('a coast whose neighbours are drawn otherwise', () => {
    const variant = changed(({ borders }) => ({
      borders: { ...borders, fleet: { ...borders.fleet, GAS: without(borders.fleet.GAS, 'SPA/NC') } },
    }));
    expect(checkBoard(board, variant).join('\n')).toMatch(/the coasts of SPA are drawn as/);
  });

  test('a name that the board spells otherwise', () => {
    const variant = changed(({ provinces }) => ({
      provinces: provinces.map((p) => (p.id === 'RUH' ? { ...p, name: 'Rhineland' } : p)),
    }));
    expect(checkBoard(board, variant)).toEqual(['RUH reads “Rheinland”, not “Rhineland” (1454)']);
  });

  test('a piece that stands outside its space', () => {
    const { PAR, BUR } = board.spaces;
    if (PAR === undefined || BUR === undefined) throw new Error('no such spaces');
    const moved = { ...board, spaces: { ...board.spaces, PAR: { ...PAR, unit: BUR.unit } } };
    expect(checkBoard(moved, RENAISSANCE)).toContain('PAR: unit crosses the border');
  });
});
