import { ENGLISH_GRADES } from './english-grades.ts';

/** What the grades' page says, in the language of the page; fetched with it. */
export const gradesWords = ENGLISH_GRADES;
