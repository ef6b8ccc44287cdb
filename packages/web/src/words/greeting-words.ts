import type { ENGLISH_GREETING } from './english-greeting.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said to whoever comes to his seat for the first time, in the language of the page; fetched with that page. */
export const greetingWords: Spoken<typeof ENGLISH_GREETING> =
  tag === 'fr'
    ? (await import('./french-greeting.ts')).FRENCH_GREETING
    : (await import('./english-greeting.ts')).ENGLISH_GREETING;
