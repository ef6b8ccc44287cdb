import { ENGLISH_JOURNAL } from './english-journal.ts';

/** What is said where one writes for oneself: fetched with that section, not with the first page. */
export const journalWords = ENGLISH_JOURNAL;
