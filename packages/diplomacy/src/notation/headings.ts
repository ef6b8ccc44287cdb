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
 * The heading at the cursor; `undefined` when there is none. It names one power, or at least a season, a phase or the word
 * orders, and ends with a colon, the line or its part, or a comma before anything else.
 */
export function headingAt(cursor: Cursor): Heading | undefined {
  let power: PowerId | undefined;
  let verb: SharedVerb | undefined;
  let said = false;
  // “Build A Par” and “Venice disbands” are orders: there only a colon makes a heading.
  let needsColon = false;
  let isPlaceToo = false;
  let untilComma: Heading | undefined;
  for (let at = cursor.at; ; ) {
    const kind = cursor.kind(at);
    const sofar = power === undefined && !said ? undefined : { power, verb };
    if (kind === 'colon') return sofar && { ...sofar, end: at + 1 };
    if (kind === undefined || kind === 'break') return needsColon ? untilComma : sofar && { ...sofar, end: at };
    if (kind === 'comma') {
      if (sofar !== undefined && !needsColon) untilComma = { ...sofar, end: at };
      at++;
    } else if (kind === 'other' || kind === 'number' || (kind === 'arrow' && isRule(cursor, at))) {
      at++;
    } else {
      const named = cursor.named(at);
      const word = cursor.word(at);
      if (named.power !== undefined && named.placeEnd <= named.powerEnd) {
        if (power !== undefined) return untilComma;
        power = named.power;
        isPlaceToo = named.places.length > 0;
        at = named.powerEnd;
      } else if (VERB_HEADINGS.has(word) || HEADING_WORDS.has(word) || PHASE_CODE.test(word)) {
        verb = VERB_HEADINGS.get(word) ?? verb;
        needsColon ||= VERB_HEADINGS.has(word) && (isPlaceToo || !HEADING_WORDS.has(word));
        said = true;
        at++;
      } else return untilComma;
    }
  }
}

/** Dashes around a heading (`--- France ---`), and one before a date (`France - Fall 1454`); not the arrow of an order. */
function isRule(cursor: Cursor, at: number): boolean {
  const next = cursor.kind(at + 1);
  return cursor.tokens[at]?.text !== '-' || (next !== undefined && next !== 'break');
}
