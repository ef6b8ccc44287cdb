import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebClient } from '../../../../scripts/setup/build.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MOST_GZIPPED_KB = 200;

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

const PAGES = ['sandbox', 'welcome-page', 'sign-in-page', 'join-page', 'seat-page'];
const LANGUAGES = ['en', 'fr'];
const pageOf = () => readFileSync(`${DIST}index.html`, 'utf8');
/** The scripts with the words of a language, which `first.js` sends for. */
const wordsOf = (tag: string) =>
  new RegExp(`data-${tag}="([^"]+)"`)
    .exec(pageOf())?.[1]
    ?.split(' ')
    .map((path) => path.slice(1)) ?? [];

test.each(PAGES.flatMap((page) => LANGUAGES.map((tag) => [page, tag] as const)))(
  'the scripts of the first load of the %s (%s) are no more than they may be, gzipped',
  (name, tag) => {
    const first = [...pageOf().matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path = '']) => path);
    const own = readdirSync(`${DIST}assets`).filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
    expect(own).toHaveLength(1);
    const words = wordsOf(tag);
    expect(words).toHaveLength(2);
    const scripts = new Set(
      [...first, ...own.map((file) => `assets/${file}`), ...words].flatMap((path) => [...withImports(path)]),
    );
    const bytes = [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(DIST + path)).length, 0);
    expect(bytes).toBeGreaterThan(50 * 1024);
    expect(bytes).toBeLessThan(MOST_GZIPPED_KB * 1024);
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

test('a page fetches the words of its own language only, and they wait for no script that waits for them', () => {
  const all = readdirSync(`${DIST}assets`).filter((file) => file.endsWith('.js'));
  const textOf = (file: string) => readFileSync(`${DIST}assets/${file}`, 'utf8');
  const AT_ITS_BEGINNING = /await \w+\((?:\(\)=>|async\(\)=>\{let\{\w+:\w+\}=await )import\([`"']\.\/([^`"']+)[`"']\)/g;
  const waiting = all.filter((file) => textOf(file).match(AT_ITS_BEGINNING) !== null);
  expect(waiting.length).toBeGreaterThan(0);
  // Every script that a script waits for at its beginning is one with words.
  const fetched = waiting.flatMap((file) => [...textOf(file).matchAll(AT_ITS_BEGINNING)].map(([, name = '']) => name));
  expect(fetched.length).toBeGreaterThan(20);
  const needed = fetched.flatMap((file) => [...withImports(`assets/${file}`)]);
  expect(needed.filter((path) => waiting.includes(path.slice('assets/'.length)))).toEqual([]);
  // And no page has them without waiting: so nobody fetches those of another language.
  const words = new Set(fetched);
  const pages = all.filter((file) => !words.has(file));
  const fixed = pages.flatMap((file) =>
    [...textOf(file).matchAll(/(?:from|import)["']\.\/([^"']+)["']/g)].filter(([, name = '']) => words.has(name)),
  );
  expect(fixed).toEqual([]);
});
