import type { ENGLISH_PRINT } from './english-print.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What stands on paper, in the language of the page; fetched with the pages that print. */
export const printWords: Spoken<typeof ENGLISH_PRINT> =
  tag === 'fr' ? (await import('./french-print.ts')).FRENCH_PRINT : (await import('./english-print.ts')).ENGLISH_PRINT;
