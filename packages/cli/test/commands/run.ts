import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

/** Starting a process takes what it takes where other tests run beside it. */
vi.setConfig({ testTimeout: 60_000 });

export const LAUNCHER = fileURLToPath(new URL('../../bin/defensor.js', import.meta.url));

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array | Iterable<string>;
  /** Of the running process, in MB: what does not fit makes it end with an error. */
  readonly heapMb?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the command as a person would, and waits for its end. */
export async function defensor(args: readonly string[], { input = '', heapMb, env }: RunOptions = {}): Promise<Ran> {
  const flags = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
  const child = spawn(process.execPath, [...flags, LAUNCHER, ...args], {
    stdio: 'pipe',
    env: { ...process.env, ...env },
  });
  const read = async (stream: Readable) => {
    let text = '';
    for await (const chunk of stream.setEncoding('utf8')) text += chunk as string;
    return text;
  };
  // A command that ends before it has read everything closes its input; that is for the test to judge.
  child.stdin.on('error', () => {});
  const source = typeof input === 'string' || input instanceof Uint8Array ? [input] : input;
  Readable.from(source).pipe(child.stdin);
  const closed = once(child, 'close') as Promise<[number | null]>;
  const [stdout, stderr] = await Promise.all([read(child.stdout), read(child.stderr)]);
  const [status] = await closed;
  return { status, stdout, stderr };
}

/** The answers of a run, one object a line. */
export function answers<T = Answered>({ stdout }: Ran): T[] {
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** An answer of `adjudicate` or `orders`, as far as tests look at it. */
export interface Answered {
  readonly id: unknown;
  readonly error?: { readonly code: string; readonly message: string };
  readonly results?: readonly {
    readonly order: string;
    readonly result: string;
    readonly ok: boolean;
    readonly why?: string;
    readonly by?: readonly string[];
    readonly sentence?: string;
  }[];
  readonly units?: readonly object[];
  readonly dislodged?: readonly { readonly loc: string; readonly retreats: readonly string[] }[];
  readonly orders?: Readonly<Record<string, readonly string[]>>;
  readonly count?: number;
}

/** A movement position; what `fields` says goes over the rest. */
export function movement(fields: object): string {
  return JSON.stringify({ id: 1, variant: 'standard', phase: 'movement', units: [], orders: [], ...fields });
}

/** `unit('FRANCE A PAR')` */
export function unit(text: string): { power: string; type: string; loc: string } {
  const [power = '', type = '', loc = ''] = text.split(' ');
  return { power, type, loc };
}

export const order = (power: string, text: string) => ({ power, text });
