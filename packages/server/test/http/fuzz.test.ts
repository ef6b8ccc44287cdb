import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testNode } from '../kit.ts';
import { cookieOf, listening } from '../listener.ts';
import { table } from '../table.ts';
import { fuzzedRequests } from './fuzz/requests.ts';

// npm run prove fuzz sends a million, over the wire.
const REQUESTS = 10_000;

test('Q13 whatever is sent to whatever route by whomever: no fault of the server’s, and every refusal with a code', async () => {
  const faults: string[] = [];
  const node = await testNode({ logTo: (line) => (line.includes('met a fault') ? faults.push(line) : undefined) });
  const { judge, classId, game, sit } = await table(node);
  const roles = [judge, await sit('R-SPA'), await sit('projector')].map((who) => ({ cookie: cookieOf(who) }));
  const codes = new Map<number, number>();

  await fc.assert(
    fc.asyncProperty(fuzzedRequests({ classId, game, roles }), async ({ route, method, url, headers, payload }) => {
      // In memory a stream has no end.
      if (route.url.endsWith('/live')) return;
      const answer = await node.app.inject({
        method: method as 'GET',
        url,
        headers: { host: 'localhost:4454', origin: 'http://localhost:4454', ...headers },
        ...(payload === '' ? {} : { payload }),
      });
      const { statusCode } = answer;
      codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
      if (statusCode >= 500 && route.url !== '/readyz') {
        throw new Error(`${method} ${url} gave ${statusCode}: ${answer.body}\n${faults.at(-1) ?? ''}`);
      }
      if (statusCode >= 400 && method !== 'HEAD' && url.startsWith('/api/')) {
        expect(answer.json()).toMatchObject({ code: expect.any(String) as string, status: statusCode });
      }
    }),
    { numRuns: REQUESTS, endOnFailure: true },
  );
  expect(faults).toEqual([]);
  expect([...codes.keys()].filter((code) => code < 300).length).toBeGreaterThan(0);
  expect((await node.app.inject('/readyz')).statusCode).toBe(200);
}, 600_000);

test.each([
  ['a version of its own', 'GET / HTTP/9.9\r\n\r\n', 400, 'bad-request'],
  ['no request', 'no request at all\r\n\r\n', 400, 'bad-request'],
  ['a head without end', `GET / HTTP/1.1\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, 431, 'headers-too-large'],
])(
  'Q13 bytes that are no request are refused with a code: %s',
  async (_what, bytes, status, code) => {
    const port = await listening(await testNode());
    const socket = connect(port, '127.0.0.1');
    let told = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      told += piece;
    });
    socket.on('error', () => undefined);
    socket.write(bytes);
    await once(socket, 'close');
    expect(told).toContain(`HTTP/1.1 ${status} `);
    expect(told).toContain('application/problem+json');
    expect(JSON.parse(told.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code });
  },
  60_000,
);
