import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicateMovement } from '../../src/adjudicate/movement.ts';
import { adjudicateRetreats } from '../../src/adjudicate/retreat.ts';
import { type LocationId, provinceOf } from '../../src/ids.ts';
import type { Given, RetreatOrder } from '../../src/orders.ts';
import { isOk } from '../../src/outcomes.ts';
import { Dice } from '../boards/dice.ts';
import { boards, RUNS } from './random-positions.ts';

/** Retreat phases that follow from random boards, each unit ordered to one of its ways out, or anywhere. */
const phases = fc.tuple(boards({ spoiled: 0 }), fc.nat()).map(([board, seed]) => {
  const dice = new Dice(seed);
  const { units, dislodged, contested } = adjudicateMovement(board.variant, board.units, board.orders, board);
  const anywhere = () => dice.pick([...board.variant.locations]) as LocationId;
  const orders = dislodged.flatMap(({ power, location, retreats }): Given<RetreatOrder>[] => {
    if (dice.chance(10)) return [];
    const unit = { at: location };
    if (dice.chance(10)) return [{ power, order: { kind: 'disband', unit } }];
    const to = dice.chance(10) ? anywhere() : (dice.pick(retreats) ?? anywhere());
    return [{ power, order: { kind: 'retreat', unit, to } }];
  });
  return { variant: board.variant, units, dislodged, contested, orders };
});

describe('the laws of a retreat phase', { timeout: 120_000 }, () => {
  test('one unit a province, nobody is lost, and every dislodged unit has one fate', () => {
    fc.assert(
      fc.property(phases, ({ variant, units, dislodged, contested, orders }) => {
        const result = adjudicateRetreats(variant, units, dislodged, contested, orders);
        const provinces = result.units.map(({ location }) => provinceOf(location));
        expect(new Set(provinces).size).toBe(provinces.length);
        expect(result.fates.map(({ unit }) => unit)).toEqual(dislodged);
        const ids = [...result.units, ...result.disbanded].map(({ id }) => id).sort();
        expect(ids).toEqual([...units, ...dislodged].map(({ id }) => id).sort());
        const gone = result.fates.filter(({ fate }) => fate !== 'retreated').map(({ unit }) => unit);
        expect(result.disbanded).toEqual(gone);
        for (const { result: word, cause } of result.orders) expect(cause === undefined).toBe(isOk(word));
      }),
      RUNS,
    );
  });

  test('D-22 a unit that retreated is one like any other', () => {
    fc.assert(
      fc.property(phases, ({ variant, units, dislodged, contested, orders }) => {
        for (const unit of adjudicateRetreats(variant, units, dislodged, contested, orders).units) {
          expect(Object.keys(unit).sort()).toEqual(['id', 'location', 'power', 'type']);
        }
      }),
      RUNS,
    );
  });

  test('the order of the list never matters, with one order a unit', () => {
    fc.assert(
      fc.property(phases, ({ variant, units, dislodged, contested, orders }) => {
        const one = adjudicateRetreats(variant, units, dislodged, contested, orders);
        const other = adjudicateRetreats(variant, units, dislodged, contested, orders.toReversed());
        expect(other).toEqual({ ...one, orders: one.orders.toReversed() });
      }),
      RUNS,
    );
  });
});
