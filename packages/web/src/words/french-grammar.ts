/** What French sentences are put together with: numbers, plurals, elision, contraction. */
import { of, the } from '@defensor/api/french/named';

export { of, the };

const NUMBERS = [
  'aucun',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
];

/** In French nothing and one are singular, and one and a half would be too. */
const isMany = (n: number) => n >= 2;

/** `deux`; twenty is `20`. */
export const number = (n: number): string => NUMBERS[n] ?? String(n);
/** `une`, `aucune`: the number before a feminine noun. */
const feminine = (n: number): string => (n < 2 ? `${number(n)}e` : number(n));

/** One of two forms, by the number. */
export const either = (n: number, one: string, many: string): string => (isMany(n) ? many : one);
/** The plural’s `s`, where there is one. */
export const s = (n: number): string => either(n, '', 's');
/** `deux ordres`, of a masculine noun. */
export const un = (n: number, one: string, many = `${one}s`): string => `${number(n)} ${either(n, one, many)}`;
/** `une unité`, `aucune unité`, of a feminine noun. */
export const une = (n: number, one: string, many = `${one}s`): string => `${feminine(n)} ${either(n, one, many)}`;

/** `1er`, `2e`. */
export const nth = (n: number, isFeminine = false): string => (n === 1 ? (isFeminine ? '1re' : '1er') : `${n}e`);

/** `a, b et c`. */
export const list = (items: readonly string[], last = 'et'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** Before these `de` and `que` lose their vowel. The h of Hongrie and Hanovre is aspirate, and other names in h are not ours. */
const BEGINS_WITH_VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/** `au roi`, `aux Turcs`, `à l’Espagne`: the name after `à`. */
export function to(name: string): string {
  const full = the(name);
  if (/^le /i.test(full)) return `au ${full.slice(3)}`;
  return /^les /i.test(full) ? `aux ${full.slice(4)}` : `à ${full}`;
}

/** `que le roi`, `qu’Anne`. */
export const than = (name: string): string => (BEGINS_WITH_VOWEL.test(name) ? `qu’${name}` : `que ${name}`);

/** `roi d’Espagne`: the name without its article, to stand alone. */
export const bare = (name: string): string => name.replace(/^(?:les? |la |l’)/, '');

/** `le printemps 1454`, `l’automne 1454`: a turn inside a sentence, however it was written. */
export function theTurn(turn: string): string {
  const name = turn.charAt(0).toLowerCase() + turn.slice(1);
  return /^[ah]/.test(name) ? `l’${name}` : `le ${name}`;
}
