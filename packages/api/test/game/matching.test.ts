import { describe, expect, test } from 'vitest';
import { matches, missingFrom, presentIn } from '../../src/index.ts';

describe('DESIGN 4.3 what an expectation matches', () => {
  test.each([
    ['an object when the named fields do', { a: 1, b: 2 }, { a: 1 }, true],
    ['not when one of them differs', { a: 1, b: 2 }, { a: 1, b: 3 }, false],
    ['not when one of them is not there', { a: 1 }, { b: 1 }, false],
    ['objects in objects', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1 } } }, true],
    ['a list when each member matches some member', [{ a: 1, b: 2 }, { a: 2 }, { a: 3 }], [{ a: 3 }, { a: 1 }], true],
    ['one member for two of the pattern', [{ a: 1, b: 2 }], [{ a: 1 }, { b: 2 }], true],
    ['not when a member matches none', [{ a: 1 }], [{ a: 1 }, { a: 2 }], false],
    ['any list for an empty one', [1, 2], [], true],
    ['no list for what is none', { 0: 1 }, [], false],
    ['no object for a list', [1], {}, false],
    ['no object for a word', 'a', {}, false],
    ['nothing but itself for a word', 'ab', 'a', false],
    ['a number', 3, 3, true],
    ['no text for a number', '3', 3, false],
    ['null for what is absent', {}, { a: null }, true],
    ['null for null', { a: null }, { a: null }, true],
    ['not null for what is there', { a: 0 }, { a: null }, false],
    ['not false for what is absent', {}, { a: false }, false],
  ])('%s', (_, value, pattern, holds) => {
    expect(matches(value, pattern)).toBe(holds);
  });

  test('what is missing is told with the way to it', () => {
    expect(missingFrom({ throne: { kind: 'vacant' } }, { throne: { kind: 'reigning' } })).toEqual({
      at: 'throne.kind',
      wanted: 'reigning',
      found: 'vacant',
    });
    expect(missingFrom({ bans: [{ seat: 'R-SPA' }] }, { bans: [{ seat: 'R-SPA' }, { seat: 'R-VEN' }] })).toEqual({
      at: 'bans[1]',
      wanted: { seat: 'R-VEN' },
    });
    expect(missingFrom({}, { turn: 'S1454' })).toEqual({ at: 'turn', wanted: 'S1454' });
  });
});

describe('DESIGN 4.3 what must not be there', () => {
  const seen = {
    bans: [{ seat: 'R-SPA' }, { seat: 'L-FRA' }],
    throne: { kind: 'reigning', pope: 'B-ROM' },
    turn: 'S1454',
  };

  test.each([
    ['a member that is there', { bans: [{ seat: 'R-SPA' }] }, { bans: [{ seat: 'R-SPA' }] }],
    ['one of two members', { bans: [{ seat: 'R-POL' }, { seat: 'L-FRA' }] }, { bans: [{ seat: 'L-FRA' }] }],
    ['one of two fields', { turn: 'F1454', throne: { pope: 'B-ROM' } }, { throne: { pope: 'B-ROM' } }],
    ['any member at all', { bans: [{}] }, { bans: [{}] }],
  ])('%s is found', (_, never, there) => {
    expect(presentIn(seen, never)).toEqual(there);
  });

  test.each([
    ['a member that is not there', { bans: [{ seat: 'R-POL' }] }],
    ['an object of which only a part is there', { throne: { kind: 'reigning', pope: 'B-DEN' } }],
    ['any member of an empty list', { emperors: [{}] }],
    ['a field that is not there', { council: {} }],
  ])('%s is not', (_, never) => {
    expect(presentIn({ ...seen, emperors: [] }, never)).toBeUndefined();
  });
});
