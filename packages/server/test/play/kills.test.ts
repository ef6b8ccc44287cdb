import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { Receipt } from '../../src/play/answers.ts';
import { openStore } from '../../src/store/open.ts';
import { openTestNode } from '../kit.ts';
import { cookieOf } from '../listener.ts';
import { table } from '../table.ts';
import { faultsOf, type Told } from './history.ts';

const KILLS = 5;
const BETWEEN_KILLS = 40;
const SENDERS = ['R-SPA', 'R-FRA', 'R-VEN', 'R-ENG'];

test('Q4 killed five times in the midst of commands: all that was acknowledged is there, once, and no phase is half', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'defensor-kills-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const url = `sqlite:${join(folder, 'games.sqlite')}`;
  const { game, cookies } = await prepared(url);

  let server: { child: ChildProcess; port: number } | undefined = await serve(url);
  onTestFinished(() => void server?.child.kill('SIGKILL'));
  const told: Told[] = [];
  let kills = 0;
  let isDone = false;

  /** Sends until it is answered, under the same id, as a client does. */
  const send = async (as: string, id: string, command: object): Promise<void> => {
    while (!isDone) {
      const at = server?.port;
      const answer = at === undefined ? undefined : await post(at, game, cookies.get(as) ?? '', { id, ...command });
      if (answer === undefined || answer.status === 503) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const { receipt, events } = answer.body as { receipt?: Receipt; events?: unknown[] };
      if (receipt !== undefined) told.push({ id, receipt, events: events?.length ?? 0 });
      return;
    }
  };
  const sender = async (as: string) => {
    for (let index = 0; !isDone; index += 1) {
      const id = `kill-${as}-${index}`;
      if (as === 'JD') await send(as, id, { do: 'closePhase' });
      else if (index % 2 === 0) await send(as, id, { do: 'declareReady', ready: index % 4 === 0 });
      else await send(as, id, { do: 'writeNote', text: `Note ${index}` });
    }
  };
  const senders = [...SENDERS, 'JD'].map(sender);

  while (kills < KILLS) {
    const goal = told.length + BETWEEN_KILLS * Math.random();
    await expect.poll(() => told.length >= goal, { timeout: 60_000, interval: 3 }).toBe(true);
    const { child } = server as { child: ChildProcess };
    server = undefined;
    child.kill('SIGKILL');
    await once(child, 'exit');
    kills += 1;
    server = await serve(url);
  }
  isDone = true;
  await Promise.all(senders);
  server?.child.kill('SIGKILL');
  if (server !== undefined && server.child.exitCode === null) await once(server.child, 'exit');

  const store = await openStore({ url });
  onTestFinished(() => store.close());
  expect(told.length).toBeGreaterThan(KILLS);
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  expect(await faultsOf(store, game, told)).toEqual([]);
}, 600_000);

/** A game with people in it; their cookies outlive the server that made them. */
async function prepared(url: string) {
  const node = await openTestNode({ url });
  try {
    const { judge, game, sit } = await table(node);
    const cookies = new Map([['JD', cookieOf(judge)]]);
    for (const seat of SENDERS) cookies.set(seat, cookieOf(await sit(seat)));
    return { game, cookies };
  } finally {
    await node.close();
  }
}

async function serve(url: string): Promise<{ child: ChildProcess; port: number }> {
  const script = fileURLToPath(new URL('./children/serve.ts', import.meta.url));
  const child = fork(script, [url], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', (status) => reject(new Error(`the server ended with status ${status}`)));
  });
  return { child, port };
}

async function post(port: number, game: string, cookie: string, command: object) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/games/${game}/commands`, {
      method: 'POST',
      headers: { cookie, origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
    return { status: answer.status, body: (await answer.json()) as object };
  } catch {
    // Killed before it answered.
    return undefined;
  }
}
