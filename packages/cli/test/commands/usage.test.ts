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

test.each([[[]], [['adjudicate']], [['orders']], [['validate-map']]])(
  '%j --help says what it does, with examples',
  async (args) => {
    const ran = await defensor([...args, '--help']);
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^Usage: defensor/);
    expect(ran.stdout).toMatch(/Examples:\n +\$ defensor/);
  },
);

test.each([
  [['--nope'], 'unknown option'],
  [['adjudicate', '--nope'], 'unknown option'],
  [['adjudicate', 'positions.jsonl'], 'too many arguments'],
  [['adjudicate', '--bench'], 'argument missing'],
  [['adjudicate', '--bench', 'many'], 'whole number'],
  [['orders', '--bench', '0'], 'whole number'],
  [['validate-map'], 'missing required argument'],
  [['ajudicate'], 'adjudicate'],
  [[], 'Usage'],
])('%j is not understood: usage, and status 2', async (args, part) => {
  const ran = await defensor(args);
  expect(ran).toMatchObject({ status: 2, stdout: '' });
  expect(ran.stderr).toContain(part);
  expect(ran.stderr).toMatch(/Usage: defensor/);
});

test('the command runs also where its bundle cannot be kept', async () => {
  const address = await makeBundle(new URL(root).pathname, new URL('package.json/bundle.mjs', root).pathname);
  expect(address).toMatch(/^data:/);
  const { main } = (await import(/* @vite-ignore */ address)) as { main: unknown };
  expect(main).toBeTypeOf('function');
});
