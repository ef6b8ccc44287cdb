import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineSplitter } from '../../src/lines/line-splitter.ts';

/** The lines of `bytes`, given in pieces cut at `cuts`. */
function split(bytes: Uint8Array, cuts: readonly number[], maxBytes?: number) {
  const splitter = lineSplitter(maxBytes);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  const lines = ends.flatMap((end, i) => splitter.push(bytes.subarray(ends[i - 1] ?? 0, end)));
  return [...lines, ...splitter.end()];
}

test('lines do not depend on how the input comes in pieces', () => {
  const text = fc.array(fc.constantFrom('a', '{"é"}', '☃', '\n', '\r\n', '\uFEFF', ''), { maxLength: 30 });
  fc.assert(
    fc.property(text, fc.array(fc.nat(), { maxLength: 10 }), (parts, cuts) => {
      const whole = parts.join('');
      const lines = whole
        .replace(/^\uFEFF/, '')
        .split('\n')
        .map((line) => line.replace(/\r$/, ''));
      const wanted = whole.endsWith('\n') || whole === '' ? lines.slice(0, -1) : lines;
      // What is left after the last line break is a line only if there is something in it.
      expect(split(Buffer.from(whole), cuts).map((line) => line.text)).toEqual(wanted);
    }),
  );
});

test('a line that is too long keeps its beginning, and the next is whole', () => {
  expect(split(Buffer.from('abcdefgh\nxyz\nlong again'), [3, 9], 4)).toEqual([
    { number: 1, text: 'abcd', isTooLong: true },
    { number: 2, text: 'xyz', isTooLong: false },
    { number: 3, text: 'long', isTooLong: true },
  ]);
});
