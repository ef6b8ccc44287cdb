import type { ENGLISH_SEATS } from './english-seats.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said of who sits where: fetched with that section, not with the first page. */
export const seatsWords: Spoken<typeof ENGLISH_SEATS> =
  tag === 'fr' ? (await import('./french-seats.ts')).FRENCH_SEATS : (await import('./english-seats.ts')).ENGLISH_SEATS;
