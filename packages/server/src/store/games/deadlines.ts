import { type Core, claimEnd, thisMoment } from '../core.ts';
import type { DueGame } from '../store.ts';

/** Claims games that are due, as `GameLog.claimDue` says. */
export async function claimDue({ db, dialect }: Core, node: string, limit: number): Promise<DueGame[]> {
  const rows = await db
    .with('due', (start) => {
      const query = start
        .selectFrom('games')
        .select('id')
        .where('closes_at', '<=', thisMoment)
        .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', thisMoment)]))
        .orderBy('closes_at')
        .limit(limit);
      // A locked row is in the hands of another node, or about to move: the next round takes it if it is still due.
      return dialect === 'postgres' ? query.forUpdate().skipLocked() : query;
    })
    .updateTable('games')
    .set({ claimed_by: node, claimed_until: claimEnd })
    .where('id', 'in', (row) => row.selectFrom('due').select('due.id'))
    .returning(['id', 'closes_at'])
    .execute();
  return rows
    .flatMap(({ id, closes_at }) => (closes_at === null ? [] : [{ game: id, closesAt: closes_at }]))
    .sort((one, other) => one.closesAt - other.closesAt);
}

/** Gives claims back, as `GameLog.releaseClaims` says. */
export async function releaseClaims({ db }: Core, node: string, games: readonly string[]): Promise<void> {
  if (games.length === 0) return;
  await db
    .updateTable('games')
    .set({ claimed_by: null, claimed_until: null })
    .where('claimed_by', '=', node)
    .where('id', 'in', games)
    .execute();
}

/** When the next phase of any game closes. */
export async function nextDue({ db }: Core): Promise<number | undefined> {
  const row = await db
    .selectFrom('games')
    .select('closes_at')
    .where('closes_at', 'is not', null)
    .orderBy('closes_at')
    .limit(1)
    .executeTakeFirst();
  return row?.closes_at ?? undefined;
}
