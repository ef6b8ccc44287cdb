import type { ENGLISH } from './english.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What the client says, in the language of the page: no other is fetched. */
export const words: Spoken<typeof ENGLISH> =
  tag === 'fr' ? (await import('./french.ts')).FRENCH : (await import('./english.ts')).ENGLISH;
