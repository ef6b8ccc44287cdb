import type { ENGLISH_LESSON } from './english-lesson.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What the coach says: fetched with the lesson, not with the first page. */
export const lessonWords: Spoken<typeof ENGLISH_LESSON> =
  tag === 'fr'
    ? (await import('./french-lesson.ts')).FRENCH_LESSON
    : (await import('./english-lesson.ts')).ENGLISH_LESSON;
