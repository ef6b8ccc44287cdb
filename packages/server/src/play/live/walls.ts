import { z } from 'zod';
import { inPieces } from '../../store/core.ts';
import type { Store } from '../../store/store.ts';

/** What may be said of a reveal: of which line of the public record, and how many of its results are shown. */
export const revealFields = {
  line: z.int().min(0).max(1_000_000),
  shown: z.int().min(0).max(10_000).exactOptional().describe('Absent: nothing is being revealed'),
  by: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .describe('A name that the page gives itself, so that it knows its own word again'),
};

/** What the walls of a game show, and in which phase they were told to: a later phase ends it. */
export const showingSchema = z.strictObject({ ...revealFields, turn: z.string(), phase: z.string() });
export type Showing = z.output<typeof showingSchema>;

export interface WallTable {
  game_id: string;
  turn: string;
  phase: string;
  line: number;
  shown: number | null;
  sent_by: string;
}

/**
 * How far the results of a turn are revealed on the walls of each game. It is no part of the game: nothing in the
 * game rests on it, so it stands beside the log and is overwritten.
 */
export interface Walls {
  show(game: string, showing: Showing): Promise<void>;
  of(games: readonly string[]): Promise<ReadonlyMap<string, Showing>>;
}

export function wallsOf({ db }: Pick<Store, 'db'>): Walls {
  return {
    async show(game, { turn, phase, line, shown, by }) {
      const row = { turn, phase, line, shown: shown ?? null, sent_by: by };
      await db
        .insertInto('walls')
        .values({ game_id: game, ...row })
        .onConflict((conflict) => conflict.column('game_id').doUpdateSet(row))
        .execute();
    },
    async of(games) {
      const found = new Map<string, Showing>();
      for (const piece of inPieces(games)) {
        const rows = await db.selectFrom('walls').selectAll().where('game_id', 'in', piece).execute();
        for (const { game_id, turn, phase, line, shown, sent_by } of rows)
          found.set(game_id, { turn, phase, line, by: sent_by, ...(shown === null ? {} : { shown }) });
      }
      return found;
    },
  };
}
