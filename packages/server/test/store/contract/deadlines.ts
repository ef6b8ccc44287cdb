import { expect, test } from 'vitest';
import { batch, newGame } from '../batches.ts';
import type { Databases, Kind } from '../databases.ts';

const HOUR_MS = 3_600_000;

export function deadlines(kind: Kind, databases: Databases): void {
  /** A store with the games `due-0`, `due-1`, … overdue, the first longest. */
  async function withDue(count: number) {
    const store = await databases.store(kind);
    const now = await store.now();
    for (let index = 0; index < count; index++) {
      const game = await newGame(store, `due-${index}`);
      await store.games.append(batch(game, 0, 'a', { closesAt: now - HOUR_MS + index }));
    }
    return { store, now };
  }

  test('games past their time are claimed, the longest overdue first; others are not', async () => {
    const { store, now } = await withDue(3);
    await store.games.append(batch(await newGame(store, 'later'), 0, 'a', { closesAt: now + HOUR_MS }));
    await store.games.append(batch(await newGame(store, 'by-hand'), 0, 'a'));
    expect(await store.games.claimDue('n1', 2)).toEqual([
      { game: 'due-0', closesAt: now - HOUR_MS },
      { game: 'due-1', closesAt: now - HOUR_MS + 1 },
    ]);
    expect(await store.games.claimDue('n2', 9)).toEqual([{ game: 'due-2', closesAt: now - HOUR_MS + 2 }]);
    expect(await store.games.claimDue('n2', 9)).toEqual([]);
  });

  test('each is claimed once, however many claim at once', async () => {
    const { store } = await withDue(12);
    const claims = await Promise.all(Array.from({ length: 8 }, (_, node) => store.games.claimDue(`n${node}`, 5)));
    const more = await store.games.claimDue('last', 20);
    const games = [...claims.flat(), ...more].map(({ game }) => game);
    expect(games.sort()).toEqual(Array.from({ length: 12 }, (_, index) => `due-${index}`).sort());
  });

  test('a claim lapses, by the database’s clock, after ten seconds', async () => {
    const { store } = await withDue(1);
    const before = await store.now();
    await store.games.claimDue('dead', 1);
    const after = await store.now();
    const row = await store.db.selectFrom('games').select('claimed_until').executeTakeFirstOrThrow();
    expect(row.claimed_until).toBeGreaterThanOrEqual(before + 10_000);
    expect(row.claimed_until).toBeLessThanOrEqual(after + 10_000);
    await store.db.updateTable('games').set({ claimed_until: after }).execute();
    expect(await store.games.claimDue('alive', 1)).toHaveLength(1);
  });

  test('an append ends the claim and sets the next deadline, or none', async () => {
    const { store, now } = await withDue(1);
    await store.games.claimDue('n1', 1);
    await store.games.append(batch('due-0', 1, 'b', { closesAt: now - 5 }));
    expect(await store.games.claimDue('n2', 1)).toEqual([{ game: 'due-0', closesAt: now - 5 }]);
    await store.games.append(batch('due-0', 2, 'c'));
    expect(await store.games.claimDue('n2', 1)).toEqual([]);
    expect(await store.games.nextDue()).toBeUndefined();
  });

  test('a claim that is given back is there for others; nobody gives back another’s', async () => {
    const { store } = await withDue(2);
    await store.games.claimDue('n1', 2);
    await store.games.releaseClaims('n2', ['due-0', 'due-1']);
    expect(await store.games.claimDue('n2', 2)).toEqual([]);
    await store.games.releaseClaims('n1', ['due-1']);
    expect(await store.games.claimDue('n2', 2)).toMatchObject([{ game: 'due-1' }]);
  });

  test('the next deadline is the earliest of all, claimed or not', async () => {
    const { store, now } = await withDue(2);
    await store.games.claimDue('n1', 1);
    expect(await store.games.nextDue()).toBe(now - HOUR_MS);
  });
}
