import { describe, expect, test } from 'vitest';
import { adjudicateAdjustments } from '../../src/adjudicate/adjustment.ts';
import type { LocationId, PowerId } from '../../src/ids.ts';
import { legalOrders } from '../../src/legal/legal-orders.ts';
import { STANDARD } from '../../src/map/variants.ts';
import { printOrder } from '../../src/notation/print.ts';
import type { Given, Order } from '../../src/orders.ts';
import { ownedBy, unitsOf, unitTexts } from '../adjudicate/boards.ts';
import { play } from './phase.ts';

const offered = (units: Readonly<Record<string, string>>, at: string) =>
  (legalOrders(STANDARD, unitsOf(units)).get(at as LocationId) ?? []).map(printOrder);

test('D-11 a fleet is offered the coasts of Spain and not the bare province, an army the province', () => {
  const units = { FRANCE: 'F MAO, A GAS' };
  expect(offered(units, 'MAO').filter((text) => text.startsWith('F MAO - SPA'))).toEqual([
    'F MAO - SPA/NC',
    'F MAO - SPA/SC',
  ]);
  expect(offered(units, 'GAS').filter((text) => text.startsWith('A GAS - SPA'))).toEqual([
    'A GAS - SPA',
    'A GAS - SPA VIA',
  ]);
});

describe('D-12 supports into provinces with coasts', () => {
  const units = { FRANCE: 'F MAO, A POR', TURKEY: 'F RUM, F CON, A SER' };

  test('D-12 each is offered once', () => {
    expect(offered(units, 'MAO').filter((text) => text.startsWith('F MAO S A POR - SPA'))).toHaveLength(1);
    expect(offered(units, 'CON').filter((text) => text.startsWith('F CON S F RUM - BUL'))).toHaveLength(1);
    expect(offered(units, 'SER').filter((text) => text.startsWith('A SER S F RUM - BUL'))).toHaveLength(1);
  });

  test('D-12 a support counts with the coast and without, and not with the other coast', () => {
    const { said } = play({
      TURKEY: 'F RUM - BUL/EC; F CON S F RUM - BUL/EC; A SER S F RUM - BUL; A GRE S F RUM - BUL(sc)',
      RUSSIA: 'A BUL H',
    });
    expect(said).toEqual({
      'F RUM - BUL/EC': 'succeeds',
      'F CON S F RUM - BUL/EC': 'given',
      'A SER S F RUM - BUL': 'given',
      'A GRE S F RUM - BUL/SC': 'illegal supported-cannot-reach RUM',
      'A BUL H': 'dislodged dislodged RUM CON SER',
    });
  });
});

describe('D-13 builds in St Petersburg', () => {
  const build = (at: string): Given<Order> => ({
    power: 'RUSSIA' as PowerId,
    order: { kind: 'build', unit: { type: 'F', at: at as LocationId } },
  });
  const owned = ownedBy({ RUSSIA: 'STP' });

  test('D-13 a fleet stands at the coast it was built on, and sails from there', () => {
    const { units } = adjudicateAdjustments(STANDARD, [], owned, [build('STP/NC')]);
    expect(unitTexts(units)).toEqual(['RUSSIA F STP/NC']);
    const moves = (legalOrders(STANDARD, units).get('STP/NC' as LocationId) ?? []).map(printOrder);
    expect(moves).toContain('F STP/NC - BAR');
    expect(moves).not.toContain('F STP/NC - BOT');
  });

  test('D-13 a fleet without a coast is not built', () => {
    const { orders, units } = adjudicateAdjustments(STANDARD, [], owned, [build('STP')]);
    expect(orders.map(({ result, cause }) => [result, cause?.code])).toEqual([['fails', 'needs-coast']]);
    expect(units).toEqual([]);
  });
});
