// npm run prove store-kills: Q4 and Q5 at their full size for the store alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../test/postgres/cluster.ts';
import { killDatabase, killWriters, type Losses } from '../test/store/kills.ts';

const folder = mkdtempSync(join(tmpdir(), 'defensor-kills-'));
tell('a process that appends to SQLite', await killWriters(`sqlite:${join(folder, 'games.sqlite')}`, 100));
rmSync(folder, { recursive: true });

const cluster = await startCluster({ fsync: true });
try {
  tell('PostgreSQL', await killDatabase(cluster, await cluster.database(), 20));
} finally {
  await cluster.remove();
}

function tell(what: string, { kills, acknowledged, lost, doubled, faults }: Losses): void {
  console.log(
    `${what}: ${kills} kills, ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${faults} faults`,
  );
  if (lost.length + doubled.length + faults > 0) process.exitCode = 1;
}
