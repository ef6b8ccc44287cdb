import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJsonLine, shortened } from '../../src/lines/json-line.ts';

test('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 20 }), (text) => {
      expect(parseJsonLine(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
    }),
  );
});

const pieces = fc
  .array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '\\',
      '\0',
      '\r',
      '\u2028',
      '\uFFFD',
      '\uD800',
      '💥',
      'x'.repeat(200),
    ),
  )
  .map((list) => list.join(''));

test('refuses what JSON.parse refuses, with a reason on one line', () => {
  fc.assert(
    fc.property(pieces, (text) => {
      const read = parseJsonLine(text);
      if (!read.ok) expect(read.reason).toMatch(/^not JSON: \P{Cc}*$/u);
    }),
  );
});

test('brackets within texts are no depth', () => {
  const text = JSON.stringify(['[{"'.repeat(1000), '\\', '[']);
  expect(parseJsonLine(text)).toEqual({ ok: true, value: JSON.parse(text) as unknown });
});

test('100 deep is read, 101 is not', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect([100, 101].map((depth) => parseJsonLine(nested(depth)).ok)).toEqual([true, false]);
});

test('a text that is cut keeps its characters whole', () => {
  expect([shortened('abc', 3), shortened('abcd', 3), shortened('a💥bc', 3)]).toEqual(['abc', 'ab…', 'a…']);
});
