import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicateAdjustments } from '../../src/adjudicate/adjustment.ts';
import { adjustmentsDue, centreCounts } from '../../src/adjudicate/ownership.ts';
import { type LocationId, type PowerId, type ProvinceId, provinceOf, type UnitType } from '../../src/ids.ts';
import type { AdjustmentOrder, Given } from '../../src/orders.ts';
import { isOk } from '../../src/outcomes.ts';
import { Dice } from '../boards/dice.ts';
import { boards, RUNS } from './random-positions.ts';

/** Random owners of the centres, and orders of every kind, many more than are due. */
const phases = fc.tuple(boards(), fc.nat()).map(([{ variant, units }, seed]) => {
  const dice = new Dice(seed);
  const powers = variant.powers.map(({ id }) => id);
  const owned = new Map<ProvinceId, PowerId>();
  for (const centre of variant.supplyCentres) {
    const home = variant.provinceById.get(centre)?.homeOf;
    if (dice.chance(85))
      owned.set(centre, home !== undefined && dice.chance(60) ? home : (dice.pick(powers) as PowerId));
  }
  const orders = Array.from({ length: dice.roll(25) }, (): Given<AdjustmentOrder> => {
    const unit = dice.pick(units);
    const power = dice.chance(60) && unit !== undefined ? unit.power : (dice.pick(powers) as PowerId);
    if (dice.chance(10)) return { power, order: { kind: 'waive' } };
    if (dice.chance(40) && unit !== undefined)
      return { power, order: { kind: 'disband', unit: { at: unit.location } } };
    const homes = variant.powers.find(({ id }) => id === power)?.homeCentres ?? [];
    const at = dice.pick(variant.provinceById.get(dice.pick(homes) ?? '')?.locations ?? []) as LocationId;
    return { power, order: { kind: 'build', unit: { type: dice.pick<UnitType>(['A', 'F']) as UnitType, at } } };
  });
  return { variant, units, owned, orders };
});

describe('the laws of an adjustment phase', { timeout: 120_000 }, () => {
  test('one unit a province, nothing is lost or changed but what was built and removed', () => {
    fc.assert(
      fc.property(phases, ({ variant, units, owned, orders }) => {
        const result = adjudicateAdjustments(variant, units, owned, orders);
        const provinces = result.units.map(({ location }) => provinceOf(location));
        expect(new Set(provinces).size).toBe(provinces.length);
        expect(new Set(result.units.map(({ id }) => id)).size).toBe(result.units.length);
        expect(result.units).toEqual([...units.filter((unit) => !result.removed.includes(unit)), ...result.built]);
        for (const unit of result.autoRemoved) expect(result.removed).toContain(unit);
        for (const { location, type } of result.built) {
          const places = type === 'F' ? variant.fleetBorders : variant.armyBorders;
          expect([...places.keys()]).toContain(location);
        }
        for (const { result: word, cause } of result.orders) expect(cause === undefined).toBe(isOk(word));
      }),
      RUNS,
    );
  });

  test('D-14 no power ends with more units than centres, nor builds more than is due', () => {
    fc.assert(
      fc.property(phases, ({ variant, units, owned, orders }) => {
        const due = adjustmentsDue(variant, units, owned);
        const result = adjudicateAdjustments(variant, units, owned, orders);
        for (const [power, centres] of centreCounts(variant, owned)) {
          const own = (list: readonly { power: PowerId }[]) => list.filter((unit) => unit.power === power).length;
          expect(own(result.units)).toBeLessThanOrEqual(centres);
          expect(own(result.built)).toBeLessThanOrEqual(Math.max(0, due.get(power) ?? 0));
          expect(own(result.removed)).toBe(Math.max(0, -(due.get(power) ?? 0)));
          expect(own(result.built) + (result.unused.get(power) ?? 0)).toBe(Math.max(0, due.get(power) ?? 0));
        }
      }),
      RUNS,
    );
  });

  test('one power’s orders have no bearing on another’s', () => {
    fc.assert(
      fc.property(phases, ({ variant, units, owned, orders }) => {
        const together = adjudicateAdjustments(variant, units, owned, orders);
        for (const { id } of variant.powers) {
          const own = orders.filter(({ power }) => power === id);
          const alone = adjudicateAdjustments(variant, units, owned, own).units.filter(({ power }) => power === id);
          expect(alone).toEqual(together.units.filter(({ power }) => power === id));
        }
      }),
      RUNS,
    );
  });
});
