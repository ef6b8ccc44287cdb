import * as position from '../adjudicate/kernel/board.ts';
import type { Byte, Province } from '../adjudicate/kernel/bytes.ts';
import * as codes from '../adjudicate/kernel/codes.ts';
import { encodePosition, HEADER, positionLength } from '../adjudicate/kernel/encoding.ts';
import { locationOf, type Tables, tablesOf } from '../adjudicate/kernel/tables.ts';
import { words } from '../adjudicate/kernel/words.ts';
import { type LocationId, type ProvinceId, provinceOf } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import { printOrder } from '../notation/print.ts';
import type { UnitName } from '../orders.ts';
import type { Unit } from '../position.ts';
import { decodeOrder } from './decode.ts';
import { generateLegalOrders, legalWords } from './generate.ts';

/** The texts of legal orders, each made when it is first wanted, and kept. */
const { unitAt } = position.board;
const { CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } = codes;
const { aimOf, aimPlaceOf, FLEET, KIND_MASK, otherOf, rowOf, unitOf, VIA } = words;
const { words: orders, start } = legalWords;

type Texts = (string | undefined)[];

/**
 * The texts of the orders of one row, in lists of 512, an entry for each other unit: its province,
 * twice for armies and fleets. List 0 has the hold, lists 1 to 16 the moves by their coast and by
 * convoy, the others supports to hold and to move and convoys by the province they aim at.
 */
type RowTexts = (Texts | undefined)[];
const MOVES = 1;
const SUPPORTS_OF_HOLDS = 32;
const SUPPORTS_OF_MOVES = 33;
const CONVOYS = SUPPORTS_OF_MOVES + 256;

const made = new WeakMap<Tables, RowTexts[]>();

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
  const rows = rowsOf(tables);
  const lists: (readonly string[])[] = [];
  const count = encoded[at] as number;
  for (let i = 0; i < count; i++) {
    const row = rows[rowOf(encoded[at + HEADER + i] as number)] as RowTexts;
    lists.push(listOf(tables, row, start[i as Byte], start[(i + 1) as Byte]));
  }
  return lists;
}

function listOf(tables: Tables, row: RowTexts, from: number, end: number): readonly string[] {
  const list = new Array<string>(end - from);
  for (let i = from; i < end; i++) {
    const order = orders[i] as number;
    const kind = order & KIND_MASK;
    const other = otherOf(order);
    const index = kind === SUPPORT_MOVE ? SUPPORTS_OF_MOVES + aimOf(order) : listIndex(order, kind);
    const entry = kind === MOVE ? aimOf(order) << 1 : (other << 1) | ((unitAt[other] & FLEET) >>> 11);
    const texts = row[index] ?? addList(row, index);
    list[i - from] = texts[entry] ?? addText(tables, texts, entry, order);
  }
  return list;
}

function listIndex(order: number, kind: number): number {
  if (kind === MOVE) return MOVES + (aimPlaceOf(order) >> 8) + ((order & VIA) === 0 ? 0 : 8);
  if (kind === CONVOY) return CONVOYS + aimOf(order);
  return kind === SUPPORT_HOLD ? SUPPORTS_OF_HOLDS : 0;
}

function addList(row: RowTexts, index: number): Texts {
  const texts: Texts = new Array<string | undefined>(512).fill(undefined);
  row[index] = texts;
  return texts;
}

function addText(tables: Tables, texts: Texts, entry: number, order: number): string {
  const names = new Map([nameOf(tables, unitOf(order)), nameOf(tables, otherOf(order))]);
  const text = printOrder(decodeOrder(tables, names, order));
  texts[entry] = text;
  return text;
}

function nameOf(tables: Tables, province: Province): readonly [ProvinceId, UnitName] {
  const unit = unitAt[province];
  const at = locationOf(tables, unit);
  return [provinceOf(at), { type: (unit & FLEET) === 0 ? 'A' : 'F', at }];
}

function rowsOf(tables: Tables): RowTexts[] {
  const known = made.get(tables);
  if (known !== undefined) return known;
  const rows = Array.from(
    { length: tables.rowCount },
    (): RowTexts => new Array<Texts | undefined>(CONVOYS + 256).fill(undefined),
  );
  made.set(tables, rows);
  return rows;
}
