import { expect, test } from 'vitest';
import { batch, newGame } from '../batches.ts';
import type { Databases, Kind } from '../databases.ts';

const notice = (event: string, user = 'u1', channel = 'mail') => ({ event, user, channel, body: { of: event } });

export function outbox(kind: Kind, databases: Databases): void {
  test('Q21 a notice of an event goes to a user by a channel once, whoever adds it and how often', async () => {
    const store = await databases.store(kind);
    const game = await newGame(store);
    await store.games.append(batch(game, 0, 'a', { outbox: [notice('e1'), notice('e1', 'u2'), notice('e1')] }));
    await store.games.append(batch(game, 1, 'b', { outbox: [notice('e1'), notice('e1', 'u1', 'push')] }));
    await Promise.all(Array.from({ length: 5 }, () => store.outbox.add([notice('e1'), notice('e2')])));
    const items = await store.outbox.claim('n1', 20);
    expect(items.map(({ event, user, channel }) => `${event} ${user} ${channel}`).sort()).toEqual([
      'e1 u1 mail',
      'e1 u1 push',
      'e1 u2 mail',
      'e2 u1 mail',
    ]);
    expect(items[0]).toMatchObject({ body: { of: 'e1' }, tries: 0 });
  });

  test('Q21 each notice is claimed once, however many claim at once', async () => {
    const store = await databases.store(kind);
    await store.outbox.add(Array.from({ length: 20 }, (_, index) => notice(`e${index}`)));
    const claims = await Promise.all(Array.from({ length: 8 }, (_, node) => store.outbox.claim(`n${node}`, 4)));
    const all = [...claims.flat(), ...(await store.outbox.claim('last', 20))];
    expect(new Set(all.map(({ id }) => id)).size).toBe(20);
    expect(all).toHaveLength(20);
  });

  test('what is sent is not claimed again, what failed is after its pause, what was forgotten is after its claim', async () => {
    const store = await databases.store(kind);
    const now = await store.now();
    await store.outbox.add([notice('sent'), notice('failed'), notice('waits'), notice('forgotten')]);
    await store.outbox.add([{ ...notice('later'), notBefore: now + 3_600_000 }]);
    const [sent, failed, waits] = await store.outbox.claim('n1', 9);
    if (sent === undefined || failed === undefined || waits === undefined) throw new Error('Nothing was claimed.');
    await store.outbox.markSent(sent.id);
    await store.outbox.markFailed(failed.id, 'mailbox-full', now - 1);
    await store.outbox.markFailed(waits.id, 'mailbox-full', now + 3_600_000);
    expect(await store.outbox.claim('n2', 9)).toMatchObject([{ event: 'failed', tries: 1 }]);
    await store.db.updateTable('outbox').set({ claimed_until: now }).where('event', '=', 'forgotten').execute();
    expect(await store.outbox.claim('n2', 9)).toMatchObject([{ event: 'forgotten', tries: 1 }]);
  });

  test('a notice of a transaction that is undone was never there', async () => {
    const store = await databases.store(kind);
    const undone = store.transaction(async (tx) => {
      await store.outbox.add([notice('e1')], tx);
      throw new Error('Undone.');
    });
    await expect(undone).rejects.toThrow('Undone.');
    expect(await store.outbox.claim('n1', 9)).toEqual([]);
  });
}
