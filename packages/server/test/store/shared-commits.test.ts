import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { batch, newGame } from './batches.ts';

// What is ready at once shares one commit of SQLite's, and is acknowledged after it: RELIABILITY Q2.

let folder = '';
let file = '';
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'defensor-shared-'));
  file = join(folder, 'games.sqlite');
  store = await openStore({ url: `sqlite:${file}` });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A promise, and what resolves it. */
function signal(): [Promise<void>, () => void] {
  let give: (() => void) | undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, () => give?.()];
}

/** What somebody sees who opens the file at this moment: what would be there after a power cut. */
function lastingSeqs(): number[] {
  const look = new Sqlite(file, { readonly: true });
  const rows = look.prepare('select seq from games order by id').all() as { seq: number }[];
  look.close();
  return rows.map(({ seq }) => seq);
}

describe('Q2 a commit that several share', () => {
  test('each is committed before it is acknowledged, and one that throws takes nothing of the others with it', async () => {
    const games = await Promise.all(['g1', 'g2', 'g3', 'g4'].map((id) => newGame(store, id)));
    const seen: number[][] = [];
    const appended = games.map((game) =>
      store.games.append(batch(game, 0, 'a')).then((result) => {
        seen.push(lastingSeqs());
        return result.kind;
      }),
    );
    const broken = store.transaction(async (tx) => {
      await tx.updateTable('games').set({ title: 'Broken' }).execute();
      throw new Error('on purpose');
    });
    const late = store.games.append(batch('g1', 7, 'b'));
    await expect(broken).rejects.toThrow('on purpose');
    expect(await Promise.all(appended)).toEqual(['appended', 'appended', 'appended', 'appended']);
    expect(await late).toEqual({ kind: 'conflict', seq: 1 });
    for (const seqs of seen) expect(seqs).toEqual([1, 1, 1, 1]);
    const titles = await store.db.selectFrom('games').select('title').execute();
    expect(titles.map(({ title }) => title)).not.toContain('Broken');
    for (const game of games) expect(await store.games.verify(game)).toEqual([]);
  });

  test('what is not committed yet is seen by nobody else', async () => {
    await newGame(store);
    const [inside, entered] = signal();
    const [held, leave] = signal();
    const work = store.transaction(async (tx) => {
      await tx.updateTable('games').set({ title: 'Not yet' }).execute();
      entered();
      await held;
    });
    await inside;
    expect((await store.games.head('g1'))?.title).toBe('A game');
    leave();
    await work;
    expect((await store.games.head('g1'))?.title).toBe('Not yet');
  });

  test('one that finds no room is refused, and what was ready with it is either kept whole or refused whole', async () => {
    const games = await Promise.all(['g1', 'g2', 'g3'].map((id) => newGame(store, id)));
    await sql`pragma max_page_count = 120`.execute(store.db);
    const large = new Map([['t', 'x'.repeat(2_000_000)]]);
    const [first, second, third] = await Promise.allSettled([
      store.games.append(batch('g1', 0, 'a')),
      store.games.append(batch('g2', 0, 'a', { texts: large })),
      store.games.append(batch('g3', 0, 'a')),
    ]);
    expect(second).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailableError', code: 'full' } });
    const lasting = lastingSeqs();
    expect(lasting).toEqual([Number(first.status === 'fulfilled'), 0, Number(third.status === 'fulfilled')]);
    await sql`pragma max_page_count = 20000`.execute(store.db);
    for (const [index, game] of games.entries()) {
      const result = await store.games.append(batch(game, lasting[index] ?? 0, 'next'));
      expect(result.kind).toBe('appended');
      expect(await store.games.verify(game)).toEqual([]);
    }
  });

  test('a commit that fails acknowledges none of them, and the next goes through', async () => {
    await Promise.all(['g1', 'g2'].map((id) => newGame(store, id)));
    await sql`create table parent (id integer primary key)`.execute(store.db);
    await sql`create table child (id integer references parent (id) deferrable initially deferred)`.execute(store.db);
    // A foreign key that is looked at only when it is committed: the commit itself fails.
    const failing = store.transaction((tx) => sql`insert into child values (1)`.execute(tx));
    const beside = store.games.append(batch('g1', 0, 'a'));
    const results = await Promise.allSettled([failing, beside]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(lastingSeqs()).toEqual([0, 0]);
    expect((await store.games.append(batch('g1', 0, 'a'))).kind).toBe('appended');
  });

  test('the log is carried into the database beside the work, and none of it is left when the store has closed', async () => {
    await newGame(store);
    const before = statSync(file).size;
    let seq = 0;
    const texts = () => new Map([[`t${seq}`, 'x'.repeat(10_000)]]);
    await vi.waitFor(
      async () => {
        for (let more = 0; more < 70; more += 1) {
          expect((await store.games.append(batch('g1', seq, `c${seq}`, { texts: texts() }))).kind).toBe('appended');
          seq += 1;
        }
        expect(statSync(file).size).toBeGreaterThan(before + 100_000);
      },
      { timeout: 30_000, interval: 20 },
    );
    await store.close();
    expect(() => statSync(`${file}-wal`)).toThrow('ENOENT');
    store = await openStore({ url: `sqlite:${file}` });
    expect(await store.games.verify('g1')).toEqual([]);
    expect((await store.games.head('g1'))?.seq).toBe(seq);
  }, 60_000);

  test('a process that only closes its store ends after the log is empty', () => {
    const closer = fileURLToPath(new URL('children/closer.ts', import.meta.url));
    const other = join(folder, 'other.sqlite');
    const ended = spawnSync(process.execPath, ['--import', 'tsx', closer, `sqlite:${other}`], { encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 0, stdout: 'closed\n' });
    expect(() => statSync(`${other}-wal`)).toThrow('ENOENT');
  });
});
