import { randomInt } from 'node:crypto';

/**
 * No character that is taken for another (I 1 L, O 0, B 8, G 6, S 5, Z 2, U V), and no vowel, so that no word comes up.
 */
const ALPHABET = '23456789CDFHJKMNPQRTVWXY';
const LENGTH = 8;

/** What people write when they misread a card. */
const MISREAD: Readonly<Record<string, string>> = { B: '8', G: '6', S: '5', Z: '2', U: 'V' };

/** A code to type, about 36 bits. It is worth something only with the throttle before it (throttle.ts). */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The code as a card shows it: `7KQM-3XRT`. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/**
 * The code that somebody typed, or `undefined` where it cannot be one. Small letters, spaces, dashes and the usual
 * misreadings are put right.
 */
export function readCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[BGSZU]/g, (letter) => MISREAD[letter] ?? letter);
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : undefined;
}

/** The part of a code that a peek at a card gives away first; guesses at the rest are counted by it. */
export function codePrefix(code: string): string {
  return code.slice(0, 4);
}

/** Whether this can be a PIN: four to eight digits, not all the same, not one after the other. */
export function isPin(pin: string): boolean {
  if (!/^\d{4,8}$/.test(pin)) return false;
  const steps = new Set([...pin].slice(1).map((digit, i) => Number(digit) - Number(pin[i])));
  const [step] = steps;
  return !(steps.size === 1 && (step === 0 || step === 1 || step === -1));
}
