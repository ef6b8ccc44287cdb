import { type Cast, gameSentences } from '@defensor/api';
import { ENGLISH } from '@defensor/api/english';
import { type Game, type SeatId, view } from '@defensor/game';

/** The letters that a seat wrote or received, as text, the oldest first; of those taken down only that they were there. */
export function lettersText(game: Game, seat: SeatId, cast: Cast): string {
  const { words } = gameSentences(cast, ENGLISH);
  const own = view(game, seat).letters.filter(({ from, to }) => from === seat || to.includes(seat));
  const parts = own.map(({ from, to, turn, sentMs, text }) => {
    const said = text === undefined ? undefined : cast.textOf?.(text);
    const head = `${words.turn(turn)}, ${words.moment(sentMs)}: ${words.seat(from)} to ${to.length === 0 ? 'everybody' : words.seats(to)}`;
    return `${head}\n\n${(said ?? '(no longer to be read)').replaceAll(/^/gm, '  ')}\n`;
  });
  return parts.length === 0 ? 'No letters.\n' : parts.join('\n');
}
