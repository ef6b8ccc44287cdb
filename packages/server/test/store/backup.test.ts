import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediately } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../../src/commands.ts';
import { backUp } from '../../src/store/backup/back-up.ts';
import { restoreBackup } from '../../src/store/backup/restore.ts';
import { type BackupReport, type BackupSettings, backUpIfDue, startBackups } from '../../src/store/backup/scheduled.ts';
import { verifyDatabase } from '../../src/store/backup/verify.ts';
import { StoreInUseError, StoreUnavailableError } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { batch, newGame } from './batches.ts';
import { unguard } from './contract/audit.ts';

/** A matcher, typed. */
const saying = (text: string): unknown => expect.stringContaining(text);

const HOUR_MS = 3_600_000;
const NOON_MS = Date.UTC(2026, 10, 30, 12);

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'defensor-backup-'));
  file = join(folder, 'defensor.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openStore({ url: `sqlite:${file}` });

/** A store with a game of `count` events, an audit entry and an attachment. */
async function withGame(count: number): Promise<Store> {
  const store = await open();
  const game = await newGame(store);
  for (let seq = 0; seq < count; seq++) await store.games.append(batch(game, seq, `c${seq}`));
  await store.audit.write({ actor: 'p1', act: 'signIn', object: 'p1', facts: {} });
  await store.blobs.put({ id: 'b1', game, mediaType: 'image/png', bytes: new Uint8Array(200_000) });
  return store;
}

/** Spoils the bytes of the file's middle, as a failing disk does. */
function damage(path: string, at: number): void {
  const handle = openSync(path, 'r+');
  writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, at);
  closeSync(handle);
}

describe('a backup', () => {
  test('is whole and of one moment while the server goes on writing', async () => {
    const store = await withGame(20);
    let isDone = false;
    let seq = 20;
    const copying = backUp(file, join(folder, 'copy.sqlite')).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await store.games.append(batch('g1', seq, `c${seq++}`));
      await immediately();
    }
    await copying;
    const copied = await verifyDatabase(`sqlite:${join(folder, 'copy.sqlite')}`);
    expect(copied).toMatchObject({ games: 1, audit: 1, blobs: 1, faults: [] });
    expect(copied.events).toBeGreaterThanOrEqual(20);
    expect(copied.events).toBeLessThanOrEqual(seq);
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite']);
    await store.close();
  });

  test('that cannot be written leaves nothing behind, and says so', async () => {
    const store = await withGame(1);
    await expect(backUp(join(folder, 'none.sqlite'), join(folder, 'copy.sqlite'))).rejects.toThrow(
      StoreUnavailableError,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
    await store.close();
  });
});

describe('verifying', () => {
  test('finds nothing wrong with a sound database, also while a server has it', async () => {
    const store = await withGame(3);
    expect(await verifyDatabase(`sqlite:${file}`)).toEqual({ games: 1, events: 3, audit: 1, blobs: 1, faults: [] });
    await store.close();
  });

  test('names the game, the attachment and the trail that were tampered with', async () => {
    const store = await withGame(3);
    await unguard(store, 'events');
    await unguard(store, 'audit');
    await store.db.updateTable('events').set({ body: '{}' }).where('seq', '=', 2).execute();
    await store.db.updateTable('audit').set({ actor: 'p2' }).execute();
    await store.db
      .updateTable('blobs')
      .set({ bytes: Buffer.from('x') })
      .execute();
    expect((await verifyDatabase(`sqlite:${file}`)).faults).toEqual([
      { where: 'game g1', seq: 2, code: 'hash' },
      { where: 'audit trail', seq: 1, code: 'hash' },
      { where: 'attachment b1', code: 'hash' },
    ]);
    await store.close();
  });

  test('finds a damaged file', async () => {
    await (await withGame(200)).close();
    damage(file, 20 * 4096);
    const found = await verifyDatabase(`sqlite:${file}`).catch((error: unknown) => error);
    if (found instanceof Error) expect(found).toBeInstanceOf(StoreUnavailableError);
    else expect(found).not.toMatchObject({ faults: [] });
  });
});

describe('restoring', () => {
  test('Q18 brings back the moment of the backup; what was there is kept aside, and play goes on', async () => {
    const copy = join(folder, 'copy.sqlite');
    const store = await withGame(5);
    const hashes = (await store.games.read('g1', 0)).map(({ hash }) => hash);
    await backUp(file, copy);
    await store.games.append(batch('g1', 5, 'lost'));
    await store.close();

    const done = await restoreBackup(copy, file, NOON_MS);
    expect(done).toMatchObject({ kind: 'restored', replaced: `${file}.replaced-2026-11-30T12-00-00Z` });
    const restored = await open();
    expect((await restored.games.read('g1', 0)).map(({ hash }) => hash)).toEqual(hashes);
    expect((await restored.games.append(batch('g1', 5, 'next'))).kind).toBe('appended');
    await restored.close();
    expect((await verifyDatabase(`sqlite:${file}.replaced-2026-11-30T12-00-00Z`)).events).toBe(6);
  });

  test('works where nothing is left', async () => {
    const copy = join(folder, 'kept', 'copy.sqlite');
    const store = await withGame(5);
    await backUp(file, copy);
    await store.close();
    for (const name of readdirSync(folder)) if (name !== 'kept') rmSync(join(folder, name));
    expect(await restoreBackup(copy, file, NOON_MS)).not.toHaveProperty('replaced');
    expect(await verifyDatabase(`sqlite:${file}`)).toMatchObject({ events: 5, faults: [] });
  });

  test('is refused while a server has the database, and nothing is touched', async () => {
    const copy = join(folder, 'copy.sqlite');
    const store = await withGame(2);
    await backUp(file, copy);
    await expect(restoreBackup(copy, file, NOON_MS)).rejects.toThrow(StoreInUseError);
    expect((await store.games.append(batch('g1', 2, 'next'))).kind).toBe('appended');
    await store.close();
  });

  test('a backup that is not sound is not restored', async () => {
    const copy = join(folder, 'copy.sqlite');
    const store = await withGame(2);
    await unguard(store, 'events');
    await store.db.updateTable('events').set({ body: '{}' }).where('seq', '=', 2).execute();
    await backUp(file, copy);
    await store.close();
    expect((await restoreBackup(copy, file, NOON_MS)).kind).toBe('unsound');
    expect(readdirSync(folder).some((name) => name.includes('replaced'))).toBe(false);
  });
});

/** What the first look at the clock comes to. */
async function firstReport(settings: BackupSettings): Promise<BackupReport> {
  let stop: (() => Promise<void>) | undefined;
  const report = await new Promise<BackupReport>((resolve) => {
    stop = startBackups(settings, resolve).stop;
  });
  await stop?.();
  return report;
}

describe('scheduled backups', () => {
  const settings = () => ({ file, folder: join(folder, 'backups'), everyMs: 24 * HOUR_MS, kept: 3 });
  const kept = () => readdirSync(join(folder, 'backups')).sort();

  test('one is made when the newest is a day old, dated, and the newest three are kept', async () => {
    const store = await withGame(1);
    expect(await backUpIfDue(settings(), NOON_MS)).toMatchObject({ removed: [] });
    expect(kept()).toEqual(['defensor-2026-11-30T12-00-00Z.sqlite']);
    expect(await backUpIfDue(settings(), NOON_MS + 23 * HOUR_MS)).toBeUndefined();
    for (const day of [1, 2, 3]) await backUpIfDue(settings(), NOON_MS + day * 24 * HOUR_MS);
    expect(kept()).toEqual([
      'defensor-2026-12-01T12-00-00Z.sqlite',
      'defensor-2026-12-02T12-00-00Z.sqlite',
      'defensor-2026-12-03T12-00-00Z.sqlite',
    ]);
    await store.close();
  });

  test('none is kept longer than 35 days but the newest, and files of others are left alone', async () => {
    const store = await withGame(1);
    await backUpIfDue(settings(), NOON_MS);
    writeFileSync(join(folder, 'backups', 'notes.txt'), '');
    await backUpIfDue(settings(), NOON_MS + 36 * 24 * HOUR_MS);
    expect(kept()).toEqual(['defensor-2027-01-05T12-00-00Z.sqlite', 'notes.txt']);
    await store.close();
  });

  test('one that fails removes none, and is reported', async () => {
    const store = await withGame(1);
    await backUpIfDue(settings(), NOON_MS);
    const gone = { ...settings(), file: join(folder, 'gone.sqlite') };
    await expect(backUpIfDue(gone, NOON_MS + 99 * 24 * HOUR_MS)).rejects.toThrow(StoreUnavailableError);
    expect(kept()).toHaveLength(1);
    expect(await firstReport({ ...gone, folder: join(folder, 'others') })).toMatchObject({
      kind: 'failed',
      error: { code: 'outage' },
    });
    await store.close();
  });

  test('the server’s own begin at once', async () => {
    const store = await withGame(1);
    expect(await firstReport(settings())).toMatchObject({ kind: 'made', removed: [] });
    expect(await verifyDatabase(`sqlite:${join(folder, 'backups', kept()[0] ?? '')}`)).toMatchObject({ faults: [] });
    await store.close();
  });
});

describe('the commands', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const settings = { databaseUrl: `sqlite:${file}`, backupFolder: join(folder, 'backups') };
    const status = await runCommand(args, settings, (line) => lines.push(line));
    return { status, said: lines.join('\n') };
  };

  test('backup, verify and restore say what they did', async () => {
    const store = await withGame(4);
    const copy = join(folder, 'mine.sqlite');
    expect(await run('backup')).toMatchObject({ status: 0, said: saying('Verified: nothing wrong.') });
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
    expect((await run('backup', copy)).status).toBe(0);
    expect(await run('verify')).toMatchObject({ status: 0, said: saying('1 games with 4 events') });
    expect(await run('restore', copy)).toMatchObject({ status: 1, said: saying('Another server') });
    await store.close();
    expect(await run('restore', copy)).toMatchObject({ status: 0, said: saying('is kept as') });
    expect(existsSync(file)).toBe(true);
  });

  test('a database with faults ends with status 1 and names them', async () => {
    const store = await withGame(4);
    await unguard(store, 'events');
    await store.db.deleteFrom('events').where('seq', '=', 4).execute();
    await store.close();
    expect(await run('verify')).toMatchObject({
      status: 1,
      said: saying('FAULT in game g1: head at 4'),
    });
  });

  test('what is not there, not understood, or not for SQLite, is said', async () => {
    expect(await run('verify', join(folder, 'none'))).toMatchObject({ status: 1 });
    expect(await run('verify')).toMatchObject({ status: 1, said: saying('there is no') });
    expect(await run('backup', join(folder, 'no', 'folder', 'yet'))).toMatchObject({ status: 1 });
    expect(await run('restore', join(folder, 'no', 'backup'))).toMatchObject({ status: 1 });
    expect(await run('restore')).toMatchObject({ status: 2, said: saying('Usage') });
    expect(await run('start')).toEqual({ status: undefined, said: '' });
    const settings = { databaseUrl: 'postgres://127.0.0.1/x', backupFolder: folder };
    expect(await runCommand(['backup'], settings, () => undefined)).toBe(2);
  });
});
