import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROUTES } from '../../src/http/routes.ts';
import { testNode } from '../kit.ts';
import { table } from '../table.ts';

const REQUESTS = 10_000;

/** Pieces that have broken servers. */
const nasty = fc.constantFrom<unknown>(
  '',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "' OR 1=1 --",
  '{{7*7}}',
  '%00%2e%2e',
  'a'.repeat(5_000),
  '🜏'.repeat(200),
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  null,
  true,
  [],
  {},
  { __proto__x: 1 },
  { constructor: { prototype: { polluted: true } } },
  [[[[[[[[[['deep']]]]]]]]]],
);
const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }), fc.string({ maxLength: 40 }));

const COMMANDS = [
  'sendLetter',
  'draftSheet',
  'sealBulls',
  'closePhase',
  'undo',
  'createGame',
  'constructor',
  'toString',
];
const command = fc.record(
  {
    id: fc.oneof(fc.stringMatching(/^[\w.-]{8,20}$/), value),
    do: fc.oneof(fc.constantFrom(...COMMANDS), value),
    as: fc.oneof(fc.constantFrom('JD', 'R-SPA', 'clock', 'projector'), value),
    text: value,
    to: value,
    sheet: value,
    lines: value,
    body: value,
  },
  { requiredKeys: ['id', 'do'] },
);

const body = fc.oneof(
  command.map((one) => JSON.stringify(one)),
  fc.dictionary(fc.string({ maxLength: 10 }), value).map((one) => JSON.stringify(one)),
  value.map((one) => JSON.stringify(one) ?? ''),
  fc.constantFrom('{', '{"__proto__":{"x":1}}', '['.repeat(2_000), '"\\ud800"', '\u0000', '{"a":1}{"b":2}'),
);
const segment = fc.oneof(
  fc.constantFrom('own', 'R-SPA', 'projector', '..', '%2e%2e', '%00', '%ff', '__proto__', 'x'.repeat(190)),
  fc.string({ maxLength: 20 }).map(encodeLoosely),
);
const type = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  '',
  'x',
);

const request = fc.record({
  route: fc.nat(ROUTES.length - 1),
  method: fc.oneof(
    { weight: 8, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD') },
  ),
  who: fc.nat(3),
  segments: fc.array(segment, { minLength: 3, maxLength: 3 }),
  query: fc.oneof(
    fc.constant(''),
    fc
      .dictionary(fc.constantFrom('after', 'as', 'ids', 'limit', 'seat', 'x'), fc.string({ maxLength: 30 }))
      .map(queryOf),
  ),
  body,
  type,
  extra: fc.constantFrom(undefined, 'last-event-id', 'x-defensor-seat', 'authorization', 'if-none-match'),
  extraValue: fc.stringMatching(/^[ -~]{0,40}$/),
});

function encodeLoosely(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}

function queryOf(fields: Record<string, string>): string {
  return `?${Object.entries(fields)
    .map(([name, text]) => `${name}=${encodeLoosely(text)}`)
    .join('&')}`;
}

test('Q13 whatever is sent to whatever route by whomever: no fault of the server’s, and every refusal with a code', async () => {
  const faults: string[] = [];
  const node = await testNode({ logTo: (line) => (line.includes('met a fault') ? faults.push(line) : undefined) });
  const { judge, game, sit } = await table(node);
  const [spain, projector] = [await sit('R-SPA'), await sit('projector')];
  const cookies = [judge, spain, projector].map(({ jar }) => [...jar].map((pair) => pair.join('=')).join('; '));
  const codes = new Map<number, number>();

  await fc.assert(
    fc.asyncProperty(
      request,
      async ({ route: index, method, who, segments, query, body: payload, type: contentType, extra, extraValue }) => {
        const route = ROUTES[index];
        // Who signs out, or is forgotten, is nobody from then on; a stream does not end.
        if (route === undefined || /sign-out|\/live$|^\/api\/v1\/me$|sessions/.test(route.url)) return;
        let at = 0;
        const url = route.url.replaceAll(/:\w+/g, (name) => {
          const given = segments[at];
          at += 1;
          return given === 'own' || given === undefined ? (name === ':game' ? game : 'R-SPA') : given;
        });
        const cookie = cookies[who];
        const asked = method ?? route.method;
        const answer = await node.app.inject({
          method: asked as 'GET',
          url: `${url}${query}`,
          headers: {
            host: 'localhost:4454',
            origin: 'http://localhost:4454',
            ...(cookie === undefined ? {} : { cookie }),
            ...(asked === 'GET' || asked === 'HEAD' || contentType === '' ? {} : { 'content-type': contentType }),
            ...(extra === undefined ? {} : { [extra]: extraValue }),
          },
          ...(asked === 'GET' || asked === 'HEAD' ? {} : { payload }),
        });
        const { statusCode } = answer;
        codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
        const isFault = statusCode >= 500 && !(route.url === '/readyz');
        if (isFault)
          throw new Error(`${asked} ${url}${query} gave ${statusCode}: ${answer.body}\n${faults.at(-1) ?? ''}`);
        if (statusCode >= 400 && asked !== 'HEAD' && url.startsWith('/api/')) {
          expect(answer.json()).toMatchObject({ code: expect.any(String) as string, status: statusCode });
        }
      },
    ),
    { numRuns: REQUESTS, endOnFailure: true },
  );
  expect(faults).toEqual([]);
  expect([...codes.keys()].filter((code) => code < 300).length).toBeGreaterThan(0);
  expect((await node.app.inject('/readyz')).statusCode).toBe(200);
}, 600_000);
