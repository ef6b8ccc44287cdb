import { type Cast, gameSentences, type Language } from '@defensor/api';
import { type Game, type SeatId, view } from '@defensor/game';

/** The letters that a seat wrote or received, as text, the oldest first; of those taken down only that they were there. */
export function lettersText(game: Game, seat: SeatId, cast: Cast, language: Language): string {
  const { words } = gameSentences(cast, language);
  const { letterHead, letterGone, noLetters } = language.documents;
  const own = view(game, seat).letters.filter(({ from, to }) => from === seat || to.includes(seat));
  const parts = own.map(({ from, to, turn, sentMs, text }) => {
    const said = text === undefined ? undefined : cast.textOf?.(text);
    const head = letterHead(`${words.turn(turn)}, ${words.moment(sentMs)}`, words.seat(from), to.map(words.seat));
    return `${head}\n\n${(said ?? letterGone).replaceAll(/^/gm, '  ')}\n`;
  });
  return parts.length === 0 ? `${noLetters}\n` : parts.join('\n');
}
