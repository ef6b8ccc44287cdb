import type { ENGLISH_CLASS_PAGE } from './english-class-page.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What the page of a class says, in the language of the page; fetched with that page. */
export const classPageWords: Spoken<typeof ENGLISH_CLASS_PAGE> =
  tag === 'fr'
    ? (await import('./french-class-page.ts')).FRENCH_CLASS_PAGE
    : (await import('./english-class-page.ts')).ENGLISH_CLASS_PAGE;
