import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL of our own, on a free port of this machine, in a folder that goes with it. */
export interface Cluster {
  readonly port: number;
  /** Makes a new database and returns its address: an empty one, or a copy of the one at `model`, which nobody uses. */
  database(model?: string): Promise<string>;
  /** Runs one statement in the database at `url`, as its owner. */
  ask(url: string, sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Kills the server and all its processes at once, as a power cut would end them. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, and waits until it serves. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

export interface ClusterSettings {
  /** Whether commits wait for the disk: where nothing is killed, they need not. */
  readonly fsync?: boolean;
  /** Further settings of the server, by name. */
  readonly set?: Readonly<Record<string, string>>;
  /** Where its folder is made. */
  readonly within?: string;
}

const OWNER = 'defensor';
const PATIENCE_MS = 60_000;

/** Starts a cluster of its own. Its programs are in the folder that `POSTGRES_BIN` names. */
export async function startCluster({
  fsync = false,
  set = {},
  within = tmpdir(),
}: ClusterSettings = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(within, 'defensor-postgres-'));
  const user = userToRunAs();
  giveToPostgres(folder);
  const init = ['-D', folder, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(program('initdb'), init, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: fsync ? 'on' : 'off',
    max_connections: '80',
    shared_buffers: '32MB',
    ...set,
  };
  const args = [
    '-D',
    folder,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, to]) => ['-c', `${name}=${to}`]),
  ];

  const run = () => {
    let said = '';
    const child = spawn(program('postgres'), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-4000);
    });
    return { child, said: () => said };
  };
  const urlOf = (database: string) => `postgres://${OWNER}@127.0.0.1:${port}/${database}`;

  let server = run();
  const endWithUs = () => server.child.kill('SIGQUIT');
  process.once('exit', endWithUs);
  const start = async () => {
    const endMs = performance.now() + PATIENCE_MS;
    while (!(await serves(urlOf('postgres')))) {
      if (performance.now() > endMs) throw new Error(`PostgreSQL does not start:\n${server.said()}`);
      // What was killed may still be ending; until then its memory is in use.
      if (hasEnded(server.child)) server = run();
      await wait(20);
    }
  };
  await start();

  let databases = 0;
  return {
    port,
    async database(model) {
      databases += 1;
      const copied = model === undefined ? '' : `template ${new URL(model).pathname.slice(1)}`;
      await ask(urlOf('postgres'), `create database test_${databases} ${copied}`);
      return urlOf(`test_${databases}`);
    },
    ask,
    async kill() {
      for (const pid of [server.child.pid, ...childrenOf(server.child.pid)]) {
        if (pid !== undefined) killHard(pid);
      }
      await ended(server.child);
    },
    async start() {
      server = run();
      await start();
    },
    async remove() {
      process.off('exit', endWithUs);
      server.child.kill('SIGCONT');
      server.child.kill('SIGQUIT');
      await ended(server.child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

async function ask(url: string, sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function serves(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function program(name: string): string {
  const folder = process.env.POSTGRES_BIN;
  if (folder === undefined || folder === '') {
    throw new Error('No PostgreSQL was found. npm test installs it, or says how to get it.');
  }
  return join(folder, name);
}

/** Gives a folder to the user that PostgreSQL runs as. */
export function giveToPostgres(folder: string): void {
  const { uid, gid } = userToRunAs();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** PostgreSQL does not run as root: then as the user that its package makes. */
function userToRunAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8');
  const line = users.match(/^postgres:[^:]*:(\d+):(\d+):/m) ?? users.match(/^nobody:[^:]*:(\d+):(\d+):/m);
  if (line === null) throw new Error('PostgreSQL does not run as root, and there is no user postgres here.');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

function childrenOf(pid: number | undefined): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []));
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function ended(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}
