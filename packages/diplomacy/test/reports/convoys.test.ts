import { describe, expect, test } from 'vitest';
import { legalOrders } from '../../src/legal/legal-orders.ts';
import { whyIllegal } from '../../src/legal/why-illegal.ts';
import { STANDARD } from '../../src/map/variants.ts';
import { printOrder } from '../../src/notation/print.ts';
import { movementOrders, play, unitsOrdered } from './phase.ts';

describe('D-05 an army does not save its own convoy by cutting the support against it', () => {
  test('D-05 in the Channel', () => {
    const { said, result } = play({
      ENGLAND: 'A LON - BEL; F ENG C A LON - BEL',
      FRANCE: 'F BEL S F NTH - ENG; F NTH - ENG',
    });
    expect(said).toEqual({
      'A LON - BEL': 'fails convoy-paradox ENG',
      'F ENG C A LON - BEL': 'disrupted dislodged NTH BEL',
      'F BEL S F NTH - ENG': 'given',
      'F NTH - ENG': 'succeeds',
    });
    expect(result.contested).toEqual([]);
  });

  test('D-05 in the Tyrrhenian Sea', () => {
    const { said } = play({
      FRANCE: 'A TUN - NAP; F TYS C A TUN - NAP',
      ITALY: 'F ION - TYS; F NAP S F ION - TYS',
    });
    expect(said).toEqual({
      'A TUN - NAP': 'fails convoy-paradox TYS',
      'F TYS C A TUN - NAP': 'disrupted dislodged ION NAP',
      'F ION - TYS': 'succeeds',
      'F NAP S F ION - TYS': 'given',
    });
  });
});

test('D-06 a fleet that could be part of the route may support the army instead', () => {
  const orders = { FRANCE: 'A EDI - NWY via; F NTH S A EDI - NWY; F NWG C A EDI - NWY', RUSSIA: 'F NWY H' };
  const units = unitsOrdered(orders);
  expect(movementOrders(orders).map((given) => whyIllegal(STANDARD, units, given))).toEqual(Array(4).fill(undefined));
  expect(play(orders).said).toEqual({
    'A EDI - NWY VIA': 'succeeds',
    'F NTH S A EDI - NWY': 'given',
    'F NWG C A EDI - NWY': 'available',
    'F NWY H': 'dislodged dislodged EDI NTH',
  });
});

describe('D-07 a foreign fleet kidnaps no army', () => {
  const others = { FRANCE: 'F NTH C A BEL - HOL', GERMANY: 'A HOL - BEL' };

  test('D-07 without intent the armies meet on land', () => {
    expect(play({ ENGLAND: 'A BEL - HOL', ...others }).said).toEqual({
      'A BEL - HOL': 'fails repelled HOL',
      'F NTH C A BEL - HOL': 'available',
      'A HOL - BEL': 'fails repelled BEL',
    });
  });

  test('D-07 with “via convoy” they change places', () => {
    expect(play({ ENGLAND: 'A BEL - HOL via convoy', ...others }).said).toEqual({
      'A BEL - HOL VIA': 'succeeds',
      'F NTH C A BEL - HOL': 'available',
      'A HOL - BEL': 'succeeds',
    });
  });
});

test('D-08 a fleet that no route needs is not offered the convoy, and changes nothing when it is ordered all the same', () => {
  const orders = { FRANCE: 'A MAR - SPA; F WES C A MAR - SPA', ITALY: 'F LYO C A MAR - SPA; A SPA - MAR' };
  const offered = legalOrders(STANDARD, unitsOrdered(orders)).get('WES' as never) ?? [];
  expect(offered.map(printOrder)).not.toContain('F WES C A MAR - SPA');
  expect(offered.length).toBeGreaterThan(5);
  expect(play(orders).said).toEqual({
    'A MAR - SPA': 'fails repelled SPA',
    'F WES C A MAR - SPA': 'illegal no-part-of-route',
    'F LYO C A MAR - SPA': 'available',
    'A SPA - MAR': 'fails repelled MAR',
  });
});

describe('D-09 one ordered route is enough', () => {
  test('D-09 another fleet that could help may hold', () => {
    const { said } = play({ ENGLAND: 'A EDI - NWY via; F NTH C A EDI - NWY; F NWG H' });
    expect(said['A EDI - NWY VIA']).toBe('succeeds');
  });

  test('D-09 with no fleet ordered the army has no convoy', () => {
    const { said } = play({ ENGLAND: 'A EDI - NWY via; F NTH H; F NWG H' });
    expect(said['A EDI - NWY VIA']).toBe('invalid no-convoy');
  });
});
