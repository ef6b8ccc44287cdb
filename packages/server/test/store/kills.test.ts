import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startCluster } from '../postgres/cluster.ts';
import { killDatabase, killWriters } from './kills.ts';

const LONG_MS = 300_000;
const NOTHING = { lost: [], doubled: [], faults: 0 };

// The short versions; npm run prove store-kills has the long ones.
describe('kill -9', () => {
  test(
    'Q4 of a process that appends to SQLite, 8 times: nothing acknowledged is lost, nothing doubled',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'defensor-kills-'));
      const losses = await killWriters(`sqlite:${join(folder, 'games.sqlite')}`, 8);
      rmSync(folder, { recursive: true });
      expect(losses).toMatchObject({ kills: 8, ...NOTHING });
      expect(losses.acknowledged).toBeGreaterThanOrEqual(8);
    },
    LONG_MS,
  );

  test(
    'Q5 of PostgreSQL, 3 times: the same, and commands sent again are carried out once',
    async () => {
      const cluster = await startCluster({ fsync: true });
      try {
        const losses = await killDatabase(cluster, await cluster.database(), 3);
        expect(losses).toMatchObject({ kills: 3, ...NOTHING });
        expect(losses.acknowledged).toBeGreaterThanOrEqual(80);
      } finally {
        await cluster.remove();
      }
    },
    LONG_MS,
  );
});
