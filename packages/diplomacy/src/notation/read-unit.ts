import type { PowerId, UnitType } from '../ids.ts';
import type { Cursor } from './cursor.ts';
import { type NamedUnit, unitName } from './statement.ts';
import { FILLERS, UNIT_WORDS, type Verb } from './words.ts';

/** Reads a unit: `A Par`, `the French army in Paris`, `F StP (nc)`, `Paris`. */
export function readUnit(cursor: Cursor): NamedUnit | undefined {
  let type: UnitType | undefined;
  let power: PowerId | undefined;
  while (true) {
    const word = cursor.word();
    const asType = UNIT_WORDS.get(word);
    if (
      FILLERS.has(word) ||
      (type !== undefined && cursor.kind() === 'colon') ||
      (word === 'a' && UNIT_WORDS.has(cursor.word(cursor.at + 1)))
    ) {
      cursor.at++;
    } else if (asType !== undefined && type === undefined) {
      type = asType;
      cursor.at++;
    } else {
      const end = nationalityEnd(cursor, type);
      if (end === undefined) break;
      power = cursor.named().power;
      cursor.at = end;
    }
  }
  const at = cursor.readPlace();
  if (at === undefined) return undefined;
  const after = cursor.word();
  if (type === undefined && (after === 'army' || after === 'fleet')) {
    type = UNIT_WORDS.get(after);
    cursor.at++;
  }
  return { name: unitName(type, at), power };
}

/**
 * Where the nationality that stands at the cursor ends; `undefined` if none does. A word that is both a power and a place
 * (Spain, Venice, Eng) is a nationality only before “army” or “fleet”: `Spain A Por`, but `Spain - Por` and `F Eng - MAO`.
 */
export function nationalityEnd(cursor: Cursor, type?: UnitType): number | undefined {
  const { power, powerEnd, places, placeEnd } = cursor.named();
  if (power === undefined) return undefined;
  if (places.length === 0) return powerEnd;
  if (placeEnd > powerEnd || type !== undefined) return undefined;
  return UNIT_WORDS.has(cursor.word(powerEnd)) ? powerEnd : undefined;
}

/** A power that stands before a verb, and the index of the verb. */
interface PowerBeforeVerb {
  readonly power: PowerId;
  readonly verbAt: number;
}

/**
 * The power at the cursor if a verb follows that leads an order: “France build A Par”, “the French - remove Par”, “Venice
 * waives”. A word that is a place too is a power only if “army” or “fleet” follows the verb: “Venice disbands” is about
 * the unit there.
 */
export function powerBeforeVerb(cursor: Cursor): PowerBeforeVerb | undefined {
  const { power, powerEnd, places, placeEnd } = cursor.named(cursor.word() === 'the' ? cursor.at + 1 : cursor.at);
  if (power === undefined || placeEnd > powerEnd) return undefined;
  const verbAt = cursor.kind(powerEnd) === 'arrow' ? powerEnd + 1 : powerEnd;
  const verb = cursor.word(verbAt).length > 1 ? cursor.verb(verbAt) : undefined;
  if (verb === 'waive') return { power, verbAt };
  if (verb === undefined || !LEADING_VERBS.has(verb)) return undefined;
  return beginsUnit(cursor, verbAt + 1, places.length > 0) ? { power, verbAt } : undefined;
}

/** Verbs that may stand before the unit. */
const LEADING_VERBS: ReadonlySet<Verb> = new Set<Verb>(['build', 'disband', 'hold', 'move', 'retreat']);

function beginsUnit(cursor: Cursor, at: number, needsType: boolean): boolean {
  if (UNIT_WORDS.has(cursor.word(at))) return !cursor.atEnd(at + 1);
  return !needsType && (FILLERS.has(cursor.word(at)) || cursor.isPlace(at));
}
