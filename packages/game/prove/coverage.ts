/**
 * npm run prove coverage: how many of the branches of `diplomacy` and `game` their unit tests take; fails
 * where it is less than 98 % of either. The laws of random games are left out: what only dice reach is not tested.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LEAST_PERCENT = 98;
const root = fileURLToPath(new URL('../../../', import.meta.url));
const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs');

interface FileCoverage {
  readonly branches: { readonly total: number; readonly covered: number };
}

/** The branches of each file of a package, and how many of them its tests take. */
function coverageOf(name: string): readonly (readonly [string, FileCoverage['branches']])[] {
  const folder = `node_modules/.cache/defensor/coverage/${name}`;
  const options = [
    'run',
    `--project=${name}`,
    `--exclude=**/test/laws/**`,
    '--coverage.enabled',
    '--coverage.provider=v8',
    `--coverage.include=packages/${name}/src/**`,
    `--coverage.reportsDirectory=${folder}`,
    '--coverage.reporter=json-summary',
    '--coverage.reporter=json',
    '--reporter=default',
    '--testTimeout=120000',
  ];
  const { status } = spawnSync(process.execPath, [vitest, ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The tests of ${name} do not pass`);
  const summary = JSON.parse(readFileSync(join(root, folder, 'coverage-summary.json'), 'utf8')) as Readonly<
    Record<string, FileCoverage>
  >;
  return Object.entries(summary)
    .filter(([path]) => path !== 'total')
    .map(([path, { branches }]) => [path.slice(root.length), branches] as const);
}

for (const name of process.env.COVERAGE_OF?.split(',') ?? ['diplomacy', 'game']) {
  const files = coverageOf(name);
  const sum = (of: 'total' | 'covered') => files.reduce((all, [, branches]) => all + branches[of], 0);
  const percent = (100 * sum('covered')) / sum('total');
  for (const [path, { total, covered }] of files)
    if (covered < total) console.log(`${total - covered} of ${total}  ${path}`);
  console.log(`${name}: ${sum('covered')} of ${sum('total')} branches, ${percent.toFixed(2)} %`);
  if (percent < LEAST_PERCENT) {
    console.log(`FAILED: ${name} asks for ${LEAST_PERCENT} %`);
    process.exitCode = 1;
  }
}
