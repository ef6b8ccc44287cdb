import type { ENGLISH_PLACE } from './english-place.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said where somebody looks after their own place: fetched with that section, not with the first page. */
export const placeWords: Spoken<typeof ENGLISH_PLACE> =
  tag === 'fr' ? (await import('./french-place.ts')).FRENCH_PLACE : (await import('./english-place.ts')).ENGLISH_PLACE;
