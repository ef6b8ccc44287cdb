import { expect, test } from 'vitest';
import { guarded } from '../../src/lines/defect.ts';

const line = { number: 7, text: '{}', isTooLong: false };

test('a line that a fault of ours breaks on is answered with it, on one line', () => {
  const broken = () => {
    throw new TypeError('no such thing\n    at here');
  };
  expect(guarded(line, broken, (message) => message)).toBe(
    'line 7: a fault of this program, please report it with the line: no such thing',
  );
});

test('what goes well is not touched', () => {
  expect(
    guarded(
      line,
      () => 'answer',
      () => 'otherwise',
    ),
  ).toBe('answer');
});
