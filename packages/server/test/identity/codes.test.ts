import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../src/identity/address.ts';
import { isPin, newCode, readCode, shownCode } from '../../src/identity/codes.ts';
import { cleanName, nameKey, shortNameKey } from '../../src/identity/names.ts';
import { labelOf } from '../../src/identity/visitor.ts';

describe('codes', () => {
  test('have eight characters, none that looks like another', () => {
    for (let i = 0; i < 2_000; i++) expect(newCode()).toMatch(/^[2-9CDFHJKMNPQRTVWXY]{8}$/);
  });

  test('are spread over the alphabet', () => {
    const letters = new Set(Array.from({ length: 200 }, newCode).join(''));
    expect(letters.size).toBe(24);
  });

  test('are read however somebody types them', () => {
    const noise = fc.array(fc.constantFrom('', ' ', '-', '\u2013', '.', '\u00a0'), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(noise, fc.boolean(), (gaps, small) => {
        const code = newCode();
        const typed = gaps.map((gap, i) => gap + (code[i] ?? '')).join('');
        return readCode(small ? typed.toLowerCase() : typed) === code && readCode(shownCode(code)) === code;
      }),
    );
  });

  test('the usual misreadings are put right', () => {
    expect(readCode('8bgs-zu22')).toBe('88652V22');
    expect(readCode('７ＫＱＭ３ＸＲＴ')).toBe('7KQM3XRT');
  });

  test.each(['', '7KQM', '7KQM-3XRT-9', 'O7QM-3XRT', '7KQM-3XR1', '7KQM 3XRÄ'])('%j is no code', (typed) => {
    expect(readCode(typed)).toBeUndefined();
  });
});

test.each([
  ['2580', true],
  ['93751', true],
  ['123', false],
  ['123456789', false],
  ['0000', false],
  ['1234', false],
  ['87654', false],
  ['12a4', false],
])('the PIN %s: %s', (pin, fine) => {
  expect(isPin(pin)).toBe(fine);
});

describe('names', () => {
  test('D-45 a key does not change by being cleaned, nor by case and spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
        const clean = cleanName(name);
        if (clean === undefined) return nameKey(name) === '';
        return nameKey(clean) === nameKey(name) && nameKey(`  ${name}\u200b `) === nameKey(name);
      }),
    );
  });

  test('a short name is read without dashes and spaces', () => {
    expect(shortNameKey(' Hist-7 B')).toBe('hist7b');
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['not an address', 'not an address'],
])('guesses from %s are counted by %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome, ChromeOS'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['curl/8.5', 'Another program'],
])('of %s a list of devices tells %s', (userAgent, label) => {
  expect(labelOf(userAgent)).toBe(label);
});
