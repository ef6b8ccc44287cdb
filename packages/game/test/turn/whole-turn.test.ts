import { describe, expect, test } from 'vitest';
import { given } from '../kit.ts';

describe('a turn goes through its phases', () => {
  test('D-21 a year in which nobody has a choice after the orders opens no empty phase', () => {
    const table = given();
    const phases = [];
    for (let step = 0; step < 6; step += 1) {
      phases.push(`${table.turn} ${table.state.phase}`);
      table.next();
    }
    expect(phases).toEqual([
      'S1454 diplomacy',
      'S1454 orderWriting',
      'S1454 orderResolution',
      'F1454 diplomacy',
      'F1454 orderWriting',
      'F1454 orderResolution',
    ]);
    expect(table.turn).toBe('S1455');
  });

  test('OP.1 a sheet is drafted, signed and chosen', () => {
    const table = given().until('orderWriting').sheet('L-FRA', 'A Mar - Swi\nDepose the Pope', 's1');
    table.until('diplomacy', 'F1454');
    expect(table.state.history[0]?.chosen.orders?.['FRANCE' as never]).toEqual({
      sheet: 'FRA:s1',
      why: 'onlySheet',
      signers: ['L-FRA'],
    });
  });
});
