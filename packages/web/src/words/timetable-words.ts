import type { ENGLISH_TIMETABLE } from './english-timetable.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said of the timetable, in the language of the page; fetched with the pages that show it. */
export const timetableWords: Spoken<typeof ENGLISH_TIMETABLE> =
  tag === 'fr'
    ? (await import('./french-timetable.ts')).FRENCH_TIMETABLE
    : (await import('./english-timetable.ts')).ENGLISH_TIMETABLE;
