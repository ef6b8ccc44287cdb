// npm run prove throughput: Q2, 300 orders a second over HTTP for MINUTES minutes, each commit waiting for the disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareGames } from '../test/games.ts';
import { report, Times } from '../test/load/figures.ts';
import { startCluster } from '../test/postgres/cluster.ts';
import { connections, sending, serve } from '../test/served.ts';

const PER_SECOND = Number(process.env.PER_SECOND ?? '300');
const MINUTES = Number(process.env.MINUTES ?? '10');
const ON = (process.env.ON ?? 'sqlite postgres').split(' ');
const GAMES = 100;
const SEATS = ['R-SPA', 'R-FRA', 'R-ENG'];
const mb = (bytes: number) => (bytes / 1e6).toFixed(0);

if (ON.includes('sqlite')) {
  const folder = mkdtempSync(join(tmpdir(), 'defensor-throughput-'));
  await measure('SQLite', `sqlite:${join(folder, 'games.sqlite')}`);
  rmSync(folder, { recursive: true });
}
if (ON.includes('postgres')) {
  const cluster = await startCluster({ fsync: true });
  try {
    await measure('PostgreSQL', await cluster.database());
  } finally {
    await cluster.remove();
  }
}

async function measure(database: string, url: string): Promise<void> {
  const { games, cookieOf } = await prepareGames(url, { count: GAMES, seats: SEATS });
  const server = await serve(url);
  const wire = connections(200);
  const times = new Times();
  let faults = 0;
  let sent = 0;
  const give = async () => {
    const game = games[sent % GAMES] ?? '';
    const seat = SEATS[Math.floor(sent / GAMES) % SEATS.length] ?? '';
    sent += 1;
    const command = {
      id: `the-order-${sent}`,
      do: 'draftSheet',
      sheet: 's1',
      text: `A Lis H\nA Par - Bur\nA Lon H ${sent}`,
    };
    const sinceMs = performance.now();
    const answer = await wire.ask({
      port: server.port,
      method: 'POST',
      path: `/api/v1/games/${game}/commands`,
      headers: sending(server.port, cookieOf(game, seat)),
      body: JSON.stringify(command),
    });
    times.add(performance.now() - sinceMs);
    if (answer?.status !== 200) {
      faults += 1;
      if (faults <= 3) console.log(answer?.text ?? 'no answer');
    }
  };
  const [before, sinceMs] = [await server.weight(), performance.now()];
  const pending: Promise<void>[] = [];
  // As many as are due by the clock, however long the ones before take: a queue is not hidden.
  for (let due = 0; performance.now() - sinceMs < MINUTES * 60_000; ) {
    for (; due < ((performance.now() - sinceMs) / 1000) * PER_SECOND; due += 1) pending.push(give());
    await wait(5);
  }
  await Promise.all(pending);
  const tookMs = performance.now() - sinceMs;
  const after = await server.weight();
  const busy = ((after.processorMs - before.processorMs) / tookMs) * 100;
  const done = `${times.count / (tookMs / 1000) > PER_SECOND * 0.98 ? '' : 'not '}kept up`;
  const met = times.at(0.99) < 100 && faults === 0;
  report(`${database}: ${PER_SECOND} orders a second for ${MINUTES} min`, `${times}; ${done}, ${faults} faults`, met);
  report(
    `${database}: the server’s processor, its memory`,
    `${busy.toFixed(0)} %, ${mb(before.rss)} to ${mb(after.rss)} MB`,
  );
  wire.close();
  await server.kill();
}
