import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { MIGRATIONS } from './all.ts';
import type { Dialect, Migration } from './migration.ts';

/** Ours alone among the advisory locks of the database. */
const LOCK = 4454_1378;

/**
 * Brings the schema to the last of `steps`: each missing one, in order, all in one transaction; of several nodes that
 * start at once, one does it. Steps that the database has gone and this program does not know are a later release's,
 * and left alone.
 *
 * Not Kysely's own: that has no transaction on SQLite, and refuses a database that a later release has been at.
 */
export async function migrate(
  db: Kysely<Database>,
  dialect: Dialect,
  steps: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const plain = tx as unknown as Kysely<unknown>;
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(plain);
    await sql`create table if not exists migrations (name text primary key, at bigint not null)`.execute(plain);
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(plain);
    const gone = new Set(rows.map(({ name }) => name));
    for (const { name, up } of steps) {
      if (gone.has(name)) continue;
      await up(plain, dialect);
      await sql`insert into migrations (name, at) values (${name}, defensor_now())`.execute(plain);
    }
  });
}
