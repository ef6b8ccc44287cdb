import { type Kysely, sql } from 'kysely';
import type { Dialect } from './migration.ts';

type Change = 'update' | 'delete';

/** Makes the database refuse these changes of a table's rows, whoever asks for them. */
export async function forbid(db: Kysely<unknown>, dialect: Dialect, table: string, changes: readonly Change[]) {
  for (const change of changes) {
    const name = `${table}_no_${change}`;
    const body =
      dialect === 'sqlite'
        ? sql`begin select raise(abort, ${sql.lit(`${table} is append-only`)}); end`
        : sql`for each row execute function defensor_append_only()`;
    await sql`create trigger ${sql.ref(name)} before ${sql.raw(change)} on ${sql.table(table)} ${body}`.execute(db);
  }
}

/** The function that PostgreSQL's triggers call. */
export async function createRefusal(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return;
  await sql`create function defensor_append_only() returns trigger language plpgsql as
    'begin raise exception ''% is append-only'', tg_table_name; end'`.execute(db);
}
