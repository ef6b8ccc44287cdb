import type { ENGLISH_ACCOUNT } from './english-account.ts';
import type { Spoken } from './spoken.ts';
import { tag } from './tag.ts';

/** What is said on the page of one's account, in the language of the page; fetched with that page. */
export const accountWords: Spoken<typeof ENGLISH_ACCOUNT> =
  tag === 'fr'
    ? (await import('./french-account.ts')).FRENCH_ACCOUNT
    : (await import('./english-account.ts')).ENGLISH_ACCOUNT;
