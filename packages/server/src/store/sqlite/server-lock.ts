import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { StoreInUseError } from '../errors.ts';
import { asStoreError } from './trouble.ts';

/**
 * Takes the database in `file` for this server; returns how to let go of it.
 *
 * The lock is SQLite's own on a file beside it, held by a transaction that never ends. The system lifts it when this
 * process ends, however it ends, so nothing is ever to be cleaned up. Commands that only back up or repair do not ask
 * for it.
 *
 * @throws StoreInUseError when another server has it
 */
export function takeForServer(file: string): () => void {
  let lock: Sqlite.Database | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    lock = new Sqlite(`${file}.lock`, { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) {
      throw new StoreInUseError(file, { cause: error });
    }
    throw asStoreError(error);
  }
  const held = lock;
  return () => held.close();
}
