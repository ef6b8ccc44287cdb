import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestNode } from '../kit.ts';
import { listening } from '../listener.ts';
import { ok, type Table, table } from '../table.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// The commands of `defensor` that ask a server, as a script uses them: with a token, through the typed client.
const LAUNCHER = fileURLToPath(new URL('../../../cli/bin/defensor.js', import.meta.url));

let there: Table;
let server = '';
let close = () => Promise.resolve();
beforeAll(async () => {
  const node = await openTestNode();
  close = () => node.close();
  there = await table(node);
  server = `http://127.0.0.1:${await listening(node)}`;
});
afterAll(() => close());

const tokenFor = async (wish: object) =>
  (await ok<{ secret: string }>(there.judge.post('/tokens', { name: 'bot', days: 1, game: there.game, ...wish })))
    .secret;

async function defensor(args: readonly string[], env: Readonly<Record<string, string>>, input = '') {
  const child = spawn(process.execPath, [LAUNCHER, ...args], { env: { ...process.env, ...env } });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    said.out += piece;
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    said.err += piece;
  });
  child.stdin.end(input);
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, ...said, lines: said.out.split('\n').filter((line) => line !== '') };
}

const at = (token: string) => ({ DEFENSOR_SERVER: server, DEFENSOR_TOKEN: token });
const answersOf = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a seat’s script sends a sheet, reads the log, and sees no more than its seat', async () => {
  const bot = at(await tokenFor({ scopes: ['read', 'command'], seat: 'R-SPA' }));
  const order = { id: 'the-sheet-1', do: 'draftSheet', sheet: 's1', text: 'A Lis H' };
  const sent = await defensor(['send', there.game], bot, `${JSON.stringify(order)}\n\nnot JSON\n{"do":"closePhase"}\n`);
  expect(sent.status).toBe(1);
  expect(answersOf(sent)).toMatchObject([
    { line: 1, ok: true, receipt: { command: 'the-sheet-1', game: there.game } },
    { line: 3, ok: false, problem: { code: 'bad-json' } },
    { line: 4, ok: false, problem: { status: 403 } },
  ]);
  const again = await defensor(['send', there.game], bot, JSON.stringify(order));
  expect(again.status).toBe(0);
  expect(answersOf(again)[0]?.receipt).toEqual(answersOf(sent)[0]?.receipt);

  const log = answersOf(await defensor(['log', there.game], bot));
  expect(log.map(({ type }) => type)).toContain('sheetDrafted');
  const rest = answersOf(await defensor(['log', there.game, '--after', String(log.at(-2)?.seq)], bot));
  expect(rest).toEqual(log.slice(-1));
  const [seen] = answersOf(await defensor(['view', there.game], bot)) as [{ view: { viewer: string; desk?: object } }];
  expect(seen.view.viewer).toBe('R-SPA');
  expect(seen.view.desk).toBeUndefined();
  expect(answersOf(await defensor(['games'], bot)).map(({ id }) => id)).toEqual([there.game]);
  const taken = await defensor(['export', there.game], bot);
  expect(taken).toMatchObject({ status: 1, out: '' });
  expect(taken.err).toMatch(/^defensor: .+ \[[\w-]+\]\n$/);
});

test('a Judge’s script acts as the Judge, takes the game out, and reads the gazette in French', async () => {
  const judge = at(await tokenFor({ scopes: ['read', 'judge', 'command'], seat: 'JD' }));
  expect((await defensor(['send', there.game], judge, '{"do":"pauseClock"}')).lines).toHaveLength(1);
  const file = answersOf(await defensor(['export', there.game], judge))[0];
  expect(file).toMatchObject({ format: 'defensor-game', version: 1 });
  const english = await defensor(['gazette', there.game], judge);
  const french = await defensor(['gazette', there.game, '--language', 'fr'], judge);
  expect([english.status, french.status]).toEqual([0, 0]);
  expect(french.out).toContain('Printemps 1454');
  expect(english.out).not.toContain('Printemps');
});

test('--follow tells what happens while it runs', async () => {
  const bot = at(await tokenFor({ scopes: ['read'], seat: 'R-FRA' }));
  const child = spawn(process.execPath, [LAUNCHER, 'log', there.game, '--follow'], { env: { ...process.env, ...bot } });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    out += piece;
  });
  await vi.waitFor(() => expect(out).toContain('gameCreated'), { timeout: 30_000 });
  const said = { id: 'the-speech-1', do: 'makeStatement', text: 'Peace.' };
  await ok((await there.sit('R-ENG')).post(`/games/${there.game}/commands`, said));
  await vi.waitFor(() => expect(out).toContain('statementMade'), { timeout: 30_000 });
  child.kill();
});

test('without a token, at no address, and where nobody answers it says so', async () => {
  expect(await defensor(['games'], { ...at('') })).toMatchObject({
    status: 2,
    err: expect.stringContaining('DEFENSOR_TOKEN is not set') as string,
  });
  expect(await defensor(['games', '--server', 'nowhere'], at('dft_x'))).toMatchObject({
    status: 2,
    err: 'defensor: nowhere is no address of a server, such as https://play.example\n',
  });
  expect(await defensor(['games', '--server', 'http://127.0.0.1:9'], at('dft_x'))).toMatchObject({
    status: 1,
    err: 'defensor: http://127.0.0.1:9 does not answer\n',
  });
  expect(await defensor(['games'], at('dft_wrong'))).toMatchObject({ status: 1 });
});
