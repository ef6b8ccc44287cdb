import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StoreUnavailableError } from '../errors.ts';
import { asStoreError } from './trouble.ts';

/** How long SQLite itself waits for another process that writes, a command on the server: nothing else runs meanwhile. */
const BUSY_MS = 1000;

/** When SQLite itself empties its log, 16 MB: what `Checkpoints` has left of it. */
const LOG_PAGES = 4000;

/**
 * A connection to the database in `file`, or in memory for `:memory:`, ready for use: its folder is made, commits reach
 * the disk before they return. `clock` is what the database's time is read from.
 *
 * @throws StoreUnavailableError when the file cannot be opened
 */
export function openSqlite(file: string, clock: () => number): Sqlite.Database {
  let database: Sqlite.Database | undefined;
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    database = new Sqlite(file, { timeout: BUSY_MS });
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
    database.pragma('foreign_keys = ON');
    tellTime(database, clock);
    return database;
  } catch (error) {
    database?.close();
    throw asStoreError(error);
  }
}

/**
 * A connection beside the one that writes `file`, for what is only read: it sees what has been committed.
 *
 * @throws StoreUnavailableError when the file cannot be opened
 */
export function openBeside(file: string, clock: () => number): Sqlite.Database {
  const database = openReadOnly(file);
  tellTime(database, clock);
  return database;
}

function tellTime(database: Sqlite.Database, clock: () => number): void {
  database.function('defensor_now', { deterministic: false }, () => Math.floor(clock()));
}

/**
 * A connection that only reads the database in `file`, also while a server writes it.
 *
 * @throws StoreUnavailableError when there is none, or it cannot be read
 */
export function openReadOnly(file: string): Sqlite.Database {
  if (!existsSync(file)) throw new StoreUnavailableError('outage', { cause: new Error(`there is no ${file}`) });
  try {
    return new Sqlite(file, { readonly: true, fileMustExist: true });
  } catch (error) {
    throw asStoreError(error);
  }
}
