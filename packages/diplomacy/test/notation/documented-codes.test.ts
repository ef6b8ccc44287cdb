import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ISSUE_CODES, MAP_FAULT_CODES } from '../../src/index.ts';

/** The codes in the first column of a page's last table. */
function codesIn(page: string): string[] {
  const text = readFileSync(new URL(`../../../../docs/${page}`, import.meta.url), 'utf8');
  const rows = text.slice(text.lastIndexOf('| code |')).split('\n').slice(2);
  return rows.flatMap((row) => row.split('|')[1]?.match(/[a-z]+(-[a-z]+)*/g) ?? []);
}

test.each([
  ['notation.md', ISSUE_CODES],
  ['map-format.md', MAP_FAULT_CODES],
])('docs/%s lists every code, and no other', (page, codes) => {
  expect(codesIn(page).toSorted()).toEqual([...codes].toSorted());
});
