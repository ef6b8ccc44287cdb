import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notices } from '../notices/notices.ts';
import { root } from './planted-project.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('THIRD_PARTY_NOTICES.md is what npm run notices writes', () => {
  expect(read('THIRD_PARTY_NOTICES.md')).toBe(notices(root));
});

test.each(['Alegreya', 'IM Fell English', 'Natural Earth', 'react', 'fastify'])(
  'THIRD_PARTY_NOTICES.md names %s',
  (name) => {
    expect(read('THIRD_PARTY_NOTICES.md')).toContain(name);
  },
);

test('package-lock.json holds no download address', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});

test('our packages are under the licence of the whole', () => {
  const { license } = JSON.parse(read('package.json')) as { license: string };
  expect([license, read('LICENSE').split('\n')[0]]).toEqual(['MIT', 'MIT License']);
});
