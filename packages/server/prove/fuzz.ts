// npm run prove fuzz: Q13, REQUESTS fuzzed requests over the wire to every route by every role, and bytes that are no HTTP.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { prepareGames } from '../test/games.ts';
import { type FuzzedRequest, fuzzedRequests } from '../test/http/fuzz/requests.ts';
import { report, Times } from '../test/load/figures.ts';
import { type Connections, connections, type Served, serve } from '../test/served.ts';

const REQUESTS = Number(process.env.REQUESTS ?? '1000000');
const SECONDS = Number(process.env.SECONDS ?? '100000');
const SEED = Number(process.env.SEED ?? '1');
const AT_ONCE = 8;
const EACH = 500;
/** What is made up costs more than what is asked: parts of these many requests to a route are put together anew. */
const POOL = 300;
const MIXED = 9;
/** No request may take longer. */
const MOST_MS = 2_000;
const LOOKED_AT_EVERY = 20_000;
const SEATS = ['R-SPA', 'L-SPA', 'B-ROM', 'projector'];

const folder = mkdtempSync(join(tmpdir(), 'defensor-fuzz-'));
const url = `sqlite:${join(folder, 'games.sqlite')}`;
const { classId, games, cookieOf } = await prepareGames(url, { count: 1, seats: SEATS });
const [game = ''] = games;
const roles = ['JD', ...SEATS].map((seat) => ({ cookie: cookieOf(game, seat) }));
const server = await serve(url);
const wire = connections(AT_ONCE);
const times = new Times();
const codes = new Map<number, number>();
const faults: string[] = [];
const slow: string[] = [];
const weights: number[] = [];

const requests = fuzzedRequests({ classId, game, roles });
const pools = new Map<FuzzedRequest['route'], FuzzedRequest[]>();
const endMs = performance.now() + SECONDS * 1_000;
let sent = 0;
for (let round = 0; sent < REQUESTS && performance.now() < endMs; round += 1) {
  const made = fc.sample(requests, { numRuns: EACH / (MIXED + 1), seed: SEED * 1_000_003 + round });
  const left = made.flatMap((request) => [request, ...mixes(request)]);
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await ask(wire, server, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await junk(server.port);
  sent += EACH;
  if (sent % LOOKED_AT_EVERY === 0) weights.push((await server.weight()).heapUsed);
}
const alive = await wire.ask({ port: server.port, path: '/readyz' });
report(
  `${sent.toLocaleString('en-GB')} fuzzed requests over the wire`,
  `${times}; ${[...codes]
    .sort(([one], [other]) => one - other)
    .map(([code, count]) => `${code}: ${count}`)
    .join(', ')}`,
  faults.length === 0 && times.at(1) < MOST_MS && alive?.status === 200,
);
report(`heap after each ${LOOKED_AT_EVERY}`, weights.map((bytes) => `${(bytes / 1e6).toFixed(0)} MB`).join(', '));
for (const fault of [...faults.slice(0, 10), ...slow.slice(0, 30)]) console.log(fault);
wire.close();
await server.kill();
rmSync(folder, { recursive: true });

async function ask(by: Connections, { port }: Served, request: FuzzedRequest): Promise<void> {
  const { route, method, url: path, headers, payload } = request;
  const isStream = route.url.endsWith('/live');
  const sinceMs = performance.now();
  const origin = headers.origin ?? `http://127.0.0.1:${port}`;
  const body = payload === '' ? {} : { body: payload };
  // A stream begins and does not end: then it is left.
  const patienceMs = isStream ? 50 : 30_000;
  const answer = await by.ask({ port, method, path, headers: { ...headers, origin }, patienceMs, ...body });
  if (isStream && answer === undefined) return;
  const tookMs = performance.now() - sinceMs;
  times.add(tookMs);
  if (tookMs > MOST_MS) slow.push(`${new Date().toISOString()} ${method} ${path}: ${tookMs.toFixed(0)} ms`);
  const status = answer?.status ?? 0;
  codes.set(status, (codes.get(status) ?? 0) + 1);
  const isProblem = answer === undefined || status < 400 || method === 'HEAD' || /"code":"[\w-]+"/.test(answer.text);
  if (status === 0 || status >= 500 || (!isProblem && path.startsWith('/api/'))) {
    faults.push(`${method} ${path} ${payload.slice(0, 200)}: ${status} ${answer?.text.slice(0, 200) ?? 'no answer'}`);
  }
}

/** Requests to the same route by somebody else, with another's body: as many as are to be put together. */
function mixes(request: FuzzedRequest): FuzzedRequest[] {
  const pool = pools.get(request.route) ?? [];
  pools.set(request.route, pool);
  if (pool.length < POOL) pool.push(request);
  else pool[Math.floor(Math.random() * POOL)] = request;
  const any = () => pool[Math.floor(Math.random() * pool.length)] ?? request;
  return Array.from({ length: MIXED }, () => {
    // A method and its address stay together: what would delete names nothing of anybody's.
    const { method, url: address } = any();
    const { headers, payload } = any();
    const carries = method !== 'GET' && method !== 'HEAD';
    return { ...request, method, url: address, headers, payload: carries ? payload : '' };
  });
}

/** Bytes that are no request, a request that breaks off, a header without end: each on a connection of its own. */
async function junk(port: number): Promise<void> {
  const pieces = [
    randomBytes(200),
    Buffer.from('GET / HTTP/9.9\r\n\r\n'),
    Buffer.from(`POST /api/v1/games HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999\r\n\r\n{"id":`),
    Buffer.from(`GET /api/v1/games HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`),
    Buffer.from('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\nzz\r\n'),
  ];
  const sent = pieces.map(
    (piece) =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.end(piece);
          setTimeout(() => socket.destroy(), 100);
        });
        socket.on('error', () => undefined);
        socket.on('data', () => undefined);
        socket.on('close', () => resolve());
      }),
  );
  await Promise.all(sent);
}
