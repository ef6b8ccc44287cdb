import type { ENGLISH_LETTERS } from './english-letters.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said where people write to each other: fetched with the letters, not with the first page. */
export const letterWords: Spoken<typeof ENGLISH_LETTERS> =
  tag === 'fr'
    ? (await import('./french-letters.ts')).FRENCH_LETTERS
    : (await import('./english-letters.ts')).ENGLISH_LETTERS;
