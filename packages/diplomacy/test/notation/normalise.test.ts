import { describe, expect, test } from 'vitest';
import {
  type BoardPhase,
  normaliseOrder,
  parseOrder,
  printOrder,
  STANDARD,
  type Unit,
  type UnitType,
} from '../../src/index.ts';

/** Units written `A PAR`, `F STP/SC`. */
const units = (...written: string[]): Unit[] =>
  written.map((text, i) => ({
    id: `u${i}` as Unit['id'],
    power: 'FRANCE' as Unit['power'],
    type: text.slice(0, 1) as UnitType,
    location: text.slice(2) as Unit['location'],
  }));

const normal = (board: Unit[], text: string, phase: BoardPhase = 'movement'): string => {
  const read = parseOrder(STANDARD, phase, text);
  return read.ok ? printOrder(normaliseOrder(STANDARD, board, read.order)) : 'unread';
};

describe('normaliseOrder fills in what the board decides', () => {
  const board = units('A PAR', 'F STP/SC', 'F MAO', 'A GAS', 'F CON', 'F SPA/NC', 'F WES', 'A LON', 'F NTH', 'F POR');

  test.each([
    ['4.C.1 a missing letter', 'Par - Bur', 'A PAR - BUR'],
    ['4.C.2 a wrong letter', 'F Par - Bur', 'A PAR - BUR'],
    ['4.B.5 a missing coast of the unit', 'F StP - Bot', 'F STP/SC - BOT'],
    ['4.B.5 a wrong coast of the unit', 'F StP(nc) - Bot', 'F STP/SC - BOT'],
    ['4.B.2 the only coast within reach', 'F Wes - Spa', 'F WES - SPA/SC'],
    ['4.B.1 not one of two coasts within reach', 'F MAO - Spa', 'F MAO - SPA'],
    ['4.B.3 not a coast out of reach', 'F Wes - Spa(nc)', 'F WES - SPA/NC'],
    ['4.B.3 nor a place out of reach', 'F Con - StP', 'F CON - STP'],
    ['4.B.6 no coast for an army', 'A Gas - Spa(nc)', 'A GAS - SPA'],
    ['a hold', 'StP H', 'F STP/SC H'],
    ['via convoy is nothing for a fleet', 'F Nth - Nwy via convoy', 'F NTH - NWY'],
    ['via convoy stays for an army', 'Lon - Bel via', 'A LON - BEL VIA'],
    ['letters of supported units, their coasts left out', 'Por S Spa(nc)', 'F POR S F SPA'],
    [
      'the same for a support of a move, whose destination keeps its coast',
      'Wes S MAO - Spa(nc)',
      'F WES S F MAO - SPA/NC',
    ],
    ['but not an army’s', 'F MAO S Gas - Spa(nc)', 'F MAO S A GAS - SPA'],
    ['letters of convoyed armies', 'Nth C Lon - Bel', 'F NTH C A LON - BEL'],
    ['nothing where no unit stands', 'Mun S Ruh - Bur', 'MUN S RUH - BUR'],
  ])('%s', (_, text, canonical) => {
    expect(normal(board, text)).toBe(canonical);
  });

  test('retreats and removals', () => {
    expect(normal(board, 'StP R Fin', 'retreat')).toBe('F STP/SC - FIN');
    expect(normal(board, 'F Wes - Spa', 'retreat')).toBe('F WES - SPA/SC');
    expect(normal(board, 'Remove StP', 'adjustment')).toBe('F STP/SC D');
  });

  test.each([
    ['4.C.3 a build without a type is an army inland', 'Build Par', 'A PAR B'],
    ['4.C.3 and a fleet where a coast is named', 'Build StP(nc)', 'F STP/NC B'],
    ['4.C.3 and open on a shore', 'Build Bre', 'BRE B'],
    ['4.B.6 an army is built on no coast', 'Build A StP(nc)', 'A STP B'],
    ['4.C.4 a fleet inland stays what it is', 'Build F Par', 'F PAR B'],
    ['4.B.7 a fleet without the coast it needs stays so', 'Build F StP', 'F STP B'],
    ['a waived build', 'Waive', 'WAIVE'],
  ])('%s', (_, text, canonical) => {
    expect(normal([], text, 'adjustment')).toBe(canonical);
  });

  test('an order that is normal already is the same again', () => {
    for (const text of ['A Par - Bur', 'F StP - Bot', 'Wes S MAO - Spa(nc)', 'Nth C Lon - Bel', 'F Wes - Spa']) {
      const once = normal(board, text);
      expect(normal(board, once)).toBe(once);
    }
  });
});
