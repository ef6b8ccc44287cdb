import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { browserAt, testNode } from '../kit.ts';
import { cookieOf, listening } from '../listener.ts';
import { table } from '../table.ts';

const MANY = 40;

describe('2.4.1 who asks too often', () => {
  test('waits, and is told how long; another seat behind the same address does not', async () => {
    const node = await testNode({ env: { RATE_LIMIT: String(MANY) } });
    const { game, sit } = await table(node);
    const [spain, france] = [await sit('R-SPA'), await sit('R-FRA')];
    const statuses: number[] = [];
    for (let at = 0; at < MANY + 1; at += 1) statuses.push((await spain.get(`/games/${game}/log`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MANY);
    const told = await spain.post(`/games/${game}/commands`, { id: 'too-often-1', do: 'declareReady', ready: true });
    expect([told.status, told.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(0);
    expect((await france.get(`/games/${game}/log`)).status).toBe(200);
  }, 60_000);

  test('without credentials is counted by address, and does not hold up who is signed in there', async () => {
    const node = await testNode({ env: { RATE_LIMIT: String(MANY) } });
    const { game, sit } = await table(node);
    const spain = await sit('R-SPA');
    const stranger = browserAt(node);
    for (let at = 0; at < MANY; at += 1) await stranger.get('/me');
    expect((await stranger.get('/me')).status).toBe(429);
    expect((await spain.get(`/games/${game}`)).status).toBe(200);
  }, 60_000);

  test('with ever new credentials is counted by address all the same', async () => {
    const node = await testNode({ env: { RATE_LIMIT: '5' } });
    // As many senders as a school has behind one address, each as busy as one may be.
    const most = 5 * 40;
    const statuses: number[] = [];
    for (let at = 0; at <= most; at += 1) {
      const { statusCode } = await node.app.inject({
        url: '/api/v1/me',
        headers: { cookie: `defensor=invented-${at}` },
      });
      statuses.push(statusCode);
    }
    expect(statuses.slice(0, most).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  }, 60_000);
});

describe('2.4.1 a route with a number of its own', () => {
  test('is held back by that, and no other route with it', async () => {
    const node = await testNode();
    const feed = `/api/v1/calendar/x.${'y'.repeat(43)}`;
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await node.app.inject(feed)).statusCode);
    expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([60, 429]);
    expect((await node.app.inject('/api/v1/me')).statusCode).toBe(200);
  }, 60_000);
});

describe('15.2.2 what is too large', () => {
  test('is refused before it is read, in every form', async () => {
    const node = await testNode();
    const { judge, game } = await table(node);
    const large = await judge.post(`/games/${game}/commands`, {
      id: 'too-large-1',
      do: 'makeStatement',
      text: 'x'.repeat(1024 * 1024),
    });
    expect([large.status, large.body.code]).toEqual([413, 'too-large']);
    const long = await judge.post(`/games/${game}/commands`, {
      id: 'too-long-01',
      do: 'makeStatement',
      text: 'x'.repeat(20_001),
    });
    expect([long.status, long.body.code]).toEqual([400, 'bad-request']);
    const many = Array.from({ length: 201 }, (_, at) => ({
      id: `many-${String(at).padStart(4, '0')}`,
      do: 'closePhase',
    }));
    const batch = await judge.post(`/games/${game}/commands/batch`, { commands: many });
    expect([batch.status, batch.body.code]).toEqual([400, 'bad-request']);
    expect((await node.services.host.current(game)).state.phase).toBe('diplomacy');
  }, 60_000);
});

describe('Q11 a server that closes', () => {
  test('finishes what it has begun, answers it, keeps it, and takes nothing new', async () => {
    const node = await testNode();
    const { game, sit } = await table(node);
    const spain = await sit('R-SPA');
    const port = await listening(node);
    const body = JSON.stringify({ id: 'last-0001', do: 'draftSheet', sheet: 's1', text: 'A Lis H' });
    const headers = {
      cookie: cookieOf(spain),
      origin: `http://127.0.0.1:${port}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    };
    const path = `/api/v1/games/${game}/commands`;
    let closing: Promise<void> | undefined;
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const sending = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
      sending.on('error', reject);
      // The server has the request and waits for its body: in that moment it is told to close.
      sending.on('continue', () => {
        closing = node.close();
        sending.end(body);
      });
      sending.on('response', (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => {
          text += piece.toString();
        });
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      sending.flushHeaders();
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('"command":"last-0001"');
    await closing;
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  }, 60_000);
});
