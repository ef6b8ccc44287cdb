import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batch, newGame } from '../batches.ts';
import type { Databases, Kind } from '../databases.ts';

export function snapshots(kind: Kind, databases: Databases): void {
  test('the newest snapshot of a format is found, and two are kept', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    expect(await store.games.latestSnapshot(game, 'v1')).toBeUndefined();
    for (const seq of [4, 9, 2, 7]) await store.games.saveSnapshot(game, seq, 'v1', { seq });
    await store.games.saveSnapshot(game, 20, 'v2', { seq: 20 });
    await store.games.saveSnapshot(game, 9, 'v1', { again: 9 });
    expect(await store.games.latestSnapshot(game, 'v1')).toEqual({ seq: 9, body: { again: 9 } });
    expect(await store.games.latestSnapshot(game, 'v3')).toBeUndefined();
    const kept = await store.db.selectFrom('snapshots').select(['format', 'seq']).orderBy('seq').execute();
    expect(kept).toEqual([
      { format: 'v1', seq: 7 },
      { format: 'v1', seq: 9 },
      { format: 'v2', seq: 20 },
    ]);
  });

  test('a snapshot and what follows it make the same as the whole log', async () => {
    const store = await databases.store(kind);
    let games = 0;
    const sizes = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), async (counts, at) => {
        games += 1;
        const game = await newGame(store, `fold-${games}`);
        let seq = 0;
        for (const [index, count] of counts.entries()) {
          await store.games.append(batch(game, seq, `c${index}`, { count }));
          seq += count;
        }
        const cut = at % (seq + 1);
        const whole = (await store.games.read(game, 0)).map(({ body }) => body);
        await store.games.saveSnapshot(game, cut, 'fold', whole.slice(0, cut));

        const snapshot = await store.games.latestSnapshot(game, 'fold');
        const rest = (await store.games.read(game, snapshot?.seq ?? 0)).map(({ body }) => body);
        expect([...((snapshot?.body ?? []) as typeof whole), ...rest]).toEqual(whole);
      }),
      { numRuns: 15 },
    );
  }, 60_000);
}
