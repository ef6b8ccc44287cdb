import type { Kysely } from 'kysely';
import { type Core, claimEnd, databaseTime, inPieces, thisMoment } from './core.ts';
import type { Outbox, OutboxEntry, OutboxItem } from './store.ts';
import type { Database } from './tables.ts';

/** The outbox of a store. */
export function outbox(core: Core): Outbox {
  return {
    add: (entries, tx) => addToOutbox(tx ?? core.db, entries),
    claim: (node, limit) => claim(core, node, limit),
    async markSent(id) {
      await core.db.updateTable('outbox').set({ sent_at: databaseTime, trouble: null }).where('id', '=', id).execute();
    },
    async markFailed(id, trouble, retryAt) {
      await core.db
        .updateTable('outbox')
        .set({ trouble, not_before: retryAt, claimed_by: null, claimed_until: null })
        .where('id', '=', id)
        .execute();
    },
  };
}

/** Adds notices that are not there yet. */
export async function addToOutbox(db: Kysely<Database>, entries: readonly OutboxEntry[]): Promise<void> {
  const rows = entries.map(({ event, user, channel, body, notBefore }) => ({
    event,
    user_id: user,
    channel,
    body: JSON.stringify(body),
    not_before: notBefore ?? 0,
    claimed_by: null,
    claimed_until: null,
    tries: 0,
    trouble: null,
    sent_at: null,
  }));
  for (const piece of inPieces(rows)) {
    await db
      .insertInto('outbox')
      .values(piece)
      .onConflict((there) => there.columns(['event', 'user_id', 'channel']).doNothing())
      .execute();
  }
}

async function claim({ db, dialect }: Core, node: string, limit: number): Promise<OutboxItem[]> {
  const rows = await db
    .with('waiting', (start) => {
      const query = start
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('not_before', '<=', thisMoment)
        .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', thisMoment)]))
        .orderBy('id')
        .limit(limit);
      return dialect === 'postgres' ? query.forUpdate().skipLocked() : query;
    })
    .updateTable('outbox')
    .set((row) => ({ claimed_by: node, claimed_until: claimEnd, tries: row('tries', '+', 1) }))
    .where('id', 'in', (row) => row.selectFrom('waiting').select('waiting.id'))
    .returningAll()
    .execute();
  return rows
    .sort((one, other) => one.id - other.id)
    .map((row) => ({
      id: row.id,
      event: row.event,
      user: row.user_id,
      channel: row.channel,
      body: JSON.parse(row.body) as unknown,
      notBefore: row.not_before,
      tries: row.tries - 1,
    }));
}
