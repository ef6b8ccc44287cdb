import { setTimeout as wait } from 'node:timers/promises';
import type { Receipt } from '../../src/play/answers.ts';
import { openStore } from '../../src/store/open.ts';
import { prepareGames } from '../games.ts';
import { type Connections, connections, type Served, sending, serve } from '../served.ts';
import { faultsOf, type Told } from './history.ts';

/** What became of commands while the server that took them was killed again and again. */
export interface AppLosses {
  readonly kills: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** What is wrong with any game: lost, doubled, half (`faultsOf`). */
  readonly faults: readonly string[];
  /** From the kill until it served again, in milliseconds, the longest. */
  readonly awayMs: number;
}

export interface KillPlan {
  readonly url: string;
  readonly kills: number;
  /** At least so many acknowledged commands. */
  readonly acknowledged: number;
}

const SEATS = ['R-SPA', 'R-FRA', 'R-VEN', 'R-ENG', 'L-SPA', 'B-SWI', 'B-EDI'] as const;
const GAMES = 2;

/**
 * Kills the server of the database at `url` at moments of chance while a Judge, Rulers, a Lord and bishops of two games
 * send orders, signatures, ballots, letters, notes, readiness, new games and the Judge's acts over HTTP; each sends
 * what got no answer again under the same id. Then it looks at every game.
 */
export async function killApp({ url, kills, acknowledged }: KillPlan): Promise<AppLosses> {
  const { classId, games, cookieOf } = await prepareGames(url, { count: GAMES, seats: SEATS });
  const told = new Map<string, Told[]>(games.map((game) => [game, []]));
  let [count, refused, isDone] = [0, 0, false];
  let server: Served | undefined = await serve(url);
  const wire = connections(32);

  const send = async (as: string, game: string, command: { id: string }): Promise<void> => {
    const path = command.id.includes('create') ? '/api/v1/games' : `/api/v1/games/${game}/commands`;
    while (!isDone) {
      const answer = await post(wire, server?.port, path, cookieOf(game, as), command);
      if (answer === undefined || answer.status === 503) await wait(20);
      else if (answer.status >= 500) throw new Error(`${answer.status} ${answer.text}`);
      else return keep(game, command.id, answer);
    }
  };
  const keep = (game: string, id: string, { status, text }: { status: number; text: string }) => {
    if (status >= 300) {
      refused += 1;
      return;
    }
    const { receipt, events, game: made } = JSON.parse(text) as { receipt: Receipt; events?: unknown[]; game?: string };
    const of = made ?? game;
    told.set(of, [...(told.get(of) ?? []), { id, receipt, events: events?.length ?? 1 }]);
    count += 1;
  };
  const sender = async (as: string, game: string) => {
    for (let index = 0; !isDone; index += 1) {
      const id = `kill-${games.indexOf(game)}-${as}-${index}`;
      if (as === 'JD') await send(as, game, judgesCommand(id, index, classId));
      else await send(as, game, { id, ...playersCommand(as, index) });
    }
  };
  const senders = games.flatMap((game) => [...SEATS, 'JD'].map((as) => sender(as, game)));

  let killed = 0;
  let awayMs = 0;
  try {
    for (; killed < kills; killed += 1) {
      const goal = Math.max(count + 1, (acknowledged * (killed + 2 * Math.random())) / kills);
      while (count < goal) await Promise.race([wait(3), failed(senders)]);
      const victim = server;
      server = undefined;
      const sinceMs = performance.now();
      await victim?.kill();
      server = await serve(url);
      awayMs = Math.max(awayMs, performance.now() - sinceMs);
    }
    while (count < acknowledged) await Promise.race([wait(20), failed(senders)]);
    isDone = true;
    await Promise.all(senders);
  } finally {
    isDone = true;
    wire.close();
    await server?.kill();
  }
  return { kills: killed, acknowledged: count, refused, faults: await faultsIn(url, told), awayMs };
}

/** Rejects with the first sender that failed; never resolves. */
function failed(senders: readonly Promise<void>[]): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const sender of senders) sender.catch(reject);
  });
}

function judgesCommand(id: string, index: number, classId: string) {
  if (index % 30 === 29) return { id: `${id}-create`, class: classId, title: 'Another' };
  if (index % 10 === 9) return { id, do: 'muteSeat', seat: 'L-FRA', reason: 'Noise.' };
  if (index % 10 === 4) return { id, do: 'unmuteSeat', seat: 'L-FRA' };
  return { id, do: index % 2 === 0 ? 'closePhase' : 'publish' };
}

function playersCommand(as: string, index: number) {
  if (as.startsWith('B-')) {
    const candidate = as === 'B-SWI' ? 'B-EDI' : 'B-SWI';
    return index % 2 === 0 ? { do: 'castBallot', candidate } : { do: 'writeNote', text: `Note ${index}` };
  }
  const turns = [
    { do: 'draftSheet', sheet: 's1', text: `A Lis H\nA Par H\nTake ${index}` },
    { do: 'signSheet', sheet: 's1' },
    { do: 'declareReady', ready: index % 2 === 0 },
    { do: 'sendLetter', to: ['R-OTT'], text: `Letter ${index}` },
    { do: 'writeNote', text: `Note ${index}` },
  ];
  return turns[index % turns.length];
}

async function post(wire: Connections, port: number | undefined, path: string, cookie: string, command: object) {
  if (port === undefined) return undefined;
  return wire.ask({ port, method: 'POST', path, headers: sending(port, cookie), body: JSON.stringify(command) });
}

async function faultsIn(url: string, told: ReadonlyMap<string, readonly Told[]>): Promise<string[]> {
  const store = await openStore({ url });
  try {
    const faults: string[] = [];
    for (const [game, ofGame] of told) {
      const ids = new Set(ofGame.map(({ id }) => id));
      if (ids.size !== ofGame.length) faults.push(`${game}: a command was acknowledged as two`);
      faults.push(...(await faultsOf(store, game, ofGame)).map((fault) => `${game}: ${fault}`));
    }
    return faults;
  } finally {
    await store.close();
  }
}
