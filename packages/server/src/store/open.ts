import { Kysely, PostgresDialect } from 'kysely';
import { auditTrail } from './audit.ts';
import { blobs } from './blobs.ts';
import { type Core, databaseTime } from './core.ts';
import { StoreUnavailableError } from './errors.ts';
import { appendFeed } from './feed.ts';
import { gameLog } from './games/game-log.ts';
import { migrate } from './migrations/migrate.ts';
import { outbox } from './outbox.ts';
import { listenForAppends } from './postgres/listener.ts';
import { patientPool, servingPool } from './postgres/pool.ts';
import { Checkpoints } from './sqlite/checkpoints.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import { openBeside, openSqlite } from './sqlite/open.ts';
import { takeForServer } from './sqlite/server-lock.ts';
import type { Store } from './store.ts';
import type { Database } from './tables.ts';
import { retrying } from './transaction.ts';

export interface StoreSettings {
  /** `memory:`, `sqlite:<file>`, or `postgres://…`. */
  readonly url: string;
  /** How many connections to PostgreSQL; one more listens. */
  readonly poolSize?: number;
  /** What SQLite's time is read from; this machine's clock if absent. PostgreSQL has its own. */
  readonly clock?: () => number;
  /** Opens a SQLite file though a server may have it: for a command that writes a row and goes. */
  readonly beside?: boolean;
}

const POOL_SIZE = 10;

/**
 * Opens the store, its schema brought up to date.
 *
 * @throws StoreUnavailableError when the database cannot be reached or written
 * @throws StoreInUseError when another server has the SQLite file
 */
export async function openStore({
  url,
  poolSize = POOL_SIZE,
  clock = Date.now,
  beside = false,
}: StoreSettings): Promise<Store> {
  if (url === 'memory:') return openSqliteStore(undefined, clock, beside);
  if (url.startsWith('sqlite:')) return openSqliteStore(url.slice('sqlite:'.length), clock, beside);
  if (/^postgres(ql)?:/.test(url)) return openPostgresStore(url, poolSize);
  throw new Error('The database is named as memory:, sqlite:<file> or postgres://…');
}

async function openSqliteStore(file: string | undefined, clock: () => number, beside: boolean): Promise<Store> {
  const letGo = file === undefined || beside ? () => undefined : takeForServer(file);
  try {
    const writing = openSqlite(file ?? ':memory:', clock);
    const reading = file === undefined ? undefined : openBeside(file, clock);
    const checkpoints = file === undefined ? undefined : new Checkpoints(file);
    const db = new Kysely<Database>({ dialect: sqliteDialect(writing, reading, checkpoints) });
    await prepareOrClose(db, 'sqlite');
    const feed = appendFeed();
    return storeOver({ db, dialect: 'sqlite', transaction: retrying(db) }, feed, {
      kind: file === undefined ? 'memory' : 'sqlite',
      async close() {
        await db.destroy();
        letGo();
      },
    });
  } catch (error) {
    letGo();
    throw error;
  }
}

async function openPostgresStore(url: string, poolSize: number): Promise<Store> {
  const patient = new Kysely<Database>({ dialect: new PostgresDialect({ pool: patientPool(url) }) });
  await prepareOrClose(patient, 'postgres');
  await patient.destroy();

  const feed = appendFeed();
  const listener = await listenForAppends(url, feed);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: servingPool(url, poolSize) }) });
  return storeOver({ db, dialect: 'postgres', transaction: retrying(db) }, feed, {
    kind: 'postgres',
    async close() {
      await listener.close();
      await db.destroy();
    },
  });
}

/** Brings the schema up to date and makes sure that it can be written: where nothing is due, nothing else would tell. */
async function prepareOrClose(db: Kysely<Database>, dialect: Core['dialect']): Promise<void> {
  try {
    await migrate(db, dialect);
    await probe(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function storeOver(core: Core, feed: ReturnType<typeof appendFeed>, own: Pick<Store, 'kind' | 'close'>): Store {
  const { db, transaction } = core;
  return {
    ...own,
    db,
    transaction,
    games: gameLog(core, feed.tell),
    audit: auditTrail(core),
    outbox: outbox(core),
    blobs: blobs(core),
    now: () => now(core),
    onAppended: feed.listen,
    isReady: () => isReady(core),
  };
}

async function now({ db }: Core): Promise<number> {
  const { at } = await db.selectNoFrom(databaseTime.as('at')).executeTakeFirstOrThrow();
  return at;
}

async function probe(db: Kysely<Database>): Promise<void> {
  await db.updateTable('probe').set({ at: databaseTime }).where('id', '=', 1).execute();
}

async function isReady({ db }: Core): Promise<boolean> {
  try {
    await probe(db);
    return true;
  } catch (error) {
    if (error instanceof StoreUnavailableError) return false;
    throw error;
  }
}
