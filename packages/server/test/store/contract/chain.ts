import { expect, test } from 'vitest';
import { chained } from '../../../src/store/chain.ts';
import type { Store } from '../../../src/store/store.ts';
import { batch, event, newGame } from '../batches.ts';
import type { Databases, Kind } from '../databases.ts';
import { unguard } from './audit.ts';

const body = (title: string) => JSON.stringify(event(3, 'b', title));

export function chain(kind: Kind, databases: Databases): void {
  async function withLog() {
    const store = await databases.store(kind);
    const game = await newGame(store);
    await newGame(store, 'g2');
    await store.games.append(batch(game, 0, 'a', { count: 2 }));
    await store.games.append(batch(game, 2, 'b', { count: 3 }));
    return store;
  }

  test('the database refuses to change an event', async () => {
    const store = await withLog();
    await expect(store.db.updateTable('events').set({ body: '{}' }).execute()).rejects.toThrow('append-only');
    expect(await store.games.verify('g1')).toEqual([]);
  });

  test('the hashes go on from batch to batch, and differ from game to game', async () => {
    const store = await withLog();
    const [first, second] = await store.games.read('g1', 0);
    expect(second?.hash).toBe(chained(first?.hash ?? '', second?.body));
    await store.games.append(batch('g2', 0, 'a', { count: 2 }));
    expect((await store.games.read('g2', 0))[0]?.body).toEqual(first?.body);
    expect((await store.games.read('g2', 0))[0]?.hash).not.toBe(first?.hash);
  });

  test.each<[string, (store: Store) => Promise<unknown>, object[]]>([
    [
      'an event is changed',
      ({ db }) =>
        db
          .updateTable('events')
          .set({ body: body('x') })
          .where('seq', '=', 3)
          .execute(),
      [{ seq: 3, code: 'hash' }],
    ],
    [
      'an event is spoiled',
      ({ db }) => db.updateTable('events').set({ body: '{' }).where('seq', '=', 3).execute(),
      [{ seq: 3, code: 'unreadable' }],
    ],
    [
      'a hash is changed',
      ({ db }) => db.updateTable('events').set({ hash: 'x' }).where('seq', '=', 3).execute(),
      [
        { seq: 3, code: 'hash' },
        { seq: 4, code: 'hash' },
      ],
    ],
    [
      'an event is deleted',
      ({ db }) => db.deleteFrom('events').where('seq', '=', 3).execute(),
      [
        { seq: 4, code: 'gap' },
        { seq: 4, code: 'hash' },
      ],
    ],
    [
      'the last is deleted',
      ({ db }) => db.deleteFrom('events').where('seq', '=', 5).execute(),
      [{ seq: 5, code: 'head' }],
    ],
    [
      'the head says less',
      ({ db }) => db.updateTable('games').set({ seq: 4 }).where('id', '=', 'g1').execute(),
      [{ seq: 4, code: 'head' }],
    ],
    [
      'the head’s hash is changed',
      ({ db }) => db.updateTable('games').set({ hash: 'x' }).where('id', '=', 'g1').execute(),
      [{ seq: 5, code: 'head' }],
    ],
  ])('it is noticed when %s behind the database’s back', async (_, tamper, faults) => {
    const store = await withLog();
    await unguard(store, 'events');
    await tamper(store);
    expect(await store.games.verify('g1')).toEqual(faults);
    expect(await store.games.verify('g2')).toEqual([]);
  });

  test('a game’s log does not pass as another’s', async () => {
    const store = await withLog();
    await unguard(store, 'events');
    await store.db.updateTable('events').set({ game_id: 'g2' }).execute();
    const { seq, hash } = (await store.games.head('g1')) ?? { seq: 0, hash: '' };
    await store.db.updateTable('games').set({ seq, hash }).where('id', '=', 'g2').execute();
    expect(await store.games.verify('g2')).toEqual([{ seq: 1, code: 'hash' }]);
  });

  test('a log longer than a page is read to its end', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    await store.games.append(batch(game, 0, 'a', { count: 1201 }));
    expect(await store.games.verify(game)).toEqual([]);
    await unguard(store, 'events');
    await store.db
      .updateTable('events')
      .set({ body: body('x') })
      .where('seq', '=', 1100)
      .execute();
    expect(await store.games.verify(game)).toEqual([{ seq: 1100, code: 'hash' }]);
  });
}
