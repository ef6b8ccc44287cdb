import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from './back-up.ts';

export interface BackupSettings {
  /** The database. */
  readonly file: string;
  readonly folder: string;
  readonly everyMs: number;
  /** How many are kept; none is kept longer than 35 days but the newest. */
  readonly kept: number;
}

/** What a look at the clock came to. */
export type BackupReport =
  | { readonly kind: 'made'; readonly file: string; readonly removed: readonly string[] }
  | { readonly kind: 'failed'; readonly error: unknown };

const DAY_MS = 86_400_000;
/** What somebody had erased is gone from the backups too, after this. */
const LONGEST_MS = 35 * DAY_MS;
const LOOK_EVERY_MS = 60_000;

/** The name of the backup of a moment: `defensor-2026-11-30T12-00-00Z.sqlite`. */
export function backupName(nowMs: number): string {
  return `defensor-${stamp(nowMs)}.sqlite`;
}

/** A moment as part of a file's name, to the second. */
export function stamp(nowMs: number): string {
  return new Date(nowMs)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

/**
 * Backs the database up if the newest backup is older than it should be, and removes those that are not kept. Returns
 * the new one, or `undefined` when none was due.
 *
 * @throws StoreUnavailableError when it cannot be written; then none is removed
 */
export async function backUpIfDue(settings: BackupSettings, nowMs: number) {
  const { file, folder, everyMs, kept } = settings;
  const newest = backupsIn(folder)[0];
  if (newest !== undefined && nowMs - newest.atMs < everyMs) return undefined;
  const made = join(folder, backupName(nowMs));
  await backUp(file, made);
  const removed = backupsIn(folder).filter(
    ({ atMs }, index) => index > 0 && (index >= kept || nowMs - atMs > LONGEST_MS),
  );
  for (const { name } of removed) rmSync(join(folder, name));
  return { file: made, removed: removed.map(({ name }) => name) };
}

/** Backs up at the settings' pace until `stop`, and reports each backup, and each failure. Looks at the clock at once. */
export function startBackups(
  settings: BackupSettings,
  report: (report: BackupReport) => void,
): { stop(): Promise<void> } {
  let under = Promise.resolve();
  const look = () => {
    under = backUpIfDue(settings, Date.now()).then(
      (made) => {
        if (made !== undefined) report({ kind: 'made', ...made });
      },
      (error: unknown) => report({ kind: 'failed', error }),
    );
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      await under;
    },
  };
}

/** The backups in a folder, the newest first. Files with other names are not ours. */
function backupsIn(folder: string): readonly { readonly name: string; readonly atMs: number }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] =
        name.match(/^defensor-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/) ?? [];
      return day === undefined ? [] : [{ name, atMs: Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .sort((one, other) => other.atMs - one.atMs);
}
