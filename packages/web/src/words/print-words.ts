import type { PrintWords } from '@defensor/api';
import { tag } from './tag.ts';

/** What stands on paper, in the language of the page; fetched with the pages that print. */
export const printWords: PrintWords =
  tag === 'fr'
    ? (await import('@defensor/api/french/print')).FRENCH_PRINT
    : (await import('@defensor/api/english/print')).ENGLISH_PRINT;
