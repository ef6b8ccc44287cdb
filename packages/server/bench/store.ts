// npm run bench store: appends, reads and backups of the store on SQLite and PostgreSQL, both waiting for the disk.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../src/store/backup/back-up.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { startCluster } from '../test/postgres/cluster.ts';
import { batch, newGame } from '../test/store/batches.ts';

const APPENDS = 2000;
const folder = mkdtempSync(join(tmpdir(), 'defensor-bench-'));
const cluster = await startCluster({ fsync: true });
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}; every append is one command with one event and one text of 300 B`);
  const file = join(folder, 'games.sqlite');
  await measure('SQLite', `sqlite:${file}`);
  await measure('PostgreSQL', await cluster.database());
  await measureBackup(file);
} finally {
  await cluster.remove();
  rmSync(folder, { recursive: true });
}

async function measure(name: string, url: string): Promise<void> {
  const store = await openStore({ url });
  for (const clients of [1, 10]) {
    const { perSecond, p50, p99 } = await appends(store, clients);
    console.log(`${name}, ${clients} at a time: ${perSecond.toFixed(0)} appends/s, p50 ${p50} ms, p99 ${p99} ms`);
  }
  const game = await newGame(store, 'long');
  await store.games.append(batch(game, 0, 'all', { count: 1000 }));
  const reads = await times(20, () => store.games.read(game, 0));
  console.log(`${name}: 1,000 events read in ${percentile(reads, 0.5)} ms (median of 20)`);
  const verified = await times(5, () => store.games.verify(game));
  console.log(`${name}: 1,000 events verified in ${percentile(verified, 0.5)} ms (median of 5)`);
  await store.close();
}

/** `clients` games, each appended to by one client, one command after the other. */
async function appends(store: Store, clients: number) {
  const latencies: number[] = [];
  const begin = performance.now();
  const client = async (index: number) => {
    const game = await newGame(store, `bench-${clients}-${index}`);
    for (let seq = 0; seq < APPENDS / clients; seq++) {
      const texts = new Map([[`c${seq}/text`, 'x'.repeat(300)]]);
      const start = performance.now();
      await store.games.append(batch(game, seq, `c${seq}`, { texts }));
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  const perSecond = latencies.length / ((performance.now() - begin) / 1000);
  return { perSecond, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}

/** Fills the file to about 100 MB and backs it up while it is written to. */
async function measureBackup(file: string): Promise<void> {
  const store = await openStore({ url: `sqlite:${file}` });
  const game = await newGame(store, 'big');
  for (let index = 0; index < 50; index++) {
    await store.blobs.put({
      id: `b${index}`,
      game,
      mediaType: 'image/png',
      bytes: new Uint8Array(2_000_000).fill(index),
    });
  }
  const stalls: number[] = [];
  let isDone = false;
  const begin = performance.now();
  const copying = backUp(file, join(folder, 'copy.sqlite')).finally(() => {
    isDone = true;
  });
  for (let seq = 0; !isDone; seq++) {
    const start = performance.now();
    await store.games.append(batch(game, seq, `c${seq}`));
    await new Promise(setImmediate);
    stalls.push(performance.now() - start);
  }
  await copying;
  const megabytes = (statSync(join(folder, 'copy.sqlite')).size / 1e6).toFixed(0);
  const took = (performance.now() - begin).toFixed(0);
  console.log(
    `backup of ${megabytes} MB in ${took} ms while ${stalls.length} commands were appended, the slowest in ${Math.max(...stalls).toFixed(0)} ms`,
  );
  await store.close();
}

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return taken;
}

function percentile(values: readonly number[], part: number): string {
  const sorted = [...values].sort((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);
}
