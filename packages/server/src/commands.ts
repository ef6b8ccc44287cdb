import { join } from 'node:path';
import { backUp } from './store/backup/back-up.ts';
import { restoreBackup } from './store/backup/restore.ts';
import { backupName } from './store/backup/scheduled.ts';
import { type Verification, verifyDatabase } from './store/backup/verify.ts';
import { StoreInUseError, StoreUnavailableError } from './store/errors.ts';

/** Where the commands find the database, and their backups. */
export interface CommandSettings {
  readonly databaseUrl: string;
  readonly backupFolder: string;
}

/** Prints one line for the person at the terminal. */
type Say = (line: string) => void;

const DUMP = 'PostgreSQL is backed up and restored by its own pg_dump and pg_restore: see docs/operations.md.';

/**
 * Runs a command on the database, `backup [FILE]`, `restore FILE` or `verify [FILE]`, and returns the exit status: 0 when
 * it did what it says and found nothing wrong. `undefined` when `args` name none of them.
 */
export async function runCommand(
  [name, path, ...more]: readonly string[],
  settings: CommandSettings,
  say: Say,
): Promise<number | undefined> {
  if (name !== 'backup' && name !== 'restore' && name !== 'verify') return undefined;
  if (more.length > 0 || (name === 'restore' && path === undefined)) {
    say('Usage: backup [FILE] | restore FILE | verify [FILE]');
    return 2;
  }
  try {
    if (name === 'verify') return await verify(path === undefined ? settings.databaseUrl : `sqlite:${path}`, say);
    if (!settings.databaseUrl.startsWith('sqlite:')) {
      say(DUMP);
      return 2;
    }
    const file = settings.databaseUrl.slice('sqlite:'.length);
    if (name === 'backup') return await backup(file, path ?? join(settings.backupFolder, backupName(Date.now())), say);
    return await restore(path ?? '', file, say);
  } catch (error) {
    if (!(error instanceof StoreInUseError) && !(error instanceof StoreUnavailableError)) throw error;
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    say(`${error.message}${cause}`);
    return 1;
  }
}

async function backup(file: string, copy: string, say: Say): Promise<number> {
  await backUp(file, copy);
  say(`Backed up ${file} to ${copy}.`);
  return verify(`sqlite:${copy}`, say);
}

async function restore(copy: string, file: string, say: Say): Promise<number> {
  const done = await restoreBackup(copy, file, Date.now());
  sayVerification(done.verification, say);
  if (done.kind === 'unsound') {
    say(`${copy} is not sound: nothing was restored.`);
    return 1;
  }
  say(`Restored ${copy} to ${file}.`);
  if (done.replaced !== undefined) say(`What was there is kept as ${done.replaced}.`);
  return 0;
}

async function verify(url: string, say: Say): Promise<number> {
  const verification = await verifyDatabase(url);
  sayVerification(verification, say);
  return verification.faults.length === 0 ? 0 : 1;
}

function sayVerification({ games, events, audit, blobs, faults }: Verification, say: Say): void {
  say(`${games} games with ${events} events, ${audit} audit entries, ${blobs} attachments.`);
  for (const { where, code, seq, detail } of faults) {
    say(
      `FAULT in ${where}: ${code}${seq === undefined ? '' : ` at ${seq}`}${detail === undefined ? '' : `: ${detail}`}`,
    );
  }
  say(faults.length === 0 ? 'Verified: nothing wrong.' : `Verified: ${faults.length} faults.`);
}
