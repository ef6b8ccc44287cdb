import { ENGLISH_TIMETABLE } from './english-timetable.ts';

/** What is said of the timetable, in the language of the page; fetched with the pages that show it. */
export const timetableWords = ENGLISH_TIMETABLE;
