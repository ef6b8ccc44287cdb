import { ENGLISH } from './english.ts';

/** What the client says, in the language of the page. */
export const words = ENGLISH;
