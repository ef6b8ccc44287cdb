import type { EventType, GameEvent } from '@defensor/game';
import type { GazetteLanguage } from '../language.ts';
import { detailLines } from './details.ts';
import type { GazetteCatalogue } from './game-catalogue.ts';
import type { Cast, Words } from './words.ts';

/** The sentences about what happened in one game, for one reader. */
export interface GazetteSentences {
  /** What happened. */
  readonly ofEvent: (event: Pick<GameEvent, 'type' | 'facts'>) => string;
  /** The lines under that sentence, where the event is a list: orders, bulls, sheets, centres. */
  readonly detailsOf: (event: Pick<GameEvent, 'type' | 'facts'>) => readonly string[];
}

/** Makes the sentences about what happened in a game whose seats and map are `cast`. */
export function gazetteSentences(cast: Cast, language: GazetteLanguage): GazetteSentences {
  const words = language.words(cast);
  return {
    ofEvent: ({ type, facts }) => tell(language.events, type)(facts, words),
    detailsOf: (event) =>
      detailLines(event, {
        variant: cast.variant,
        words,
        say: language.details,
        wording: { length: 'full', ...cast.wording, language },
      }),
  };
}

/** The teller of an event's type: type and facts belong together in every event, which the compiler cannot follow through an index. */
function tell(events: GazetteCatalogue['events'], type: EventType): (facts: unknown, words: Words) => string {
  return events[type] as (facts: unknown, words: Words) => string;
}
