import { endWithOurChildren } from '../setup/run-command.mjs';
import { runChecks } from './check.mjs';
import { runTests } from './test.mjs';

/** All that must hold of a commit: the tests, then the checks. Ends with the `N passed, N failed` of both. */
export async function main() {
  endWithOurChildren();
  console.log('Tests');
  const tests = await runTests([]);
  console.log(`Tests: ${tests.passed} passed, ${tests.failed} failed\n\nChecks`);
  const checks = await runChecks();
  const failed = tests.failed + checks.failed;
  console.log(`Checks: ${checks.passed} passed, ${checks.failed} failed\n`);
  console.log(`${tests.passed + checks.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
