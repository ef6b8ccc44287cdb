import type { Cursor } from './cursor.ts';
import { CONVOY_WORDS, FILLERS, UNIT_WORDS } from './words.ts';

/** Reads “via convoy” in its forms after a destination, the fleets named with it included; tells whether it stood there. */
export function readVia(cursor: Cursor): boolean {
  const start = cursor.at;
  if (cursor.kind() === 'comma') cursor.at++;
  const word = cursor.word();
  const next = cursor.word(cursor.at + 1);
  if (word === 'overland' || ((word === 'by' || word === 'via') && next === 'land')) {
    cursor.at += word === 'overland' ? 1 : 2;
    return false;
  }
  if (word === 'via' || word === 'through' || word === 'convoy' || word === 'convoyed') {
    cursor.at++;
    if (word !== 'convoy' && CONVOY_WORDS.has(next) && !isSea(cursor)) cursor.at++;
  } else if ((word === 'by' || word === 'with' || word === 'using') && CONVOY_WORDS.has(next)) {
    cursor.at += 2;
  } else {
    cursor.at = start;
    return false;
  }
  readFleets(cursor);
  return true;
}

/**
 * The fleets or seas that carry the army: “via Nth and F Nwg”, “via Eng-MAO”, “convoyed by F Nth”. They are not needed, and say
 * nothing. After a comma or “and” a sea may as well begin the next order, so it counts only with nothing after it.
 */
function readFleets(cursor: Cursor): void {
  if (cursor.word() === 'by' || cursor.word() === 'of' || cursor.word() === 'in') cursor.at++;
  if (!readFleet(cursor)) return;
  while (true) {
    const start = cursor.at;
    const kind = cursor.kind();
    const linked = kind === 'arrow' || kind === 'slash';
    if (linked || kind === 'comma' || kind === 'and') cursor.at++;
    const read = cursor.at > start && readFleet(cursor);
    if (read && (linked || cursor.atEnd())) continue;
    cursor.at = start;
    return;
  }
}

/** Reads a fleet at sea, if one is named. */
function readFleet(cursor: Cursor): boolean {
  const start = cursor.at;
  const named = cursor.word() === 'the' ? start + 1 : start;
  cursor.at = UNIT_WORDS.get(cursor.word(named)) === 'F' ? named + 1 : named;
  while (FILLERS.has(cursor.word())) cursor.at++;
  if (isSea(cursor)) {
    cursor.at = cursor.named().placeEnd;
    return true;
  }
  cursor.at = start;
  return false;
}

const isSea = (cursor: Cursor): boolean => {
  const { places } = cursor.named();
  return places.length === 1 && places[0]?.province.kind === 'sea';
};
