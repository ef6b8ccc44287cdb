import { expect, test, vi } from 'vitest';
import { isTaken } from '../../../src/store/errors.ts';
import { batch, newGame } from '../batches.ts';
import type { Databases, Kind } from '../databases.ts';

export function common(kind: Kind, databases: Databases): void {
  test('it says what it is, that it can commit, and what time it is', async () => {
    const store = await databases.store(kind);
    expect(store.kind).toBe(kind);
    expect(await store.isReady()).toBe(true);
    const first = await store.now();
    const second = await store.now();
    expect(Number.isInteger(first)).toBe(true);
    expect(second).toBeGreaterThanOrEqual(first);
  });

  test('a transaction commits as a whole or not at all, and what is thrown in it is thrown on', async () => {
    const store = await databases.store(kind);
    const thrown = new Error('Thrown.');
    const undone = store.transaction(async (tx) => {
      await tx.updateTable('probe').set({ at: 77 }).execute();
      throw thrown;
    });
    await expect(undone).rejects.toBe(thrown);
    const at = () => store.db.selectFrom('probe').select('at').executeTakeFirstOrThrow();
    expect((await at()).at).not.toBe(77);
    expect(
      await store.transaction(async (tx) => (await tx.updateTable('probe').set({ at: 78 }).execute()).length),
    ).toBe(1);
    expect((await at()).at).toBe(78);
  });

  test('a value that is taken is told from other failures', async () => {
    const store = await databases.store(kind);
    await newGame(store);
    expect(isTaken(await newGame(store).catch((error: unknown) => error))).toBe(true);
    const other = store.games.append(batch('g1', 0, 'a', { texts: new Map([['t', 'x']]), phaseId: null as never }));
    expect(isTaken(await other.catch((error: unknown) => error))).toBe(false);
  });

  test('listeners hear of every append with events, at once and once, until they stop', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    const listener = vi.fn();
    const stop = store.onAppended(listener);
    await store.games.append(batch(game, 0, 'a', { count: 2 }));
    expect(listener.mock.calls).toEqual([[{ game, seq: 2 }]]);
    await store.games.append(batch(game, 2, 'b', { count: 0 }));
    await store.games.append(batch(game, 0, 'c'));
    await store.games.append(batch(game, 2, 'd'));
    expect(listener.mock.calls).toEqual([[{ game, seq: 2 }], [{ game, seq: 3 }]]);
    stop();
    await store.games.append(batch(game, 3, 'e'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('bytes are kept as they are, with their hash; erased ones are gone', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    await store.blobs.put({ id: 'b1', game, mediaType: 'image/png', bytes });
    await store.transaction((tx) =>
      store.blobs.put({ id: 'b2', mediaType: 'text/plain', bytes: new Uint8Array(0) }, tx),
    );
    const blob = await store.blobs.get('b1');
    expect(blob).toMatchObject({ id: 'b1', game, mediaType: 'image/png' });
    expect(Buffer.from(blob?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
    expect(blob?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await store.blobs.get('b2'))?.sha256).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(await store.blobs.erase('b1')).toBe(true);
    expect(await store.blobs.erase('b1')).toBe(false);
    expect(await store.blobs.get('b1')).toBeUndefined();
  });
}
