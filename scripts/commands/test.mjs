import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureServer, ensureWebClient } from '../setup/build.mjs';
import { ensureChromium } from '../setup/chromium.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { ensurePostgres } from '../setup/postgres.mjs';
import { Complaint, endWithOurChildren, run } from '../setup/run-command.mjs';
import { verdict } from '../testing/verdict.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Sets up, runs the tests (arguments go to vitest), and ends with the true `N passed, N failed`. */
export async function main() {
  endWithOurChildren();
  const started = performance.now();
  const { passed, failed } = await runTests(process.argv.slice(2));
  console.log(`\nTook ${Math.round((performance.now() - started) / 1000)} s.\n${nextSteps(failed)}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/**
 * Sets up and runs the tests. Whatever goes wrong is told, and counted as failed.
 *
 * @param {readonly string[]} args
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runTests(args) {
  try {
    await ensureInstalled(root);
    const env = { ...process.env };
    if (wantsAny(args, 'packages/server/test')) env.POSTGRES_BIN = await ensurePostgres();
    if (wantsAny(args, ...browserTests())) {
      await ensureWebClient(root);
      await ensureServer(root);
      env.CHROMIUM = await ensureChromium();
    }
    const { passed, failed, notes } = await runVitest(args, env);
    for (const note of notes) console.log(note);
    return { passed, failed };
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runVitest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'defensor-test-'));
  try {
    const countFile = join(folder, 'counts.json');
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/testing/counting-reporter.mjs')}`];
    const { status } = await run(process.execPath, [vitest, 'run', ...reporters, ...args], {
      cwd: root,
      env: { ...env, DEFENSOR_COUNT_FILE: countFile },
      mayFail: true,
    });
    return verdict(existsSync(countFile) ? JSON.parse(readFileSync(countFile, 'utf8')) : undefined, status);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folders of browser tests. */
function browserTests() {
  return readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'test/browser'));
}

/**
 * Whether any test in `folders` is among what the arguments name: vitest takes a file when its path contains one of them.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} folders
 */
function wantsAny(args, ...folders) {
  const filters = args.filter((arg) => !arg.startsWith('-')).map((arg) => arg.replace(/^\.\//, ''));
  const tests = folders.flatMap((folder) => {
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file)));
  });
  return tests.some((test) => filters.length === 0 || filters.some((filter) => test.includes(filter)));
}

/** @param {number} failed */
function nextSteps(failed) {
  if (failed > 0) {
    return 'What to do next: read the first failure above; npm test -- PATH runs one file or folder again.';
  }
  return 'What to do next: npm start opens the board; npm run check asks for the rest (format, lint, types, …).';
}
