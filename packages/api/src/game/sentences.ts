import type { EventType, Facts, GameEvent, Owe, OweCode, UnlawfulCode } from '@defensor/game';
import type { GameLanguage } from '../language.ts';
import { detailLines } from './details.ts';
import { factsReader } from './facts-reader.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import type { Cast, Words } from './words.ts';

/** The sentences about one game, for one reader. */
export interface GameSentences {
  readonly words: Words;
  /** What happened. */
  readonly ofEvent: (event: Pick<GameEvent, 'type' | 'facts'>) => string;
  /** The lines under that sentence, where the event is a list: orders, bulls, sheets, centres. */
  readonly detailsOf: (event: Pick<GameEvent, 'type' | 'facts'>) => readonly string[];
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
    words,
    ofEvent: ({ type, facts }) => tell(language.events, type)(facts, words),
    detailsOf: (event) =>
      detailLines(event, {
        variant: cast.variant,
        words,
        say: language.details,
        wording: { length: 'full', ...cast.wording, language },
      }),
    ofOwe: ({ code, facts }) => language.owe[code](reader(facts)),
    ofAlso: (code) => language.owe[code](reader({})),
    ofUnlawful: (code, towards) => language.unlawful[code](words.seat(towards)),
  };
}

/** The teller of an event's type: type and facts belong together in every event, which the compiler cannot follow through an index. */
function tell(events: GameCatalogue['events'], type: EventType): (facts: unknown, words: Words) => string {
  return events[type] as (facts: unknown, words: Words) => string;
}
