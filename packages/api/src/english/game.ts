import type { GameLanguage } from '../language.ts';
import { ENGLISH_OUTCOMES } from './outcomes.ts';
import { ENGLISH_OWE } from './owe.ts';
import { ENGLISH_UNLAWFUL } from './unlawful.ts';
import { englishWords } from './words.ts';

/** English for what a page about a game tells: whole sentences, in plain words. */
export const ENGLISH_GAME: GameLanguage = {
  ...ENGLISH_OUTCOMES,
  words: englishWords,
  owe: ENGLISH_OWE,
  unlawful: ENGLISH_UNLAWFUL,
};
