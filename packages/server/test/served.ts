import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./play/children/serve.ts', import.meta.url));

/** How Node.js runs a server, wherever it is put up (docs/decisions/0015). */
export const NODE_FLAGS = ['--v8-pool-size=1', '--max-semi-space-size=32'];

/** A node in a process of its own, which may be killed. */
export interface Served {
  readonly port: number;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end, as a service manager does, and waits until it has. */
  stop(): Promise<void>;
  /** What it weighs, in bytes, after a sweep; and the processor time that it took so far. */
  weight(): Promise<Weight>;
  hasEnded(): boolean;
}

export interface Weight {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly processorMs: number;
}

/** Starts a node on the database at `url`, with `env` besides; resolves when it serves. */
export async function serve(url: string, env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const child = fork(SCRIPT, [url], {
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx', '--expose-gc', ...NODE_FLAGS],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await heard<{ port: number }>(child);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    port,
    hasEnded,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    weight() {
      child.send('weigh');
      return heard<Weight>(child);
    },
  };
}

function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (status: number | null, signal: string | null) =>
      reject(new Error(`the server ended: ${signal ?? status}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** An answer over the wire. */
export interface Wired {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface Ask {
  readonly port: number;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** What to give up after. */
  readonly patienceMs?: number;
}

/** Connections that are kept, so that load is not made of handshakes. */
export function connections(most: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: most });
  return {
    /** Asks once; `undefined` when no answer came: the server was killed, refused the connection, or fell silent. */
    ask: ({ port, method = 'GET', path, headers = {}, body, patienceMs = 30_000 }: Ask) =>
      new Promise<Wired | undefined>((resolve) => {
        const none = () => resolve(undefined);
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        const all = { ...headers, ...length };
        const asking = request({ agent, host: '127.0.0.1', port, method, path, headers: all }, (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('error', none);
          response.on('aborted', none);
          response.on('end', () => {
            const { statusCode: status = 0, headers: got } = response;
            resolve({ status, headers: got, text: Buffer.concat(pieces).toString('utf8') });
          });
        });
        asking.setTimeout(patienceMs, () => asking.destroy());
        asking.on('error', none);
        asking.end(body);
      }),
    close: () => agent.destroy(),
  };
}

export type Connections = ReturnType<typeof connections>;

/** The headers of a command, sent from the server's own pages. */
export function sending(port: number, cookie: string): Record<string, string> {
  return { cookie, origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' };
}
