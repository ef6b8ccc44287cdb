// npm run prove rolling: Q11, two servers on one PostgreSQL restarted one after the other under load, with followers.
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '../src/store/open.ts';
import { type PreparedGames, prepareGames } from '../test/games.ts';
import { Listener } from '../test/listener.ts';
import { report, Times } from '../test/load/figures.ts';
import { faultsOf, type Told } from '../test/play/history.ts';
import { startCluster } from '../test/postgres/cluster.ts';
import { connections, type Served, sending, serve } from '../test/served.ts';

const ROUNDS = 3;
const GAMES = 10;
const FOLLOWERS = 200;
const PAUSE_MS = 50;
const SEATS = ['R-SPA', 'R-FRA'];
const statement = (index: number) => ({ do: 'makeStatement', text: `Statement ${index}` });

const cluster = await startCluster({ fsync: true });
try {
  await roll(await cluster.database());
} finally {
  await cluster.remove();
}

async function roll(url: string): Promise<void> {
  const prepared = await prepareGames(url, { count: GAMES, seats: SEATS });
  const nodes: (Served | undefined)[] = [await serve(url), await serve(url)];
  const wire = connections(100);
  const told = new Map<string, Told[]>(prepared.games.map((game) => [game, []]));
  const [times, faults]: [Times, string[]] = [new Times(), []];
  let [isOver, allSent, retries] = [false, false, 0];

  /** As a client does: what got no answer, or 503, goes to the other server under the same id. */
  const send = async (game: string, seat: string, command: { id: string }) => {
    const sinceMs = performance.now();
    for (let tries = 0; tries < 200; tries += 1) {
      const port = nodes[tries % 2]?.port;
      if (port === undefined) continue;
      const answer = await wire.ask({
        port,
        method: 'POST',
        path: `/api/v1/games/${game}/commands`,
        headers: sending(port, prepared.cookieOf(game, seat)),
        body: JSON.stringify(command),
      });
      if (answer?.status === 200) {
        times.add(performance.now() - sinceMs);
        const { receipt, events } = JSON.parse(answer.text) as { receipt: Told['receipt']; events: unknown[] };
        told.get(game)?.push({ id: command.id, receipt, events: events.length });
        return;
      }
      if (answer !== undefined && answer.status !== 503) {
        faults.push(`${command.id}: ${answer.status} ${answer.text}`);
        return;
      }
      retries += 1;
      await wait(20);
    }
    faults.push(`${command.id}: never answered`);
  };
  const sender = async (game: string, seat: string) => {
    for (let index = 0; !isOver; index += 1) {
      const line = index % 2 === 0 ? { do: 'draftSheet', sheet: 's1', text: `A Par H ${index}` } : statement(index);
      await send(game, seat, { id: `roll-${seat}-${index}`, ...line });
      await wait(PAUSE_MS);
    }
  };
  const followers = Array.from({ length: FOLLOWERS }, (_, index) => follow(index, prepared, nodes, () => allSent));
  const senders = prepared.games.flatMap((game) => SEATS.map((seat) => sender(game, seat)));

  await wait(2_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const index of [0, 1]) {
      const leaving = nodes[index];
      nodes[index] = undefined;
      await leaving?.stop();
      nodes[index] = await serve(url);
      await wait(1_000);
    }
  }
  isOver = true;
  await Promise.all(senders);
  const sentAll = performance.now();
  allSent = true;
  const heard = await Promise.all(followers);
  const tookMs = performance.now() - sentAll;
  wire.close();
  for (const node of nodes) await node?.stop();

  const store = await openStore({ url });
  const missed: string[] = [];
  for (const [game, ofGame] of told) {
    faults.push(...(await faultsOf(store, game, ofGame)).map((fault) => `${game}: ${fault}`));
    const due = (await store.games.read(game, 0)).filter(({ body }) => body.event.audience.kind === 'public');
    for (const { game: of, from, ids } of heard) {
      if (of !== game) continue;
      const all = due.map(({ seq }) => seq).filter((seq) => seq > from);
      if (JSON.stringify(all) === JSON.stringify(ids)) continue;
      const at = all.findIndex((seq, index) => seq !== ids[index]);
      missed.push(`${game}: after ${all[at - 1] ?? from}, ${all[at]} was due and ${ids[at]} heard (of ${all.length})`);
    }
  }
  await store.close();
  const count = [...told.values()].reduce((sum, ofGame) => sum + ofGame.length, 0);
  report(
    `${ROUNDS * 2} restarts under ${count.toLocaleString('en-GB')} commands`,
    `${faults.length} lost, doubled or failed; ${retries} sent again; until answered ${times}`,
    faults.length === 0,
  );
  report(
    `${FOLLOWERS} followers`,
    `${missed.length} missed something or heard it twice; caught up in ${tookMs.toFixed(0)} ms`,
    missed.length === 0,
  );
  for (const fault of [...faults.slice(0, 10), ...missed.slice(0, 10)]) console.log(fault);
}

interface Followed {
  readonly game: string;
  /** The last event before it followed. */
  readonly from: number;
  readonly ids: readonly number[];
}

/** Looks on as the projector; when its server ends it goes to the other, with the last number that it heard. */
async function follow(
  index: number,
  { games, cookieOf }: PreparedGames,
  nodes: readonly (Served | undefined)[],
  allSent: () => boolean,
): Promise<Followed> {
  const game = games[index % games.length] ?? '';
  const path = `/api/v1/games/${game}/live?as=projector`;
  const ids: number[] = [];
  let from: number | undefined;
  for (let tries = index; ; tries += 1) {
    const port = nodes[tries % 2]?.port;
    if (port === undefined) {
      await wait(20);
      continue;
    }
    const last = ids.at(-1) ?? from;
    const again: Record<string, string> = last === undefined ? {} : { 'last-event-id': String(last) };
    const stream = new Listener(port, path, { cookie: cookieOf(game, 'JD'), ...again });
    let quietMs = performance.now();
    let [begun, known] = [false, 0];
    while (!stream.isOver && !(allSent() && performance.now() - quietMs > 3_000)) {
      await wait(50);
      if (stream.heard.length === known) continue;
      known = stream.heard.length;
      quietMs = performance.now();
      begun ||= stream.heard.some(({ event }) => event === 'ready');
    }
    if (begun) from ??= Number(stream.heard.find(({ event }) => event === 'ready')?.data.seq);
    if (stream.heard.some(({ event }) => event === 'resync')) ids.push(Number.NaN);
    ids.push(...stream.ids());
    if (!stream.isOver) {
      stream.leave();
      return { game, from: from ?? 0, ids };
    }
    await wait(50);
  }
}
