// npm run prove viewers: Q1, thousands who look on at live streams, half of them at one game, while turns are published.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareGames } from '../test/games.ts';
import { Crowd } from '../test/load/crowd.ts';
import { report, Times } from '../test/load/figures.ts';
import { connections, sending, serve } from '../test/served.ts';

const GAMES = 500;
const TURNS = 10;
const SIZES = (process.env.VIEWERS ?? '5000 10000').split(' ').map(Number);
const MOST_MS = 300;
const MOST_BYTES = 25_000;
const SEATS = ['R-SPA', 'R-FRA', 'R-ENG', 'L-SPA', 'B-ROM', 'B-SWI'];

for (const size of SIZES) await lookOn(size);

async function lookOn(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'defensor-viewers-'));
  const url = `sqlite:${join(folder, 'games.sqlite')}`;
  const { classId, games, cookieOf } = await prepareGames(url, { count: 1, seats: SEATS });
  const server = await serve(url);
  const wire = connections(64);
  let sent = 0;
  const post = async (path: string, body: object) => {
    const headers = sending(server.port, cookieOf(games[0] ?? '', 'JD'));
    const asked = { port: server.port, method: 'POST', path, headers, body: JSON.stringify(body) };
    // A kept connection that was idle may be gone: the same command again, as a client does.
    const answer = (await wire.ask(asked)) ?? (await wire.ask(asked));
    if (answer === undefined || answer.status >= 300) throw new Error(answer?.text ?? 'no answer');
    return JSON.parse(answer.text) as { game: string };
  };
  const give = (game: string, command: object) => {
    sent += 1;
    return post(`/api/v1/games/${game}/commands`, { id: `resolve-${sent}`, ...command });
  };
  try {
    const others: string[] = [];
    for (let index = 0; index < GAMES; index += 1) {
      const made = { id: `create-other-${index}`, class: classId, title: `Other ${index}` };
      others.push((await post('/api/v1/games', made)).game);
    }
    const main = games[0] ?? '';
    const atMain = Array.from({ length: size / 2 }, (_, index) => {
      const seat = SEATS[index % (SEATS.length + 1)];
      const path = `/api/v1/games/${main}/live`;
      return seat === undefined
        ? { path: `${path}?as=projector`, cookie: cookieOf(main, 'JD') }
        : { path, cookie: cookieOf(main, seat) };
    });
    const atOthers = Array.from({ length: size / 2 }, (_, index) => ({
      path: `/api/v1/games/${others[index % GAMES]}/live?as=projector`,
      cookie: cookieOf(main, 'JD'),
    }));

    const [crowd, elsewhere] = [new Crowd(server.port), new Crowd(server.port)];
    // Each game is opened once before: it weighs what it weighs, whoever looks on.
    await crowd.open(atMain.slice(0, SEATS.length + 1));
    await elsewhere.open(atOthers.slice(0, GAMES));
    const early = crowd.size + elsewhere.size;
    const before = await server.weight();
    const openedMs = performance.now();
    await crowd.open(atMain.slice(crowd.size));
    await elsewhere.open(atOthers.slice(GAMES));
    const more = size - early;
    const perSecond = more / ((performance.now() - openedMs) / 1000);
    const after = await server.weight();
    const bytes = (after.rss - before.rss) / more;
    const heap = (after.heapUsed + after.external - before.heapUsed - before.external) / more;

    const [fromSending, fromAnswer, ofOthers] = [new Times(), new Times(), new Times()];
    let drops = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const phase of ['diplomacy', 'orderWriting']) await give(main, { do: 'closePhase', expectedPhase: phase });
      const hearing = crowd.await('"type":"movementResolved"');
      const sinceMs = performance.now();
      const answered = give(main, { do: 'publish' }).then(() => performance.now());
      const heard = await hearing.heardBy(10_000);
      const answeredMs = await answered;
      for (const at of heard) {
        fromSending.add(at - sinceMs);
        fromAnswer.add(Math.max(0, at - answeredMs));
        if (at === Number.POSITIVE_INFINITY) drops += 1;
      }
      await give(main, { do: 'closePhase', expectedPhase: 'adjustments' }).catch(() => undefined);
    }
    const met = fromSending.at(0.99) < MOST_MS;
    report(`${size} look on, half at one game: “resolved” heard after it was sent for`, String(fromSending), met);
    report(`${size}: the same, after its commit was answered`, String(fromAnswer));
    // The others: fifty games a second, each with a handful who look on.
    for (let at = 0; at < GAMES; at += 50) {
      const sinceMs = performance.now();
      await Promise.all(
        others.slice(at, at + 50).map(async (game) => {
          const gaveMs = performance.now();
          await give(game, { do: 'closePhase', expectedPhase: 'diplomacy' });
          ofOthers.add(performance.now() - gaveMs);
        }),
      );
      const restMs = 1_000 - (performance.now() - sinceMs);
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    }
    report(`${size}: 50 games a second closed meanwhile, until answered`, String(ofOthers));
    report(
      `${size}: memory a connection`,
      `${(bytes / 1000).toFixed(1)} kB of the process, ${(heap / 1000).toFixed(1)} kB of heap and buffers`,
      bytes < MOST_BYTES,
    );
    report(
      `${size}: streams dropped, not heard`,
      `${crowd.dropped + elsewhere.dropped}, ${drops}`,
      crowd.dropped + elsewhere.dropped + drops === 0,
    );
    report(`${size}: streams opened`, `${perSecond.toFixed(0)} a second`);
    crowd.leave();
    elsewhere.leave();
  } finally {
    wire.close();
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}
