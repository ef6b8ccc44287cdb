import { request } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { Browser } from '../browser.ts';
import { classWithCards, newWorld, secretOf } from './world.ts';

/** Joining by real HTTP, as a phone does that reaches this machine by another name than localhost. */
const world = await newWorld();
const judge = await world.judge(await world.owner(), 'Judge');
const room = await classWithCards(world, judge, 'Phones', ['R-SPA', 'R-FRA']);
await world.app.listen({ host: '0.0.0.0', port: 0 });
const port = (world.app.server.address() as { port: number }).port;

interface Answer {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly body: string;
}

function send(to: string, host: string, method: string, path: string, headers: object, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: to,
        port,
        method,
        path: `/api/v1${path}`,
        headers: { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += String(part);
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [], body: text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** How others reach this machine: by each of its addresses (a second one of its own at least), and by its name. */
const addresses = Object.values(networkInterfaces()).flatMap((all) =>
  (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
);
const WAYS = [
  ...['127.0.0.2', ...addresses].map((address) => ({ to: address, name: address })),
  { to: '127.0.0.1', name: hostname() },
  { to: '127.0.0.1', name: `${hostname()}.local` },
];

describe('joining on the local network', () => {
  test.each(WAYS)('at $name, by link and by code', async ({ to, name }) => {
    const host = `${name}:${port}`;
    const origin = `http://${host.toLowerCase()}`;
    for (const [path, body] of [
      ['/join/link', { secret: secretOf(room.cards[0]?.link ?? '') }],
      ['/join/code', { shortName: 'phones', code: room.cards[1]?.code }],
    ] as const) {
      const joined = await send(to, host, 'POST', path, { origin }, body);
      expect(joined.status, joined.body).toBe(200);
      const cookie = joined.cookies.map((one) => one.split(';')[0]).join('; ');
      // Without TLS a browser throws a Secure cookie away.
      for (const one of joined.cookies) expect(one).not.toMatch(/Secure|__Host-|Domain/);
      const me = await send(to, host, 'GET', '/seat/devices', { cookie });
      expect(me.status).toBe(200);
    }
  });

  test('a page of another machine sends nothing in somebody’s name', async () => {
    const body = { secret: secretOf(room.cards[0]?.link ?? '') };
    const foreign = await send(
      '127.0.0.2',
      `127.0.0.2:${port}`,
      'POST',
      '/join/link',
      { origin: 'http://127.0.0.9' },
      body,
    );
    expect(foreign.status).toBe(403);
    const rebound = { origin: `http://evil.example:${port}` };
    expect((await send('127.0.0.2', `evil.example:${port}`, 'POST', '/join/link', rebound, body)).status).toBe(403);
  });

  test('a card names the address by which it was asked for', async () => {
    const there = new Browser(world.app, `http://192.168.7.7:${port}`);
    for (const [name, value] of judge.jar) there.jar.set(name, value);
    const cards = await there.post(`/games/${room.game}/cards`, { cards: [{ seat: 'R-ENG' }] });
    expect(cards.body.cards[0]?.link).toMatch(new RegExp(`^http://192\\.168\\.7\\.7:${port}/join#`));
  });

  test('or the one that the machine was found to have', async () => {
    const found = await newWorld({ linkOrigin: () => 'http://10.0.0.5:4454' });
    const chief = await found.owner();
    const invited = await chief.post('/invites', { kind: 'judge' });
    expect(invited.body.link).toMatch(/^http:\/\/10\.0\.0\.5:4454\/welcome#/);
  });
});
