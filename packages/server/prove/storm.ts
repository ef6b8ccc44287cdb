// npm run prove storm: Q3, 1,000 games due in one second, on SQLite and at two nodes on PostgreSQL, while orders come in.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { prepareGames } from '../test/games.ts';
import { report, Times } from '../test/load/figures.ts';
import { faultsOf } from '../test/play/history.ts';
import { begin, giveAll, openHost, timetable } from '../test/play/hosts.ts';
import { startCluster } from '../test/postgres/cluster.ts';
import { connections, type Served, sending, serve } from '../test/served.ts';

const GAMES = Number(process.env.GAMES ?? '1000');
const MOST_MS = 30_000;
/** Long enough to make the games and write sheets in them before it is over. */
const LEAD_MS = Number(process.env.LEAD_SECONDS ?? '150') * 1_000;
const ORDERS = ['A Por H', 'A Par - Bur', 'F Lon - Nth', 'A Ven - Tyr', 'A Con - Bul', 'A Mun - Boh', 'A War - Gal'];
const RULERS = ['R-SPA', 'R-FRA', 'R-ENG', 'R-VEN', 'R-TUR', 'R-HRE', 'R-POL'];

const folder = mkdtempSync(join(tmpdir(), 'defensor-storm-'));
await storm('SQLite', `sqlite:${join(folder, 'games.sqlite')}`, 1);
rmSync(folder, { recursive: true });
const cluster = await startCluster({ fsync: true });
try {
  await storm('PostgreSQL, two nodes', await cluster.database(), 2);
} finally {
  await cluster.remove();
}

async function storm(what: string, url: string, nodes: number): Promise<void> {
  const aside = await prepareGames(url, { count: 1, seats: ['R-SPA'] });
  const maker = await openHost(url);
  const dueMs = (await maker.clock.now()) + LEAD_MS;
  const games = Array.from({ length: GAMES }, (_, index) => `g_storm_${index}`);
  for (const [index, game] of games.entries()) {
    await begin(maker, game, { timetable: timetable(LEAD_MS * 4) });
    await giveAll(maker.host, game, [{ as: 'JD', do: 'closePhase' }, ...RULERS.flatMap(sheet)]);
    await giveAll(maker.host, game, [{ as: 'JD', do: 'setDeadline', deadline: dueMs + (index % 1_000) }], 'deadline');
  }
  const leftMs = dueMs - (await maker.clock.now());
  await maker.close();
  if (leftMs < 5_000) throw new Error(`The games were made ${-leftMs} ms too late: LEAD_SECONDS=300 gives more time.`);

  const servers: Served[] = [];
  for (let node = 0; node < nodes; node += 1) servers.push(await serve(url));
  const wire = connections(64);
  const times = new Times();
  let isOver = false;
  const [aGame = ''] = aside.games;
  const orders = async () => {
    for (let sent = 0; !isOver; sent += 1) {
      const { port } = servers[sent % nodes] as Served;
      const sinceMs = performance.now();
      const command = { id: `aside-order-${sent}`, do: 'draftSheet', sheet: 's1', text: `A Lis H ${sent}` };
      const headers = sending(port, aside.cookieOf(aGame, 'R-SPA'));
      const path = `/api/v1/games/${aGame}/commands`;
      const answer = await wire.ask({ port, method: 'POST', path, headers, body: JSON.stringify(command) });
      if (answer?.status !== 200) throw new Error(answer?.text ?? 'no answer');
      if (Date.now() >= dueMs) times.add(performance.now() - sinceMs);
      await wait(20);
    }
  };
  const ordering = orders();
  await wait(dueMs - Date.now() + MOST_MS + 5_000);
  isOver = true;
  await ordering;
  wire.close();
  for (const server of servers) await server.stop();
  await look(what, url, games, dueMs, times);
}

function sheet(as: string, index: number) {
  return [
    { as, do: 'draftSheet' as const, sheet: 's1', text: ORDERS[index] },
    { as, do: 'signSheet' as const, sheet: 's1' },
  ];
}

async function look(what: string, url: string, games: readonly string[], dueMs: number, times: Times): Promise<void> {
  const store = await openStore({ url });
  const faults: string[] = [];
  let last = 0;
  let closed = 0;
  for (const game of games) {
    const at = await closings(store, game);
    if (at.length === 1) closed += 1;
    else faults.push(`${game} was closed ${at.length} times`);
    last = Math.max(last, ...at);
    faults.push(...(await faultsOf(store, game, [])).map((fault) => `${game}: ${fault}`));
  }
  await store.close();
  const tookMs = last - dueMs;
  report(
    `${what}: ${GAMES} games due in one second`,
    `${closed} closed, each once, the last after ${(tookMs / 1000).toFixed(1)} s; ${faults.length} faults`,
    closed === GAMES && tookMs < MOST_MS && faults.length === 0,
  );
  report(`${what}: orders meanwhile`, String(times), times.at(0.99) < 1_000);
  for (const fault of faults.slice(0, 10)) console.log(fault);
}

/** When the clock closed order writing. */
async function closings(store: Store, game: string): Promise<number[]> {
  const log = await store.games.read(game, 0);
  return log.flatMap(({ body: { at, event } }) =>
    event.type === 'phaseClosed' && event.facts.phase === 'orderWriting' ? [at] : [],
  );
}
