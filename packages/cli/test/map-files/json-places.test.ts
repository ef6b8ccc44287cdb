import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWithPlaces } from '../../src/map-files/json-places.ts';

/** What the reader says is wrong, and where. */
function fault(text: string): string {
  const read = parseWithPlaces(text);
  return read.ok ? 'none' : `${read.place.line}:${read.place.column} ${read.reason}`;
}

describe('JSON with places', () => {
  test('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(4), (text, indent) => {
        const value: unknown = JSON.parse(text);
        expect(parseWithPlaces(text)).toMatchObject({ ok: true, value });
        expect(parseWithPlaces(JSON.stringify(value, null, indent))).toMatchObject({ ok: true, value });
      }),
    );
  });

  test('refuses what JSON.parse refuses, and never throws', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '01',
      'true',
      'nul',
      '\\',
      ' ',
      '\n',
      '\u0001',
    );
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
        (text) => {
          expect(parseWithPlaces(text).ok).toBe(isJson(text));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('knows where everything stands, and the nearest thing where something is missing', () => {
    const read = parseWithPlaces('{\n  "a": [1,\n    {"b": "x"}],\n  "c": {}\n}');
    if (!read.ok) throw new Error(read.reason);
    const at = (...path: (string | number)[]) => {
      const { line, column } = read.placeOf(path);
      return `${line}:${column}`;
    };
    expect([at(), at('a'), at('a', 0), at('a', 1), at('a', 1, 'b'), at('c')]).toEqual([
      '1:1',
      '2:8',
      '2:9',
      '3:5',
      '3:11',
      '4:8',
    ]);
    expect([at('c', 'missing'), at('a', 7, 'b'), at('nowhere')]).toEqual(['4:8', '2:8', '1:1']);
  });

  test('says what is wrong, and where', () => {
    expect(fault('')).toBe('1:1 the file ends here, in the middle of a value');
    expect(fault('{"a": 1,\n "b" 2}')).toBe('2:6 a colon is expected after "b"');
    expect(fault('{"a": 1,\n}')).toBe('2:1 a name in double quotes is expected here');
    expect(fault('[1\n2]')).toBe('2:1 a comma or ] is expected here');
    expect(fault('{"a": 1\n"b": 2}')).toBe('2:1 a comma or } is expected here');
    expect(fault('[1, x]')).toBe('1:5 a value is expected here');
    expect(fault('["a\nb"]')).toBe('1:2 this text does not end, or has a character in it that JSON does not allow');
    expect(fault('{} {}')).toBe('1:4 nothing more is expected here');
    expect(fault('['.repeat(1e6))).toBe('1:102 lists and objects lie too deep in each other');
  });

  test('tells of names that stand twice', () => {
    const read = parseWithPlaces('{"a": 1,\n "a": 2, "__proto__": {"x": 1}}');
    expect(read).toMatchObject({ ok: true, repeated: [{ name: 'a', place: { line: 2, column: 2 } }] });
    expect(read.ok && Object.keys(read.value as object)).toEqual(['a', '__proto__']);
  });

  test('passes over a byte order mark', () => {
    expect(parseWithPlaces('\uFEFF[1]')).toMatchObject({ ok: true, value: [1] });
  });
});
