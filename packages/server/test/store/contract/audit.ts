import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/store.ts';
import type { Databases, Kind } from '../databases.ts';

const entry = (act: string, object = 'g1') => ({ actor: 'p1', act, object, facts: { b: 1, a: ['x'] } });

/** Takes away what keeps rows from being changed, as somebody with the database in their hands could. */
export async function unguard({ db, kind }: Store, table: 'audit' | 'events'): Promise<void> {
  if (kind === 'postgres') return void (await sql`alter table ${sql.table(table)} disable trigger user`.execute(db));
  for (const change of ['update', 'delete']) {
    await sql`drop trigger if exists ${sql.ref(`${table}_no_${change}`)}`.execute(db);
  }
}

/** What is wrong with the trail, found part by part. */
async function inParts({ audit: trail }: Store, limit: number): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (let upTo = 0; ; ) {
    const part = await trail.verifyPart(upTo, limit);
    faults.push(...part.faults);
    if (part.upTo === part.of) return faults;
    expect(part.upTo).toBe(upTo + limit);
    upTo = part.upTo;
  }
}

export function audit(kind: Kind, databases: Databases): void {
  async function withEntries(count: number) {
    const store = await databases.store(kind);
    for (let index = 0; index < count; index++) await store.audit.write(entry(`act-${index}`, `g${index % 2}`));
    return store;
  }

  test('Q23 entries come in order, with the time of the database, and can be read by what they are about', async () => {
    const store = await databases.store(kind);
    const before = await store.now();
    await store.audit.write(entry('letterRead', 'g1'));
    await store.audit.write(entry('signedIn', 'p1'));
    const entries = await store.audit.read(0, 10);
    expect(entries).toMatchObject([
      { seq: 1, ...entry('letterRead', 'g1') },
      { seq: 2, ...entry('signedIn', 'p1') },
    ]);
    expect(entries[0]?.at).toBeGreaterThanOrEqual(before);
    expect(entries[1]?.at).toBeLessThanOrEqual(await store.now());
    expect(await store.audit.read(0, 10, 'p1')).toMatchObject([{ seq: 2 }]);
    expect(await store.audit.read(1, 10)).toMatchObject([{ seq: 2 }]);
    expect(await store.audit.read(0, 1)).toMatchObject([{ seq: 1 }]);
    expect(await store.audit.verify()).toEqual([]);
  });

  test('Q23 however many write at once, the chain is whole', async () => {
    const store = await databases.store(kind);
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.audit.write(entry(`act-${index}`))));
    expect((await store.audit.read(0, 50)).map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(await store.audit.verify()).toEqual([]);
    expect(await inParts(store, 7)).toEqual([]);
    expect(await store.audit.verifyPart(20, 7)).toEqual({ upTo: 20, of: 20, faults: [] });
  });

  test('Q23 an entry stands or falls with what was done', async () => {
    const store = await databases.store(kind);
    const undone = store.transaction(async (tx) => {
      await store.audit.write(entry('undone'), tx);
      throw new Error('Undone.');
    });
    await expect(undone).rejects.toThrow('Undone.');
    await store.transaction((tx) => store.audit.write(entry('done'), tx));
    expect(await store.audit.read(0, 10)).toMatchObject([{ seq: 1, act: 'done' }]);
    expect(await store.audit.verify()).toEqual([]);
  });

  test('Q23 the database refuses to change or delete an entry', async () => {
    const store = await withEntries(2);
    await expect(store.db.updateTable('audit').set({ actor: 'x' }).execute()).rejects.toThrow('append-only');
    await expect(store.db.deleteFrom('audit').execute()).rejects.toThrow('append-only');
    expect(await store.audit.verify()).toEqual([]);
  });

  test.each<[string, (store: Store) => Promise<unknown>, object[]]>([
    [
      'an actor is changed',
      ({ db }) => db.updateTable('audit').set({ actor: 'p2' }).where('seq', '=', 3).execute(),
      [{ seq: 3, code: 'hash' }],
    ],
    [
      'an act is changed',
      ({ db }) => db.updateTable('audit').set({ act: 'x' }).where('seq', '=', 3).execute(),
      [{ seq: 3, code: 'hash' }],
    ],
    [
      'an object is changed',
      ({ db }) => db.updateTable('audit').set({ object: 'x' }).where('seq', '=', 3).execute(),
      [{ seq: 3, code: 'hash' }],
    ],
    [
      'a time is changed',
      ({ db }) => db.updateTable('audit').set({ at: 5 }).where('seq', '=', 3).execute(),
      [{ seq: 3, code: 'hash' }],
    ],
    [
      'a fact is changed',
      ({ db }) => db.updateTable('audit').set({ facts: '{"a":["y"],"b":1}' }).where('seq', '=', 3).execute(),
      [{ seq: 3, code: 'hash' }],
    ],
    [
      'facts are spoiled',
      ({ db }) => db.updateTable('audit').set({ facts: '{"a' }).where('seq', '=', 3).execute(),
      [{ seq: 3, code: 'unreadable' }],
    ],
    [
      'one is deleted',
      ({ db }) => db.deleteFrom('audit').where('seq', '=', 3).execute(),
      [
        { seq: 4, code: 'gap' },
        { seq: 4, code: 'hash' },
      ],
    ],
    [
      'the first is deleted',
      ({ db }) => db.deleteFrom('audit').where('seq', '=', 1).execute(),
      [
        { seq: 2, code: 'gap' },
        { seq: 2, code: 'hash' },
      ],
    ],
    [
      'the last is deleted',
      ({ db }) => db.deleteFrom('audit').where('seq', '=', 5).execute(),
      [{ seq: 5, code: 'head' }],
    ],
    ['all are deleted', ({ db }) => db.deleteFrom('audit').execute(), [{ seq: 5, code: 'head' }]],
    [
      'the head is changed',
      ({ db }) => db.updateTable('audit_head').set({ hash: 'x' }).execute(),
      [{ seq: 5, code: 'head' }],
    ],
  ])('Q23 it is noticed when %s behind the database’s back', async (_, tamper, faults) => {
    const store = await withEntries(5);
    await unguard(store, 'audit');
    await tamper(store);
    expect(await store.audit.verify()).toEqual(faults);
    // Part by part it is noticed as well, wherever the parts end; where the one before a part is gone, the next hangs.
    for (const limit of [1, 2, 3]) expect(await inParts(store, limit), `${limit} at a time`).not.toEqual([]);
    expect(await inParts(store, 5)).toEqual(faults);
  });
}
