import type { Cursor } from './cursor.ts';
import { readUnit } from './read-unit.ts';
import { CONVOY_WORDS } from './words.ts';

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

/** The fleets or seas that carry the army: “via Nth and F Nwg”, “convoyed by F Nth”. They are not needed, and say nothing. */
function readFleets(cursor: Cursor): void {
  while (true) {
    const start = cursor.at;
    const kind = cursor.kind();
    if (kind === 'comma' || kind === 'and' || kind === 'arrow' || kind === 'slash') cursor.at++;
    else if (cursor.word() === 'by' || cursor.word() === 'of' || cursor.word() === 'in') cursor.at++;
    if (!isFleetAtSea(cursor)) {
      cursor.at = start;
      return;
    }
  }
}

/** Reads a fleet at sea that has no order of its own here. */
function isFleetAtSea(cursor: Cursor): boolean {
  const word = cursor.word();
  if (word === 'f' || word === 'fleet') cursor.at++;
  if (!isSea(cursor)) return false;
  const failure = cursor.failure;
  const unit = readUnit(cursor);
  cursor.failure = failure;
  if (unit === undefined) return false;
  const follows = cursor.kind();
  return cursor.atEnd() || follows === 'arrow' || follows === 'slash';
}

const isSea = (cursor: Cursor): boolean => {
  const { places } = cursor.named();
  return places.length === 1 && places[0]?.province.kind === 'sea';
};
