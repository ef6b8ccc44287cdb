// A reporter for vitest that counts what is true, and writes it where DEFENSOR_COUNT_FILE says.
import { writeFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, unfinished: number, finished: boolean }} Counts
 * What a run came to. A file that could not be read and an error outside of any test each count as one failed.
 */

export default class CountingReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors
   * @param {string} reason
   */
  onTestRunEnd(modules, errors, reason) {
    const file = process.env.DEFENSOR_COUNT_FILE;
    if (file) writeFileSync(file, JSON.stringify(count(modules, errors, reason)));
  }
}

/**
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly unknown[]} errors
 * @param {string} reason
 * @returns {Counts}
 */
export function count(modules, errors, reason) {
  const counts = { passed: 0, failed: errors.length, skipped: 0, unfinished: 0, finished: reason !== 'interrupted' };
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    for (const test of tests) {
      const { state } = test.result();
      counts[state === 'pending' ? 'unfinished' : state] += 1;
    }
    // Errors of the file itself, and of its describe blocks and hooks, belong to no test.
    const brokenSuites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
    counts.failed += module.errors().length + brokenSuites.length;
  }
  return counts;
}
