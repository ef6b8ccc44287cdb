import { ENGLISH_PROJECTOR } from './english-projector.ts';

/** What the screen on the wall says, in the language of the page; fetched with it. */
export const projectorWords = ENGLISH_PROJECTOR;
