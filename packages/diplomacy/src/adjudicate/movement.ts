import type { LocationId, ProvinceId, UnitId } from '../ids.ts';
import { locationAt, provinceOf } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { Given, MovementOrder } from '../orders.ts';
import {
  type Cause,
  type MovementResult,
  type OrderOutcome,
  RESULTS,
  type Result,
  type UnitOutcome,
} from '../outcomes.ts';
import type { DislodgedUnit, Unit } from '../position.ts';
import { CAUSES } from './kernel/codes.ts';
import { encodePosition, positionLength } from './kernel/encoding.ts';
import { adjudicatePosition } from './kernel/kernel.ts';
import { makeResults, type Results } from './kernel/results.ts';
import { locationOf, type Tables, tablesOf } from './kernel/tables.ts';

const results = makeResults();

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
  adjudicatePosition(tables, words, 0, results);
  return decode(tables, units, orders, options.immobilised, results);
}

function decode(
  tables: Tables,
  units: readonly Unit[],
  orders: readonly Given<MovementOrder>[],
  immobilised: ReadonlySet<UnitId> | undefined,
  found: Results,
): MovementResult {
  const dislodged = decodeDislodged(tables, units, found);
  return {
    orders: orders.map(({ order }, i): OrderOutcome<MovementOrder> => {
      const cause = causeOf(tables, found, found.orderCause[i], found.orderNamed[i], found.orderNamedEnd[i]);
      return { order, result: resultOf(found.orderResult[i]), ...cause };
    }),
    unitOutcomes: units.map((unit, i): UnitOutcome => {
      const index = (found.unitOrder[i] ?? 0) - 1;
      const held = immobilised?.has(unit.id) ?? false;
      const order = index < 0 || held ? holdOf(unit) : (orders[index]?.order ?? holdOf(unit));
      return {
        unit,
        order,
        ...(index < 0 ? {} : { given: index }),
        immobilised: held,
        result: resultOf(found.unitResult[i]),
        ...causeOf(tables, found, found.unitCause[i], found.unitNamed[i], found.unitNamedEnd[i]),
        dislodged: found.unitPlace[i] === 0,
      };
    }),
    units: units.flatMap((unit, i) => standing(tables, unit, found.unitPlace[i] ?? 0)),
    dislodged,
    contested: provincesOf(tables, found.contested, 0, found.contestedCount),
  };
}

function holdOf(unit: Unit): MovementOrder {
  return { kind: 'hold', unit: { type: unit.type, at: unit.location } };
}

function resultOf(number: number | undefined): Result {
  return RESULTS[number ?? 0] as Result;
}

function causeOf(tables: Tables, found: Results, number = 0, start = 0, end = 0): { cause?: Cause } {
  const code = CAUSES[number];
  return code === undefined ? {} : { cause: { code, by: provincesOf(tables, found.named, start, end) } };
}

function provincesOf(tables: Tables, list: Uint8Array, start: number, end: number): readonly ProvinceId[] {
  return Array.from(list.subarray(start, end), (number) => tables.provinceIds[number] as ProvinceId);
}

/** The unit where it stands after the phase; nothing for a dislodged one. */
function standing(tables: Tables, unit: Unit, place: number): readonly Unit[] {
  if (place === 0) return [];
  const location = locationOf(tables, place);
  return [location === unit.location ? unit : { ...unit, location }];
}

function decodeDislodged(tables: Tables, units: readonly Unit[], found: Results): readonly DislodgedUnit[] {
  const unitAt = new Map(units.map((unit) => [provinceOf(unit.location), unit]));
  return Array.from({ length: found.dislodgedCount }, (_, i): DislodgedUnit => {
    const attacker = unitAt.get(tables.provinceIds[found.dislodgedBy[i] ?? 0] as ProvinceId);
    const retreats = found.retreats.subarray(found.dislodgedRetreats[i], found.dislodgedRetreatsEnd[i]);
    return {
      ...(units[found.dislodgedUnit[i] ?? 0] as Unit),
      attackedFrom: attacker?.location ?? locationAt('' as ProvinceId),
      attackerConvoyed: found.dislodgedByConvoy[i] === 1,
      retreats: Array.from(retreats, (place): LocationId => locationOf(tables, place)),
    };
  });
}
