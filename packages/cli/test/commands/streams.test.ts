import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answers, defensor, LAUNCHER, movement, order, unit } from './run.ts';

const MAP = fileURLToPath(new URL('../../../diplomacy/maps/standard/map.json', import.meta.url));

const position = (id: number | string) =>
  movement({ id, units: [unit('FRANCE A PAR')], orders: [order('FRANCE', 'A Paris - Burgundy')] });

function* positions(count: number): Generator<string> {
  for (let id = 0; id < count; id++) yield `${position(id)}\n`;
}

describe('input and output', () => {
  test('50,000 lines go through, in order, in a memory that does not hold them', async () => {
    const ran = await defensor(['adjudicate'], { input: positions(50_000), heapMb: 24 });
    expect(ran).toMatchObject({ status: 0, stderr: '' });
    const lines = ran.stdout.split('\n');
    expect(lines.length).toBe(50_001);
    expect(
      lines.every((line, id) => id === 50_000 || line.startsWith(`{"id":${id},"results":[{"order":"A PAR - BUR"`)),
    ).toBe(true);
  });

  test('an answer comes as soon as its line is there', async () => {
    const child = spawn(process.execPath, [LAUNCHER, 'adjudicate'], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdout.setEncoding('utf8');
    for (const id of ['a', 'b']) {
      child.stdin.write(`${position(id)}\n`);
      const [answer] = (await once(child.stdout, 'data')) as [string];
      expect(JSON.parse(answer)).toMatchObject({ id });
    }
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('a reader that has seen enough ends the command quietly', async () => {
    const child = spawn(process.execPath, [LAUNCHER, 'adjudicate'], { stdio: 'pipe' });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.stdin.on('error', () => {});
    child.stdout.once('data', () => child.stdout.destroy());
    const text = [...positions(1000)].join('');
    const feed = () => {
      while (child.stdin.writable && child.stdin.write(text));
    };
    child.stdin.on('drain', feed);
    feed();
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(complaint).toBe('');
  });

  test('CRLF, a byte order mark, blank lines, and no line break at the end', async () => {
    const input = `\uFEFF${position('a')}\r\n\r\n   \n\t\n${position('b')}\n\n${position('c')}`;
    const ran = await defensor(['adjudicate'], { input });
    expect(answers(ran).map(({ id, error }) => [id, error])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['c', undefined],
    ]);
  });

  test('bytes that are not UTF-8 spoil their own line at most', async () => {
    const bad = Buffer.concat([Buffer.from('{"id":1,'), Buffer.from([0xff, 0xfe, 0x00]), Buffer.from('\n')]);
    const ran = await defensor(['adjudicate'], { input: Buffer.concat([bad, Buffer.from(position('b'))]) });
    expect(answers(ran)).toMatchObject([{ id: 1, error: { code: 'bad-json' } }, { id: 'b' }]);
  });

  test('nothing in, nothing out', async () => {
    expect(await defensor(['adjudicate'])).toEqual({ status: 0, stdout: '', stderr: '' });
    const bench = await defensor(['adjudicate', '--bench', '2']);
    expect(bench).toMatchObject({ status: 0, stdout: '' });
  });

  test.each([
    ['adjudicate', position(1)],
    ['orders', position(1)],
    ['run', '{"as":"JD","do":"createGame"}\n'],
    ['validate-map', ''],
  ])('%s: an output that takes nothing more is told on one line, with status 2', async (command, input) => {
    const full = openSync('/dev/full', 'w');
    const args = command === 'validate-map' ? [command, MAP] : [command];
    const child = spawn(process.execPath, [LAUNCHER, ...args], { stdio: ['pipe', full, 'pipe'] });
    closeSync(full);
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(complaint).toBe('defensor: cannot write the output: no space is left there\n');
  });

  test('an input that cannot be read ends with status 1', async () => {
    const folder = openSync(new URL('.', import.meta.url), 'r');
    const child = spawn(process.execPath, [LAUNCHER, 'adjudicate'], { stdio: [folder, 'ignore', 'pipe'] });
    closeSync(folder);
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(complaint).toMatch(/^defensor: cannot read the input: it is a folder, not a file\n$/);
  });
});
