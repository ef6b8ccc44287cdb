// Serves the database that it is given, as the app does, on a free port that it tells its parent; SIGTERM ends it with grace.

import { tmpdir } from 'node:os';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { readConfig } from '../../../src/config.ts';
import { openNode } from '../../../src/node.ts';

const BACKLOG = 4096;

const config = readConfig({ ...process.env, DATABASE_URL: process.argv[2], RATE_LIMIT: '1000000' }, tmpdir());
if ('problems' in config) throw new Error(config.problems.join('; '));
const log = pino({ level: config.logLevel ?? 'silent' }, pino.destination({ fd: 2, sync: true }));
const node = await openNode(config, { webRoot: tmpdir(), log });
closeWithGrace({ delay: 8_000, logger: log }, () => node.close());
await node.app.listen({ host: '0.0.0.0', port: config.port ?? 0, backlog: BACKLOG });
const address = node.app.server.address();
if (address === null || typeof address === 'string') throw new Error('not a port');
node.start();

/** What the process weighs, swept first where it may be. */
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({
    rss,
    heapUsed,
    external,
    processorMs: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  });
});
// A proof that broke off leaves no server behind.
process.on('disconnect', () => process.exit());
process.send?.({ port: address.port });
