import { describe, expect, test } from 'vitest';
import { adjudicateMovement } from '../../src/adjudicate/movement.ts';
import { adjudicateRetreats } from '../../src/adjudicate/retreat.ts';
import type { LocationId, PowerId } from '../../src/ids.ts';
import { legalOrders } from '../../src/legal/legal-orders.ts';
import { STANDARD } from '../../src/map/variants.ts';
import { printOrder } from '../../src/notation/print.ts';
import { movementOrders, play } from './phase.ts';

// D-14, D-16, D-18 and D-19 are in test/adjudicate, with the other rules of builds and removals.

describe('D-20 dislodged from next door', () => {
  const fleets = 'F MAO C A GAS - MAR; F WES C A GAS - MAR; F LYO C A GAS - MAR; A BUR S A GAS - MAR';

  test('D-20 by an army that came by sea: its origin is open', () => {
    const { retreatsOf, result } = play({ ITALY: `A GAS - MAR via; ${fleets}`, FRANCE: 'A MAR H' });
    expect(retreatsOf('MAR')).toEqual(['GAS', 'PIE', 'SPA']);
    expect(result.dislodged[0]?.attackerConvoyed).toBe(true);
  });

  test('D-20 by an army that came by land: its origin is barred', () => {
    const { retreatsOf } = play({ ITALY: 'A GAS - MAR; A BUR S A GAS - MAR', FRANCE: 'A MAR H' });
    expect(retreatsOf('MAR')).toEqual(['PIE', 'SPA']);
  });
});

test('D-21 a unit with nowhere to go is known when it is dislodged, before any retreat order', () => {
  const { retreatsOf, result } = play({ ENGLAND: 'A SPA - POR; F MAO S A SPA - POR', FRANCE: 'A POR H' });
  expect(retreatsOf('POR')).toEqual([]);
  const { fates } = adjudicateRetreats(STANDARD, result.units, result.dislodged, result.contested, []);
  expect(fates.map(({ fate }) => fate)).toEqual(['no-room']);
});

test('D-22 a unit that retreated moves like any other in the next season', () => {
  const { result } = play({ AUSTRIA: 'A TRI - VIE; A BUD S A TRI - VIE', ITALY: 'A VIE H' });
  const retreat = { kind: 'retreat', unit: { at: 'VIE' as LocationId }, to: 'TYR' as LocationId } as const;
  const { units } = adjudicateRetreats(STANDARD, result.units, result.dislodged, result.contested, [
    { power: 'ITALY' as PowerId, order: retreat },
  ]);
  expect((legalOrders(STANDARD, units).get('TYR' as LocationId) ?? []).map(printOrder)).toContain('A TYR - VEN');
  const next = adjudicateMovement(STANDARD, units, movementOrders({ ITALY: 'A TYR - VEN' }));
  expect(next.orders.map(({ result: word }) => word)).toEqual(['succeeds']);
  expect(next.dislodged).toEqual([]);
});
