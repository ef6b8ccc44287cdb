// What a run of vitest came to, so that nothing that went wrong can look like success.

/**
 * The numbers to close with. A run that left no count, found no test, broke off, or ended with a status that its count
 * does not explain has failed; each adds one to `failed`.
 *
 * @param {import('./counting-reporter.mjs').Counts | undefined} counts
 * @param {number} status the exit status of vitest
 * @returns {{ passed: number, failed: number, notes: string[] }}
 */
export function verdict(counts, status) {
  if (counts === undefined) return { passed: 0, failed: 1, notes: ['The test run crashed before it could count.'] };
  const { passed, skipped, unfinished } = counts;
  const notes = [];
  let failed = counts.failed + unfinished;
  const fault = (/** @type {string} */ note) => {
    failed += 1;
    notes.push(note);
  };
  if (unfinished > 0) notes.push(`${unfinished} tests were begun or planned and not finished: counted as failed.`);
  if (skipped > 0) notes.push(`${skipped} tests were skipped: not counted.`);
  if (!counts.finished) fault('The test run was broken off.');
  if (passed + failed === 0) fault('No test ran.');
  if (status !== 0 && failed === 0) fault(`The test run ended with status ${status}, though no test failed.`);
  return { passed, failed, notes };
}
