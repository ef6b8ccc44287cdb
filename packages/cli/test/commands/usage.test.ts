import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeBundle } from '../../bin/bundle.js';
import { defensor } from './run.ts';

const root = new URL('../../../../', import.meta.url);

test('--version', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await defensor(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test.each([[[]], [['adjudicate']], [['orders']], [['validate-map']], [['send']], [['log']], [['games']]])(
  '%j --help says what it does, with examples',
  async (args) => {
    const ran = await defensor([...args, '--help']);
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^Usage: defensor/);
    expect(ran.stdout).toMatch(/Examples:\n +\$ defensor/);
  },
);

test.each([
  [['--nope'], "defensor: unknown option '--nope'. See defensor --help"],
  [
    ['adjudicate', '--explian'],
    "defensor adjudicate: unknown option '--explian', did you mean --explain? See defensor adjudicate --help",
  ],
  [
    ['adjudicate', 'positions.jsonl'],
    "defensor adjudicate: too many arguments for 'adjudicate'. Expected 0 arguments but got 1. See defensor adjudicate --help",
  ],
  [
    ['adjudicate', '--bench'],
    "defensor adjudicate: option '--bench <n>' argument missing. See defensor adjudicate --help",
  ],
  [
    ['adjudicate', '--bench', 'many'],
    "defensor adjudicate: option '--bench <n>' argument 'many' is invalid. It must be a whole number, 1 or more. See defensor adjudicate --help",
  ],
  [
    ['orders', '--bench', '0'],
    "defensor orders: option '--bench <n>' argument '0' is invalid. It must be a whole number, 1 or more. See defensor orders --help",
  ],
  [['run', '--gazete'], "defensor run: unknown option '--gazete', did you mean --gazette? See defensor run --help"],
  [['validate-map'], "defensor validate-map: missing required argument 'file'. See defensor validate-map --help"],
  [['ajudicate'], "defensor: unknown command 'ajudicate', did you mean adjudicate? See defensor --help"],
])('%j is not understood: one line, and status 2', async (args, line) => {
  expect(await defensor(args)).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
});

test('no command at all: the help, and status 2', async () => {
  const ran = await defensor([]);
  expect(ran).toMatchObject({ status: 2, stdout: '' });
  expect(ran.stderr).toMatch(/^Usage: defensor/);
});

test('what only plays games is not loaded by other commands', async () => {
  const loaded = async (...args: string[]) => {
    const { stderr } = await defensor(args, { env: { NODE_DEBUG: 'esm' } });
    return /run-file/.test(stderr);
  };
  expect([await loaded('adjudicate'), await loaded('run')]).toEqual([false, true]);
});

test('the command runs also where its bundle cannot be kept', async () => {
  const address = await makeBundle(new URL(root).pathname, new URL('package.json/bundle.mjs', root).pathname);
  expect(address).toMatch(/^data:/);
  const { main } = (await import(/* @vite-ignore */ address)) as { main: unknown };
  expect(main).toBeTypeOf('function');
});
