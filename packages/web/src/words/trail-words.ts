import type { ENGLISH_TRAIL } from './english-trail.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said where the audit trail is read, in the language of the page; fetched with it. */
export const trailWords: Spoken<typeof ENGLISH_TRAIL> =
  tag === 'fr' ? (await import('./french-trail.ts')).FRENCH_TRAIL : (await import('./english-trail.ts')).ENGLISH_TRAIL;
