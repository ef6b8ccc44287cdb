import { ENGLISH_LESSON } from './english-lesson.ts';

/** What the coach says: fetched with the lesson, not with the first page. */
export const lessonWords = ENGLISH_LESSON;
