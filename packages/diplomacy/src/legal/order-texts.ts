import { board } from '../adjudicate/kernel/board.ts';
import type { Province } from '../adjudicate/kernel/bytes.ts';
import { CONVOY, HOLD, MOVE } from '../adjudicate/kernel/codes.ts';
import { encodePosition, HEADER, positionLength } from '../adjudicate/kernel/encoding.ts';
import { locationOf, type Tables, tablesOf } from '../adjudicate/kernel/tables.ts';
import { words } from '../adjudicate/kernel/words.ts';
import { type LocationId, type ProvinceId, provinceOf } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import { printOrder } from '../notation/print.ts';
import type { UnitName } from '../orders.ts';
import type { Unit } from '../position.ts';
import { decodeOrder } from './decode.ts';
import { generateLegalOrders, makeLegalWords } from './generate.ts';

const { aimOf, aimPlaceOf, isFleet, KIND_MASK, otherOf, rowOf, unitOf, VIA } = words;
const legal = makeLegalWords();

/** Lists of texts, by number. */
type Texts = (string | undefined)[];

/**
 * The texts of orders for one type of unit at one location, each made when it is first wanted.
 * `moves` by place, twice: the second half is by convoy. `supports` and `convoys` by the province
 * they aim at, then by the other unit: its province and whether it is a fleet.
 */
interface RowTexts {
  hold: string | undefined;
  readonly moves: Texts;
  readonly supports: (Texts | undefined)[];
  readonly convoys: (Texts | undefined)[];
}

/** By row of the ordered unit. */
const made = new WeakMap<Tables, RowTexts[]>();

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
  const rows = rowsOf(tables);
  const lists: string[][] = [];
  const unitCount = position[at] as number;
  for (let i = 0; i < unitCount; i++) {
    const texts = rows[rowOf(position[at + HEADER + i] as number)] as RowTexts;
    const list: string[] = [];
    for (let j = start[i] as number; j < (start[i + 1] as number); j++) {
      list.push(textOf(tables, texts, orders[j] as number));
    }
    lists.push(list);
  }
  return lists;
}

function rowsOf(tables: Tables): RowTexts[] {
  const known = made.get(tables);
  if (known !== undefined) return known;
  const rows = Array.from({ length: tables.rowCount }, () => ({
    hold: undefined,
    moves: [],
    supports: [],
    convoys: [],
  }));
  made.set(tables, rows);
  return rows;
}

function textOf(tables: Tables, texts: RowTexts, word: number): string {
  const kind = word & KIND_MASK;
  if (kind === HOLD) {
    texts.hold ??= print(tables, word);
    return texts.hold;
  }
  if (kind === MOVE) return keep(tables, texts.moves, (aimPlaceOf(word) << 1) | ((word & VIA) === 0 ? 0 : 1), word);
  const byAim = kind === CONVOY ? texts.convoys : texts.supports;
  byAim[aimOf(word)] ??= [];
  const other = otherOf(word);
  return keep(tables, byAim[aimOf(word)] as Texts, (other << 1) | (isFleet(board.unitAt[other]) ? 1 : 0), word);
}

function keep(tables: Tables, texts: Texts, index: number, word: number): string {
  texts[index] ??= print(tables, word);
  return texts[index];
}

function print(tables: Tables, word: number): string {
  const names = new Map([nameOf(tables, unitOf(word)), nameOf(tables, otherOf(word))]);
  return printOrder(decodeOrder(tables, names, word));
}

function nameOf(tables: Tables, province: Province): readonly [ProvinceId, UnitName] {
  const unit = board.unitAt[province];
  const at = locationOf(tables, unit);
  return [provinceOf(at), { type: isFleet(unit) ? 'F' : 'A', at }];
}
