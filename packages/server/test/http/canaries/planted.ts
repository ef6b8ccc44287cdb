import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLANTS } from './plants.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const PACKAGES = ['diplomacy', 'game', 'api', 'web', 'server'];

/** What the canaries found with one leak planted, or with `none`. */
export interface Caught {
  readonly planted: number | 'none';
  readonly leaks: number;
  readonly missed: readonly string[];
  readonly first?: string;
}

/** Plants these leaks, one at a time, in a copy of our code, and lets the canaries look. */
export function caught(numbers: readonly number[]): Caught[] {
  const folder = mkdtempSync(join(tmpdir(), 'defensor-planted-'));
  try {
    copyInto(folder);
    for (const number of PLANTS.keys()) plant(folder, number);
    const script = join(folder, 'packages/server/test/http/children/canaries.ts');
    const args = ['--import', 'tsx', script, ...numbers.map(String)];
    const said = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Caught);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Our packages as they are, and links to what they need. */
function copyInto(folder: string): void {
  const ours = join(folder, 'node_modules/@defensor');
  mkdirSync(ours, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@defensor') symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of PACKAGES) {
    const [from, to] = [join(ROOT, 'packages', name), join(folder, 'packages', name)];
    cpSync(from, to, { recursive: true, filter: (path) => !/node_modules|[/\\]dist$/.test(path.slice(from.length)) });
    const own = join(from, 'node_modules');
    if (readdirSync(from).includes('node_modules')) symlinkSync(own, join(to, 'node_modules'));
    symlinkSync(to, join(ours, name));
  }
}

/** What is wrong while `planted` is this number stands beside what is right. */
function plant(folder: string, number: number): void {
  const { file, right, wrong } = PLANTS[number] as (typeof PLANTS)[number];
  const path = join(folder, 'packages', file);
  const parts = readFileSync(path, 'utf8').split(right);
  if (parts.length !== 2) throw new Error(`${file} has ${right} ${parts.length - 1} times.`);
  writeFileSync(path, parts.join(bothOf(number, right, wrong)));
}

/** Where the pieces are no expressions by themselves, what they share stays outside of the choice. */
function bothOf(number: number, right: string, wrong: string): string {
  const choice = (one: string, other: string) => `((globalThis as any).planted === ${number} ? (${one}) : (${other}))`;
  const shared = /^('[\w']+(?: : '\w+')?, (?:'\w+', )?)(toSeats\(.*\))$/.exec(right);
  if (shared !== null) return `${shared[1]}${choice(wrong.slice(shared[1]?.length), shared[2] ?? '')}`;
  if (right.endsWith(' ||')) return `${choice(wrong.slice(0, -3), right.slice(0, -3))} ||`;
  if (right.startsWith('{ req: id,'))
    return `{ ...((globalThis as any).planted === ${number} ? { body: request.body } : {}), req: id,`;
  if (right.startsWith('judgeOfGame:'))
    return `get judgeOfGame() { return ${choice(wrong.slice(13), right.slice(13))}; }`;
  if (right.endsWith('})')) return `${choice(wrong.slice(0, -1), right.slice(0, -1))})`;
  return choice(wrong, right);
}
