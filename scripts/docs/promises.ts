import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './markdown.ts';

/** Scripts that a page tells the reader to run and package.json does not have. */
export function unknownScripts(root: string, page: Page): string[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const named = [...page.text.matchAll(/\bnpm run ([a-z][\w:-]*)(?! *[\w:-]* -w)/g)].map((m) => m[1] ?? '');
  return [...new Set(named)]
    .filter((script) => !(script in manifest.scripts) && !inSomePackage(root, script))
    .map((script) => `${page.path}: there is no \`npm run ${script}\``);
}

function inSomePackage(root: string, script: string): boolean {
  return readdirSync(join(root, 'packages')).some((name) => {
    const path = join(root, 'packages', name, 'package.json');
    return (
      existsSync(path) && script in ((JSON.parse(readFileSync(path, 'utf8')) as { scripts?: object }).scripts ?? {})
    );
  });
}

/** Two printed pages: what nobody prints, nobody reads. */
const ARCHITECTURE_LINES = 110;

/** What is wrong with the tree in docs/ARCHITECTURE.md: folders that are not there, packages that it does not name. */
export function architectureFaults(root: string, page: Page): string[] {
  const tree = page.text.match(/^```text\n([\s\S]*?)^```/m)?.[1] ?? '';
  const named = pathsOf(tree);
  const faults = named
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${page.path}: there is no ${path}`);
  for (const name of readdirSync(join(root, 'packages'))) {
    if (!named.includes(`packages/${name}`)) faults.push(`${page.path}: its tree leaves out packages/${name}`);
  }
  const lines = page.text.split('\n').length;
  if (lines > ARCHITECTURE_LINES) faults.push(`${page.path}: ${lines} lines; two pages are ${ARCHITECTURE_LINES}`);
  return faults;
}

/** The paths of a tree drawn by indentation, two spaces a level, each name before two spaces and a note. */
function pathsOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = line.match(/^( *)([\w.@-]+)\/?(?: {2,}|$)/);
    if (!match) return [];
    const level = (match[1] ?? '').length / 2;
    above.length = Math.floor(level);
    above.push(match[2] ?? '');
    return [above.join('/')];
  });
}

/** Decisions are numbered without a gap, one page each, and say what was rejected. */
export function decisionFaults(decisions: readonly Page[]): string[] {
  return decisions.flatMap((page, i) => {
    const number = String(i + 1).padStart(4, '0');
    const name = page.path.split('/').at(-1) ?? '';
    const faults = [];
    if (!name.startsWith(`${number}-`)) faults.push(`${page.path}: the next number is ${number}`);
    for (const heading of ['## Decided', '## Rejected']) {
      if (!page.text.includes(`\n${heading}\n`)) faults.push(`${page.path}: no “${heading}”`);
    }
    if (page.text.split('\n').length > 60) faults.push(`${page.path}: more than a page`);
    return faults;
  });
}
