import { describe, expect, test } from 'vitest';
import { adjudicateAdjustments } from '../../src/adjudicate/adjustment.ts';
import { removedInDisorder } from '../../src/adjudicate/disorder.ts';
import type { LocationId, PowerId, UnitId, UnitType } from '../../src/ids.ts';
import { RENAISSANCE, STANDARD } from '../../src/map/variants.ts';
import type { Given, Order } from '../../src/orders.ts';
import { ownedBy, unitsOf, unitTexts } from './boards.ts';

const build = (power: string, at: string, type?: UnitType): Given<Order> => ({
  power: power as PowerId,
  order: { kind: 'build', unit: { ...(type === undefined ? {} : { type }), at: at as LocationId } },
});
const disband = (power: string, at: string): Given<Order> => ({
  power: power as PowerId,
  order: { kind: 'disband', unit: { at: at as LocationId } },
});
const waive = (power: string): Given<Order> => ({ power: power as PowerId, order: { kind: 'waive' } });

/** Results as `fails needs-coast`. */
const said = (result: ReturnType<typeof adjudicateAdjustments>) =>
  result.orders.map((o) => [o.result, o.cause?.code, ...(o.cause?.by ?? [])].filter(Boolean).join(' '));

describe('builds', () => {
  const owned = ownedBy({ RUSSIA: 'MOS SEV STP WAR RUM SWE', GERMANY: 'BER KIE' });

  test('D-14 the first legal builds count, the rest are too many', () => {
    const units = unitsOf({ ITALY: 'A TUN, A TUS, A PIE' });
    const italian = ownedBy({ ITALY: 'NAP ROM VEN TUN' });
    const orders = [build('ITALY', 'NAP', 'A'), build('ITALY', 'ROM', 'A'), build('ITALY', 'VEN', 'A')];
    const result = adjudicateAdjustments(STANDARD, units, italian, orders);
    expect(said(result)).toEqual(['succeeds', 'illegal too-many', 'illegal too-many']);
    expect(unitTexts(result.built)).toEqual(['ITALY A NAP']);
  });

  test('each fault of a build has its own cause', () => {
    const units = unitsOf({ RUSSIA: 'A WAR' });
    const orders = [
      build('RUSSIA', 'WAR', 'A'),
      build('RUSSIA', 'RUM', 'A'),
      build('RUSSIA', 'MOS', 'F'),
      build('RUSSIA', 'STP', 'F'),
      build('RUSSIA', 'STP/EC', 'F'),
      build('RUSSIA', 'SEV'),
      build('RUSSIA', 'STP/NC'),
      build('RUSSIA', 'MOS'),
      build('RUSSIA', 'MOS', 'A'),
      waive('GERMANY'),
      waive('FRANCE'),
      disband('RUSSIA', 'WAR'),
    ];
    const result = adjudicateAdjustments(STANDARD, units, owned, orders);
    expect(said(result)).toEqual([
      'illegal occupied WAR',
      'illegal not-a-home-centre',
      'illegal inland',
      'fails needs-coast',
      'illegal wrong-coast',
      'illegal needs-type',
      'succeeds',
      'succeeds',
      'illegal already-built',
      'succeeds',
      'illegal no-build-due',
      'illegal no-removal-due',
    ]);
    expect(unitTexts(result.built)).toEqual(['RUSSIA A MOS', 'RUSSIA F STP/NC']);
    expect(result.unused).toEqual(
      new Map([
        ['RUSSIA', 1],
        ['GERMANY', 2],
      ]),
    );
  });

  test('a fleet on a shore without named coasts stands at the province, an army at a coast that was named too', () => {
    const orders = [build('RUSSIA', 'SEV', 'F'), build('RUSSIA', 'STP/NC', 'A')];
    const result = adjudicateAdjustments(STANDARD, unitsOf({ RUSSIA: 'A WAR' }), owned, orders);
    expect(said(result)).toEqual(['succeeds', 'succeeds']);
    expect(unitTexts(result.built)).toEqual(['RUSSIA A STP', 'RUSSIA F SEV']);
  });

  test('nothing is built where the map has no place, on a coast that the place has not, or with nothing due', () => {
    const orders = [
      build('RUSSIA', 'XXX', 'A'),
      build('RUSSIA', 'SEV/NC'),
      build('GERMANY', 'BER', 'A'),
      disband('GERMANY', 'KIE'),
    ];
    const units = unitsOf({ GERMANY: 'A KIE, A MUN' });
    const result = adjudicateAdjustments(STANDARD, units, owned, orders);
    expect(said(result)).toEqual([
      'illegal not-a-home-centre',
      'illegal needs-type',
      'illegal no-build-due',
      'illegal no-removal-due',
    ]);
    expect(result.unused.has('GERMANY' as PowerId)).toBe(false);
  });

  test.each([
    ['hold', { kind: 'hold', unit: { at: 'WAR' } }],
    ['move', { kind: 'move', unit: { at: 'WAR' }, to: 'GAL', viaConvoy: false }],
    ['support to hold', { kind: 'supportHold', unit: { at: 'WAR' }, supported: { at: 'GAL' } }],
    ['support to move', { kind: 'supportMove', unit: { at: 'WAR' }, supported: { at: 'GAL' }, to: 'UKR' }],
    ['convoy', { kind: 'convoy', unit: { at: 'BLA' }, army: { at: 'SEV' }, to: 'RUM' }],
    ['retreat', { kind: 'retreat', unit: { at: 'WAR' }, to: 'GAL' }],
  ])('6.I a %s has no place among builds and removals', (_, order) => {
    const given = { power: 'RUSSIA' as PowerId, order: order as unknown as Order };
    expect(said(adjudicateAdjustments(STANDARD, [], owned, [given]))).toEqual(['illegal wrong-phase']);
  });

  test('a home centre that another power owns is closed', () => {
    const lost = ownedBy({ RUSSIA: 'MOS', GERMANY: 'WAR' });
    const result = adjudicateAdjustments(STANDARD, [], lost, [build('RUSSIA', 'WAR', 'A')]);
    expect(said(result)).toEqual(['illegal not-owned']);
  });

  test('D-19 a build that nobody ordered is not made', () => {
    const result = adjudicateAdjustments(STANDARD, [], owned, []);
    expect(result.units).toEqual([]);
    expect(result.unused.get('RUSSIA' as PowerId)).toBe(4);
  });

  test('a waive uses a build up', () => {
    const one = new Map([['RUSSIA' as PowerId, 1]]);
    const orders = [waive('RUSSIA'), build('RUSSIA', 'MOS', 'A')];
    expect(said(adjudicateAdjustments(STANDARD, [], owned, orders, { due: one }))).toEqual([
      'succeeds',
      'illegal too-many',
    ]);
  });

  test('the caller names the new units', () => {
    const nextUnitId = (power: PowerId, index: number) => `${power}:${index}` as UnitId;
    const orders = [build('RUSSIA', 'WAR', 'F'), build('RUSSIA', 'MOS', 'A')];
    const { built } = adjudicateAdjustments(STANDARD, [], owned, orders, { nextUnitId });
    expect(built.map((unit) => unit.id)).toEqual(['RUSSIA:1']);
  });

  test('without a caller’s numbering, no new unit has an id that is on the board', () => {
    const units = unitsOf({ RUSSIA: 'A WAR' }).map((unit) => ({ ...unit, id: 'RUSSIA-1' as UnitId }));
    const orders = [build('RUSSIA', 'MOS', 'A'), build('RUSSIA', 'SEV', 'A')];
    const { built } = adjudicateAdjustments(STANDARD, units, owned, orders);
    expect(built.map((unit) => unit.id)).toEqual(['RUSSIA-2', 'RUSSIA-3']);
  });
});

describe('removals', () => {
  const units = unitsOf({ FRANCE: 'A PAR, A GAS', GERMANY: 'A MUN' });
  const owned = ownedBy({ FRANCE: 'PAR', GERMANY: 'MUN' });

  test('each fault of a removal has its own cause', () => {
    const orders = [
      disband('FRANCE', 'BRE'),
      disband('FRANCE', 'MUN'),
      disband('FRANCE', 'GAS'),
      disband('FRANCE', 'GAS'),
      disband('FRANCE', 'PAR'),
      waive('FRANCE'),
      { power: 'FRANCE' as PowerId, order: { kind: 'hold', unit: { at: 'PAR' as LocationId } } } satisfies Given<Order>,
    ];
    const result = adjudicateAdjustments(STANDARD, units, owned, orders);
    expect(said(result)).toEqual([
      'illegal no-unit',
      'illegal foreign-unit MUN',
      'succeeds',
      'illegal superseded',
      'illegal too-many',
      'illegal no-build-due',
      'illegal wrong-phase',
    ]);
    expect(unitTexts(result.units)).toEqual(['FRANCE A PAR', 'GERMANY A MUN']);
    expect(result.autoRemoved).toEqual([]);
  });

  test('removals that nobody ordered are made for the power, and told apart', () => {
    const five = unitsOf({ FRANCE: 'A PAR, A GAS, F MAO, A RUH, F ION' });
    const result = adjudicateAdjustments(STANDARD, five, ownedBy({ FRANCE: 'PAR BRE' }), [disband('FRANCE', 'PAR')]);
    expect(unitTexts(result.removed)).toEqual(['FRANCE A PAR', 'FRANCE A RUH', 'FRANCE F ION']);
    expect(unitTexts(result.autoRemoved)).toEqual(['FRANCE A RUH', 'FRANCE F ION']);
    expect(unitTexts(result.units)).toEqual(['FRANCE A GAS', 'FRANCE F MAO']);
  });
});

describe('removals of several powers at once', () => {
  test('each loses its own units, by its own centres, and those with nothing due lose none', () => {
    const units = unitsOf({ FRANCE: 'A PAR, A SPA, A MUN', GERMANY: 'A BER, F KIE, A MAR', ITALY: 'A ROM' });
    const owned = ownedBy({ FRANCE: 'PAR BRE', GERMANY: 'BER', ITALY: 'ROM' });
    const result = adjudicateAdjustments(STANDARD, units, owned, [disband('GERMANY', 'MAR')]);
    expect(unitTexts(result.autoRemoved)).toEqual(['FRANCE A MUN', 'GERMANY F KIE']);
    expect(unitTexts(result.units)).toEqual(['FRANCE A PAR', 'FRANCE A SPA', 'GERMANY A BER', 'ITALY A ROM']);
    expect(result.unused).toEqual(new Map());
  });
});

describe('civil disorder (2023 rule)', () => {
  const removed = (variant: typeof STANDARD, owned: string, units: string, count = 1) =>
    unitTexts(
      removedInDisorder(variant, ownedBy({ ITALY: owned }), 'ITALY' as PowerId, unitsOf({ ITALY: units }), count),
    );

  test('D-16 distance is counted to the nearest owned centre, over land and sea', () => {
    expect(removed(STANDARD, 'NAP', 'A GRE, A PIE')).toEqual(['ITALY A PIE']);
    expect(removed(STANDARD, 'WAR', 'A WAR, A TUS')).toEqual(['ITALY A TUS']);
  });

  test('at the same distance a fleet goes before an army, then the earlier name', () => {
    expect(removed(STANDARD, 'MAR', 'A PIE, F LYO')).toEqual(['ITALY F LYO']);
    expect(removed(STANDARD, 'MAR', 'A PIE, A GAS, A BUR', 2)).toEqual(['ITALY A BUR', 'ITALY A GAS']);
  });

  test('names are those of the variant’s board: Aquitaine before Genoa in 1454, Gascony before Piedmont in 1901', () => {
    expect(removed(STANDARD, 'MAR', 'A BUR, A GAS')).toEqual(['ITALY A BUR']);
    expect(removed(RENAISSANCE, 'MAR', 'A BUR, A GAS')).toEqual(['ITALY A GAS']);
  });

  test('a power without a centre loses the units that come first by type and name', () => {
    expect(removed(STANDARD, '', 'A PAR, F BRE, A BUR', 2)).toEqual(['ITALY A BUR', 'ITALY F BRE']);
  });
});
