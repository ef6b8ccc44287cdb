import type { PowerId } from '../ids.ts';
import type { Cursor } from './cursor.ts';
import type { SharedVerb } from './statement.ts';
import { HEADING_WORDS, PHASE_CODE } from './words.ts';

/** “Orders for France, Fall 1454:”, “ENG:”, “Builds:”. */
export interface Heading {
  readonly power: PowerId | undefined;
  readonly verb: SharedVerb | undefined;
  /** The token after it. */
  readonly end: number;
}

const VERB_HEADINGS: ReadonlyMap<string, SharedVerb> = new Map([
  ['build', 'build'],
  ['builds', 'build'],
  ['disband', 'disband'],
  ['disbands', 'disband'],
  ['remove', 'disband'],
  ['removes', 'disband'],
  ['removals', 'disband'],
]);

/**
 * The heading from the cursor up to `end` (a colon, or the end of the line or part); `undefined` when anything there is not a
 * heading's. It names one power, or at least a season, phase or the word orders.
 */
export function headingBetween(cursor: Cursor, end: number, beforeColon: boolean): Heading | undefined {
  let power: PowerId | undefined;
  let verb: SharedVerb | undefined;
  let said = false;
  for (let at = cursor.at; at < end; ) {
    const kind = cursor.kind(at);
    if (kind === 'comma' || kind === 'other' || kind === 'number' || (kind === 'arrow' && isRule(cursor, at, end))) {
      at++;
      continue;
    }
    const named = cursor.named(at);
    const word = cursor.word(at);
    if (named.power !== undefined && named.placeEnd <= named.powerEnd) {
      if (power !== undefined) return undefined;
      power = named.power;
      at = named.powerEnd;
      continue;
    }
    const asVerb = VERB_HEADINGS.get(word);
    if (asVerb !== undefined && (beforeColon || HEADING_WORDS.has(word))) verb = asVerb;
    else if (!HEADING_WORDS.has(word) && !PHASE_CODE.test(word)) return undefined;
    said = true;
    at++;
  }
  return power === undefined && !said ? undefined : { power, verb, end };
}

/** Dashes around a heading (`--- France ---`), and one before a date (`France - Fall 1454`); not the arrow of an order. */
function isRule(cursor: Cursor, at: number, end: number): boolean {
  return cursor.tokens[at]?.text !== '-' || at + 1 < end;
}
