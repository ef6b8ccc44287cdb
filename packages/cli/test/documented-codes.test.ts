import { readFileSync } from 'node:fs';
import { ADJUSTMENT_CAUSES, ILLEGAL_CAUSES, MOVEMENT_CAUSES, RETREAT_CAUSES } from '@defensor/diplomacy';
import { expect, test } from 'vitest';
import { FAULT_CODES } from '../src/positions/faults.ts';
import { LINE_FAULTS } from '../src/run/fault.ts';

const page = readFileSync(new URL('../../../docs/command-line.md', import.meta.url), 'utf8');

/** The codes in the first column of the table under `heading`. */
function listedUnder(heading: string): string[] {
  const [section = ''] = page
    .slice(page.indexOf(`${heading}\n`))
    .slice(heading.length)
    .split(/\n#/);
  return [...section.matchAll(/^\| `([a-z-]+)` \|/gm)].map((found) => found[1] as string).sort();
}

test('docs/command-line.md lists every cause, and no other', () => {
  const causes = [...ILLEGAL_CAUSES, ...MOVEMENT_CAUSES, ...RETREAT_CAUSES, ...ADJUSTMENT_CAUSES];
  expect(listedUnder('### `why`')).toEqual([...causes, 'unreadable'].sort());
});

test('docs/command-line.md lists every code of a line that is no position, and no other', () => {
  expect(listedUnder('## Lines that are no position')).toEqual([...FAULT_CODES].sort());
});

test('docs/command-line.md lists every code of a game’s line that cannot be read, and no other', () => {
  expect(listedUnder('### Lines that cannot be read')).toEqual([...LINE_FAULTS].sort());
});
