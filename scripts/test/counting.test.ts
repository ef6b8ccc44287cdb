import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Counts } from '../testing/counting-reporter.mjs';
import { verdict } from '../testing/verdict.mjs';
import { root } from './planted-project.ts';

const clean: Counts = { passed: 3, failed: 0, skipped: 0, unfinished: 0, finished: true };

describe('the last line is true', () => {
  test.each([
    ['all went well', clean, 0, 3, 0],
    ['a test failed', { ...clean, failed: 1 }, 1, 3, 1],
    ['no count was left', undefined, 1, 0, 1],
    ['no count was left, though the status was 0', undefined, 0, 0, 1],
    ['no test ran', { ...clean, passed: 0 }, 0, 0, 1],
    ['it was broken off', { ...clean, finished: false }, 0, 3, 1],
    ['a test was not finished', { ...clean, unfinished: 2 }, 1, 3, 2],
    ['a bad status that nothing explains', clean, 1, 3, 1],
  ])('%s', (_, counts, status, passed, failed) => {
    expect(verdict(counts, status)).toMatchObject({ passed, failed });
  });
});

describe('the count of a real run', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'defensor-count-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs these test files, and returns what their run came to. */
  function countOf(files: Readonly<Record<string, string>>) {
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.mjs`), code);
    const countFile = join(folder, 'counts.json');
    const { status } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--root=${folder}`,
        '--globals',
        `--reporter=${join(root, 'scripts/testing/counting-reporter.mjs')}`,
      ],
      { cwd: folder, env: { ...process.env, DEFENSOR_COUNT_FILE: countFile } },
    );
    const counts = existsSync(countFile) ? (JSON.parse(readFileSync(countFile, 'utf8')) as Counts) : undefined;
    return verdict(counts, status ?? 1);
  }

  test('passed and failed tests, and a file that cannot be read', () => {
    const files = {
      good: "test('one', () => {}); test('two', () => {});",
      bad: "test('three', () => { throw new Error('no'); });",
      broken: 'this is no language',
    };
    expect(countOf(files)).toMatchObject({ passed: 2, failed: 2 });
  }, 60_000);
  test('an error outside of any test', () => {
    const files = { late: "test('one', () => { Promise.reject(new Error('nobody waits')); });" };
    expect(countOf(files)).toMatchObject({ passed: 1, failed: 1 });
  }, 60_000);
  test('a hook that fails', () => {
    const files = {
      hook: "test('one', () => {}); describe('all', () => { beforeAll(() => { throw new Error('no'); }); test('two', () => {}); });",
    };
    expect(countOf(files)).toMatchObject({ passed: 1, failed: 1 });
  }, 60_000);
  test('no test at all', () => {
    expect(countOf({})).toMatchObject({ passed: 0, failed: 1 });
  }, 60_000);
});
