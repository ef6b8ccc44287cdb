import type { Kysely } from 'kysely';
import type { Migration } from './migration.ts';

/** People, classes, seats' cards, sessions, tokens (identity/tables.ts says what each column is). */
export const identity: Migration = {
  name: '0002-identity',
  async up(db) {
    await createPeople(db);
    await createClasses(db);
    await createSessions(db);
    await createGuards(db);
  },
};

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.unique())
    .addColumn('passphrase_hash', 'text')
    .addColumn('oidc_issuer', 'text')
    .addColumn('oidc_subject', 'text')
    .addColumn('class_id', 'text')
    .addColumn('details', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('forgotten_at', 'bigint')
    .addUniqueConstraint('people_oidc', ['oidc_issuer', 'oidc_subject'])
    .execute();
  await db.schema.createIndex('people_of_class').on('people').column('class_id').execute();
  await db.schema
    .createTable('roles')
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('roles_key', ['person_id', 'role'])
    .execute();
  await db.schema
    .createTable('invites')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.references('people.id'))
    .addColumn('class_id', 'text')
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('used_by', 'text')
    .addColumn('revoked_at', 'bigint')
    .execute();
}

async function createClasses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('classes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('short_name', 'text', (c) => c.notNull())
    .addColumn('short_name_key', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('demo', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('retention_days', 'integer', (c) => c.notNull())
    .addColumn('anonymised_at', 'bigint')
    .execute();
  await db.schema
    .createTable('class_judges')
    .addColumn('class_id', 'text', (c) => c.notNull().references('classes.id'))
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id'))
    .addPrimaryKeyConstraint('class_judges_key', ['class_id', 'person_id'])
    .execute();
  await db.schema.createIndex('classes_of_judge').on('class_judges').column('person_id').execute();
  await db.schema
    .createTable('seat_accesses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game_id', 'text', (c) => c.notNull())
    .addColumn('class_id', 'text', (c) => c.notNull().references('classes.id'))
    .addColumn('seat_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.references('people.id'))
    .addColumn('link_hash', 'text', (c) => c.notNull().unique())
    .addColumn('code_hash', 'text', (c) => c.unique())
    .addColumn('code_expires_at', 'bigint')
    .addColumn('pin_hash', 'text')
    .addColumn('pin_failures', 'integer', (c) => c.notNull())
    .addColumn('pin_wait_until', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('accesses_of_game').on('seat_accesses').columns(['game_id', 'seat_id']).execute();
  await db.schema.createIndex('accesses_of_class').on('seat_accesses').column('class_id').execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.references('people.id'))
    .addColumn('access_id', 'text', (c) => c.references('seat_accesses.id'))
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('sessions_of_browser').on('sessions').column('browser_hash').execute();
  await db.schema.createIndex('sessions_of_person').on('sessions').column('person_id').execute();
  await db.schema.createIndex('sessions_of_access').on('sessions').column('access_id').execute();
  await db.schema
    .createTable('known_devices')
    .addColumn('device_hash', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['device_hash', 'subject'])
    .execute();
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('game_id', 'text')
    .addColumn('seat_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('tokens_of_person').on('tokens').column('person_id').execute();
}

async function createGuards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guesses')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('full_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('oidc_logins')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('state_hash', 'text', (c) => c.notNull().unique())
    .addColumn('cookie_hash', 'text', (c) => c.notNull())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('verifier', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.references('people.id'))
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('revocations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('revocations_at').on('revocations').column('at').execute();
  await db.schema
    .createTable('retention_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('class_id', 'text')
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}
