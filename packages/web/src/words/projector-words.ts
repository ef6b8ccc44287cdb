import type { ENGLISH_PROJECTOR } from './english-projector.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What the screen on the wall says, in the language of the page; fetched with it. */
export const projectorWords: Spoken<typeof ENGLISH_PROJECTOR> =
  tag === 'fr'
    ? (await import('./french-projector.ts')).FRENCH_PROJECTOR
    : (await import('./english-projector.ts')).ENGLISH_PROJECTOR;
