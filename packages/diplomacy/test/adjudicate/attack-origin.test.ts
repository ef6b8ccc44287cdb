import { expect, test } from 'vitest';
import { type LocationId, STANDARD, whyNoAttack } from '../../src/index.ts';

const why = (location: string, attackedFrom: string, attackerConvoyed = false) =>
  whyNoAttack(STANDARD, {
    location: location as LocationId,
    attackedFrom: attackedFrom as LocationId,
    attackerConvoyed,
  });

test('an attack comes from a neighbour, by land or by water, whatever the coast', () => {
  expect(why('BUR', 'PAR')).toBeUndefined();
  expect(why('ENG', 'BRE')).toBeUndefined();
  expect(why('SPA/NC', 'MAR')).toBeUndefined();
  expect(why('POR', 'SPA/SC')).toBeUndefined();
  expect(why('PAR', 'MAR')).toBe('not-a-neighbour');
  expect(why('STP/NC', 'BOT')).toBeUndefined();
  expect(why('BOT', 'STP/SC')).toBeUndefined();
  expect(why('LYO', 'PAR')).toBe('not-a-neighbour');
});

test('no attack comes from where the unit stood itself', () => {
  expect(why('SPA/NC', 'SPA/SC')).toBe('from-itself');
  expect(why('LON', 'LON', true)).toBe('from-itself');
});

test('by convoy an attack comes from one coast to another', () => {
  expect(why('BEL', 'LON', true)).toBeUndefined();
  expect(why('BUR', 'LON', true)).toBe('no-convoy');
  expect(why('NTH', 'LON', true)).toBe('no-convoy');
  expect(why('LON', 'NTH', true)).toBe('no-convoy');
});
