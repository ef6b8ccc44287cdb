import { describe, expect, test } from 'vitest';
import { adjudicateRetreats } from '../../src/adjudicate/retreat.ts';
import { retreatsOpen } from '../../src/adjudicate/retreat-options.ts';
import type { LocationId, PowerId, ProvinceId, UnitId, UnitType } from '../../src/ids.ts';
import { STANDARD } from '../../src/map/variants.ts';
import type { Given, Order } from '../../src/orders.ts';
import type { DislodgedUnit } from '../../src/position.ts';
import { unitsOf, unitTexts } from './boards.ts';

const dislodged = (power: string, type: UnitType, at: string, from: string, bySea = false): DislodgedUnit => ({
  id: `${power} ${at}` as UnitId,
  power: power as PowerId,
  type,
  location: at as LocationId,
  attackedFrom: from as LocationId,
  attackerConvoyed: bySea,
  retreats: [],
});
const retreat = (power: string, at: string, to: string): Given<Order> => ({
  power: power as PowerId,
  order: { kind: 'retreat', unit: { at: at as LocationId }, to: to as LocationId },
});
const disband = (power: string, at: string): Given<Order> => ({
  power: power as PowerId,
  order: { kind: 'disband', unit: { at: at as LocationId } },
});
const said = (result: ReturnType<typeof adjudicateRetreats>) =>
  result.orders.map((o) => [o.result, o.cause?.code, ...(o.cause?.by ?? [])].filter(Boolean).join(' '));

describe('where a dislodged unit may go', () => {
  const units = unitsOf({ FRANCE: 'A MAR, A BUR' });

  test('D-20 not to the attacker’s origin, unless the attacker came by convoy', () => {
    expect(retreatsOpen(STANDARD, units, [], dislodged('ITALY', 'A', 'MAR', 'GAS'))).toEqual(['PIE', 'SPA']);
    expect(retreatsOpen(STANDARD, units, [], dislodged('ITALY', 'A', 'MAR', 'GAS', true))).toEqual([
      'GAS',
      'PIE',
      'SPA',
    ]);
  });

  test('not to a contested province, nor to one with a unit; fleets by coast', () => {
    const contested = ['GAS' as ProvinceId];
    expect(retreatsOpen(STANDARD, units, contested, dislodged('ITALY', 'F', 'MAO', 'NAO'))).toEqual([
      'BRE',
      'ENG',
      'IRI',
      'NAF',
      'POR',
      'SPA/NC',
      'SPA/SC',
      'WES',
    ]);
  });
});

describe('a retreat phase', () => {
  const units = unitsOf({ FRANCE: 'A MAR, F MAO, A TYR', GERMANY: 'A VIE' });
  const homeless = [
    dislodged('ITALY', 'F', 'MAO', 'NAO'),
    dislodged('ITALY', 'A', 'MAR', 'BUR'),
    dislodged('AUSTRIA', 'A', 'TYR', 'MUN'),
    dislodged('AUSTRIA', 'A', 'VIE', 'BOH'),
  ];

  test('each fault of an order has its own cause', () => {
    const orders = [
      retreat('ITALY', 'PAR', 'BUR'),
      retreat('ITALY', 'TYR', 'VEN'),
      retreat('FRANCE', 'MAO', 'SPA/NC'),
      retreat('GERMANY', 'MAO', 'SPA/NC'),
      retreat('ITALY', 'MAO', 'SPA'),
      retreat('ITALY', 'MAO', 'SPA/EC'),
      retreat('ITALY', 'MAR', 'BUR'),
      retreat('ITALY', 'MAO', 'SPA/SC'),
      retreat('ITALY', 'MAO', 'POR'),
      { power: 'ITALY' as PowerId, order: { kind: 'hold', unit: { at: 'MAR' as LocationId } } } satisfies Given<Order>,
    ];
    const result = adjudicateRetreats(STANDARD, units, homeless, [], orders);
    expect(said(result)).toEqual([
      'illegal no-unit',
      'illegal foreign-unit TYR',
      'illegal not-dislodged MAO',
      'illegal foreign-unit MAO',
      'illegal needs-coast',
      'illegal wrong-coast',
      'illegal no-retreat-there',
      'succeeds',
      'illegal superseded',
      'illegal wrong-phase',
    ]);
    expect(unitTexts(result.units)).toContain('ITALY F SPA/SC');
  });

  test('a build is no order of this phase, and a coast need not be named where only one is open', () => {
    const build = { kind: 'build', unit: { type: 'A', at: 'ROM' as LocationId } } as const;
    const inMarseilles = [dislodged('ITALY', 'F', 'MAR', 'GAS')];
    const orders = [{ power: 'ITALY' as PowerId, order: build }, retreat('ITALY', 'MAR', 'SPA')];
    const result = adjudicateRetreats(STANDARD, unitsOf({ FRANCE: 'A MAR' }), inMarseilles, [], orders);
    expect(said(result)).toEqual(['illegal wrong-phase', 'succeeds']);
    expect(unitTexts(result.units)).toContain('ITALY F SPA/SC');
  });

  test('D-04 every dislodged unit has one fate', () => {
    const walled = unitsOf({ FRANCE: 'A MAR, F MAO, A TYR, A GAS, A SPA', GERMANY: 'A VIE, A PIE' });
    const orders = [disband('ITALY', 'MAO'), retreat('ITALY', 'MAR', 'BUR'), retreat('AUSTRIA', 'TYR', 'BOH')];
    const result = adjudicateRetreats(STANDARD, walled, homeless, [], orders);
    expect(result.fates.map(({ unit, fate }) => `${unit.location} ${fate}`)).toEqual([
      'MAO disbanded-by-order',
      'MAR no-room',
      'TYR retreated',
      'VIE disbanded-without-order',
    ]);
    expect(result.disbanded.map((unit) => unit.location)).toEqual(['MAO', 'MAR', 'VIE']);
    expect(result.units).toHaveLength(walled.length + 1);
  });

  test('units that retreat to one province all disband; a retreat that is not allowed stands in nobody’s way', () => {
    const orders = [retreat('AUSTRIA', 'VIE', 'BUD'), retreat('AUSTRIA', 'TYR', 'VEN'), retreat('ITALY', 'MAR', 'VEN')];
    expect(said(adjudicateRetreats(STANDARD, units, homeless, [], orders))).toEqual([
      'succeeds',
      'succeeds',
      'illegal no-retreat-there',
    ]);
    const clash = [retreat('AUSTRIA', 'TYR', 'PIE'), retreat('ITALY', 'MAR', 'PIE')];
    const result = adjudicateRetreats(STANDARD, units, homeless, [], clash);
    expect(said(result)).toEqual(['fails retreat-clash MAR', 'fails retreat-clash TYR']);
    expect(result.fates.map(({ fate }) => fate).filter((fate) => fate === 'disbanded-by-clash')).toHaveLength(2);
  });
});
