import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../setup/install.mjs';
import { npm } from '../setup/npm.mjs';
import { CommandFailed, Complaint, endWithOurChildren } from '../setup/run-command.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Each is a script of package.json and can be run alone. The longest come first, since two run at a time. */
const CHECKS = ['lint', 'types', 'unused', 'docs:check', 'rules:check', 'boundaries', 'format:check'];

/** Runs every check, whatever the ones before came to, and ends with `N passed, N failed`. */
export async function main() {
  endWithOurChildren();
  const { passed, failed } = await runChecks();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** @returns {Promise<{ passed: number, failed: number }>} */
export async function runChecks() {
  try {
    await ensureInstalled(root);
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error);
    return { passed: 0, failed: CHECKS.length };
  }
  const waiting = [...CHECKS];
  let passed = 0;
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (await holds(check)) passed += 1;
    }
  };
  await Promise.all([lane(), lane()]);
  return { passed, failed: CHECKS.length - passed };
}

/** @param {string} check */
async function holds(check) {
  const started = performance.now();
  const time = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  try {
    await npm(root, ['run', '--silent', check]);
    console.log(`passed  ${check}  (${time()})`);
    return true;
  } catch (error) {
    console.log(`FAILED  ${check}  (${time()}; alone: npm run ${check})`);
    console.log(error instanceof CommandFailed ? error.output.trimEnd() : error);
    return false;
  }
}
