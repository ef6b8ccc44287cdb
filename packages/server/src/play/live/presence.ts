import { databaseTime, inPieces, thisMoment } from '../../store/core.ts';
import type { Store } from '../../store/store.ts';

/** How long a node's word holds: it says it again well before, and a node that died is forgotten. */
const HOLDS_MS = 30_000;

/** A seat that has a game open, on one node. */
export interface PresenceTable {
  node: string;
  game_id: string;
  seat_id: string;
  /** When its node said so, by the database's clock. */
  told_at: number;
}

/** Who has games open on all nodes of a database. */
export interface Presence {
  /** These seats, and no others, have the game open on this node. */
  tell(game: string, seats: readonly string[]): Promise<void>;
  /** What this node has told holds on. */
  keep(): Promise<void>;
  /** The seats that have these games open, on whichever node; sorted. */
  of(games: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** This node has nothing open any more. */
  leave(): Promise<void>;
}

export function presenceOf({ db, transaction }: Pick<Store, 'db' | 'transaction'>, node: string): Presence {
  return {
    tell: (game, seats) =>
      transaction(async (tx) => {
        await tx.deleteFrom('presence').where('node', '=', node).where('game_id', '=', game).execute();
        const isThere = await tx.selectFrom('games').select('id').where('id', '=', game).executeTakeFirst();
        if (seats.length === 0 || isThere === undefined) return;
        const rows = seats.map((seat) => ({ node, game_id: game, seat_id: seat, told_at: databaseTime }));
        await tx.insertInto('presence').values(rows).execute();
      }),
    async keep() {
      await db.updateTable('presence').set({ told_at: databaseTime }).where('node', '=', node).execute();
      await db
        .deleteFrom('presence')
        .where((eb) => eb(eb('told_at', '+', HOLDS_MS), '<', thisMoment))
        .execute();
    },
    async of(games) {
      const found = new Map<string, Set<string>>();
      for (const piece of inPieces(games)) {
        const rows = await db
          .selectFrom('presence')
          .select(['game_id', 'seat_id'])
          .where('game_id', 'in', piece)
          .where((eb) => eb(eb('told_at', '+', HOLDS_MS), '>=', thisMoment))
          .execute();
        for (const { game_id, seat_id } of rows)
          found.set(game_id, (found.get(game_id) ?? new Set<string>()).add(seat_id));
      }
      return new Map([...found].map(([game, seats]) => [game, [...seats].sort()]));
    },
    async leave() {
      await db.deleteFrom('presence').where('node', '=', node).execute();
    },
  };
}
