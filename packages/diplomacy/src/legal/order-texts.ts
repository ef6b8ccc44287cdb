import type { Byte } from '../adjudicate/kernel/bytes.ts';
import { encodePosition, HEADER, positionLength } from '../adjudicate/kernel/encoding.ts';
import { locationOf, type Tables, tablesOf } from '../adjudicate/kernel/tables.ts';
import { words } from '../adjudicate/kernel/words.ts';
import { type LocationId, type ProvinceId, provinceOf } from '../ids.ts';
import { madeOnce } from '../made-once.ts';
import type { Variant } from '../map/variant.ts';
import { printOrder } from '../notation/print.ts';
import type { UnitName } from '../orders.ts';
import type { Unit } from '../position.ts';
import { decodeOrder } from './decode.ts';
import { generateLegalOrders, legalNumbers } from './generate.ts';
import { numbersOf } from './order-numbers.ts';

/** The texts of legal orders, each made when it is first wanted, and kept under the order's number. */
const { isFleet } = words;
const { numbers, start } = legalNumbers;

type Texts = (string | undefined)[];

/** The texts made so far. */
const textsOf = madeOnce((tables: Tables): Texts => {
  return new Array<string | undefined>(numbersOf(tables).words.length).fill(undefined);
});

/** Every legal order of every unit in canonical form, by the unit's location: `legalOrders`, printed. */
export function legalOrderTexts(variant: Variant, units: readonly Unit[]): Map<LocationId, readonly string[]> {
  const tables = tablesOf(variant);
  const encoded = new Int32Array(positionLength(units.length, 0));
  encodePosition(tables, units, [], undefined, encoded);
  const texts = listLegalOrders(tables, encoded, 0);
  return new Map(units.map((unit, i) => [unit.location, texts[i] as readonly string[]]));
}

/** The same for the position that starts at `at` in `encoded` (`encodePosition`), by unit in its order. */
export function listLegalOrders(tables: Tables, encoded: Int32Array, at: number): readonly (readonly string[])[] {
  generateLegalOrders(tables, encoded, at);
  const texts = textsOf(tables);
  const count = encoded[at] as number;
  const lists = new Array<readonly string[]>(count);
  for (let i = 0; i < count; i++) {
    const from = start[i as Byte];
    const length = start[(i + 1) as Byte] - from;
    const list = new Array<string>(length);
    for (let j = 0; j < length; j++) {
      const number = numbers[from + j] as number;
      list[j] = texts[number] ?? addText(tables, encoded, at, number);
    }
    lists[i] = list;
  }
  return lists;
}

function addText(tables: Tables, encoded: Int32Array, at: number, number: number): string {
  const units = encoded.subarray(at + HEADER, at + HEADER + (encoded[at] as number));
  const names = new Map(Array.from(units, (unit) => nameOf(tables, unit)));
  const text = printOrder(decodeOrder(tables, names, numbersOf(tables).words[number] as number));
  textsOf(tables)[number] = text;
  return text;
}

function nameOf(tables: Tables, unit: number): readonly [ProvinceId, UnitName] {
  const at = locationOf(tables, unit);
  return [provinceOf(at), { type: isFleet(unit) ? 'F' : 'A', at }];
}
