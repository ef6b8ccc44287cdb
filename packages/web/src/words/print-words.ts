import { ENGLISH_PRINT } from './english-print.ts';

/** What stands on paper, in the language of the page; fetched with the pages that print. */
export const printWords = ENGLISH_PRINT;
