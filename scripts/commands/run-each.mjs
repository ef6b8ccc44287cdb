import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../setup/install.mjs';
import { ensurePostgres } from '../setup/postgres.mjs';
import { Complaint, endWithOurChildren, run } from '../setup/run-command.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the entries of one kind, each by itself so that none warms up or loads the machine for another. */
export async function main() {
  endWithOurChildren();
  const [kind, ...filters] = process.argv.slice(2);
  const entries = entriesOf(String(kind)).filter((path) => filters.every((filter) => path.includes(filter)));
  if (entries.length === 0) {
    throw new Complaint(
      `Nothing to run: no packages/*/${kind}/*.ts${filters.map((filter) => `, with ${filter} in its path`)}.`,
    );
  }
  await ensureInstalled(root);
  const env = { ...process.env };
  if (entries.some((path) => path.startsWith('packages/server/'))) env.POSTGRES_BIN = await ensurePostgres();
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const failed = [];
  for (const entry of entries) {
    console.log(`\n${entry}`);
    const { status } = await run(process.execPath, [tsx, entry], { cwd: root, env, mayFail: true });
    if (status !== 0) failed.push(entry);
  }
  console.log(failed.length === 0 ? `\nAll ${entries.length} went through.` : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/**
 * @param {string} kind
 * @returns {string[]}
 */
function entriesOf(kind) {
  return readdirSync(join(root, 'packages'))
    .map((name) => `packages/${name}/${kind}`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((path) => path.endsWith('.ts'))
    .sort();
}
