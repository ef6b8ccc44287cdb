import { type GameSentences, type GazetteSentences, gazetteSentences } from '@defensor/api';
import { madeOnce } from '@defensor/diplomacy';
import { language } from './language.ts';
import { tag } from './tag.ts';

const gazette =
  tag === 'fr'
    ? (await import('@defensor/api/french/gazette')).FRENCH_GAZETTE
    : (await import('@defensor/api/english/gazette')).ENGLISH_GAZETTE;

/** What happened in the game that these sentences are about, in the language of the page. */
export const happenedIn: (sentences: GameSentences) => GazetteSentences = madeOnce(({ cast }: GameSentences) =>
  gazetteSentences(cast, { ...language, ...gazette }),
);
