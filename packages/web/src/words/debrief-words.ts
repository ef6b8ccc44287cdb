import type { ENGLISH_DEBRIEF } from './english-debrief.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What the debrief says, in the language of the page; fetched with it. */
export const debriefWords: Spoken<typeof ENGLISH_DEBRIEF> =
  tag === 'fr'
    ? (await import('./french-debrief.ts')).FRENCH_DEBRIEF
    : (await import('./english-debrief.ts')).ENGLISH_DEBRIEF;
