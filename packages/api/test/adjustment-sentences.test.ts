import { RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { tellAdjustments } from './play.ts';

describe('sentences of an adjustment phase', () => {
  test('builds, a waive, and every cause of a build', () => {
    const owned = {
      RUSSIA: ['MOS', 'SEV', 'STP', 'WAR', 'RUM', 'SWE', 'NWY'],
      FRANCE: ['BRE', 'PAR'],
      GERMANY: ['MAR'],
    };
    const board = { RUSSIA: ['A WAR'], FRANCE: ['A PAR', 'F BRE'] };
    const orders = {
      RUSSIA: [
        'Build A Warsaw',
        'Build F Moscow',
        'Build F StP',
        'Build Sev',
        'Build F Sev',
        'Build A Sev',
        'Build A Rum',
        'Waive',
        'Build A Moscow',
        'Build F StP/nc',
      ],
      FRANCE: ['Build A Mar', 'Waive'],
    };
    expect(tellAdjustments(STANDARD, board, owned, orders)).toEqual({
      orders: [
        'impossible: A War stands there',
        'impossible: a fleet cannot be built in Mos, which is inland',
        'unclear: it must say which coast of Stp',
        'unclear: it must say army or fleet',
        'built',
        'impossible: an earlier order builds in Sev',
        'impossible: Rum is not a home centre of this power',
        'a build was waived',
        'built',
        'not counted: earlier orders used up all that was due',
        'impossible: no build is due to this power',
        'impossible: no build is due to this power',
      ],
      removals: [],
    });
  });

  test('not-owned', () => {
    const owned = { FRANCE: ['BRE', 'PAR'], GERMANY: ['MAR'] };
    const { orders } = tellAdjustments(STANDARD, { FRANCE: ['A BUR'] }, owned, { FRANCE: ['Build A Mar'] });
    expect(orders).toEqual(['impossible: this power does not own Mar']);
  });

  test('removals, and every cause of a removal', () => {
    const board = { ITALY: ['A VEN', 'A TUS', 'A PIE'], FRANCE: ['A PAR'] };
    const owned = { ITALY: ['VEN'], FRANCE: ['PAR'] };
    const orders = { ITALY: ['A ROM D', 'A PAR D', 'A TUS D', 'A TUS D'], FRANCE: ['A PAR D'] };
    expect(tellAdjustments(STANDARD, board, owned, orders)).toEqual({
      orders: [
        'impossible: no unit stands in Rom',
        'impossible: A Par belongs to France',
        'removed as ordered',
        'not counted: an earlier order for A Tus counts',
        'impossible: no removal is due from this power',
      ],
      removals: ['removed: Italy ordered too few removals'],
    });
  });

  test('names of the board: 1454', () => {
    const board = { OTTOMANS: ['A BUL', 'A GRE'] };
    const { orders, removals } = tellAdjustments(
      RENAISSANCE,
      board,
      { OTTOMANS: ['BUL'] },
      { OTTOMANS: ['Build A Sofia'] },
    );
    expect(orders).toEqual(['impossible: no build is due to this power']);
    expect(removals).toEqual(['removed: Ottoman Turks ordered too few removals']);
  });
});
