import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicateMovement } from '../../src/adjudicate/movement.ts';
import { provinceOf } from '../../src/ids.ts';
import type { Given, MovementOrder } from '../../src/orders.ts';
import { isOk, type MovementResult, type Result } from '../../src/outcomes.ts';
import type { TestBoard } from '../boards/random-board.ts';
import { boards, frozen, RUNS, renamings } from './random-positions.ts';

const play = (board: TestBoard) => adjudicateMovement(board.variant, board.units, board.orders, board);
const boardAfter = ({ units, dislodged, contested }: MovementResult) => ({ units, dislodged, contested });
const law = (board: fc.Arbitrary<TestBoard>, holds: (board: TestBoard) => void) =>
  fc.assert(fc.property(board, holds), RUNS);

describe('the laws of a movement phase', { timeout: 120_000 }, () => {
  test('one unit a province, and no unit is lost, made or changed', () => {
    law(boards(), (board) => {
      const { units, dislodged } = play(board);
      const provinces = units.map(({ location }) => provinceOf(location));
      expect(new Set(provinces).size).toBe(provinces.length);
      const who = ({ id, power, type }: (typeof units)[number]) => `${id} ${power} ${type}`;
      expect([...units, ...dislodged].map(who).sort()).toEqual(board.units.map(who).sort());
      for (const { location } of units) expect(board.variant.locations).toContain(location);
    });
  });

  test('D-04 every order and every unit has exactly one outcome, in the order given', () => {
    law(boards(), (board) => {
      const { orders, unitOutcomes } = play(board);
      expect(orders.map(({ order }) => order)).toEqual(board.orders.map(({ order }) => order));
      expect(unitOutcomes.map(({ unit }) => unit)).toEqual(board.units);
      for (const { given, result, cause } of unitOutcomes) {
        if (given !== undefined)
          expect({ ...orders[given], order: undefined }).toEqual({ order: undefined, result, ...(cause && { cause }) });
      }
    });
  });

  test('an order has a cause exactly when it did not do what it said, and causes name units on the board', () => {
    const words: Record<MovementOrder['kind'], readonly Result[]> = {
      hold: ['illegal', 'stands', 'dislodged'],
      move: ['illegal', 'invalid', 'succeeds', 'fails'],
      supportHold: ['illegal', 'invalid', 'given', 'cut'],
      supportMove: ['illegal', 'invalid', 'given', 'cut'],
      convoy: ['illegal', 'invalid', 'available', 'disrupted'],
    };
    law(boards(), (board) => {
      const occupied = board.units.map(({ location }) => provinceOf(location));
      const { orders, unitOutcomes } = play(board);
      for (const { order, result, cause } of [...orders, ...unitOutcomes]) {
        expect([...words[order.kind], ...(board.immobilised.size > 0 ? words.hold : [])]).toContain(result);
        expect(cause === undefined).toBe(isOk(result));
        expect((cause?.by ?? []).filter((province) => !occupied.includes(province))).toEqual([]);
      }
    });
  });

  test('nobody dislodges a unit of its own power, nor does its own power’s support', () => {
    law(boards(), (board) => {
      const powerAt = new Map(board.units.map(({ location, power }) => [provinceOf(location), power]));
      for (const { unit, dislodged, cause } of play(board).unitOutcomes) {
        if (!dislodged || cause?.code !== 'dislodged') continue;
        for (const province of cause.by) expect(powerAt.get(province)).not.toBe(unit.power);
      }
    });
  });

  test('a dislodged unit’s attacker stands in its province, and it may go only where nobody is or was stood off', () => {
    law(boards(), (board) => {
      const { units, dislodged, contested } = play(board);
      const standing = new Map(units.map((unit) => [provinceOf(unit.location), unit]));
      for (const unit of dislodged) {
        const attacker = standing.get(provinceOf(unit.location));
        const start = board.units.find(({ id }) => id === attacker?.id);
        expect(start?.location).toBe(unit.attackedFrom);
        expect(unit.retreats).toEqual([...unit.retreats].sort());
        for (const place of unit.retreats.map(provinceOf)) {
          expect(standing.has(place)).toBe(false);
          expect(contested).not.toContain(place);
          if (!unit.attackerConvoyed) expect(place).not.toBe(provinceOf(unit.attackedFrom));
        }
      }
      for (const province of contested) expect(standing.has(province)).toBe(false);
    });
  });

  test('the order of the list never matters, with one order a unit', () => {
    const oneOrderEach = boards().map((board): TestBoard => {
      const first = new Map(board.orders.toReversed().map((given) => [provinceOf(given.order.unit.at), given]));
      return { ...board, orders: [...first.values()] };
    });
    const shuffled = oneOrderEach.chain((board) =>
      fc.tuple(
        fc.constant(board),
        fc.shuffledSubarray([...board.orders], { minLength: board.orders.length }),
        fc.shuffledSubarray([...board.units], { minLength: board.units.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([board, orders, units]) => {
        const one = play(board);
        const other = play({ ...board, orders, units });
        const outcomeOf = ({ orders: outcomes }: MovementResult, list: readonly Given<MovementOrder>[]) =>
          new Map(list.map((given, index) => [given, outcomes[index]]));
        expect(outcomeOf(other, orders)).toEqual(outcomeOf(one, board.orders));
        const byId = <T extends { id: string }>(list: readonly T[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(other.units)).toEqual(byId(one.units));
        expect(byId(other.dislodged)).toEqual(byId(one.dislodged));
        expect(other.contested).toEqual(one.contested);
      }),
      RUNS,
    );
  });

  test('renaming powers renames results', () => {
    const renamed = boards().chain((board) => fc.tuple(fc.constant(board), renamings(board)));
    fc.assert(
      fc.property(renamed, ([board, rename]) => {
        const called = <T extends { power: TestBoard['units'][number]['power'] }>(one: T): T => ({
          ...one,
          power: rename(one.power),
        });
        const result = play({ ...board, units: board.units.map(called), orders: board.orders.map(called) });
        const before = play(board);
        expect(result).toEqual({
          ...before,
          units: before.units.map(called),
          dislodged: before.dislodged.map(called),
          unitOutcomes: before.unitOutcomes.map((outcome) => ({ ...outcome, unit: called(outcome.unit) })),
        });
      }),
      RUNS,
    );
  });

  test('adjudicating twice is the same, and nothing given is changed', () => {
    law(boards(), ({ variant, units, orders, immobilised }) => {
      const board = { variant, units: frozen(units), orders: frozen(orders), immobilised };
      const first = frozen(play(board));
      expect(play(board)).toEqual(first);
    });
  });

  test('an illegal order changes nothing on the board, nor does an order to hold', () => {
    law(boards(), (board) => {
      const result = play(board);
      const legal = board.orders.filter((_, index) => result.orders[index]?.result !== 'illegal');
      const needed = legal.filter(({ order }) => order.kind !== 'hold');
      expect(boardAfter(play({ ...board, orders: legal }))).toEqual(boardAfter(result));
      expect(boardAfter(play({ ...board, orders: needed }))).toEqual(boardAfter(result));
    });
  });

  test('an immobilised unit does what a unit without orders does', () => {
    law(boards(), (board) => {
      const frozenIn = new Set(
        board.units.filter(({ id }) => board.immobilised.has(id)).map(({ location }) => provinceOf(location)),
      );
      const free = board.orders.filter(({ order }) => !frozenIn.has(provinceOf(order.unit.at)));
      const result = play(board);
      expect(boardAfter(play({ ...board, orders: free, immobilised: new Set() }))).toEqual(boardAfter(result));
      expect(
        result.unitOutcomes
          .filter(({ immobilised }) => immobilised)
          .map(({ unit }) => unit.id)
          .sort(),
      ).toEqual([...board.immobilised].sort());
    });
  });
});
