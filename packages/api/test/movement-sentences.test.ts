import { RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../src/english/english.ts';
import { movementSentences, sentenceOf } from '../src/index.ts';
import { type ByPower, play, told, unitsOrdered } from './play.ts';

/** The sentences of orders whose units are those ordered, and of more units that have no order. */
function tell(orders: ByPower, more: ByPower = {}): string[] {
  const board: Record<string, readonly string[]> = { ...unitsOrdered(orders) };
  for (const [power, units] of Object.entries(more)) board[power] = [...new Set([...(board[power] ?? []), ...units])];
  return told(STANDARD, play(STANDARD, board, orders));
}

describe('orders that did what they said', () => {
  test('moves: unopposed, against a unit, against rivals, by convoy', () => {
    expect(tell({ FRANCE: ['A PAR - BUR'] })).toEqual(['went through, unopposed']);
    expect(tell({ FRANCE: ['A PAR - BUR', 'A MAR S A PAR - BUR'] }, { GERMANY: ['A BUR'] })).toEqual([
      'went through, 2 against 1',
      'support given to A Par going to Bur',
    ]);
    expect(tell({ FRANCE: ['A PAR - BUR', 'A MAR S A PAR - BUR'], GERMANY: ['A MUN - BUR'] })[0]).toBe(
      'went through, 2 against 1',
    );
    expect(tell({ ENGLAND: ['A LON - BEL', 'F NTH C A LON - BEL'] })).toEqual([
      'went through by convoy, unopposed',
      'kept the way by sea open for A Lon to Bel',
    ]);
  });

  test('a convoy that a foreign army did not ask for (6.G.2)', () => {
    const orders = { ENGLAND: ['A NWY - SWE'], GERMANY: ['F SKA C A NWY - SWE'] };
    expect(tell(orders)[1]).toBe('kept the way by sea open, but A Nwy was to go to Swe by land');
  });

  test('a head-to-head battle is counted against all supports of the loser', () => {
    expect(
      tell({
        FRANCE: ['A PAR - BUR', 'A MAR S A PAR - BUR', 'A GAS S A PAR - BUR'],
        GERMANY: ['A BUR - PAR', 'A PIC S A BUR - PAR'],
      }),
    ).toEqual([
      'went through, 3 against 2',
      'support given to A Par going to Bur',
      'support given to A Par going to Bur',
      'stopped: A Par came the other way with 3 against 2; then dislodged by A Par, 3 against 2',
      'support given to A Bur going to Par',
    ]);
  });

  test('holds: left alone, attacked, supported', () => {
    expect(tell({ FRANCE: ['A PAR H'] })).toEqual(['held: nobody attacked it']);
    expect(tell({ FRANCE: ['A PAR H', 'A PIC S A PAR'], GERMANY: ['A BUR - PAR'] })).toEqual([
      'held with 2 against 1',
      'support given to A Par',
      'stopped: A Par held with 2 against 1',
    ]);
  });

  test('a unit that was made to hold from outside', () => {
    const board = { FRANCE: ['A PAR'] };
    const result = play(STANDARD, board, { FRANCE: ['A PAR - BUR'] }, ['FRANCE A PAR']);
    expect(told(STANDARD, result)).toEqual(['held: it was not free to carry out orders']);
    expect(movementSentences(STANDARD, result, { language: ENGLISH }).ofUnit(0)).toBe(
      'held: it was not free to carry out orders',
    );
  });
});

describe('moves that failed', () => {
  test('repelled: the unit held, could not leave, or came the other way', () => {
    expect(tell({ FRANCE: ['A PAR - BUR'], GERMANY: ['A MUN S A BUR'] }, { GERMANY: ['A BUR'] })[0]).toBe(
      'stopped: A Bur held with 2 against 1',
    );
    expect(tell({ FRANCE: ['A PAR - BUR'], GERMANY: ['A BUR - MUN', 'A MUN H'] })[0]).toBe(
      'stopped: A Bur could not leave and held with 1 against 1',
    );
    expect(tell({ FRANCE: ['A PAR - BUR'], GERMANY: ['A BUR - PAR'] })).toEqual([
      'stopped: A Bur came the other way with 1 against 1',
      'stopped: A Par came the other way with 1 against 1',
    ]);
  });

  test('own-unit', () => {
    expect(tell({ FRANCE: ['A PAR - BUR', 'A BUR H'] })[0]).toBe('stopped: A Bur, of the same power, stayed there');
  });

  test('bounced: by one rival, by several, by one that got in', () => {
    expect(tell({ FRANCE: ['A PAR - BUR'], GERMANY: ['A MUN - BUR'] })).toEqual([
      'stood off by A Mun, 1 against 1',
      'stood off by A Par, 1 against 1',
    ]);
    expect(tell({ FRANCE: ['A PAR - BUR', 'A MAR - BUR'], GERMANY: ['A MUN - BUR'] })[2]).toBe(
      'stood off by A Mar and A Par, 1 against 1',
    );
    expect(tell({ FRANCE: ['A PAR - BUR', 'A MAR S A PAR - BUR'], GERMANY: ['A MUN - BUR'] })[2]).toBe(
      'beaten by A Par, 1 against 2',
    );
  });

  test('a move that bounced and whose unit was then dislodged tells both', () => {
    const orders = {
      FRANCE: ['A PAR - BUR', 'A MAR S A PAR - BUR'],
      GERMANY: ['A BUR - RUH'],
      ENGLAND: ['A HOL - RUH'],
    };
    expect(tell(orders)[2]).toBe('stood off by A Hol, 1 against 1; then dislodged by A Par, 2 against 1');
  });

  test('no-convoy', () => {
    expect(tell({ ENGLAND: ['A LON - BEL'] }, { ENGLAND: ['F NTH'] })[0]).toBe(
      'no convoy: no chain of fleets was ordered to carry A Lon to Bel',
    );
  });

  test('convoy-broken names each fleet and its attacker', () => {
    const sentences = tell({
      ENGLAND: ['A LON - BEL', 'F NTH C A LON - BEL'],
      RUSSIA: ['F NWG - NTH', 'F NWY S F NWG - NTH'],
    });
    expect(sentences.slice(0, 2)).toEqual([
      'convoy broken: F Nth dislodged by F Nwg',
      'dislodged by F Nwg, 2 against 1',
    ]);
    const twoWays = tell({
      ENGLAND: ['A LON - BEL', 'F NTH C A LON - BEL', 'F ENG C A LON - BEL'],
      RUSSIA: ['F NWG - NTH', 'F NWY S F NWG - NTH'],
      FRANCE: ['F MAO - ENG', 'F BRE S F MAO - ENG'],
    });
    expect(twoWays[0]).toBe('convoy broken: F Eng dislodged by F Mao and F Nth dislodged by F Nwg');
  });

  test('convoy-paradox and paradox (6.F.14, 6.F.16)', () => {
    const simple = tell({
      ENGLAND: ['F LON S F WAL - ENG', 'F WAL - ENG'],
      FRANCE: ['A BRE - LON', 'F ENG C A BRE - LON'],
    });
    expect(simple.slice(2)).toEqual([
      'no convoy, by the paradox rule: its own attack would decide whether it can be carried by F Eng',
      'dislodged by F Wal, 2 against 1',
    ]);
    const pandin = tell({
      ENGLAND: ['F LON S F WAL - ENG', 'F WAL - ENG'],
      FRANCE: ['A BRE - LON', 'F ENG C A BRE - LON'],
      GERMANY: ['F NTH S F BEL - ENG', 'F BEL - ENG'],
    });
    expect(pandin[3]).toBe(
      'no convoy, by the paradox rule: the attack of A Bre would decide whether this fleet can carry it',
    );
  });
});

describe('supports and convoys that failed', () => {
  test('cut names every attacker', () => {
    const orders = { FRANCE: ['A PAR - PIC', 'A BUR S A PAR - PIC'], GERMANY: ['A MUN - BUR', 'A RUH - BUR'] };
    expect(tell(orders)[1]).toBe('cut by A Mun and A Ruh, attacking Bur');
  });

  test('a support that was cut, and whose unit was then dislodged', () => {
    const orders = { FRANCE: ['A BUR S A PAR - PIC', 'A PAR - PIC'], GERMANY: ['A MUN - BUR', 'A RUH S A MUN - BUR'] };
    expect(tell(orders)[0]).toBe('cut by A Mun, attacking Bur; then dislodged by A Mun, 2 against 1');
  });

  test('dislodged by the unit that the support was aimed at', () => {
    const aimed = { FRANCE: ['A BUR S A SIL - MUN', 'A SIL - MUN'], GERMANY: ['A MUN - BUR', 'A RUH S A MUN - BUR'] };
    expect(tell(aimed)[0]).toBe('dislodged by A Mun, 2 against 1');
  });

  test('supported-moved', () => {
    expect(tell({ FRANCE: ['A PAR S A BUR', 'A BUR - MUN'] })[0]).toBe(
      'no use: A Bur was not ordered to stay but to move to Mun',
    );
  });

  test('not-ordered: each thing that the unit may have done in place of it', () => {
    const instead = (order: string, other = 'A MUN - RUH') =>
      tell({ FRANCE: ['A BUR S A PAR - PIC', order], GERMANY: [other] }, { FRANCE: ['A PAR'] })[0];
    expect(instead('A PAR - GAS')).toBe('the move was never ordered: A Par moved to Gas instead');
    expect(instead('A PAR - GAS', 'A MAR - GAS')).toBe('the move was never ordered: A Par was ordered to Gas instead');
    expect(instead('A PAR H')).toBe('the move was never ordered: A Par held instead');
    expect(instead('A PAR S A BUR')).toBe('the move was never ordered: A Par gave support instead');
    expect(instead('A PAR - MOS')).toBe('the move was never ordered: A Par was given an impossible order and held');
    expect(instead('A MAR H')).toBe('the move was never ordered: A Par held instead');
    const fleet = { ENGLAND: ['F BEL S F NTH - HOL', 'F NTH C A LON - DEN'] };
    expect(tell(fleet, { ENGLAND: ['A LON'] })[0]).toBe('the move was never ordered: F Nth convoyed instead');
  });

  test('not-ordered: the supported unit was not free', () => {
    const board = { FRANCE: ['A BUR', 'A PAR'] };
    const result = play(STANDARD, board, { FRANCE: ['A BUR S A PAR - PIC', 'A PAR - PIC'] }, ['FRANCE A PAR']);
    expect(told(STANDARD, result)[0]).toBe('the move was never ordered: A Par was not free to carry out orders');
  });

  test('not-ordered: a support that names the other coast (6.B.9)', () => {
    const orders = { FRANCE: ['F POR S F MAO - SPA/NC', 'F MAO - SPA/SC'] };
    expect(tell(orders)[0]).toBe('the move was never ordered: F Mao moved to Spa/SC instead');
  });
});

describe('orders that are impossible', () => {
  const first = (orders: ByPower, more: ByPower = {}) => tell(orders, more)[0];

  test('orders for units that are not there, not one’s own, or ordered already', () => {
    const result = play(
      STANDARD,
      { FRANCE: ['A PAR'], GERMANY: ['A MUN'] },
      {
        FRANCE: ['A BUR H', 'A MUN H', 'A PAR - BUR', 'A PAR - PIC'],
      },
    );
    expect(told(STANDARD, result)).toEqual([
      'impossible: no unit stands in Bur',
      'impossible: A Mun belongs to Germany',
      'went through, unopposed',
      'not counted: an earlier order for A Par counts',
    ]);
  });

  test('moves', () => {
    expect(first({ FRANCE: ['A PAR - PAR'] })).toBe('impossible: A Par is there already');
    expect(first({ FRANCE: ['A PAR - MOS'] })).toBe('impossible: A Par cannot get to Mos');
    expect(first({ FRANCE: ['A BRE - PIC VIA'] })).toBe('impossible: no fleets at sea could carry A Bre to Pic');
    expect(first({ FRANCE: ['F MAO - SPA'] })).toBe('unclear: it must say which coast of Spa');
    expect(first({ FRANCE: ['F GAS - SPA/SC'] })).toBe('impossible: the coast named, Spa/SC, is out of reach');
  });

  test('supports', () => {
    expect(first({ FRANCE: ['A PAR S A PAR'] })).toBe('impossible: a unit cannot support itself');
    expect(first({ FRANCE: ['A PAR S A BUR'] })).toBe('impossible: there is no unit in Bur to support');
    expect(first({ FRANCE: ['A PAR S A MUN - RUH', 'A MUN - RUH'] })).toBe(
      'impossible: A Par could not move to Ruh itself, so it cannot support there',
    );
    expect(first({ FRANCE: ['A PAR S A ROM - BUR'] }, { FRANCE: ['A ROM'] })).toBe(
      'impossible: A Rom could not get to Bur, by itself or carried by other fleets',
    );
  });

  test('convoys', () => {
    const army = { ENGLAND: ['A LON'] };
    expect(first({ ENGLAND: ['A WAL C A LON - BEL'] }, army)).toBe(
      'impossible: only a fleet can convoy, and A Wal is an army',
    );
    expect(first({ ENGLAND: ['F BRE C A LON - BEL'] }, army)).toBe(
      'impossible: a fleet can convoy only at sea, and Bre is land',
    );
    expect(first({ ENGLAND: ['F ENG C F LON - BEL'] }, { ENGLAND: ['F LON'] })).toBe(
      'impossible: only an army can be convoyed, and F Lon is a fleet',
    );
    expect(first({ ENGLAND: ['F ENG C A WAL - BEL'] })).toBe('impossible: there is no army in Wal to carry');
    expect(first({ ENGLAND: ['F NWG C A LON - BEL'] }, { ENGLAND: ['A LON', 'F NTH'] })).toBe(
      'impossible: F Nwg is not needed on any way by sea from Lon to Bel',
    );
  });
});

describe('wording', () => {
  test('names of the board, of the other set, ids; short and in full', () => {
    const board = { OTTOMANS: ['F BUL/EC', 'A CON'], POLAND: ['F SEV'] };
    const result = play(RENAISSANCE, board, { OTTOMANS: ['F BUL/EC - RUM'], POLAND: ['F SEV - RUM'] });
    const one = (wording = {}) => sentenceOf(RENAISSANCE, result, 1, { ...wording, language: ENGLISH });
    expect(one()).toBe('stood off by F Sof/EC, 1 against 1');
    expect(one({ names: '1901' })).toBe('stood off by F Bul/EC, 1 against 1');
    expect(one({ names: 'ids' })).toBe('stood off by F BUL/EC, 1 against 1');
    expect(one({ length: 'full' })).toBe('stood off by F Sofia (east coast), 1 against 1');
    expect(one({ length: 'full', names: '1901' })).toBe('stood off by F Bulgaria (east coast), 1 against 1');
  });

  test('every unit has a sentence, ordered or not', () => {
    const result = play(STANDARD, { FRANCE: ['A PAR'], GERMANY: ['A MUN', 'A BUR'] }, { FRANCE: ['A PAR - BUR'] });
    const { ofUnit } = movementSentences(STANDARD, result, { language: ENGLISH });
    expect(result.unitOutcomes.map((_, index) => ofUnit(index))).toEqual([
      'stopped: A Bur held with 1 against 1',
      'held: nobody attacked it',
      'held with 1 against 1',
    ]);
  });
});
