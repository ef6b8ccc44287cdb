import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { begin, giveAll, sent, type TestHost, testHost, timetable } from '../play/hosts.ts';
import { databases } from '../store/databases.ts';

const here = databases();

const RULERS = ['SPA', 'ENG', 'FRA', 'BUR', 'VEN', 'PRU', 'TUR'];

/** Two nodes on one PostgreSQL, with a game in Order Writing. */
async function twoNodes(game: string): Promise<readonly [TestHost, TestHost]> {
  const url = await here.fresh('postgres');
  const one = await testHost(url);
  const other = await testHost(url);
  await begin(one, game);
  await giveAll(one.host, game, [{ as: 'JD', do: 'closePhase' }]);
  return [one, other];
}

/** The Rulers that this game has. */
async function rulersOf({ host }: TestHost, game: string): Promise<string[]> {
  const { state } = await host.current(game);
  const rulers = Object.values(state.seats).flatMap((seat) => (seat?.class === 'ruler' ? [seat.id as string] : []));
  expect(rulers).toHaveLength(RULERS.length);
  return rulers;
}

describe('D-37', () => {
  test('D-37, D-36 seven Rulers who send at the same instant, on two nodes, are all acknowledged, in every round', async () => {
    const nodes = await twoNodes('g1');
    const rulers = await rulersOf(nodes[0], 'g1');
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(
        rulers.map((as, index) =>
          (nodes[index % 2] as TestHost).host.command(
            'g1',
            sent(`round-${round}-${index}`, { as, do: 'draftSheet', sheet: 's1', text: `round ${round}` }),
            'test',
          ),
        ),
      );
      expect(answers.filter(({ ok }) => !ok)).toEqual([]);
    }
    const { state } = await nodes[1].host.current('g1');
    expect(Object.values(state.sheets.sheets)).toHaveLength(rulers.length);
    expect(await nodes[0].store.games.verify('g1')).toEqual([]);
  }, 120_000);
});

describe('D-34', () => {
  test('D-34 a command that the database makes one try again is stored as it was sent', async () => {
    const [{ store, host }] = await twoNodes('g1');
    // Broken off as where two transactions cannot be put in order: what is committed comes from the second try.
    let tries = 0;
    const result = await store.transaction(async (tx) => {
      tries += 1;
      if (tries === 1) await sql`do 'begin raise exception using errcode = ''40001''; end'`.execute(tx);
      return tx.selectFrom('games').select('id').execute();
    });
    expect([tries, result]).toEqual([2, [{ id: 'g1' }]]);
    const [ruler = ''] = await rulersOf({ host } as TestHost, 'g1');
    await giveAll(host, 'g1', [{ as: ruler, do: 'draftSheet', sheet: 's1', text: 'A Lis H' }], 'drafted');
    const { record } = await host.current('g1');
    const drafted = record.log.findLast(({ command }) => command === 'drafted-0')?.event;
    const id = drafted?.type === 'sheetDrafted' ? drafted.facts.text.id : '';
    expect(await store.games.texts('g1', [id])).toEqual(new Map([[id, 'A Lis H']]));
  }, 60_000);
});

describe('D-33', () => {
  test('D-33 a clock that the Judge stops while schedulers look closes nothing, or closed before it was stopped', async () => {
    const [one, other] = await twoNodes('g1');
    for (let round = 0; round < 10; round += 1) {
      const game = `pause-${round}`;
      await begin(one, game);
      await giveAll(one.host, game, [
        { as: 'JD', do: 'setTimetable', ...timetable(1_000) },
        { as: 'JD', do: 'closePhase' },
      ]);
      const [answer] = await Promise.all([
        one.host.command(game, sent('pause-0001', { as: 'JD', do: 'pauseClock' }), 'test'),
        one.scheduler.look(),
        other.scheduler.look(),
      ]);
      expect(answer.ok).toBe(true);
      const stopped = await one.host.current(game);
      // Long after what was its time, with every scheduler looking: nothing.
      await other.scheduler.look();
      expect(await other.host.passTime(game)).toBe(false);
      const later = await other.host.current(game);
      expect(later.seq).toBe(stopped.seq);
      expect(later.state.clock.deadline).toBeUndefined();
      expect((await one.store.games.head(game))?.closesAt).toBeUndefined();
    }
  }, 120_000);
});
