// What is built before it runs, in packages/*/dist, and built again when what it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { CommandFailed, Complaint } from './run-command.mjs';

const NOT_BUILT_IN = new Set(['node_modules', 'dist', 'test', 'bench', 'prove']);

/**
 * Builds the web client, unless the one that is there was built from these very files.
 *
 * @param {string} root
 */
export function ensureWebClient(root) {
  return ensureBuilt(root, { folder: 'web', result: 'index.html', name: 'web client' });
}

/**
 * Builds the server, unless the one that is there was built from these very files.
 *
 * @param {string} root
 */
export function ensureServer(root) {
  return ensureBuilt(root, { folder: 'server', result: 'main.js', name: 'server' });
}

/**
 * @param {string} root
 * @param {{ folder: string, result: string, name: string }} wanted
 */
async function ensureBuilt(root, { folder, result, name }) {
  const dist = join(root, 'packages', folder, 'dist');
  const mark = join(dist, '.built-from');
  const inputs = fingerprint(root, folder);
  const built = existsSync(join(dist, result)) && existsSync(mark) && readFileSync(mark, 'utf8') === inputs;
  if (built) return;
  console.log(`Building the ${name} …`);
  try {
    await npm(root, ['run', '--silent', 'build', '-w', `packages/${folder}`]);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    console.error(error.output.trim());
    throw new Complaint(`The ${name} could not be built; above is why.`);
  }
  writeFileSync(mark, inputs);
}

/**
 * A hash of all that a package is built from: itself, our packages it depends on, and the versions of the rest.
 *
 * @param {string} root
 * @param {string} folder
 */
export function fingerprint(root, folder) {
  const hash = createHash('sha256');
  const folders = withDependencies(root, `@defensor/${folder}`).map((name) => `packages/${name}`);
  const files = [...folders.flatMap((name) => filesIn(root, name)), 'package-lock.json', 'tsconfig.base.json'];
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * The folder names of a package of ours and of those it depends on.
 *
 * @param {string} root
 * @param {string} name
 * @returns {string[]}
 */
function withDependencies(root, name, seen = new Set()) {
  const folder = name.replace('@defensor/', '');
  if (seen.has(folder)) return [];
  seen.add(folder);
  const manifest = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
  const ours = Object.keys(manifest.dependencies ?? {}).filter((dependency) => dependency.startsWith('@defensor/'));
  for (const dependency of ours) withDependencies(root, dependency, seen);
  return [...seen];
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return NOT_BUILT_IN.has(entry.name) ? [] : filesIn(root, path);
  });
}
