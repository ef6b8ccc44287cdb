import { describe, expect, test } from 'vitest';
import { RENAISSANCE, STANDARD } from '../../src/index.ts';
import { readSheet } from './reading.ts';

const RETREATS: Readonly<Record<string, readonly string[]>> = {
  'A VIE - BOH': [
    'A VIE - BOH',
    'A VIE R BOH',
    'A Vie R - Boh',
    'A Vienna retreats to Bohemia',
    'A Vie retreat → Boh',
    'Army Vienna to Bohemia',
    'The army at Vienna retreat to Bohemia',
    'Retreat A Vie - Boh',
    'A Vie withdraws to Boh',
    'A Vie Boh',
  ],
  'A VIE D': [
    'A VIE D',
    'disband A Vie',
    'A Vie disbands',
    'A Vie disband',
    'A Vie, disbands',
    'Disband the army in Vienna',
    'A Vie R otb',
  ],
  'VIE D': ['Disband Vienna', 'The unit at Vienna disband', 'Vie D'],
  'F NWY - STP/NC': ['F Nwy - StP(nc)', 'F Norway retreats to St. Petersburg north coast', 'F Nwy R Nov/nc'],
};

const WINTER: Readonly<Record<string, readonly string[]>> = {
  'A LON B': [
    'A LON B',
    'Build A London',
    'build army london',
    'Build an army in London',
    'Build army at London',
    'Builds A Lon',
    'A Lon build',
    'Build: A Lon',
    'Build London army',
  ],
  'LON B': ['Build London', 'Lon B'],
  'F STP/NC B': [
    'Build fleet StP (nc)',
    'F STP/NC B',
    'Build F St Petersburg(nc)',
    'build fleet north coast of St. Petersburg',
    'F Nov(n) B',
    'B F STPNC',
  ],
  'F STP B': ['Build F StP', 'F STP B'],
  'F BRE D': [
    'F BRE D',
    'Remove F Brest',
    'Disband F Brest',
    'Removes fleet in Brest',
    'D F BRE',
    'F Bre removed',
    'Destroy F Brest',
  ],
  'BRE D': ['Destroy the unit at Brest', 'Remove Bre'],
  WAIVE: [
    'Waive',
    'WAIVE',
    'Waives',
    'Build waived',
    'Waive a build',
    'waived',
    'Waive build',
    'waive 1 build',
    'Waives one build',
  ],
};

describe.each([STANDARD, RENAISSANCE])('$name', (variant) => {
  describe.each(Object.entries(RETREATS))('retreats: %s', (canonical, written) => {
    test.each(written)('%s', (text) => {
      expect(readSheet(text, 'retreat', variant)).toEqual([canonical]);
    });
  });

  describe.each(Object.entries(WINTER))('builds and removals: %s', (canonical, written) => {
    test.each(written)('%s', (text) => {
      expect(readSheet(text, 'adjustment', variant)).toEqual([canonical]);
    });
  });
});

test('several builds may be waived at once, not more than there are centres', () => {
  expect(readSheet('Waives 2 builds', 'adjustment')).toEqual(['WAIVE', 'WAIVE']);
  expect(readSheet('waives three builds', 'adjustment')).toEqual(['WAIVE', 'WAIVE', 'WAIVE']);
  expect(readSheet('waive 1000000', 'adjustment')).toEqual(['unreadable: 1000000']);
  expect(readSheet('waive 0', 'adjustment')).toEqual(['unreadable: 0']);
});

test('a verb before a unit counts for the units after it in the line, a heading for the lines after it', () => {
  expect(readSheet('Build A Paris, F Brest and A Marseilles', 'adjustment')).toEqual(['A PAR B', 'F BRE B', 'A MAR B']);
  expect(readSheet('Remove A Paris; F Brest', 'adjustment')).toEqual(['A PAR D', 'F BRE D']);
  expect(readSheet('Builds:\nA Paris\nF Brest\nRemovals:\nA Mun', 'adjustment')).toEqual([
    'A PAR B',
    'F BRE B',
    'A MUN D',
  ]);
  expect(readSheet('Build A Par\nF Bre', 'adjustment')).toEqual(['A PAR B', 'unfinished-order: F Bre']);
  expect(readSheet('FRANCE builds:\nA Paris\nGERMANY\nA Mun', 'adjustment')).toEqual([
    'A PAR B',
    'unfinished-order: A Mun',
  ]);
});

test('orders of another phase are said to be so', () => {
  expect(readSheet('A Vie H', 'retreat')).toEqual(['not-this-phase: A Vie H']);
  expect(readSheet('A Vie S A Boh', 'retreat')).toEqual(['not-this-phase: A Vie S A Boh']);
  expect(readSheet('A Par D')).toEqual(['not-this-phase: A Par D']);
  expect(readSheet('Build A Par')).toEqual(['not-this-phase: Build A Par']);
  expect(readSheet('Waive', 'retreat')).toEqual(['not-this-phase: Waive']);
  expect(readSheet('A Par - Bur', 'adjustment')).toEqual(['not-this-phase: A Par - Bur']);
});
