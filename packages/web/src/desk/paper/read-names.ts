import { distance, fold } from '@defensor/diplomacy';

/** A seat, and all that somebody may call it on paper. The first is the one that is suggested. */
export interface CalledSeat {
  readonly seat: string;
  readonly names: readonly string[];
}

/** Whom some words mean: one seat, or none or several; then what may have been meant instead. */
export type Meant =
  | { readonly kind: 'seat'; readonly seat: string }
  | { readonly kind: 'nobody' | 'several'; readonly nearest?: string };

/** Small words that say nothing about whom somebody means, in both languages. */
const SMALL = new Set(['the', 'of', 'a', 'an', 'le', 'la', 'les', 'l', 'de', 'du', 'des', 'd']);
/** Shorter beginnings are no abbreviation. */
const SHORTEST = 3;

/** The letters and digits that count: “the Bishop of Tunis” and “bishop tunis” are one name. */
export const keyOf = (words: string): string =>
  words
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter((word) => word !== '' && !SMALL.has(word))
    .join('');

/** Finds whom words mean: by a whole name, by the beginning of one, or not at all; then by what is spelt nearly like it. */
export function whoIs(seats: readonly CalledSeat[], words: string): Meant {
  const key = keyOf(words);
  if (key === '') return { kind: 'nobody' };
  const by = (fits: (name: string) => boolean) => seats.filter(({ names }) => names.some((name) => fits(keyOf(name))));
  const whole = by((name) => name === key);
  const found = whole.length > 0 || key.length < SHORTEST ? whole : by((name) => name.startsWith(key));
  const [first] = found;
  if (first !== undefined && found.length === 1) return { kind: 'seat', seat: first.seat };
  const nearest = first?.names[0] ?? nearestTo(seats, key);
  return { kind: first === undefined ? 'nobody' : 'several', ...(nearest === undefined ? {} : { nearest }) };
}

/** The first name of the seat that has a name with the fewest mistakes in it. */
function nearestTo(seats: readonly CalledSeat[], key: string): string | undefined {
  const most = key.length <= 5 ? 1 : key.length <= 8 ? 2 : 3;
  const tried = seats.map(({ names }) => ({
    name: names[0],
    mistakes: Math.min(...names.map((name) => distance(key, keyOf(name), most))),
  }));
  const best = tried.reduce((one, other) => (other.mistakes < one.mistakes ? other : one), {
    name: undefined,
    mistakes: most + 1,
  } as (typeof tried)[number]);
  return best.name;
}
