import { board } from '../adjudicate/kernel/board.ts';
import type { Byte, Province } from '../adjudicate/kernel/bytes.ts';
import { encodePosition, positionLength } from '../adjudicate/kernel/encoding.ts';
import { locationOf, type Tables, tablesOf } from '../adjudicate/kernel/tables.ts';
import { words } from '../adjudicate/kernel/words.ts';
import { type LocationId, type ProvinceId, provinceOf } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import { printOrder } from '../notation/print.ts';
import type { UnitName } from '../orders.ts';
import type { Unit } from '../position.ts';
import { decodeOrder } from './decode.ts';
import { generateLegalOrders, makeLegalWords } from './generate.ts';

const { isFleet, otherOf, rowOf, unitOf } = words;
const legal = makeLegalWords();

/**
 * Texts of orders for one type of unit at one location, by the order's word, which does not hold
 * the type of the other unit it names: an army or nobody, or a fleet.
 */
interface Texts {
  readonly withArmy: Map<number, string>;
  readonly withFleet: Map<number, string>;
}

/** Every text is made once; by row of the ordered unit. */
const made = new WeakMap<Tables, Texts[]>();

/** Every legal order of every unit in canonical form, by the unit's location: `legalOrders`, printed. */
export function legalOrderTexts(variant: Variant, units: readonly Unit[]): Map<LocationId, readonly string[]> {
  const tables = tablesOf(variant);
  const position = new Int32Array(positionLength(units.length, 0));
  encodePosition(tables, units, [], undefined, position);
  const texts = listLegalOrders(tables, position, 0);
  return new Map(units.map((unit, i) => [unit.location, texts[i] as readonly string[]]));
}

/** The same for the position that starts at `at` in `position` (`encodePosition`), by unit in its order. */
export function listLegalOrders(tables: Tables, position: Int32Array, at: number): readonly (readonly string[])[] {
  generateLegalOrders(tables, position, at, legal);
  const { start, words: orders } = legal;
  const { units, unitAt } = board;
  const lists: string[][] = [];
  for (let i = 0; i < units.length; i++) {
    const texts = textsFor(tables, rowOf(unitAt[units.items[i as Byte]]));
    const list: string[] = [];
    for (let j = start[i] as number; j < (start[i + 1] as number); j++) {
      const word = orders[j] as number;
      const kept = isFleet(unitAt[otherOf(word)]) ? texts.withFleet : texts.withArmy;
      list.push(kept.get(word) ?? make(tables, word, kept));
    }
    lists.push(list);
  }
  return lists;
}

function textsFor(tables: Tables, row: number): Texts {
  let rows = made.get(tables);
  if (rows === undefined) {
    rows = [];
    made.set(tables, rows);
  }
  rows[row] ??= { withArmy: new Map(), withFleet: new Map() };
  return rows[row];
}

function make(tables: Tables, word: number, kept: Map<number, string>): string {
  const names = new Map([nameOf(tables, unitOf(word)), nameOf(tables, otherOf(word))]);
  const text = printOrder(decodeOrder(tables, names, word));
  kept.set(word, text);
  return text;
}

function nameOf(tables: Tables, province: Province): readonly [ProvinceId, UnitName] {
  const unit = board.unitAt[province];
  const at = locationOf(tables, unit);
  return [provinceOf(at), { type: isFleet(unit) ? 'F' : 'A', at }];
}
