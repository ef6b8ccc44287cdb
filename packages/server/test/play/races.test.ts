import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../postgres/cluster.ts';
import { faultsOf, type Told } from './history.ts';
import { type Answer, begin, giveAll, type Line, sent, testHost, timetable } from './hosts.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
}, 120_000);
afterAll(() => cluster.remove());

const RULERS = ['R-ENG', 'R-FRA', 'R-SPA', 'R-VEN', 'R-OTT'];
const keep = (told: Told[], id: string, answer: Answer) => {
  if (answer.ok) told.push({ id, receipt: answer.receipt, events: answer.events.length });
};

describe('Q8 two nodes on one database', () => {
  test('Q8 1,000 racing commands on 5 games: no gap, nothing doubled, every acknowledgement in the log', async () => {
    const url = await cluster.database();
    const nodes = [await testHost(url), await testHost(url)] as const;
    const games = ['g_1', 'g_2', 'g_3', 'g_4', 'g_5'];
    for (const game of games) await begin(nodes[0], game);
    const told = new Map(games.map((game) => [game, [] as Told[]]));
    const conflicts: unknown[] = [];

    const lineOf = (index: number): Line => {
      const as = RULERS[index % RULERS.length] as string;
      if (index % 40 === 39) return { as: 'JD', do: 'closePhase' };
      if (index % 40 === 19) return { as: 'JD', do: 'publish' };
      if (index % 4 === 1)
        return { as, do: 'draftSheet', sheet: 's1', text: `A Lis ${index % 8 === 1 ? 'H' : '- Spa'}` };
      if (index % 4 === 2) return { as, do: 'signSheet', sheet: 's1' };
      if (index % 3 === 0) return { as, do: 'declareReady', ready: index % 2 === 0 };
      return { as, do: 'writeNote', text: `Note ${index}` };
    };
    const work = games.flatMap((game) =>
      Array.from({ length: 100 }, (_, index) => async () => {
        const id = `race-${game}-${index}`;
        const line = sent(id, lineOf(index));
        // The same command at both nodes at once: it happens once, and both are told the same.
        const answers = await Promise.all(nodes.map(({ host }) => host.command(game, line, 'test')));
        if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) conflicts.push(answers);
        keep(told.get(game) as Told[], id, answers[0] as Answer);
      }),
    );
    const workers = Array.from({ length: 10 }, async () => {
      for (let next = work.pop(); next !== undefined; next = work.pop()) await next();
    });
    await Promise.all(workers);

    expect(conflicts).toEqual([]);
    for (const game of games) {
      expect(told.get(game)?.length, game).toBeGreaterThan(50);
      expect(await faultsOf(nodes[0].store, game, told.get(game) ?? [])).toEqual([]);
      const [one, other] = await Promise.all(nodes.map(({ host }) => host.current(game)));
      expect(JSON.stringify(one?.state)).toBe(JSON.stringify(other?.state));
    }
  }, 300_000);

  test('Q8 orders at the deadline, 200 ms before and after: in and published, or refused; each phase closed once', async () => {
    const url = await cluster.database();
    const nodes = [await testHost(url), await testHost(url)] as const;
    const game = 'g_deadline';
    await begin(nodes[0], game, { timetable: timetable(3_000) });
    await giveAll(nodes[0].host, game, [{ as: 'JD', do: 'closePhase' }]);
    for (const { scheduler } of nodes) scheduler.start();
    const deadline = (await nodes[0].host.current(game)).state.clock.deadline as number;

    const told: Told[] = [];
    const refused: string[] = [];
    let index = 0;
    const spam = async ({ host, clock }: (typeof nodes)[number], as: string) => {
      while ((await clock.now()) < deadline - 200) await new Promise((resolve) => setTimeout(resolve, 5));
      while ((await clock.now()) < deadline + 200) {
        index += 1;
        const id = `order-${as}-${index}`;
        const line: Line = { as, do: 'draftSheet', sheet: `s${index}`, text: 'A Lis H' };
        const answer = await host.command(game, { ...sent(id, line), expectedPhase: 'orderWriting' }, 'test');
        if (answer.ok) keep(told, id, answer);
        else refused.push('refusal' in answer ? answer.refusal.code : 'taken');
      }
    };
    await Promise.all([spam(nodes[0], 'R-SPA'), spam(nodes[1], 'R-SPA'), spam(nodes[0], 'R-FRA')]);

    expect(told.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((code) => code === 'phase-moved-on' || code === 'deadline-passed')).toBe(true);
    for (const { receipt } of told) {
      expect(receipt.at).toBeLessThan(deadline);
      expect(receipt.phase).toBe('orderWriting');
    }
    expect(await faultsOf(nodes[0].store, game, told)).toEqual([]);
    const log = (await nodes[0].store.games.read(game, 0)).map(({ body }) => body);
    const closed = log.filter(({ event }) => event.type === 'phaseClosed' && event.facts.phase === 'orderWriting');
    expect(closed).toHaveLength(1);
    expect(closed[0]?.at).toBeGreaterThanOrEqual(deadline);
    expect(nodes.flatMap(({ troubles }) => troubles)).toEqual([]);
  }, 120_000);
});
