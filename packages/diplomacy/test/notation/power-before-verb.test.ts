import { expect, test } from 'vitest';
import { RENAISSANCE } from '../../src/index.ts';
import { readPowers } from './reading.ts';

test.each([
  ['France build army paris', 'FRANCE: A PAR B'],
  ['France builds A Par', 'FRANCE: A PAR B'],
  ['French build army Paris', 'FRANCE: A PAR B'],
  ['The French build an army in Paris', 'FRANCE: A PAR B'],
  ['France - build A Par', 'FRANCE: A PAR B'],
  ['build French army paris', 'FRANCE: A PAR B'],
  ['France remove army paris', 'FRANCE: A PAR D'],
  ['France disbands Paris', 'FRANCE: PAR D'],
  ['France waives', 'FRANCE: WAIVE'],
])('of a winter order: %s', (text, read) => {
  expect(readPowers(text, 'adjustment')).toEqual([read]);
});

test('of movement and retreat orders', () => {
  expect(readPowers('France move A Par - Bur')).toEqual(['FRANCE: A PAR - BUR']);
  expect(readPowers('France hold A Par')).toEqual(['FRANCE: A PAR H']);
  expect(readPowers('France retreat A Par to Bur', 'retreat')).toEqual(['FRANCE: A PAR - BUR']);
  expect(readPowers('Turkey disbands F Con', 'retreat')).toEqual(['TURKEY: F CON D']);
});

test('it counts for what follows in the line, until another is named', () => {
  expect(readPowers('France build army paris, fleet Brest\nA Mun D', 'adjustment')).toEqual([
    'FRANCE: A PAR B',
    'FRANCE: F BRE B',
    'nobody: A MUN D',
  ]);
  expect(readPowers('France build A Par England build F Lon, F Edi', 'adjustment')).toEqual([
    'FRANCE: A PAR B',
    'ENGLAND: F LON B',
    'ENGLAND: F EDI B',
  ]);
  expect(readPowers('Germany: waive. France build A Par; Germany: A Mun D', 'adjustment')).toEqual([
    'GERMANY: WAIVE',
    'FRANCE: A PAR B',
    'GERMANY: A MUN D',
  ]);
});

test('a word that is a place too is a power only before a verb and a unit', () => {
  const read = (text: string, phase: 'movement' | 'adjustment' = 'adjustment') => readPowers(text, phase, RENAISSANCE);
  expect(read('Venice build fleet Venice')).toEqual(['VENICE: F VEN B']);
  expect(read('Venice builds a fleet in Venice')).toEqual(['VENICE: F VEN B']);
  expect(read('Venice waives')).toEqual(['VENICE: WAIVE']);
  expect(read('Venice disbands')).toEqual(['nobody: VEN D']);
  expect(read('Venice build F')).toEqual(['unreadable']);
  expect(read('Venice move A Ven - Apu', 'movement')).toEqual(['VENICE: A VEN - APU']);
  expect(read('Venice moves to Apu', 'movement')).toEqual(['nobody: VEN - APU']);
});

test('a power with a verb and no unit is no order', () => {
  expect(readPowers('France holds')).toEqual(['not-an-order']);
  expect(readPowers('France moves to Bur')).toEqual(['unknown-place']);
});
