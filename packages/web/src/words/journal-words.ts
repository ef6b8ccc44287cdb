import type { ENGLISH_JOURNAL } from './english-journal.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said where one writes for oneself: fetched with that section, not with the first page. */
export const journalWords: Spoken<typeof ENGLISH_JOURNAL> =
  tag === 'fr'
    ? (await import('./french-journal.ts')).FRENCH_JOURNAL
    : (await import('./english-journal.ts')).ENGLISH_JOURNAL;
