import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/setup/chromium.mjs';
import { findPostgres } from './scripts/setup/postgres.mjs';

const packages = readdirSync(new URL('packages', import.meta.url));

/** For what hangs, not for what is slow: a busy machine takes three times as long as a quiet one. */
const PATIENCE = { testTimeout: 20_000, hookTimeout: 30_000 };

const project = (name: string, folder: string, exclude: string[] = []) => ({
  test: {
    name,
    include: [`${folder}/test/**/*.test.{ts,tsx}`],
    exclude: ['**/node_modules/**', ...exclude],
    ...PATIENCE,
    env: { POSTGRES_BIN: findPostgres() ?? '' },
  },
});

/** One project a package, so that a failure names its package, and one for everything in a real browser. */
export default defineConfig({
  test: {
    // Of two cores Vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      ...packages.map((name) => project(name, `packages/${name}`, ['**/test/browser/**'])),
      project('scripts', 'scripts'),
      {
        test: {
          name: 'browser',
          include: ['packages/*/test/browser/**/*.test.{ts,tsx}'],
          // Chromium takes the cores it gets: two pages that load at once only wait for each other.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: { CHROMIUM: findChromium() ?? '' },
        },
      },
    ],
  },
});
