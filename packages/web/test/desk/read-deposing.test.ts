import { RENAISSANCE } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { readCell, rowsFor } from '../../src/desk/paper/read-cell.ts';
import { readPaste } from '../../src/desk/paper/read-paste.ts';
import type { Stage } from '../../src/play/stage.ts';
import { power, units } from '../board.ts';

const SPAIN = power('SPAIN');
const VENICE = power('VENICE');
const stage: Stage = {
  ...{ phase: 'movement', season: 'spring', year: 1454, isResolved: false },
  ...{ units: units({ SPAIN: 'F NAP, A POR', VENICE: 'A VEN' }), dislodged: [], contested: [] },
  ...{ owned: new Map(), orders: [] },
};
const more = rowsFor(RENAISSANCE, stage, SPAIN).at(-1);
if (more === undefined) throw new Error('a sheet has a line for anything else');
const cell = (words: string) => readCell(RENAISSANCE, stage, SPAIN, more, words);
const pasted = (text: string) => {
  const { cells, unread } = readPaste(RENAISSANCE, stage, [SPAIN, VENICE], text);
  return {
    cells: [...cells].map(([id, own]) => [id, Object.fromEntries(own)]),
    unread: unread.map(({ text: line }) => line),
  };
};

describe('A70 R17 R10 an order to depose on paper', () => {
  test.each([
    'Depose the Pope',
    'Déposer le Pape',
    'déposez le pape',
    'We depose the Anti-Pope of Tunis',
    'Déposer l’antipape de Tunis',
  ])('a cell reads “%s”', (words) => {
    expect(cell(words)).toEqual({ kind: 'depose', text: words });
  });

  test('what deposes nobody is not read, nor is one outside of the orders', () => {
    expect(cell('Depose the Queen').kind).toBe('unread');
    expect(cell('Déposer quelqu’un').kind).toBe('unread');
    const retreats: Stage = { ...stage, phase: 'retreat' };
    expect(readCell(RENAISSANCE, retreats, SPAIN, more, 'Depose the Pope').kind).not.toBe('depose');
  });

  test.each([
    ['Spain: F Nap - Ion, depose the Pope', 'depose the Pope'],
    ['Spain: F Nap - Ion, déposer le Pape', 'déposer le Pape'],
    ['Spain: Déposer le Pape, F Nap - Ion', 'Déposer le Pape'],
    ['Spain: F Nap - Ion\nDéposer l’antipape de Tunis', 'Déposer l’antipape de Tunis'],
  ])('pasted “%s” lies in the last line of Spain’s sheet, the order in its own', (text, words) => {
    const { cells, unread } = pasted(`${text}\nVenice: A Ven H`);
    const [spain, venice] = cells;
    expect(Object.values(spain?.[1] ?? {})).toEqual(['F Nap - Ion', words]);
    expect(Object.values(venice?.[1] ?? {})).toEqual(['A Ven H']);
    expect(unread).toEqual([]);
  });
});
