import type { Byte } from '../adjudicate/kernel/bytes.ts';
import { encodePosition, positionLength } from '../adjudicate/kernel/encoding.ts';
import { type Tables, tablesOf } from '../adjudicate/kernel/tables.ts';
import type { LocationId, ProvinceId } from '../ids.ts';
import { provinceOf } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { MovementOrder, UnitName } from '../orders.ts';
import type { Unit } from '../position.ts';
import { decodeOrder } from './decode.ts';
import { generateLegalOrders, legalNumbers } from './generate.ts';
import { numbersOf } from './order-numbers.ts';

/**
 * Every legal order of every unit, each once, by the unit's location (with its coast).
 *
 * Holds. Moves to every place next to the unit; fleets that enter a province with several coasts
 * name the coast. `viaConvoy` moves to every port that fleets at sea on this board, of any power,
 * could carry the army to, neighbours included. Supports to hold for every unit in a province that
 * the supporter could move to. Supports of moves for every other unit and every province that the
 * supporter could move to and that the unit could, by itself or by a convoy without the supporter;
 * provinces in supports are named without coasts. Convoys of a fleet at sea, for every army and port
 * with a minimal route that includes it (DATC 6.G.19).
 */
export function legalOrders(variant: Variant, units: readonly Unit[]): Map<LocationId, MovementOrder[]> {
  const tables = tablesOf(variant);
  const words = new Int32Array(positionLength(units.length, 0));
  encodePosition(tables, units, [], undefined, words);
  generateLegalOrders(tables, words, 0);
  const names = new Map(units.map((unit) => [provinceOf(unit.location), nameOf(unit)]));
  return new Map(units.map((unit, i) => [unit.location, decodeOrders(tables, names, i)]));
}

/** The legal orders of one unit of the position. */
export function legalOrdersOf(variant: Variant, units: readonly Unit[], unit: Unit): readonly MovementOrder[] {
  return legalOrders(variant, units).get(unit.location) ?? [];
}

function nameOf(unit: Unit): UnitName {
  return { type: unit.type, at: unit.location };
}

function decodeOrders(tables: Tables, names: ReadonlyMap<ProvinceId, UnitName>, unit: number): MovementOrder[] {
  const { words } = numbersOf(tables);
  const own = legalNumbers.numbers.subarray(legalNumbers.start[unit as Byte], legalNumbers.start[(unit + 1) as Byte]);
  return Array.from(own, (number) => decodeOrder(tables, names, words[number] as number));
}
