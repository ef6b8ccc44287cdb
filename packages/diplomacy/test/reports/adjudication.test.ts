import { describe, expect, test } from 'vitest';
import { adjudicateRetreats } from '../../src/adjudicate/retreat.ts';
import { STANDARD } from '../../src/map/variants.ts';
import { play } from './phase.ts';

describe('D-01 a power supports a foreign attack on its own unit', () => {
  const attack = { GERMANY: 'A MUN - BUR; A RUH S A MUN - BUR', FRANCE: 'A BUR - MUN; A PAR S A MUN - BUR' };

  test('D-01 only the third party’s support counts, and it is enough', () => {
    const { said, result } = play(attack);
    expect(said).toEqual({
      'A MUN - BUR': 'succeeds',
      'A RUH S A MUN - BUR': 'given',
      'A BUR - MUN': 'fails repelled MUN PAR RUH',
      'A PAR S A MUN - BUR': 'given',
    });
    expect(result.dislodged.map(({ location }) => location)).toEqual(['BUR']);
  });

  test('D-01 without it both moves fail', () => {
    const { said, result } = play({ ...attack, GERMANY: 'A MUN - BUR; A RUH H' });
    expect(said['A MUN - BUR']).toBe('fails repelled BUR');
    expect(said['A BUR - MUN']).toBe('fails repelled MUN PAR');
    expect(result.dislodged).toEqual([]);
  });
});

test('D-02 a unit that tried to move and bounced keeps no hold support, and the reason is told', () => {
  const { said, result, retreatsOf } = play({
    AUSTRIA: 'A BUD - GAL; A SER S A BUD',
    RUSSIA: 'A WAR - GAL; A RUM - BUD',
    ITALY: 'A TRI S A RUM - BUD',
  });
  expect(said).toEqual({
    'A BUD - GAL': 'fails bounced WAR',
    'A SER S A BUD': 'invalid supported-moved BUD',
    'A WAR - GAL': 'fails bounced BUD',
    'A RUM - BUD': 'succeeds',
    'A TRI S A RUM - BUD': 'given',
  });
  expect(retreatsOf('BUD')).toEqual(['VIE']);
  expect(result.contested).toEqual(['GAL']);
});

test('D-03 an attack that foreign support makes strong still does not dislodge an own unit', () => {
  const { said, result } = play({
    GERMANY: 'A BER - KIE; F KIE - HOL; A RUH S A BER - KIE',
    ENGLAND: 'F HEL S A BER - KIE',
    FRANCE: 'A HOL H',
  });
  expect(said).toEqual({
    'A BER - KIE': 'fails own-unit KIE',
    'F KIE - HOL': 'fails repelled HOL',
    'A RUH S A BER - KIE': 'given',
    'F HEL S A BER - KIE': 'given',
    'A HOL H': 'stands',
  });
  expect(result.dislodged).toEqual([]);
});

test('D-04 units without orders and units that are dislodged have their outcome too', () => {
  const { result } = play({ ITALY: 'A VEN - TRI; A TYR S A VEN - TRI' }, { AUSTRIA: 'F TRI, A VIE' });
  expect(
    result.unitOutcomes.map(({ unit, given, result: word, dislodged }) => [unit.location, given, word, dislodged]),
  ).toEqual([
    ['VEN', 0, 'succeeds', false],
    ['TYR', 1, 'given', false],
    ['TRI', undefined, 'dislodged', true],
    ['VIE', undefined, 'stands', false],
  ]);
  const { fates } = adjudicateRetreats(STANDARD, result.units, result.dislodged, result.contested, []);
  expect(fates.map(({ unit, fate }) => [unit.location, fate])).toEqual([['TRI', 'disbanded-without-order']]);
});
