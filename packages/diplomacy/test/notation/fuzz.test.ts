import { describe, expect, test } from 'vitest';
import { type BoardPhase, parseOrder, parseSheet, printOrder, RENAISSANCE, STANDARD } from '../../src/index.ts';
import { fuzzedLine, numbers } from './fuzzed-lines.ts';

const PHASES: readonly BoardPhase[] = ['movement', 'retreat', 'adjustment'];

describe.each([STANDARD, RENAISSANCE])('lines of anything: $name', (variant) => {
  // The same with 1,000,000 lines: prove/notation-fuzz.ts.
  test.each(PHASES)('%s: 3,000 lines never throw, and what is read is read again as it is printed', (phase) => {
    const random = numbers(7 + PHASES.indexOf(phase));
    for (let i = 0; i < 3000; i++) {
      const text = fuzzedLine(random);
      const { lines, issues } = parseSheet(variant, phase, text);
      for (const line of lines) {
        expect(parseOrder(variant, phase, printOrder(line.order)), text).toEqual({ ok: true, order: line.order });
      }
      for (const issue of issues)
        expect(issue.token, text).toBe(
          text
            .split(/\r\n|[\n\r\u2028\u2029\v\f]/)
            [issue.line - 1]?.slice(issue.column - 1, issue.column - 1 + issue.token.length),
        );
      expect(parseOrder(variant, phase, text).ok).toBe(lines.length === 1 && issues.length === 0);
    }
  });
});

describe('a long line takes time in proportion to its length', () => {
  test.each([
    ['one word', 'x'.repeat(1_000_000)],
    ['brackets', '('.repeat(200_000)],
    ['closed brackets', '()'.repeat(200_000)],
    ['dashes', '- '.repeat(200_000)],
    ['arrows', '-'.repeat(1_000_000)],
    ['letters', 'A '.repeat(200_000)],
    ['unfinished orders', 'A Par, '.repeat(20_000)],
    ['orders', 'A Par - Bur '.repeat(20_000)],
    ['colons', 'x: '.repeat(20_000)],
    ['headings', 'France: '.repeat(20_000)],
    ['commas', ','.repeat(1_000_000)],
    ['ways by sea', `A Lon${' - Nth'.repeat(50_000)}`],
    ['fleets', `A Lon - Bel via${' Nth,'.repeat(50_000)}`],
    ['accents', 'e\u0301'.repeat(200_000)],
    ['apostrophes', "a'".repeat(200_000)],
    ['unknown words', 'zzz yyy '.repeat(20_000)],
    ['numbers', '1 '.repeat(200_000)],
  ])('%s', (_, line) => {
    // No clock: a reading that took the square of the length would run into the time a test may take.
    expect(parseSheet(STANDARD, 'movement', line)).toBeDefined();
  });
});
