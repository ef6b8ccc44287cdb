import { openTestNode } from './kit.ts';
import { cookieOf } from './listener.ts';
import { ok, table } from './table.ts';

/** Games of one class with people in them, whose cookies hold at any server of that database. */
export interface PreparedGames {
  readonly classId: string;
  readonly games: readonly string[];
  /** The cookie of a seat, or of the Judge as `JD`. */
  readonly cookieOf: (game: string, seat: string) => string;
}

export interface GamesWish {
  readonly count: number;
  /** Who sits in every game, besides the Judge. */
  readonly seats: readonly string[];
  /** Fields of `createGame` for the game of this number. */
  readonly fields?: (index: number) => object;
}

/** Makes games in the database at `url`, which holds none yet and which no server has open. */
export async function prepareGames(url: string, { count, seats, fields }: GamesWish): Promise<PreparedGames> {
  const node = await openTestNode({ url });
  try {
    const { judge, classId, sit } = await table(node);
    const cookies = new Map<string, string>();
    const games: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const made = { id: `create-many-${index}`, class: classId, title: `Game ${index}`, ...fields?.(index) };
      const { game } = await ok<{ game: string }>(judge.post('/games', made));
      games.push(game);
      for (const seat of seats) cookies.set(`${game}/${seat}`, cookieOf(await sit(seat, game)));
    }
    const judges = cookieOf(judge);
    return { classId, games, cookieOf: (game, seat) => cookies.get(`${game}/${seat}`) ?? judges };
  } finally {
    await node.close();
  }
}
