import type { ENGLISH_ATTACHED } from './english-attached.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said of what is attached to a paper: fetched where something may be. */
export const attachedWords: Spoken<typeof ENGLISH_ATTACHED> =
  tag === 'fr'
    ? (await import('./french-attached.ts')).FRENCH_ATTACHED
    : (await import('./english-attached.ts')).ENGLISH_ATTACHED;
