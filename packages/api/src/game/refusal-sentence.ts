import type { Refusal } from '@defensor/game';
import { factsReader } from './facts-reader.ts';
import type { RefusalCatalogue } from './game-catalogue.ts';
import type { Cast } from './words.ts';

/** Why something is not allowed in the game of this cast, and what to do instead. */
export function refusalSentence(
  cast: Cast,
  { code, facts }: Pick<Refusal, 'code' | 'facts'>,
  { words, refusals }: RefusalCatalogue,
): string {
  return refusals[code](factsReader(facts, words(cast)));
}
