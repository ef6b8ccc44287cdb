import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { batch, newGame } from './batches.ts';
import { databases } from './databases.ts';

// Several nodes on one PostgreSQL.
const here = databases();
const SLOW = { timeout: 60_000 };

async function twoNodes() {
  const url = await here.fresh('postgres');
  // Both at once, on an empty database: one makes the schema.
  const [one, other] = await Promise.all([here.open(url), here.open(url)]);
  if (one === undefined || other === undefined) throw new Error('A node did not open.');
  return { one, other, url };
}

describe('two nodes', () => {
  test('that start at once on an empty database make one schema', SLOW, async () => {
    const { one, url } = await twoNodes();
    const rows = await here.cluster().ask(url, 'select name from migrations');
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(await one.isReady()).toBe(true);
  });

  test('Q8 that race on several games keep every log gap-free and lose nothing', SLOW, async () => {
    const { one, other } = await twoNodes();
    const games = ['g1', 'g2', 'g3'];
    for (const game of games) await newGame(one, game);
    const accepted = new Map<string, number>();
    const play = async (node: typeof one, name: string, game: string) => {
      for (let turn = 0; turn < 15; turn++) {
        const id = `${name}-${turn}`;
        for (;;) {
          const seq = (await node.games.head(game))?.seq ?? 0;
          const result = await node.games.append(batch(game, seq, id));
          if (result.kind === 'appended') break;
          expect(result.kind).toBe('conflict');
        }
        accepted.set(`${game} ${id}`, (accepted.get(`${game} ${id}`) ?? 0) + 1);
      }
    };
    const players = games.flatMap((game) => [play(one, 'one', game), play(other, 'other', game)]);
    await Promise.all(players);
    for (const game of games) {
      const log = await other.games.read(game, 0);
      expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
      expect(new Set(log.map(({ body }) => body.command)).size).toBe(30);
      expect(await one.games.verify(game)).toEqual([]);
    }
  });

  test('a command that waited for its game is judged by the time at which it got it', SLOW, async () => {
    const { one, other } = await twoNodes();
    const game = await newGame(one);
    const deadline = (await one.now()) + 200;
    let isHeld = false;
    const holding = one.transaction(async (tx) => {
      await tx.selectFrom('games').select('id').forUpdate().execute();
      isHeld = true;
      await vi.waitFor(async () => expect(await other.now()).toBeGreaterThanOrEqual(deadline), { interval: 20 });
    });
    await vi.waitFor(() => expect(isHeld).toBe(true));
    const result = await other.games.append(batch(game, 0, 'a', { notAfter: deadline }));
    await holding;
    expect(result.kind).toBe('late');
  });

  test('a game that is in another’s hands is not claimed, and not waited for', SLOW, async () => {
    const { one, other } = await twoNodes();
    for (const game of ['g1', 'g2']) {
      await newGame(one, game);
      await one.games.append(batch(game, 0, 'a', { closesAt: 1000 }));
    }
    const claimed = await one.transaction(async (tx) => {
      await tx.selectFrom('games').select('id').where('id', '=', 'g1').forUpdate().execute();
      return other.games.claimDue('other', 9);
    });
    expect(claimed).toEqual([{ game: 'g2', closesAt: 1000 }]);
    expect(await other.games.claimDue('other', 9)).toEqual([{ game: 'g1', closesAt: 1000 }]);
  });

  test('transactions that lock each other out are put in order and both take place', SLOW, async () => {
    const { one, other } = await twoNodes();
    for (const game of ['g1', 'g2']) await newGame(one, game);
    let meeting = 0;
    const cross = (node: typeof one, first: string, second: string) =>
      node.transaction(async (tx) => {
        await tx.updateTable('games').set({ title: first }).where('id', '=', first).execute();
        meeting += 1;
        await vi.waitFor(() => expect(meeting).toBeGreaterThanOrEqual(2));
        await tx
          .updateTable('games')
          .set((row) => ({ phase_id: sql<string>`${row.ref('phase_id')} || ${first}` }))
          .where('id', '=', second)
          .execute();
      });
    await Promise.all([cross(one, 'g1', 'g2'), cross(other, 'g2', 'g1')]);
    expect(await one.games.head('g1')).toMatchObject({ title: 'g1', phaseId: 'g2' });
    expect(await one.games.head('g2')).toMatchObject({ title: 'g2', phaseId: 'g1' });
  });

  test('each hears of the other’s appends, once each, and of its own at once', SLOW, async () => {
    const { one, other } = await twoNodes();
    const heard: Record<'one' | 'other', string[]> = { one: [], other: [] };
    one.onAppended(({ game, seq }) => heard.one.push(`${game}:${seq}`));
    other.onAppended(({ game, seq }) => heard.other.push(`${game}:${seq}`));
    const game = await newGame(one);
    await one.games.append(batch(game, 0, 'a', { count: 2 }));
    expect(heard.one).toEqual(['g1:2']);
    await vi.waitFor(() => expect(heard.other).toEqual(['g1:2']), SLOW);
    await other.games.append(batch(game, 2, 'b'));
    await vi.waitFor(() => expect(heard.one).toEqual(['g1:2', 'g1:3']), SLOW);
    expect(heard.other).toEqual(['g1:2', 'g1:3']);
  });

  test('whose listening is cut off hears of what moved meanwhile', SLOW, async () => {
    const { one, other, url } = await twoNodes();
    const heard = new Map<string, number>();
    other.onAppended(({ game, seq }) => heard.set(game, seq));
    const games = ['g1', 'g2', 'g3'];
    for (const game of games) await newGame(one, game);
    await one.games.append(batch('g1', 0, 'a'));
    await vi.waitFor(() => expect(heard.get('g1')).toBe(1), SLOW);
    await here
      .cluster()
      .ask(
        url,
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    const again = (game: string, seq: number, id: string) =>
      vi.waitFor(
        async () => expect((await one.games.append(batch(game, seq, id))).kind).toMatch(/appended|known/),
        SLOW,
      );
    await again('g1', 1, 'b');
    await again('g2', 0, 'a');
    await again('g3', 0, 'a');
    await vi.waitFor(() => expect(games.map((game) => heard.get(game))).toEqual([2, 1, 1]), SLOW);
  });
});
