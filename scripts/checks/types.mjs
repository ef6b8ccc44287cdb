// npm run types: compiles every tsconfig.json of the project, and says which source files none of them covers.
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { run } from '../setup/run-command.mjs';
import { sourceFiles } from './source-files.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tsc = join(root, 'node_modules/typescript/bin/tsc');

/** @returns {string[]} */
function projects() {
  const folders = ['scripts', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)];
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => /^tsconfig(\.[a-z]+)?\.json$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
}

/**
 * The files that a tsconfig.json names by itself (not those they import).
 *
 * @param {string} project
 */
function coveredBy(project) {
  const path = join(root, project);
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path)).fileNames.map((file) => relative(root, file));
}

/**
 * @param {string} project
 * @returns {Promise<string>} what is wrong, or ''
 */
async function compile(project) {
  const info = join(root, 'node_modules/.cache/defensor/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = [tsc, '--project', project, '--incremental', '--tsBuildInfoFile', info, '--pretty', 'false'];
  const { status, output } = await run(process.execPath, args, { cwd: root, quiet: true, mayFail: true });
  return status === 0 ? '' : `${project}:\n${output}`;
}

const all = projects();
const faults = (
  await Promise.all([inTurn(all.filter((_, i) => i % 2 === 0)), inTurn(all.filter((_, i) => i % 2 === 1))])
).flat();

/**
 * Two at a time keep two cores busy.
 *
 * @param {string[]} some
 */
async function inTurn(some) {
  const found = [];
  for (const project of some) found.push(await compile(project));
  return found.filter((fault) => fault !== '');
}

const covered = new Set(all.flatMap(coveredBy));
const uncovered = sourceFiles(root, ['.ts', '.tsx', '.mts', '.mjs']).filter((file) => !covered.has(file));
if (uncovered.length > 0)
  faults.push(`Not compiled by any tsconfig.json:\n${uncovered.map((f) => `  ${f}\n`).join('')}`);

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${covered.size} files in ${all.length} projects, no fault.`);
}
