import { describe, expect, test } from 'vitest';
import { withIncludedFiles } from '../docs/included.ts';
import { brokenLinks } from '../docs/links.ts';
import { architectureFaults, decisionFaults, unknownScripts } from '../docs/promises.ts';
import { root } from './planted-project.ts';

const page = (text: string, path = 'docs/page.md') => ({ path, text });

describe('links', () => {
  test.each([
    ['[licence](../LICENSE)', 0],
    ['[licence](LICENSE)', 1],
    ['![picture](pictures/of-nothing.png)', 1],
    ['[elsewhere](https://example.org) and [here](#top)', 0],
    ['`[not a link](nowhere)`', 0],
  ])('%s', (text, faults) => {
    expect(brokenLinks(root, page(text))).toHaveLength(faults);
  });
});

test('a block under “file:” becomes what the file holds', () => {
  const text = '<!-- file: .npmrc -->\n```ini\nold\n```\n';
  expect(withIncludedFiles(root, page(text))).toMatch(/```ini\n(.*=.*\n)+```\n$/);
});

test.each([
  ['npm run check', 0],
  ['npm run never-heard-of', 1],
])('a page that says %s', (text, faults) => {
  expect(unknownScripts(root, page(text))).toHaveLength(faults);
});

describe('docs/ARCHITECTURE.md', () => {
  const tree = (lines: string) => page(`\`\`\`text\npackages/\n${lines}\n\`\`\``, 'docs/ARCHITECTURE.md');

  test('a folder that is not there is a fault', () => {
    expect(architectureFaults(root, tree('  nowhere/   nothing')).join()).toContain('there is no packages/nowhere');
  });
  test('a package left out is a fault', () => {
    expect(architectureFaults(root, tree('  api/   the wire')).join()).toContain('leaves out packages/diplomacy');
  });
  test('more than two pages is a fault', () => {
    expect(architectureFaults(root, page('\n'.repeat(200))).join()).toContain('two pages are');
  });
});

describe('decisions', () => {
  const good = page('# 1. So\n\n## Decided\n\nSo.\n\n## Rejected\n\nOtherwise.\n', 'docs/decisions/0001-so.md');

  test('one that says what was rejected will do', () => {
    expect(decisionFaults([good])).toEqual([]);
  });
  test.each([
    ['a gap in the numbers', { ...good, path: 'docs/decisions/0003-so.md' }, 'the next number is 0001'],
    ['nothing rejected', { ...good, text: '# 1. So\n\n## Decided\n' }, 'Rejected'],
    ['more than a page', { ...good, text: good.text + '\n'.repeat(80) }, 'more than a page'],
  ])('%s is a fault', (_, decision, fault) => {
    expect(decisionFaults([decision]).join()).toContain(fault);
  });
});
