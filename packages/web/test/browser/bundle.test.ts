import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebClient } from '../../../../scripts/setup/build.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MOST_GZIPPED_BYTES = 200 * 1024;

beforeAll(() => ensureWebClient(ROOT));

const DIST = `${ROOT}packages/web/dist/`;

/** A script with all that it cannot run without. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const text = readFileSync(DIST + path, 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(`assets/${name}`, found);
  return found;
}

test.each(['sandbox', 'welcome-page', 'sign-in-page', 'join-page', 'seat-page'])(
  'the scripts of the first load of the %s are at most 200 KB, gzipped',
  (name) => {
    const html = readFileSync(`${DIST}index.html`, 'utf8');
    const first = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path = '']) => path);
    const own = readdirSync(`${DIST}assets`).filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
    expect(own).toHaveLength(1);
    const scripts = new Set(
      [...first, ...own.map((file) => `assets/${file}`)].flatMap((path) => [...withImports(path)]),
    );
    const bytes = [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(DIST + path)).length, 0);
    expect(bytes).toBeGreaterThan(50 * 1024);
    expect(bytes).toBeLessThan(MOST_GZIPPED_BYTES);
  },
);

test('the page of a game names beforehand every script of an open board, and the board', () => {
  const assets = readdirSync(`${DIST}assets`);
  const own = assets.filter((file) => /^seat-page-[\w-]{8}\.js$/.test(file));
  const html = readFileSync(`${DIST}play.html`, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => path);
  expect(named).toEqual(expect.arrayContaining([...withImports(`assets/${own[0]}`)]));
  expect(named).toEqual(expect.arrayContaining([expect.stringMatching(/^assets\/board-[\w-]{8}\.json$/)]));
});

test('the drawn board is no part of the scripts', () => {
  const assets = readdirSync(`${ROOT}packages/web/dist/assets`);
  expect(assets.some((name) => /^board-.*\.json$/.test(name))).toBe(true);
});
