import type { ENGLISH_SIGN_IN } from './english-sign-in.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said where Judges and owners sign in, in the language of the page; fetched with that page. */
export const signInWords: Spoken<typeof ENGLISH_SIGN_IN> =
  tag === 'fr'
    ? (await import('./french-sign-in.ts')).FRENCH_SIGN_IN
    : (await import('./english-sign-in.ts')).ENGLISH_SIGN_IN;
