import type { GameLanguage } from '../language.ts';
import { FRENCH_OUTCOMES } from './outcomes.ts';
import { FRENCH_OWE } from './owe.ts';
import { FRENCH_UNLAWFUL } from './unlawful.ts';
import { frenchWords } from './words.ts';

/** French for what a page about a game tells: whole sentences, in plain words. */
export const FRENCH_GAME: GameLanguage = {
  ...FRENCH_OUTCOMES,
  words: frenchWords,
  owe: FRENCH_OWE,
  unlawful: FRENCH_UNLAWFUL,
};
