import type { Core } from '../core.ts';
import type { Snapshot } from '../store.ts';

const KEPT = 2;

export interface NewSnapshot {
  readonly game: string;
  readonly seq: number;
  readonly format: string;
  readonly body: unknown;
}

/** Keeps a snapshot, as `GameLog.saveSnapshot` says. */
export async function saveSnapshot(core: Core, { game, seq, format, body }: NewSnapshot): Promise<void> {
  const text = JSON.stringify(body);
  await core.transaction(async (tx) => {
    await tx
      .insertInto('snapshots')
      .values({ game_id: game, format, seq, body: text })
      .onConflict((there) => there.columns(['game_id', 'format', 'seq']).doUpdateSet({ body: text }))
      .execute();
    const newest = tx
      .selectFrom('snapshots')
      .select('seq')
      .where('game_id', '=', game)
      .where('format', '=', format)
      .orderBy('seq', 'desc')
      .limit(KEPT);
    await tx
      .deleteFrom('snapshots')
      .where('game_id', '=', game)
      .where('format', '=', format)
      .where('seq', 'not in', newest)
      .execute();
  });
}

/** The newest snapshot of a format, if there is one. */
export async function latestSnapshot({ db }: Core, game: string, format: string): Promise<Snapshot | undefined> {
  const row = await db
    .selectFrom('snapshots')
    .select(['seq', 'body'])
    .where('game_id', '=', game)
    .where('format', '=', format)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : { seq: row.seq, body: JSON.parse(row.body) as unknown };
}
