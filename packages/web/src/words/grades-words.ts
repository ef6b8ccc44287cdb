import type { ENGLISH_GRADES } from './english-grades.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What the grades' page says, in the language of the page; fetched with it. */
export const gradesWords: Spoken<typeof ENGLISH_GRADES> =
  tag === 'fr'
    ? (await import('./french-grades.ts')).FRENCH_GRADES
    : (await import('./english-grades.ts')).ENGLISH_GRADES;
