// npm run types: compiles every tsconfig.json of the project, and says which source files none of them covers.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../setup/run-command.mjs';
import { sourceFiles } from './source-files.mjs';
import { tsProjects } from './ts-projects.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @param {string} project
 * @returns {Promise<string[]>} what is wrong, if anything
 */
async function faultsOf(project) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const memory = join(root, 'node_modules/.cache/defensor/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = [tsc, '--project', project, '--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false'];
  const { status, output } = await run(process.execPath, args, { cwd: root, quiet: true, mayFail: true });
  return status === 0 ? [] : [`${project}:\n${output}`];
}

/** @param {readonly string[]} projects */
async function faultsOfAll(projects) {
  const faults = [];
  for (const project of projects) faults.push(...(await faultsOf(project)));
  return faults;
}

const projects = tsProjects(root);
const paths = projects.map((project) => project.path);
const halves = [paths.filter((_, i) => i % 2 === 0), paths.filter((_, i) => i % 2 === 1)]; // most machines have two cores
const faults = (await Promise.all(halves.map(faultsOfAll))).flat();

const covered = new Set(projects.flatMap((project) => project.files));
const uncovered = sourceFiles(root, ['.ts', '.tsx', '.mts', '.mjs']).filter((file) => !covered.has(file));
if (uncovered.length > 0)
  faults.push(`Compiled by no tsconfig.json:\n${uncovered.map((file) => `  ${file}\n`).join('')}`);

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${covered.size} files in ${projects.length} projects, no fault.`);
}
