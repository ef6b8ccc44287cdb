import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { ensureWebClient } from '../../../../scripts/setup/build-web.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MOST_GZIPPED_BYTES = 200 * 1024;

beforeAll(() => ensureWebClient(ROOT));

test('the scripts of the first load are at most 200 KB, gzipped', () => {
  const folder = `${ROOT}packages/web/dist/`;
  const page = readFileSync(`${folder}index.html`, 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].flatMap(([, path]) =>
    path === undefined ? [] : [path],
  );
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(folder + path)).length, 0);
  expect(bytes).toBeLessThan(MOST_GZIPPED_BYTES);
});

test('the drawn board is no part of the scripts', () => {
  const assets = readdirSync(`${ROOT}packages/web/dist/assets`);
  expect(assets.some((name) => /^board-.*\.json$/.test(name))).toBe(true);
});
