/**
 * npm run prove mutation: changes the papacy and the adjudicator a little in every way that Stryker knows, and counts,
 * module by module, the changes that the unit tests notice. What was measured before and has not changed is not measured
 * again. `MUTATE=deposing,throne/evolve` picks modules by name. Survivors are explained in docs/mutation.md.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { groups } from './mutation/modules.ts';

const LEAST_PERCENT = 90;
const root = fileURLToPath(new URL('../../../', import.meta.url));
const memory = join(root, 'node_modules/.cache/defensor/mutation');
mkdirSync(memory, { recursive: true });
process.chdir(root);

for (const { name, tests, paths } of groups(root, process.env.MUTATE?.split(','))) {
  process.env.MUTATION_TESTS = tests;
  const results = await new Stryker({
    mutate: [...paths],
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: 'packages/game/prove/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: join(memory, `${name}.json`),
    force: process.env.MUTATE !== undefined,
    ignoreStatic: true,
    concurrency: Number(process.env.WORKERS ?? 1),
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 60,
    tempDirName: `.mutation/${name}`,
    ignorePatterns: [
      '/*',
      '!/packages',
      '/packages/*',
      '!/packages/diplomacy',
      '!/packages/game',
      '!/package.json',
      '!/tsconfig.base.json',
    ],
    disableTypeChecks: false,
    allowConsoleColors: false,
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false, reportScoreTable: false },
    reporters: ['clear-text', 'progress-append-only'],
    fileLogLevel: 'off',
    logLevel: 'warn',
  } as ConstructorParameters<typeof Stryker>[0]).runMutationTest();
  for (const path of paths) {
    const ofModule = results.filter(({ fileName }) => fileName.endsWith(`/${path}`));
    const count = (...kinds: readonly string[]) => ofModule.filter(({ status }) => kinds.includes(status)).length;
    const killed = count('Killed', 'Timeout');
    const all = killed + count('Survived', 'NoCoverage');
    const percent = all === 0 ? 100 : (100 * killed) / all;
    console.log(
      `${percent.toFixed(1)} %  ${path}: ${killed} of ${all} noticed, ${count('Survived')} survived, ${count('NoCoverage')} in code that no test runs`,
    );
    if (percent < LEAST_PERCENT) process.exitCode = 1;
  }
}
