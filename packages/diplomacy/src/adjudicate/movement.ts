import type { LocationId, ProvinceId, UnitId } from '../ids.ts';
import { provinceOf } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { Given, MovementOrder } from '../orders.ts';
import {
  type Cause,
  type CauseCode,
  type MovementResult,
  type OrderOutcome,
  RESULTS,
  type Result,
  type UnitOutcome,
} from '../outcomes.ts';
import type { DislodgedUnit, Unit } from '../position.ts';
import { board } from './kernel/board.ts';
import type { Byte, Province } from './kernel/bytes.ts';
import { CAUSES } from './kernel/codes.ts';
import { encodePosition, positionLength } from './kernel/encoding.ts';
import { adjudicatePosition } from './kernel/kernel.ts';
import { causeOf, namesOf, resultOf, results } from './kernel/results.ts';
import { locationOf, type Tables, tablesOf } from './kernel/tables.ts';
import { words } from './kernel/words.ts';

const { VIA } = words;

/**
 * The outcome of a movement phase by DATC 3.2 (Szykman's rule for convoy paradoxes). The same
 * position may be adjudicated any number of times. Not checked here: that the units stand where
 * they can, one in a province.
 *
 * Every order of a unit in `immobilised` is read as a hold.
 */
export function adjudicateMovement(
  variant: Variant,
  units: readonly Unit[],
  orders: readonly Given<MovementOrder>[],
  options: { readonly immobilised?: ReadonlySet<UnitId> } = {},
): MovementResult {
  const tables = tablesOf(variant);
  const words = new Int32Array(positionLength(units.length, orders.length));
  encodePosition(tables, units, orders, options.immobilised, words);
  adjudicatePosition(tables, words, 0);
  return readResults(tables, units, orders, options.immobilised);
}

/** What the kernel came to, in words. */
function readResults(
  tables: Tables,
  units: readonly Unit[],
  orders: readonly Given<MovementOrder>[],
  immobilised: ReadonlySet<UnitId> | undefined,
): MovementResult {
  const numberOf = (location: LocationId) => tables.numberOf.get(provinceOf(location)) ?? 0;
  const faults = readFaults();
  const placed = units.map((unit) => ({ unit, province: numberOf(unit.location) }));
  return {
    orders: orders.map(({ order }, i): OrderOutcome<MovementOrder> => {
      const fault = faults.get(i);
      if (fault !== undefined) return { order, result: 'illegal', cause: readFault(order, fault) };
      return { order, ...readOutcome(tables, results.outcomeAt[numberOf(order.unit.at)]) };
    }),
    unitOutcomes: placed.map(({ unit, province }): UnitOutcome => {
      const given = board.orderAt[province] === 0 ? undefined : results.givenAt[province];
      const held = immobilised?.has(unit.id) ?? false;
      const order = given === undefined || held ? undefined : orders[given]?.order;
      return {
        unit,
        order: order ?? { kind: 'hold', unit: { type: unit.type, at: unit.location } },
        ...(given === undefined ? {} : { given }),
        immobilised: held,
        ...readOutcome(tables, results.outcomeAt[province]),
        dislodged: results.placeAfter[province] === 0,
      };
    }),
    units: placed.flatMap(({ unit, province }) => standing(tables, unit, results.placeAfter[province])),
    dislodged: placed
      .filter(({ province }) => results.placeAfter[province] === 0)
      .map(({ unit, province }) => readDislodged(tables, units, unit, province)),
    contested: Array.from({ length: results.contestedCount }, (_, i) => idOf(tables, results.contested[i as Byte])),
  };
}

function readFaults(): ReadonlyMap<number, number> {
  const orders = results.faultyOrders.subarray(0, results.faultCount);
  return new Map(Array.from(orders, (order, i) => [order, results.faults[i] as number]));
}

function idOf(tables: Tables, province: number): ProvinceId {
  return tables.provinceIds[province] as ProvinceId;
}

function readOutcome(tables: Tables, word: number): { result: Result; cause?: Cause } {
  const result = RESULTS[resultOf(word)] as Result;
  const code = CAUSES[causeOf(word)];
  return code === undefined ? { result } : { result, cause: { code, by: readNames(tables, namesOf(word)) } };
}

function readNames(tables: Tables, start: number): readonly ProvinceId[] {
  const end = results.names.indexOf(0, start);
  return Array.from(results.names.subarray(start, end), (province) => idOf(tables, province));
}

/** Why an order is illegal, with the unit that makes it so, if one does. */
export function readFault(order: MovementOrder, fault: number): Cause {
  const code = CAUSES[fault] as CauseCode;
  const by = (location: LocationId): Cause => ({ code, by: [provinceOf(location)] });
  if (code === 'foreign-unit') return by(order.unit.at);
  if (code === 'supported-cannot-reach' && 'supported' in order) return by(order.supported.at);
  if (code === 'not-an-army' && 'army' in order) return by(order.army.at);
  return { code, by: [] };
}

/** The unit where it stands after the phase; nothing for a dislodged one. */
function standing(tables: Tables, unit: Unit, place: number): readonly Unit[] {
  if (place === 0) return [];
  const location = locationOf(tables, place);
  return [location === unit.location ? unit : { ...unit, location }];
}

function readDislodged(tables: Tables, units: readonly Unit[], unit: Unit, province: Province): DislodgedUnit {
  const origin = board.winnerOf[province];
  const attacker = units.find(({ location }) => provinceOf(location) === idOf(tables, origin));
  const start = results.retreatsAt[province];
  const places = results.retreats.subarray(start, results.retreats.indexOf(0, start));
  return {
    ...unit,
    attackedFrom: attacker?.location ?? (idOf(tables, origin) as string as LocationId),
    attackerConvoyed: (board.orderAt[origin] & VIA) !== 0,
    retreats: Array.from(places, (place) => locationOf(tables, place)),
  };
}
