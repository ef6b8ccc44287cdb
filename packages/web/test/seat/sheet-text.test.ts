import { RENAISSANCE } from '@defensor/diplomacy';
import type { Sheet, View } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { type Draft, draftOfSheet, parseDraft, printDraft } from '../../src/seat/sheet-text.ts';
import { power, province, units } from '../board.ts';

const SPAIN = power('SPAIN');
const view = { phase: 'orderWriting', units: units({ SPAIN: 'F NAP, A POR' }), dislodged: [] } as unknown as View;

describe('R10, R17 what a sheet says besides orders', () => {
  const draft: Draft = { orders: [], depose: ['pope', province('SWI')], rest: ['F Atlantis - Pap'] };

  test('an Anti-Pope’s depose line, the Pope’s and a line that nobody could read are there after a reload', () => {
    const text = printDraft(RENAISSANCE, view, draft);
    expect(text.split('\n')).toEqual(['Depose the Anti-Pope of SWI', 'Depose the Pope', 'F Atlantis - Pap']);
    const read = parseDraft(RENAISSANCE, 'orders', SPAIN, text);
    expect(printDraft(RENAISSANCE, view, read)).toBe(text);
    expect([...read.depose].sort()).toEqual(['SWI', 'pope']);
  });

  test('what the server keeps of a sheet is written again whole', () => {
    const sheet = {
      lines: [],
      depose: [
        { line: 2, whom: 'pope' },
        { line: 3, whom: 'antiPope', see: province('SWI') },
      ],
      issues: [{ line: 1, column: 1, code: 'unknown-place' }],
    } as unknown as Sheet;
    const kept = draftOfSheet(sheet, SPAIN, 'F Atlantis - Pap\nDepose the Pope\nDepose the Anti-Pope of Switzerland');
    expect(printDraft(RENAISSANCE, view, kept)).toBe(printDraft(RENAISSANCE, view, draft));
  });
});
