import { type Kysely, sql } from 'kysely';
import { chainStart } from '../chain.ts';
import { createRefusal, forbid } from './append-only.ts';
import { bytesType, type Dialect, type Migration } from './migration.ts';

/** Games with all that is kept of them, the outbox, the audit trail, attachments' bytes. */
export const store: Migration = {
  name: '0001-store',
  async up(db, dialect) {
    if (dialect === 'postgres') await createClock(db);
    await createRefusal(db, dialect);
    await createGames(db);
    await createLog(db, dialect);
    await createBesideTheLog(db, dialect);
    await createOutbox(db, dialect);
    await createAudit(db, dialect);
    await db.schema
      .createTable('probe')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into probe (id, at) values (1, 0)`.execute(db);
  },
};

/** The time in milliseconds since 1970 as it is now, not as it was when the transaction began. SQLite is given its own. */
async function createClock(db: Kysely<unknown>): Promise<void> {
  await sql`create function defensor_now() returns bigint language sql volatile as
    'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint'`.execute(db);
}

async function createGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('games')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('class_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('phase_id', 'text', (column) => column.notNull())
    .addColumn('closes_at', 'bigint')
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('games_class').on('games').column('class_id').execute();
  await db.schema.createIndex('games_moved').on('games').column('moved_at').execute();
  await sql`create index games_due on games (closes_at) where closes_at is not null`.execute(db);
}

async function createLog(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('commands')
    .addColumn('game_id', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('as_seat', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('principal', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('accepted_at', 'bigint', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('commands_key', ['game_id', 'id'])
    .execute();
  await db.schema
    .createTable('events')
    .addColumn('game_id', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('command_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_key', ['game_id', 'seq'])
    .execute();
  // A whole game may be deleted, an event of it may not.
  await forbid(db, dialect, 'events', ['update']);
}

async function createBesideTheLog(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('texts')
    .addColumn('game_id', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('body', 'text')
    .addColumn('erased_at', 'bigint')
    .addPrimaryKeyConstraint('texts_key', ['game_id', 'id'])
    .execute();
  await db.schema
    .createTable('blobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game_id', 'text', (column) => column.references('games.id').onDelete('cascade'))
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', sql.raw(bytesType(dialect)), (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('blobs_game').on('blobs').column('game_id').execute();
}

async function createOutbox(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', dialect === 'sqlite' ? 'integer' : 'bigserial', (column) =>
      dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('not_before', 'bigint', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('trouble', 'text')
    .addColumn('sent_at', 'bigint')
    .addUniqueConstraint('outbox_once', ['event', 'user_id', 'channel'])
    .execute();
  await sql`create index outbox_waiting on outbox (not_before) where sent_at is null`.execute(db);
}

async function createAudit(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('object', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_object').on('audit').columns(['object', 'seq']).execute();
  await forbid(db, dialect, 'audit', ['update', 'delete']);
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into audit_head (id, seq, hash) values (1, 0, ${sql.lit(chainStart('audit'))})`.execute(db);
}
