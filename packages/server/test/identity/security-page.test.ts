import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PAGE = new URL('../../../../docs/security.md', import.meta.url);

test('every test that docs/security.md names is there', () => {
  const links = [...readFileSync(PAGE, 'utf8').matchAll(/\[([^\]]+)\]\((\.\.\/packages\/[^)]+\.test\.ts)\)/g)];
  expect(links.length).toBeGreaterThan(50);
  const missing = links.filter(([, title = '', path = '']) => {
    const text = readFileSync(fileURLToPath(new URL(path, PAGE)), 'utf8');
    return !text.includes(`'${title}'`);
  });
  expect(missing.map(([, title]) => title)).toEqual([]);
});
