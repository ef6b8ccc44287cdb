import { existsSync, renameSync } from 'node:fs';
import { takeForServer } from '../sqlite/server-lock.ts';
import { backUp, filesOf } from './back-up.ts';
import { stamp } from './scheduled.ts';
import { type Verification, verifyDatabase } from './verify.ts';

/** What a restoration came to. */
export type Restoration =
  | { readonly kind: 'restored'; readonly verification: Verification; readonly replaced?: string }
  /** The backup is not sound: nothing was touched. */
  | { readonly kind: 'unsound'; readonly verification: Verification };

/**
 * Puts a backup in the place of the SQLite database in `file`, after having verified it. What was there is not deleted:
 * it is moved aside, to the name in `replaced`.
 *
 * @throws StoreInUseError while a server has the database
 * @throws StoreUnavailableError when the backup cannot be read, or its copy not be written
 */
export async function restoreBackup(backup: string, file: string, nowMs: number): Promise<Restoration> {
  const verification = await verifyDatabase(`sqlite:${backup}`);
  if (verification.faults.length > 0) return { kind: 'unsound', verification };
  const letGo = takeForServer(file);
  try {
    // First the copy, which may fail for want of space, then what cannot.
    const copy = `${file}.restored`;
    await backUp(backup, copy);
    const replaced = existsSync(file) ? `${file}.replaced-${stamp(nowMs)}` : undefined;
    if (replaced !== undefined) {
      for (const name of filesOf(file)) renameSync(name, `${replaced}${name.slice(file.length)}`);
    }
    renameSync(copy, file);
    return { kind: 'restored', verification, ...(replaced === undefined ? {} : { replaced }) };
  } finally {
    letGo();
  }
}
