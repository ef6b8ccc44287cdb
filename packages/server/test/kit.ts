import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type Config, readConfig } from '../src/config.ts';
import { openLog } from '../src/log.ts';
import { type Node, openNode } from '../src/node.ts';
import { Browser, type Told } from './browser.ts';

export interface NodeWish {
  readonly url?: string;
  /** This machine's clock; with SQLite the database's too. */
  readonly machineMs?: () => number;
  readonly webRoot?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where the log goes, line by line. */
  readonly logTo?: (line: string) => void;
}

/** The settings that this environment makes. */
function configOf(env: Readonly<Record<string, string>>): Config {
  const config = readConfig({ RATE_LIMIT: '1000000', ...env }, tmpdir());
  if ('problems' in config) throw new Error(config.problems.join('; '));
  return config;
}

/** A server of its own, on a database in memory unless told. Whoever opens it closes it. */
export async function openTestNode({ url = 'memory:', machineMs, webRoot, env, logTo }: NodeWish = {}): Promise<Node> {
  const log = logTo === undefined ? pino({ level: 'silent' }) : openLog('debug', { write: logTo });
  return openNode(configOf({ DATABASE_URL: url, ...env }), {
    webRoot: webRoot ?? tmpdir(),
    log,
    ...(machineMs === undefined ? {} : { machineMs }),
  });
}

/** The same, closed when the test is over. */
export async function testNode(wish: NodeWish = {}): Promise<Node> {
  const node = await openTestNode(wish);
  onTestFinished(() => node.close());
  return node;
}

/** A browser at a server. */
export function browserAt(node: Pick<Node, 'app'>): Browser {
  return new Browser(node.app, 'http://localhost:4454');
}

/** The JSON of an answer, as what the test expects it to be. */
export function jsonOf<T>({ text }: Pick<Told, 'text'>): T {
  return JSON.parse(text) as T;
}
