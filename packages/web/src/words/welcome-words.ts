import type { ENGLISH_WELCOME } from './english-welcome.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said to whom a link invites, in the language of the page; fetched with that page. */
export const welcomeWords: Spoken<typeof ENGLISH_WELCOME> =
  tag === 'fr'
    ? (await import('./french-welcome.ts')).FRENCH_WELCOME
    : (await import('./english-welcome.ts')).ENGLISH_WELCOME;
