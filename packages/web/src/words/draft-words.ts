import type { ENGLISH_DRAFT } from './english-draft.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said where orders are typed or pasted, in the language of the page; fetched with that box. */
export const draftWords: Spoken<typeof ENGLISH_DRAFT> =
  tag === 'fr' ? (await import('./french-draft.ts')).FRENCH_DRAFT : (await import('./english-draft.ts')).ENGLISH_DRAFT;
