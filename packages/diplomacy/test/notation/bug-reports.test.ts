import { describe, expect, test } from 'vitest';
import { parseOrder, parseSheet, printOrder, RENAISSANCE, STANDARD } from '../../src/index.ts';
import { readPowers, readSheet } from './reading.ts';

describe('D-24 an order with nothing after its verb is one issue that names it, and the good lines are kept', () => {
  test.each([
    'F BRE S',
    'F ENG C',
    'A PAR -',
    'A',
    '-',
    'A PAR S A',
    'F ENG C A LON',
    'A PAR',
    'A - PAR',
    'F ENG C A LON -',
    'A PAR S',
    'F',
    'Build',
    'A PAR VIA',
  ])('%s', (text) => {
    const { lines, issues } = parseSheet(STANDARD, 'movement', `A MUN H\n${text}\nF KIE - HOL`);
    expect(lines.map((line) => printOrder(line.order))).toEqual(['A MUN H', 'F KIE - HOL']);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ line: 2, text });
    expect(parseOrder(STANDARD, 'movement', text)).toMatchObject({ ok: false, issues: [{ text }] });
  });

  test('an order that breaks off is called unfinished, all of it', () => {
    for (const text of ['F BRE S', 'F ENG C', 'A PAR -', 'A', '-', 'A PAR S A', 'F ENG C A LON']) {
      expect(readSheet(text)).toEqual([`unfinished-order: ${text}`]);
    }
  });
});

describe('D-25 a support to hold written as support of a move to the same place', () => {
  test('is kept as written, to be refused with a cause like one from the map (DATC 6.A.5: such a support is illegal)', () => {
    expect(parseOrder(STANDARD, 'movement', 'A PAR S A MAR - MAR')).toEqual({
      ok: true,
      order: { kind: 'supportMove', unit: { type: 'A', at: 'PAR' }, supported: { type: 'A', at: 'MAR' }, to: 'MAR' },
    });
  });

  test('is a support to hold when it says so', () => {
    for (const text of [
      'A PAR S A MAR',
      'A PAR S A MAR H',
      'A PAR S A MAR - H',
      'A Paris supports A Marseilles to hold',
    ]) {
      expect(readSheet(text)).toEqual(['A PAR S A MAR']);
    }
  });
});

describe('D-27 names that are both a province and a power', () => {
  test.each([
    ['ENG: F ENG - MAO', 'ENGLAND: F ENG - MAO'],
    ['English F LON - ENG', 'ENGLAND: F LON - ENG'],
    ['F WAL S English F LON - NTH', 'nobody: F WAL S F LON - NTH'],
    ['A MAR S French A PAR - BUR', 'nobody: A MAR S A PAR - BUR'],
    ['A MAR S German A PAR - BUR', 'nobody: A MAR S A PAR - BUR'],
    ['F ENG - MAO', 'nobody: F ENG - MAO'],
    ['ENG - MAO', 'nobody: ENG - MAO'],
    ['ENG H', 'nobody: ENG H'],
    ['England F ENG - MAO', 'ENGLAND: F ENG - MAO'],
    ['Eng F Eng - MAO', 'ENGLAND: F ENG - MAO'],
    ['F English Channel - MAO', 'nobody: F ENG - MAO'],
    ['The English fleet in the English Channel moves to the Mid-Atlantic', 'ENGLAND: F ENG - MAO'],
    ["England's fleet in London - Nth", 'ENGLAND: F LON - NTH'],
  ])('%s', (text, read) => {
    expect(readPowers(text)).toEqual([read]);
  });

  test.each([
    ['Spain - Portugal', 'nobody: SPA - POR'],
    ['A Spain - Portugal', 'nobody: A SPA - POR'],
    ['A Spanish Spain - Portugal', 'SPAIN: A SPA - POR'],
    ['Spain A Portugal - Spain', 'SPAIN: A POR - SPA'],
    ['Spain: Portugal - Spain', 'SPAIN: POR - SPA'],
    ['Venice A Venice - Trieste', 'VENICE: A VEN - TRI'],
    ['Venice holds', 'nobody: VEN H'],
    ['VEN: A VEN S Venetian A TRI - TYR', 'VENICE: A VEN S A TRI - TYR'],
    ['Poland-Lithuania: A Novgorod - Finland', 'POLAND: A STP - FIN'],
    ['Holy Roman Empire: A Vienna - Tyrolia', 'HRE: A VIE - TYR'],
    ['Imperial A Vienna - Tyrolia', 'HRE: A VIE - TYR'],
  ])('1454: %s', (text, read) => {
    expect(readPowers(text, 'movement', RENAISSANCE)).toEqual([read]);
  });

  test('an adjective alone is no place', () => {
    expect(readSheet('F English - MAO')).toEqual(['unfinished-order: F English - MAO']);
  });
});
