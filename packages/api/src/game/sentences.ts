import type { EventType, Facts, GameEvent, Owe, OweCode, UnlawfulCode } from '@defensor/game';
import type { Language } from '../catalogue/languages.ts';
import { detailLines } from './details.ts';
import { ENGLISH_GAME } from './english/english.ts';
import { factsReader } from './facts-reader.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import type { Cast, Words } from './words.ts';

/** One catalogue a language; a language without one does not compile. */
const CATALOGUES: Readonly<Record<Language, GameCatalogue>> = { en: ENGLISH_GAME };

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
export function gameSentences(cast: Cast): GameSentences {
  const catalogue = CATALOGUES[cast.wording?.language ?? 'en'];
  const words = catalogue.words(cast);
  const reader = (facts: Facts) => factsReader(facts, words);
  return {
    words,
    ofEvent: ({ type, facts }) => tell(catalogue.events, type)(facts, words),
    detailsOf: (event) =>
      detailLines(event, {
        variant: cast.variant,
        words,
        say: catalogue.details,
        wording: { length: 'full', ...cast.wording },
      }),
    ofOwe: ({ code, facts }) => catalogue.owe[code](reader(facts)),
    ofAlso: (code) => catalogue.owe[code](reader({})),
    ofUnlawful: (code, towards) => catalogue.unlawful[code](words.seat(towards)),
  };
}

/** The teller of an event's type: type and facts belong together in every event, which the compiler cannot follow through an index. */
function tell(events: GameCatalogue['events'], type: EventType): (facts: unknown, words: Words) => string {
  return events[type] as (facts: unknown, words: Words) => string;
}
