import type { Facts, Owe, OweCode, UnlawfulCode } from '@defensor/game';
import type { GameLanguage } from '../language.ts';
import { factsReader } from './facts-reader.ts';
import type { Cast, Words } from './words.ts';

/** The sentences about one game, for one reader. */
export interface GameSentences {
  readonly cast: Cast;
  readonly words: Words;
  /** What the reader owes now. */
  readonly ofOwe: (owe: Pick<Owe, 'code' | 'facts'>) => string;
  /** What else there is to do. */
  readonly ofAlso: (code: OweCode) => string;
  /** Why it would be unlawful to speak to `towards`. */
  readonly ofUnlawful: (code: UnlawfulCode, towards: string) => string;
}

/** Makes the sentences of a game whose seats and map are `cast`. */
export function gameSentences(cast: Cast, language: GameLanguage): GameSentences {
  const words = language.words(cast);
  const reader = (facts: Facts) => factsReader(facts, words);
  return {
    cast,
    words,
    ofOwe: ({ code, facts }) => language.owe[code](reader(facts)),
    ofAlso: (code) => language.owe[code](reader({})),
    ofUnlawful: (code, towards) => language.unlawful[code](words.seat(towards)),
  };
}
