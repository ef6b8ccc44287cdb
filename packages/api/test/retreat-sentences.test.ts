import { STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { tellRetreats } from './play.ts';

const driven = { power: 'AUSTRIA', unit: 'A VIE', from: 'BOH' };

describe('sentences of a retreat phase', () => {
  test('a retreat and a disbanding that were ordered', () => {
    const board = {
      standing: { GERMANY: ['A VIE', 'A TRI'] },
      dislodged: [driven, { power: 'AUSTRIA', unit: 'F TRI', from: 'TYR' }],
    };
    expect(tellRetreats(STANDARD, board, { AUSTRIA: ['A VIE - BUD', 'F TRI D'] })).toEqual({
      orders: ['retreated to Bud', 'disbanded as ordered'],
      fates: ['retreated to Bud', 'disbanded as ordered'],
    });
  });

  test('no-retreat-there: each reason that a province is closed', () => {
    const board = { standing: { GERMANY: ['A VIE'], RUSSIA: ['A GAL'] }, dislodged: [driven], contested: ['BUD'] };
    const because = (to: string) => tellRetreats(STANDARD, board, { AUSTRIA: [`A VIE - ${to}`] }).orders[0];
    expect(because('MUN')).toBe('impossible: A Vie may not retreat to Mun, which is out of its reach');
    expect(because('GAL')).toBe('impossible: A Vie may not retreat to Gal, where a unit stands');
    expect(because('BOH')).toBe('impossible: A Vie may not retreat to Boh, where the attack came from');
    expect(because('BUD')).toBe('impossible: A Vie may not retreat to Bud, where a stand-off has just been fought');
  });

  test('retreat-clash: both are told of the other', () => {
    const board = {
      standing: { GERMANY: ['A VIE'], RUSSIA: ['A BUD'] },
      dislodged: [driven, { power: 'TURKEY', unit: 'A BUD', from: 'RUM' }],
    };
    const orders = { AUSTRIA: ['A VIE - TRI'], TURKEY: ['A BUD - TRI'] };
    const sentences = ['disbanded: A Bud retreated to the same place', 'disbanded: A Vie retreated to the same place'];
    expect(tellRetreats(STANDARD, board, orders)).toEqual({ orders: sentences, fates: sentences });
  });

  test('not-dislodged, foreign-unit, no-unit and superseded', () => {
    const board = { standing: { GERMANY: ['A VIE'], AUSTRIA: ['A BUD'] }, dislodged: [driven] };
    const orders = { AUSTRIA: ['A BUD - SER', 'A ROM - NAP', 'A VIE - TRI', 'A VIE D'], ITALY: ['A VIE - TRI'] };
    expect(tellRetreats(STANDARD, board, orders)).toEqual({
      orders: [
        'impossible: A Bud was not dislodged and stays',
        'impossible: no unit stands in Rom',
        'retreated to Tri',
        'not counted: an earlier order for A Vie counts',
        'impossible: A Vie belongs to Austria',
      ],
      fates: ['retreated to Tri'],
    });
  });

  test('needs-coast and wrong-coast', () => {
    const board = {
      standing: { FRANCE: ['F MAO'] },
      dislodged: [{ power: 'ENGLAND', unit: 'F MAO', from: 'BRE' }],
    };
    const because = (to: string) => tellRetreats(STANDARD, board, { ENGLAND: [`F MAO - ${to}`] }).orders[0];
    expect(because('SPA')).toBe('unclear: it must say which coast of Spa');
    const east = { standing: { RUSSIA: ['F CON'] }, dislodged: [{ power: 'TURKEY', unit: 'F BLA', from: 'CON' }] };
    const wrong = tellRetreats(STANDARD, east, { TURKEY: ['F BLA - BUL/SC'] }).orders[0];
    expect(wrong).toBe('impossible: the coast named, Bul/SC, is out of reach');
  });

  test('fates of units without an order, and without room', () => {
    const board = {
      standing: { GERMANY: ['A VIE'], FRANCE: ['F POR', 'A SPA'] },
      dislodged: [driven, { power: 'ENGLAND', unit: 'F POR', from: 'MAO' }],
      contested: ['MAO'],
    };
    expect(tellRetreats(STANDARD, board, {}).fates).toEqual([
      'disbanded: no possible retreat was ordered',
      'disbanded: there was nowhere to retreat to',
    ]);
  });
});
