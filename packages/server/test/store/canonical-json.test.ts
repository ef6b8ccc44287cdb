import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../src/store/canonical-json.ts';

test.each<[unknown, string]>([
  [{ b: 1, a: { d: [3, { z: 1, y: 2 }], c: null } }, '{"a":{"c":null,"d":[3,{"y":2,"z":1}]},"b":1}'],
  [{ b: undefined, a: 1 }, '{"a":1}'],
  [{ é: 1, z: 2, Z: 3 }, '{"Z":3,"z":2,"é":1}'],
  [JSON.parse('{"__proto__":{"b":1,"a":2},"a":1}'), '{"__proto__":{"a":2,"b":1},"a":1}'],
  [undefined, 'null'],
  ['\u0000\ud800', '"\\u0000\\ud800"'],
])('%j is written %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

test('values are written alike exactly when they are equal, whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, other) => {
      const one: unknown = JSON.parse(JSON.stringify(value));
      expect(canonicalJson(turned(one))).toBe(canonicalJson(one));
      expect(JSON.parse(canonicalJson(one))).toEqual(one);
      const areEqual = isDeepStrictEqual(one, JSON.parse(JSON.stringify(other)));
      expect(canonicalJson(one) === canonicalJson(other)).toBe(areEqual);
    }),
  );
});

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, part]) => [key, turned(part)]));
}
