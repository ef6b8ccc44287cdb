import { RENAISSANCE } from '@defensor/diplomacy';
import { expect, test } from 'vitest';
import { odditiesOf } from '../../src/play/preflight.ts';
import { power, province, stageWith } from '../board.ts';

const odd = (orders: readonly string[], owned: Readonly<Record<string, string>> = {}) => {
  const stage = stageWith(RENAISSANCE, { FRANCE: 'A PAR, A MAR', SPAIN: 'A GAS' }, orders);
  const owners = new Map(Object.entries(owned).map(([centre, owner]) => [province(centre), power(owner)]));
  return odditiesOf(RENAISSANCE, { ...stage, owned: owners }, power('FRANCE')).map(({ code }) => code);
};

test.each([
  [
    'a support of a move that the own unit is not ordered to make',
    ['A PAR - PIC', 'A MAR S A PAR - BUR'],
    ['support-unordered'],
  ],
  ['a support to hold of an own unit that moves', ['A PAR - BUR', 'A MAR S A PAR'], ['support-unordered']],
  ['two own units to one place', ['A PAR - BUR', 'A MAR - BUR'], ['meet']],
  ['a support that fits', ['A PAR - BUR', 'A MAR S A PAR - BUR'], []],
  ['a support of another’s unit, whose order nobody knows', ['A MAR S A GAS - BUR', 'A PAR H'], []],
  ['an army by sea, with no fleet of one’s own', ['A MAR - TUN', 'A PAR H'], ['no-fleet']],
] as const)('odd before signing: %s', (_, orders, codes) => {
  expect(odd(orders)).toEqual(codes);
});

test('odd before signing: an own centre that is left and that a foreign unit can reach', () => {
  expect(odd(['A PAR - PIC', 'A MAR - SPA'], { MAR: 'FRANCE' })).toEqual(['unguarded']);
  expect(odd(['A PAR - PIC', 'A MAR H'], { MAR: 'FRANCE' })).toEqual([]);
});
