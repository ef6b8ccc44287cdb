import { expect, test } from 'vitest';
import { placeName, STANDARD } from '../../src/index.ts';
import { readSheet } from './reading.ts';

test.each([
  ['A Mar S the move to Bur from Par', 'A MAR S PAR - BUR'],
  ['A Mar supports attack on Bur by A Par', 'A MAR S A PAR - BUR'],
  ['A Mar supports move A Par to Bur', 'A MAR S A PAR - BUR'],
  ['A Mar supports move of A Par to Bur', 'A MAR S A PAR - BUR'],
  ['A Mar S A Par in holding', 'A MAR S A PAR'],
  ['A Par - Bur overland', 'A PAR - BUR'],
  ['A Par - Bur by land', 'A PAR - BUR'],
])('%s', (text, read) => {
  expect(readSheet(text)).toEqual([read]);
});

test.each([
  ['A Mar supports move to', 'unfinished-order: A Mar supports move to'],
  ['A Mar supports move to Bur', 'unfinished-order: A Mar supports move to Bur'],
  ['A Mar supports move to Bur quickly', 'unreadable: quickly'],
  ['A Mar supports move A Par to Nowhere', 'unknown-place: Nowhere'],
])('%s is not read', (text, issue) => {
  expect(readSheet(text)).toEqual([issue]);
});

test('a place that the map lacks is called as it is written', () => {
  expect(placeName(STANDARD, 'XYZ' as never)).toBe('XYZ');
  expect(placeName(STANDARD, 'SPA/SC' as never)).toBe('Spain (south coast)');
});
