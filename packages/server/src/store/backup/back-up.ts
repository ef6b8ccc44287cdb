import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { openReadOnly } from '../sqlite/open.ts';
import { asStoreError } from '../sqlite/trouble.ts';

/** So much is copied between two looks at other work: 2 MB. */
const PAGES_AT_ONCE = 500;

/**
 * Copies the SQLite database in `file` to `copy` as it is at this moment, while servers go on writing. The copy is
 * there whole or not at all, on the disk, one file.
 *
 * @throws StoreUnavailableError when one of them cannot be read or written
 */
export async function backUp(file: string, copy: string): Promise<void> {
  mkdirSync(dirname(copy), { recursive: true });
  const unfinished = `${copy}.part`;
  rmSync(unfinished, { force: true });
  let source: Sqlite.Database | undefined;
  try {
    source = openReadOnly(file);
    // Reading holds this moment fast: without it the copy would begin anew at every write.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_schema').get();
    await source.backup(unfinished, { progress: () => PAGES_AT_ONCE });
    // A copy is read where nobody can write: it needs no log beside it.
    const made = new Sqlite(unfinished);
    made.pragma('journal_mode = DELETE');
    made.close();
    renameSync(unfinished, copy);
    flushFolder(dirname(copy));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw asStoreError(error);
  } finally {
    source?.close();
  }
}

/** The names of a database's files, given the first: SQLite keeps two beside it while it is open. */
export function filesOf(file: string): readonly string[] {
  return [file, `${file}-wal`, `${file}-shm`].filter((name) => existsSync(name));
}

/** A rename is on the disk when its folder is. Windows cannot and need not. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
