import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { readConfig } from '../../../src/config.ts';
import { openNode } from '../../../src/node.ts';

/** Serves the database named by the first argument, on a free port that it tells its parent. */
const config = readConfig({ DATABASE_URL: process.argv[2], RATE_LIMIT: '1000000' }, tmpdir());
if ('problems' in config) throw new Error(config.problems.join('; '));
const node = await openNode(config, { webRoot: tmpdir(), log: pino({ level: 'silent' }) });
await node.app.listen({ host: '127.0.0.1', port: 0 });
const address = node.app.server.address();
if (address === null || typeof address === 'string') throw new Error('not a port');
node.start();
process.send?.({ port: address.port });
