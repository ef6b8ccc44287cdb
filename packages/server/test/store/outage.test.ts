import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoreTrouble } from '../../src/store/errors.ts';
import type { Store } from '../../src/store/store.ts';
import { giveToPostgres } from '../postgres/cluster.ts';
import { type Line, lineTo } from '../postgres/line.ts';
import { smallDisk } from '../small-disk.ts';
import { batch, newGame } from './batches.ts';
import { databases } from './databases.ts';

// Q7: every call ends in time, with a refusal that says why, and the store mends itself when the database is back.
const here = databases();
const SLOW = { timeout: 60_000 };

const lines: Line[] = [];
afterEach(async () => {
  await Promise.all(lines.splice(0).map((line) => line.close()));
});

/** Why the store refuses; `undefined` when it does not. */
async function troubleOf(work: Promise<unknown>): Promise<StoreTrouble | undefined> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) return undefined;
  expect(error).toMatchObject({ name: 'StoreUnavailableError' });
  return (error as { code: StoreTrouble }).code;
}

const backAgain = (store: Store) => vi.waitFor(async () => expect(await store.isReady()).toBe(true), SLOW);

/** A store that reaches its database over a line, and one that reaches the same directly. */
async function overLine() {
  const url = new URL(await here.fresh('postgres'));
  const line = await lineTo(here.cluster().port);
  lines.push(line);
  const direct = await here.open(url.href);
  url.port = String(line.port);
  return { line, store: await here.open(url.href), direct };
}

describe('Q7 the database is away', () => {
  test(
    'Q7 when it is killed every call says outage, and when it is back all goes on without a restart',
    SLOW,
    async () => {
      const store = await here.store('postgres');
      const game = await newGame(store);
      await store.games.append(batch(game, 0, 'a'));
      await here.cluster().kill();
      expect(await troubleOf(store.games.append(batch(game, 1, 'b')))).toBe('outage');
      expect(await troubleOf(store.games.read(game, 0))).toBe('outage');
      expect(await troubleOf(store.db.selectFrom('games').selectAll().execute())).toBe('outage');
      expect(await troubleOf(store.transaction((tx) => tx.selectFrom('games').selectAll().execute()))).toBe('outage');
      expect(await troubleOf(store.now())).toBe('outage');
      expect(await store.isReady()).toBe(false);
      expect(await troubleOf(here.open('postgres://defensor@127.0.0.1:1/nowhere'))).toBe('outage');

      await here.cluster().start();
      await backAgain(store);
      expect((await store.games.append(batch(game, 1, 'b'))).kind).toBe('appended');
      expect(await store.games.verify(game)).toEqual([]);
    },
  );

  test('Q7 when it falls silent calls end all the same, on connections there were and on new ones', SLOW, async () => {
    const { line, store } = await overLine();
    const game = await newGame(store);
    line.freeze();
    const known = store.games.append(batch(game, 0, 'a'));
    expect(await troubleOf(known)).toBe('timeout');
    expect(await store.isReady()).toBe(false);
    expect(await troubleOf(store.transaction((tx) => tx.selectFrom('games').selectAll().execute()))).toMatch(
      /^(outage|busy|timeout)$/,
    );
    line.mend();
    await backAgain(store);
    // The answer was lost, not known: asking again tells.
    expect((await store.games.append(batch(game, 0, 'a'))).kind).toMatch(/^(appended|known)$/);
    expect(await store.games.read(game, 0)).toHaveLength(1);
  });

  test('Q7 appends of other nodes while the line was silent are heard of when it is back', SLOW, async () => {
    const { line, store, direct } = await overLine();
    const heard = new Map<string, number>();
    store.onAppended(({ game, seq }) => heard.set(game, seq));
    const [one, other] = [await newGame(direct, 'g1'), await newGame(direct, 'g2')];
    await direct.games.append(batch(one, 0, 'a'));
    await vi.waitFor(() => expect(heard.get('g1')).toBe(1), SLOW);
    line.freeze();
    await direct.games.append(batch(one, 1, 'b'));
    await direct.games.append(batch(other, 0, 'a', { count: 3 }));
    line.mend();
    await vi.waitFor(() => expect([heard.get('g1'), heard.get('g2')]).toEqual([2, 3]), SLOW);
  });
});

describe('Q5 the database is killed between two queries of a transaction', () => {
  test('Q5 the transaction learns of it, and the server lives', SLOW, async () => {
    const store = await here.store('postgres');
    let goOn: (() => void) | undefined;
    const crossing = store.transaction(async (tx) => {
      await tx.selectFrom('games').selectAll().execute();
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await tx.selectFrom('games').selectAll().execute();
    });
    const trouble = troubleOf(crossing);
    await vi.waitFor(() => expect(goOn).toBeDefined());
    await here.cluster().kill();
    goOn?.();
    expect(await trouble).toMatch(/^(outage|timeout)$/);
    await here.cluster().start();
    await backAgain(store);
  });
});

describe('Q6 the database is there and cannot', () => {
  test('Q6 a pool that is exhausted says busy, and serves again', SLOW, async () => {
    const store = await here.store('postgres', { poolSize: 1 });
    let letGo: (() => void) | undefined;
    const holding = store.transaction(async (tx) => {
      await sql`select 1`.execute(tx);
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
    await vi.waitFor(() => expect(letGo).toBeDefined());
    expect(await troubleOf(store.now())).toBe('busy');
    letGo?.();
    await troubleOf(holding);
    expect(await store.isReady()).toBe(true);
  });

  test('Q6 a lock that somebody keeps is not waited for without end', SLOW, async () => {
    const store = await here.store('postgres');
    const game = await newGame(store);
    let letGo: (() => void) | undefined;
    const holding = store.transaction(async (tx) => {
      await tx.selectFrom('games').select('id').forUpdate().execute();
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
    await vi.waitFor(() => expect(letGo).toBeDefined());
    expect(await troubleOf(store.games.append(batch(game, 0, 'a')))).toMatch(/^(busy|timeout)$/);
    letGo?.();
    await troubleOf(holding);
    expect((await store.games.append(batch(game, 0, 'a'))).kind).toBe('appended');
  });

  test('Q6 a statement that takes too long is given up', SLOW, async () => {
    const store = await here.store('postgres');
    expect(await troubleOf(sql`select pg_sleep(30)`.execute(store.db))).toBe('timeout');
    expect(await store.isReady()).toBe(true);
  });

  test('Q6 a database that takes no writes is read, says readOnly, and is not ready', SLOW, async () => {
    const url = await here.fresh('postgres');
    const store = await here.open(url);
    const game = await newGame(store);
    const name = new URL(url).pathname.slice(1);
    const ask = (statement: string) => here.cluster().ask(url, statement);
    const dropAll = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
    await ask(`alter database ${name} set default_transaction_read_only = on`);
    await ask(dropAll);
    await vi.waitFor(async () => expect(await store.games.head(game)).toMatchObject({ seq: 0 }), SLOW);
    expect(await troubleOf(store.games.append(batch(game, 0, 'a')))).toBe('readOnly');
    expect(await store.isReady()).toBe(false);
    await ask(`begin read write; alter database ${name} reset default_transaction_read_only; commit`);
    await ask(dropAll);
    await backAgain(store);
    expect((await store.games.append(batch(game, 0, 'a'))).kind).toBe('appended');
  });
});

describe('Q6 the disk under PostgreSQL', () => {
  /** Makes writes of events fail with this error of PostgreSQL's, or no more. */
  const failing = (url: string, code: string | undefined) =>
    here.cluster().ask(
      url,
      code === undefined
        ? 'drop trigger failing on events'
        : `create or replace function fail() returns trigger language plpgsql as $$
             begin raise exception using errcode = '${code}', message = 'the disk'; end $$;
           create trigger failing before insert on events execute function fail()`,
    );

  test(
    'Q6 full: appends are refused, what was appended is read, and all goes on when there is room',
    SLOW,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'defensor-small-'));
      const disk = smallDisk(folder, 24);
      try {
        const url = await here.fresh('postgres');
        const store = await here.open(url);
        if (disk !== undefined) {
          giveToPostgres(folder);
          await here.cluster().ask(url, `create tablespace small location '${folder}'`);
          for (const { name } of await here
            .cluster()
            .ask(url, `select tablename as name from pg_tables where schemaname = 'public'`))
            await here.cluster().ask(url, `alter table "${String(name)}" set tablespace small`);
        }
        const game = await newGame(store);
        // Of letters that differ: what repeats would be stored small.
        const text = (seq: number) =>
          Array.from({ length: 20_000 }, (_, i) =>
            String.fromCharCode(33 + ((i * i + 7 * seq * i + (i % 83)) % 90)),
          ).join('');
        let seq = 0;
        const fill = async () => {
          for (;;) {
            if (disk === undefined && seq === 8) await failing(url, '53100');
            await store.games.append(batch(game, seq, `c${seq}`, { texts: new Map([[`t${seq}`, text(seq)]]) }));
            seq += 1;
          }
        };
        expect(await troubleOf(fill())).toBe('full');
        expect(seq).toBeGreaterThan(5);
        expect(await store.games.read(game, 0)).toHaveLength(seq);
        expect(await store.games.verify(game)).toEqual([]);

        if (disk === undefined) await failing(url, undefined);
        disk?.grow();
        expect(await store.isReady()).toBe(true);
        expect(
          (await store.games.append(batch(game, seq, 'next', { texts: new Map([['next', text(seq)]]) }))).kind,
        ).toBe('appended');
        expect(await store.games.verify(game)).toEqual([]);
        await store.close();
        if (disk !== undefined) {
          const [{ name } = {}] = await here.cluster().ask(url, 'select current_database() as name');
          await here.cluster().ask(await here.fresh('postgres'), `drop database "${String(name)}"`);
        }
      } finally {
        disk?.remove();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

  test('Q6 a write that fails: refused as io, nothing false acknowledged, and all goes on', SLOW, async () => {
    const url = await here.fresh('postgres');
    const store = await here.open(url);
    const game = await newGame(store);
    await failing(url, '58030');
    expect(await troubleOf(store.games.append(batch(game, 0, 'a')))).toBe('io');
    expect(await store.games.read(game, 0)).toEqual([]);
    await failing(url, undefined);
    expect((await store.games.append(batch(game, 0, 'a'))).kind).toBe('appended');
  });
});
