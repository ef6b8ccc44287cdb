import type { Refusal } from '@defensor/game';
import type { Language } from '../catalogue/languages.ts';
import { ENGLISH_REFUSALS } from './english/refusals.ts';
import { englishWords } from './english/words.ts';
import { factsReader } from './facts-reader.ts';
import type { RefusalCatalogue } from './game-catalogue.ts';
import type { Cast } from './words.ts';

/** The refusals in each language; one without them does not compile. */
const CATALOGUES: Readonly<Record<Language, RefusalCatalogue>> = {
  en: { words: englishWords, refusals: ENGLISH_REFUSALS },
};

/** Why something is not allowed in the game of this cast, and what to do instead. */
export function refusalSentence(cast: Cast, { code, facts }: Pick<Refusal, 'code' | 'facts'>): string {
  const { words, refusals } = CATALOGUES[cast.wording?.language ?? 'en'];
  return refusals[code](factsReader(facts, words(cast)));
}
