// npm run prove stalled: Q10, 200 who do not read among 2,000 who do, 20 updates a second for MINUTES minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareGames } from '../test/games.ts';
import { Crowd } from '../test/load/crowd.ts';
import { report, Times } from '../test/load/figures.ts';
import { connections, sending, serve } from '../test/served.ts';

const STALLED = 200;
const GOOD = 2_000;
const PER_SECOND = 20;
const MINUTES = Number(process.env.MINUTES ?? '10');
/** An update of some 10 kB: what is not read fills a megabyte within the proof. */
const TIMETABLE = {
  zone: 'UTC',
  offsets: Array.from({ length: 200 }, (_, index) => ({ fromMs: index * 1_000_000_000, minutes: 0 })),
  phases: {},
  lessons: [],
  holidays: [],
  early: 'never',
};

const folder = mkdtempSync(join(tmpdir(), 'defensor-stalled-'));
const url = `sqlite:${join(folder, 'games.sqlite')}`;
// Twenty games, so that an update goes to a hundred streams and more.
const { games, cookieOf } = await prepareGames(url, { count: 20, seats: [] });
const server = await serve(url);
const wire = connections(20);
const seats = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/api/v1/games/${games[index % games.length]}/live?as=projector`,
    cookie: cookieOf(games[0] ?? '', 'JD'),
  }));
const [good, stalled] = [new Crowd(server.port), new Crowd(server.port)];
await good.open(seats(GOOD));
await stalled.open(seats(STALLED));
stalled.stall();

const before = await server.weight();
const [times, weights] = [new Times(), [before.rss]];
const endMs = performance.now() + MINUTES * 60_000;
let sent = 0;
let unheard = 0;
while (performance.now() < endMs) {
  const startMs = performance.now();
  const hearing = good.await('"type":"timetableSet"');
  // A second's updates, to every game one: each stream hears of one.
  const given = games.map(async (game, index) => {
    await wait((index * 1_000) / PER_SECOND);
    sent += 1;
    const sinceMs = performance.now();
    const answer = await wire.ask({
      port: server.port,
      method: 'POST',
      path: `/api/v1/games/${game}/commands`,
      headers: sending(server.port, cookieOf(game, 'JD')),
      body: JSON.stringify({ id: `update-${sent}`, do: 'setTimetable', ...TIMETABLE, graceMs: sent }),
    });
    if (answer?.status !== 200) throw new Error(answer?.text ?? 'no answer');
    return sinceMs;
  });
  const since = await Promise.all(given);
  const heard = await hearing.heardBy(10_000);
  heard.forEach((at, index) => {
    times.add(at - (since[index % games.length] ?? 0));
    if (at === Number.POSITIVE_INFINITY) unheard += 1;
  });
  if (sent % 1_200 === 0) weights.push((await server.weight()).rss);
  await wait(Math.max(0, 1_000 - (performance.now() - startMs)));
}
const after = await server.weight();
const metrics = await wire.ask({ port: server.port, path: '/metrics' });
const streams = Number(/^defensor_streams (\d+)/m.exec(metrics?.text ?? '')?.[1]);
const grew = after.rss - before.rss;
report(
  `${STALLED} stalled among ${GOOD}, ${PER_SECOND} updates a second for ${MINUTES} min: heard by those who read`,
  `${times}, ${unheard} not heard, ${good.dropped} dropped`,
  times.at(0.99) < 1_000 && unheard + good.dropped === 0,
);
report('stalled streams cut', `${GOOD + STALLED - streams} of ${STALLED}`);
report(
  'memory of the process',
  `${[...weights, after.rss].map((bytes) => (bytes / 1e6).toFixed(0)).join(', ')} MB`,
  grew < STALLED * 1_100_000,
);
good.leave();
stalled.leave();
wire.close();
await server.kill();
rmSync(folder, { recursive: true });
