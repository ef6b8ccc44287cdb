import { ENGLISH_LETTERS } from './english-letters.ts';

/** What is said where people write to each other: fetched with the letters, not with the first page. */
export const letterWords = ENGLISH_LETTERS;
