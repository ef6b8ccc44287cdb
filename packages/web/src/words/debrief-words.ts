import { ENGLISH_DEBRIEF } from './english-debrief.ts';

/** What the debrief says, in the language of the page; fetched with it. */
export const debriefWords = ENGLISH_DEBRIEF;
