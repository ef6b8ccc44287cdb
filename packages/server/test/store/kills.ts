import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StoreUnavailableError } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import type { Cluster } from '../postgres/cluster.ts';
import { batch, newGame } from './batches.ts';

const WRITER = fileURLToPath(new URL('children/writer.ts', import.meta.url));

/** What became of commands while their process, or the database, was killed again and again. */
export interface Losses {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged, and not in the log. */
  readonly lost: readonly string[];
  /** More than once in the log. */
  readonly doubled: readonly string[];
  readonly faults: number;
}

/** Kills a process that appends to the database at `url`, `kills` times at moments of chance, and looks what is there. */
export async function killWriters(url: string, kills: number): Promise<Losses> {
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round++) acknowledged.push(...(await killOneWriter(url, round)));
  const store = await openStore({ url });
  try {
    return { kills, ...(await lossesOf(store, acknowledged)) };
  } finally {
    await store.close();
  }
}

/** The commands that one writer said were appended before it was killed. */
async function killOneWriter(url: string, round: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, url, `r${round}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complaint = '';
  const enough = 1 + Math.floor(Math.random() * 40);
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
    if (said.split('\n').length > enough) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`The writer ended by itself: ${complaint}`);
  // A line may have been cut off by the kill: then it was not acknowledged.
  return said.split('\n').slice(0, -1);
}

/** Kills PostgreSQL `kills` times at moments of chance while six clients append, each sending again what got no answer. */
export async function killDatabase(cluster: Cluster, url: string, kills: number): Promise<Losses> {
  const store = await openStore({ url });
  const game = await newGame(store);
  const acknowledged: string[] = [];
  let isOver = false;
  const client = async (name: string) => {
    for (let turn = 0; !isOver; turn++) {
      const id = `${name}-${turn}`;
      if (await sendUntilAnswered(store, game, id, () => isOver)) acknowledged.push(id);
    }
  };
  const clients = Array.from({ length: 6 }, (_, index) => client(`c${index}`));
  try {
    for (let round = 0; round < kills; round++) {
      const before = acknowledged.length;
      while (acknowledged.length < before + 20) await wait(5);
      await wait(Math.random() * 50);
      await cluster.kill();
      await cluster.start();
    }
    const before = acknowledged.length;
    while (acknowledged.length < before + 20) await wait(5);
    isOver = true;
    await Promise.all(clients);
    return { kills, ...(await lossesOf(store, acknowledged)) };
  } finally {
    isOver = true;
    await store.close();
  }
}

/** Whether the command was answered as appended, now or by an earlier try. */
async function sendUntilAnswered(store: Store, game: string, id: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    try {
      const seq = (await store.games.head(game))?.seq ?? 0;
      const result = await store.games.append(batch(game, seq, id));
      if (result.kind === 'appended' || result.kind === 'known') return true;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      await wait(20);
    }
  }
  return false;
}

async function lossesOf(store: Store, acknowledged: readonly string[]): Promise<Omit<Losses, 'kills'>> {
  const counts = new Map<string, number>();
  for (const { body } of await store.games.read('g1', 0)) counts.set(body.command, (counts.get(body.command) ?? 0) + 1);
  const faults = (await store.games.verify('g1')).length;
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !counts.has(id)),
    doubled: [...counts].filter(([, count]) => count > 1).map(([id]) => id),
    faults,
  };
}
