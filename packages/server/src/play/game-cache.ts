import type { Game } from '@defensor/game';

/** What one event of a game weighs in memory, with the states it shares and leaves: an estimate, on the high side. */
const BYTES_AN_EVENT = 4_000;
const BYTES_A_GAME = 100_000;

/** Games kept ready in memory, the least recently used given up first once they weigh more than `limitBytes`. */
export function gameCache(limitBytes: number) {
  const games = new Map<string, Game>();
  let bytes = 0;

  const drop = (id: string) => {
    const game = games.get(id);
    if (game === undefined) return;
    games.delete(id);
    bytes -= weightOf(game);
  };
  return {
    get(id: string): Game | undefined {
      const game = games.get(id);
      if (game === undefined) return undefined;
      games.delete(id);
      games.set(id, game);
      return game;
    },
    put(id: string, game: Game): void {
      drop(id);
      games.set(id, game);
      bytes += weightOf(game);
      for (const oldest of games.keys()) {
        if (bytes <= limitBytes || oldest === id) break;
        drop(oldest);
      }
    },
    drop,
    size: () => ({ games: games.size, bytes }),
  };
}

function weightOf({ record }: Game): number {
  return BYTES_A_GAME + BYTES_AN_EVENT * record.log.length;
}
