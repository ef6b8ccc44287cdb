import { describe, expect, test } from 'vitest';
import {
  type BoardPhase,
  type Order,
  parseOrder,
  parseSheet,
  printOrder,
  RENAISSANCE,
  STANDARD,
  type Variant,
} from '../../src/index.ts';
import { fuzzedLine, numbers } from './fuzzed-lines.ts';

const PHASES: readonly BoardPhase[] = ['movement', 'retreat', 'adjustment'];

/** What is wrong with the reading of a text: an order that is not read again as it is printed, a token that is not there. */
function wrongWith(variant: Variant, phase: BoardPhase, text: string): unknown[] {
  const { lines, issues } = parseSheet(variant, phase, text);
  const written = text.split(/\r\n|[\n\r\u2028\u2029\v\f]/);
  const again = (order: Order) => parseOrder(variant, phase, printOrder(order));
  return [
    ...lines.filter(({ order }) => JSON.stringify(again(order)) !== JSON.stringify({ ok: true, order })),
    ...[...lines, ...issues].filter(({ line, text: part }) => !written[line - 1]?.includes(part)),
    ...issues.filter(({ line, column, token }) => !written[line - 1]?.startsWith(token, column - 1)),
    ...(parseOrder(variant, phase, text).ok === (lines.length === 1 && issues.length === 0) ? [] : [text]),
  ];
}

describe.each([STANDARD, RENAISSANCE])('lines of anything: $name', (variant) => {
  // The same with 1,000,000 lines: prove/notation-fuzz.ts.
  test.each(PHASES)(
    '%s: 1,000 lines never throw, and what is read is read again as printed',
    { timeout: 20_000 },
    (phase) => {
      const random = numbers(7 + PHASES.indexOf(phase));
      const wrong = Array.from({ length: 1000 }, () => fuzzedLine(random)).flatMap((text) =>
        wrongWith(variant, phase, text),
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('a long line takes time in proportion to its length', () => {
  test.each([
    ['one word', 'x'.repeat(500_000)],
    ['brackets', '('.repeat(100_000)],
    ['closed brackets', '()'.repeat(100_000)],
    ['dashes', '- '.repeat(100_000)],
    ['arrows', '-'.repeat(500_000)],
    ['letters', 'A '.repeat(100_000)],
    ['unfinished orders', 'A Par, '.repeat(40_000)],
    ['orders', 'A Par - Bur '.repeat(40_000)],
    ['colons', 'x: '.repeat(40_000)],
    ['headings', 'France: '.repeat(40_000)],
    ['commas', ','.repeat(500_000)],
    ['ways by sea', `A Lon${' - Nth'.repeat(50_000)}`],
    ['fleets', `A Lon - Bel via${' Nth,'.repeat(50_000)}`],
    ['accents', 'e\u0301'.repeat(100_000)],
    ['apostrophes', "a'".repeat(100_000)],
    ['unknown words', 'zzz yyy '.repeat(40_000)],
    ['numbers', '1 '.repeat(100_000)],
  ])('%s', { timeout: 20_000 }, (_, line) => {
    // No clock: a reading that took the square of the length would run far into the time a test may take.
    expect(parseSheet(STANDARD, 'movement', line)).toBeDefined();
  });
});
