import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StoreInUseError, StoreUnavailableError } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { type SmallDisk, smallDisk } from '../small-disk.ts';
import { batch, newGame } from './batches.ts';

vi.setConfig({ testTimeout: 60_000 });
const isRoot = process.getuid?.() === 0;
const child = (name: string) => fileURLToPath(new URL(`children/${name}.ts`, import.meta.url));

let folder = '';
let url = '';
let disk: SmallDisk | undefined;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'defensor-sqlite-'));
  url = `sqlite:${join(folder, 'games.sqlite')}`;
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  disk?.remove();
  disk = undefined;
  rmSync(folder, { recursive: true });
});

/** The first line that a child says; it may go on. */
async function start(name: string, options: { uid?: number; gid?: number } = {}) {
  const running = spawn(process.execPath, ['--import', 'tsx', child(name), url], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(running);
  const [line] = (await once(running.stdout, 'data')) as [Buffer];
  return { running, said: String(line).trim() };
}

describe('one server to a file', () => {
  test('a second one is refused, in this process and in another, until the first has closed', async () => {
    const first = await openStore({ url });
    await expect(openStore({ url })).rejects.toThrow(StoreInUseError);
    const other = await start('holder');
    expect(other.said).toContain('Another server is using');
    await first.close();
    await (await openStore({ url })).close();
  });

  test('a killed one leaves nothing that had to be cleaned up', async () => {
    const { running, said } = await start('holder');
    expect(said).toBe('open');
    await expect(openStore({ url })).rejects.toThrow(StoreInUseError);
    running.kill('SIGKILL');
    await once(running, 'exit');
    await (await openStore({ url })).close();
  });

  test('one that could not open lets go of the file', async () => {
    const wrong = `sqlite:${join(folder, 'a-folder')}`;
    mkdirSync(join(folder, 'a-folder'));
    await expect(openStore({ url: wrong })).rejects.toThrow(StoreUnavailableError);
    await (await openStore({ url })).close();
    await (await openStore({ url })).close();
  });

  test('its clock can be given, and judges what is late', async () => {
    const store = await openStore({ url, clock: () => 5000 });
    const game = await newGame(store);
    expect(await store.now()).toBe(5000);
    expect(await store.games.append(batch(game, 0, 'a', { notAfter: 5000 }))).toEqual({ kind: 'late', now: 5000 });
    expect(await store.games.append(batch(game, 0, 'a', { notAfter: 5001 }))).toEqual({ kind: 'appended', at: 5000 });
    await store.close();
  });

  test('commits wait for the disk', async () => {
    const store = await openStore({ url });
    const pragma = async (name: string) =>
      Object.values((await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(store.db)).rows[0] ?? {})[0] as unknown;
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    await store.close();
  });
});

describe('Q6 the disk', () => {
  test('Q6 full: appends are refused, what was appended is read, and all goes on when there is room', async () => {
    disk = smallDisk(folder, 2);
    const store = await openStore({ url });
    // Without a disk of our own to fill, SQLite is told that there is no more room.
    if (disk === undefined) await sql`pragma max_page_count = 200`.execute(store.db);
    const game = await newGame(store);
    const texts = (seq: number) => new Map([[`t${seq}`, 'x'.repeat(20_000)]]);
    let seq = 0;
    const fill = async () => {
      for (;;) {
        await store.games.append(batch(game, seq, `c${seq}`, { texts: texts(seq) }));
        seq += 1;
      }
    };
    await expect(fill()).rejects.toMatchObject({ name: 'StoreUnavailableError', code: 'full' });
    expect(seq).toBeGreaterThan(5);
    await expect(fill()).rejects.toMatchObject({ code: 'full' });
    expect(await store.games.read(game, 0)).toHaveLength(seq);
    expect(await store.games.verify(game)).toEqual([]);

    if (disk === undefined) await sql`pragma max_page_count = 20000`.execute(store.db);
    disk?.grow();
    expect(await store.isReady()).toBe(true);
    expect((await store.games.append(batch(game, seq, 'next', { texts: texts(seq) }))).kind).toBe('appended');
    expect(await store.games.verify(game)).toEqual([]);
    await store.close();
  });

  test('Q6 a write that fails: refused as io, nothing false acknowledged, all there for the next start', async () => {
    // The system refuses to write past a limit to files, as a failing disk does.
    const command = `trap '' XFSZ; ulimit -f 2000; exec "$0" --import tsx "$1" "$2"`;
    const said = execFileSync('sh', ['-c', command, process.execPath, child('filler'), url], { encoding: 'utf8' });
    const { code, appended } = JSON.parse(said) as { code: string; appended: number };
    expect(code).toBe('io');
    expect(appended).toBeGreaterThan(5);
    const store = await openStore({ url });
    expect(await store.games.read('g1', 0)).toHaveLength(appended);
    expect(await store.games.verify('g1')).toEqual([]);
    expect((await store.games.append(batch('g1', appended, 'next'))).kind).toBe('appended');
    await store.close();
  });

  test('Q6 read-only while it serves: refused as readOnly and not ready, reads go on, and it recovers', async () => {
    const store = await openStore({ url });
    const game = await newGame(store);
    await sql`pragma query_only = on`.execute(store.db);
    await expect(store.games.append(batch(game, 0, 'a'))).rejects.toMatchObject({ code: 'readOnly' });
    expect(await store.isReady()).toBe(false);
    expect(await store.games.head(game)).toMatchObject({ seq: 0 });
    await sql`pragma query_only = off`.execute(store.db);
    expect(await store.isReady()).toBe(true);
    expect((await store.games.append(batch(game, 0, 'a'))).kind).toBe('appended');
    await store.close();
  });

  test('Q6 a file that may not be written is refused at the start', async () => {
    const store = await openStore({ url });
    await store.close();
    const file = join(folder, 'games.sqlite');
    // Root may write everything: the child is somebody else.
    const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    for (const name of [file, `${file}.lock`, folder]) {
      if (existsSync(name)) chmodSync(name, name === folder ? 0o777 : 0o666);
      if (isRoot && existsSync(name)) chownSync(name, 65_534, 65_534);
    }
    chmodSync(file, 0o444);
    expect((await start('holder', nobody)).said).toBe('readOnly');
    chmodSync(folder, 0o555);
    rmSync(`${file}.lock`, { force: true });
    expect((await start('holder', nobody)).said).toBe('outage');
    chmodSync(folder, 0o755);
  });
});
