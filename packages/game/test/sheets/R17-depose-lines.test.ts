import { RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { deposeLinesOf, type PowerId } from '../../src/index.ts';
import { readDeposeLines } from '../../src/sheets/depose.ts';
import { eventOf, given } from '../kit.ts';

const read = (text: string, variant = RENAISSANCE) => readDeposeLines(variant, 'ROM' as never, text);

describe('R17, R10 “depose …” is a line of the order sheet', () => {
  test.each([
    'Depose the Pope',
    'depose pope',
    'DEPOSE THE POPE!',
    'Depose P0.',
    'We depose the Pope',
    'We hereby depose the reigning Pope',
    'We order to depose the Holy Father',
    '3) Depose the Pope',
    '- depose the pope',
    '"Depose the Pope"',
    'Deposing the Pope',
    'Deposition of the Pope',
    'Deposition: the Pope',
    'Depose the Bishop of Rome',
    'Depose the bishop of the Papal States',
    'Depose B-Rom',
    'Depose Pope Pius II',
    'Déposer le Pape',
    'DÉPOSER LE PAPE.',
    'Déposition du pape',
    'Déposez l’évêque de Rome',
  ])('R17 “%s” deposes the Pope', (line) => {
    expect(read(line)).toMatchObject({ lines: [{ line: 1, whom: 'pope' }], issues: [] });
    expect(read(line).rest.trim()).toBe('');
  });

  test.each([
    'Depose the Anti-Pope of Swi',
    'depose antipope swi',
    'Depose the Anti Pope of Switzerland',
    'Depose the anti–pope in SWI.',
    'Depose Anti-Pope (Swi)',
    'Depose the Anti-Pope: B-Swi',
    'Depose the Bishop of Switzerland',
    'Depose B-SWI',
    'Depose the Anti-Pope, the Bishop of Swi',
    'Déposer l’antipape de Swi',
    "Déposer l'anti-pape de la Switzerland",
    'déposer l’évêque de SWI',
  ])('R10 “%s” deposes the Anti-Pope of Switzerland', (line) => {
    expect(read(line)).toMatchObject({ lines: [{ whom: 'antiPope', see: 'SWI' }], issues: [] });
  });

  test('R10 a see goes by the names of both sets', () => {
    expect(read('Depose the Anti-Pope of Moldavia').lines).toEqual([{ line: 1, whom: 'antiPope', see: 'RUM' }]);
    expect(read('Depose the Anti-Pope of Rumania').lines).toEqual([{ line: 1, whom: 'antiPope', see: 'RUM' }]);
    expect(read('Depose the Anti-Pope of mol').lines).toEqual([{ line: 1, whom: 'antiPope', see: 'RUM' }]);
    expect(read('Depose the Anti-Pope of Belgium', STANDARD).lines).toEqual([
      { line: 1, whom: 'antiPope', see: 'BEL' },
    ]);
  });

  test('R17 it may stand beside an order, and beside another of its kind', () => {
    const { lines, rest } = read(
      'A Rom H, depose the Pope\nA Ven - Tri\nA Mun S A Ven - Tri; depose the Pope and the Anti-Pope of Swi; A Ber H',
    );
    expect(lines).toEqual([
      { line: 1, whom: 'pope' },
      { line: 3, whom: 'antiPope', see: 'SWI' },
    ]);
    expect(rest.split('\n').map((line) => line.replace(/[\s;]+/g, ' ').trim())).toEqual([
      'A Rom H',
      'A Ven - Tri',
      'A Mun S A Ven - Tri A Ber H',
    ]);
    expect(rest.split('\n')[2]?.indexOf('A Ber H')).toBe(
      'A Mun S A Ven - Tri; depose the Pope and the Anti-Pope of Swi; '.length,
    );
  });

  test('R17 an order that follows a comma is still read', () => {
    const { lines, rest } = read('Depose the Pope, A Ven H');
    expect(lines).toEqual([{ line: 1, whom: 'pope' }]);
    expect(rest.trim()).toBe('A Ven H');
  });

  test('R17 what names nobody is an issue at its place', () => {
    expect(read('A Ven H\n  depose the Emperor').issues).toEqual([{ line: 2, column: 3, code: 'depose-whom' }]);
    expect(read('Depose').issues).toEqual([{ line: 1, column: 1, code: 'depose-whom' }]);
    expect(read('Depose the Anti-Pope').issues).toEqual([{ line: 1, column: 1, code: 'depose-which-see' }]);
    expect(read('Depose the Anti-Pope of Atlantis').issues).toEqual([{ line: 1, column: 1, code: 'depose-which-see' }]);
    expect(read('Depose the Anti-Pope of MAO').issues).toEqual([{ line: 1, column: 1, code: 'depose-which-see' }]);
    expect(read('Depose the Bishop of Atlantis').issues).toEqual([{ line: 1, column: 1, code: 'depose-whom' }]);
  });

  test('R17 “do not depose” is no order to depose', () => {
    expect(read('Do not depose the Pope').lines).toEqual([]);
    expect(read('We will not depose the Pope').lines).toEqual([]);
  });

  test('S088 depose lines count only on the sheet that is chosen', () => {
    const table = given().until('orderWriting').sheet('L-SPA', 'F Nap - Rom\nDepose the Pope', 's1');
    expect(deposeLinesOf(table.state, 'SPAIN' as PowerId)).toEqual([{ line: 2, whom: 'pope' }]);
    table.sheet('R-SPA', 'F Nap - Rom', 's2');
    expect(deposeLinesOf(table.state, 'SPAIN' as PowerId)).toEqual([]);
  });

  test('A69 an unsigned sheet deposes nobody, though its unit in Rome occupies it', () => {
    const table = given().all({
      as: 'JD',
      do: 'overrideUnits',
      move: [{ from: 'NAP', to: 'ROM' }],
      reason: 'Set.',
    });
    table.until('orderWriting').all({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'F Rom H\nDepose the Pope' });
    expect(deposeLinesOf(table.state, 'SPAIN' as PowerId)).toEqual([]);
    table.until('diplomacy', 'F1454');
    expect(table.state.church.throne.kind).toBe('reigning');
    expect(table.state.church.lastOccupier).toMatchObject({ ROM: 'SPAIN' });
  });

  test('§6 without the Papacy Rules a depose line is a line that cannot be read', () => {
    const table = given({ addendum: 'off' });
    const events = table.run({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H\nDepose the Pope' });
    expect(eventOf(events, 'sheetDrafted').facts).toMatchObject({ depose: [], issues: [{ line: 2 }] });
  });
});
