import type { GameLanguage } from '../language.ts';
import { FRENCH_DETAILS } from './details.ts';
import { FRENCH_EVENTS } from './events.ts';
import { FRENCH_OUTCOMES } from './outcomes.ts';
import { FRENCH_OWE } from './owe.ts';
import { FRENCH_UNLAWFUL } from './unlawful.ts';
import { frenchWords } from './words.ts';

/** French for what a page about a game tells: whole sentences, in plain words. */
export const FRENCH_GAME: GameLanguage = {
  ...FRENCH_OUTCOMES,
  words: frenchWords,
  events: FRENCH_EVENTS,
  details: FRENCH_DETAILS,
  owe: FRENCH_OWE,
  unlawful: FRENCH_UNLAWFUL,
};
