// npm run prove races: Q8 at its full size (or of COMMANDS commands), two servers on one PostgreSQL, and a look at every game's history.
import { loadavg } from 'node:os';
import { race } from '../test/play/racing.ts';
import { startCluster } from '../test/postgres/cluster.ts';

const COMMANDS = Number(process.env.COMMANDS ?? '50000');

const cluster = await startCluster();
try {
  const sinceMs = performance.now();
  const { faults, ...figures } = await race({ url: await cluster.database(), games: 20, commands: COMMANDS });
  console.log(
    `${JSON.stringify(figures)}, ${faults.length} faults; ` +
      `${((performance.now() - sinceMs) / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await cluster.remove();
}
