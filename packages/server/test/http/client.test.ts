import { type Client, createClient } from '@defensor/api';
import { expect, expectTypeOf, test } from 'vitest';
import { ROUTES } from '../../src/http/routes.ts';
import { png } from '../documents/files/make.ts';
import { testNode } from '../kit.ts';
import { cookieOf, listening } from '../listener.ts';
import { ok, table } from '../table.ts';

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** A class with a game, and clients of its Judge and of a bot that plays Spain. */
async function clients() {
  const node = await testNode();
  const there = await table(node);
  const origin = `http://127.0.0.1:${await listening(node)}`;
  const headers = { cookie: cookieOf(there.judge), origin };
  const judge = createClient({
    origin,
    fetch: (address, how) => fetch(address, { ...how, headers: { ...headers, ...how.headers } }),
  });
  const { secret } = await ok<{ secret: string }>(
    there.judge.post('/tokens', { name: 'bot', days: 1, game: there.game, seat: 'R-SPA', scopes: ['read', 'command'] }),
  );
  const bot = createClient({ origin, token: secret, fetch });
  return { ...there, node, origin, judge, bot };
}

test('every route of the description is asked by its name, and found at the address that the client makes', async () => {
  const { node, bot } = await clients();
  const told = await node.app.inject('/api/v1/openapi.json');
  const { paths } = told.json<Description>();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const named = ROUTES.map(({ method, url }) => `${method} ${url}`);
  // HEAD goes with GET, and is not asked by programs.
  expect(described.filter((name) => !name.startsWith('HEAD ')).sort()).toEqual([...named].sort());

  const ask = bot.ask as (name: string, asked: object) => ReturnType<Client['askAt']>;
  const lost: string[] = [];
  // A stream does not end, and the provider's way back leads to a page.
  for (const name of named.filter((one) => !/\/(live|callback)$/.test(one))) {
    const params = Object.fromEntries([...name.matchAll(/:(\w+)/g)].map(([, key]) => [key ?? '', 'x/../y']));
    const answer = await ask(name, { params, ...(name.startsWith('GET') ? {} : { body: {} }) });
    if (!answer.ok && ['method-not-allowed', 'no-connection', 'unknown'].includes(answer.problem.code)) lost.push(name);
    if (!answer.ok && answer.problem.sentence === 'There is nothing at this address.') lost.push(name);
  }
  expect(lost).toEqual([]);
}, 60_000);

test('a bot plays by the client: what it takes and what it is answered is known beforehand', async () => {
  const { game, bot, judge, origin } = await clients();
  const seen = await bot.ask('GET /api/v1/games/:game', { params: { game } });
  if (!seen.ok) throw new Error(seen.problem.code);
  expectTypeOf(seen.value.view.phase).toEqualTypeOf<
    'setup' | 'diplomacy' | 'orderWriting' | 'orderResolution' | 'retreats' | 'adjustments' | 'ended'
  >();
  expect(seen.value.view).toMatchObject({ viewer: 'R-SPA', phase: 'diplomacy' });
  expect(Math.abs(seen.atMs - Date.now())).toBeLessThan(60_000);

  const params = { game };
  const drafted = await bot.ask('POST /api/v1/games/:game/commands', {
    params,
    body: { id: 'bot-00001', do: 'draftSheet', sheet: 's1', text: 'A Lis H' },
  });
  expect(drafted).toMatchObject({ ok: true, value: { receipt: { command: 'bot-00001' } } });
  const refused = await bot.ask('POST /api/v1/games/:game/commands', {
    params,
    body: { id: 'bot-00002', do: 'signSheet', sheet: 's1' },
  });
  expect(refused).toMatchObject({ ok: false, problem: { status: 422, code: 'signing-not-open', rule: 'A59' } });
  const closed = await judge.ask('POST /api/v1/games/:game/commands/batch', {
    params,
    body: { commands: [{ id: 'judge-0001', do: 'closePhase' }] },
  });
  expect(closed).toMatchObject({ ok: true, value: { answers: [{ ok: true }] } });

  const kept = await bot.ask('POST /api/v1/games/:game/attachments', {
    params,
    query: { kind: 'sheet', id: 'SPA:s1' },
    body: new Uint8Array(png()),
  });
  if (!kept.ok) throw new Error(kept.problem.sentence);
  const where = { params: { game, attachment: kept.value.id } };
  const file = await judge.ask('GET /api/v1/games/:game/attachments/:attachment', where);
  expect(file.ok && Buffer.from(file.value).equals(png())).toBe(true);
  expect(judge.addressOf('GET /api/v1/games/:game/attachments/:attachment', where)).toBe(
    `${origin}/api/v1/games/${game}/attachments/${kept.value.id}`,
  );
  const gazette = await bot.ask('GET /api/v1/games/:game/gazette.txt', { params });
  expect(gazette.ok && gazette.value).toMatch(/^Spring 1454$/m);
}, 60_000);

test('what never comes, or comes from elsewhere, is a problem and no exception', async () => {
  const nowhere = createClient({ fetch, origin: 'http://127.0.0.1:1' });
  expect(await nowhere.ask('GET /api/v1/me', {})).toEqual({
    ok: false,
    problem: { status: 0, code: 'no-connection', sentence: '' },
  });
  const busy = createClient({
    fetch: () => Promise.resolve(new Response('<h1>Busy</h1>', { status: 502, headers: { 'retry-after': '7' } })),
  });
  expect(await busy.ask('GET /api/v1/me', {})).toEqual({
    ok: false,
    problem: { status: 502, code: 'unknown', sentence: '', waitSeconds: 7 },
  });
});

test('a request that the routes do not take does not compile', () => {
  const asked = (client: Client) => [
    // @ts-expect-error there is no such route
    client.ask('GET /api/v1/nothing', {}),
    // @ts-expect-error the game is missing
    client.ask('GET /api/v1/games/:game', {}),
    // @ts-expect-error a command has its fields
    client.ask('POST /api/v1/games/:game/commands', { params: { game: 'g' }, body: { id: 'x', do: 'sendLetter' } }),
    // @ts-expect-error nobody looks as the Pope
    client.ask('GET /api/v1/games/:game', { params: { game: 'g' }, query: { as: 'pope' } }),
  ];
  expect(asked).toBeTypeOf('function');
});
