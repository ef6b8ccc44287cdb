import { describe, expect, test } from 'vitest';
import { compileVariant, MAP_FAULT_CODES, RENAISSANCE, STANDARD, validateVariant } from '../../src/index.ts';
import { SPOILINGS, smallMap } from './faulty-maps.ts';

describe('validateVariant passes a sound map', () => {
  test.each([STANDARD, RENAISSANCE])('$name', (variant) => {
    expect(validateVariant(variant.data)).toEqual({ ok: true, data: variant.data });
  });

  test('a small one', () => {
    const map = smallMap();
    const checked = validateVariant(map);
    expect(checked).toEqual({ ok: true, data: map });
    if (checked.ok) expect(compileVariant(checked.data).provinces).toHaveLength(5);
  });

  test('without a papacy, and with the name of its schema', () => {
    const map = smallMap();
    delete map.papacy;
    map.$schema = './map.schema.json';
    expect(validateVariant(map).ok).toBe(true);
  });

  test('where an abbreviation is another province’s id, which wins', () => {
    const map = smallMap();
    map.provinces[0].abbreviation = 'mid';
    expect(validateVariant(map).ok).toBe(true);
  });

  test('where a power is called like a province', () => {
    const map = smallMap();
    map.powers[0].readAs.push('First');
    expect(validateVariant(map).ok).toBe(true);
  });
});

describe('validateVariant finds each fault, and that alone', () => {
  test.each(SPOILINGS)('$code: $what', ({ code, spoil, path, facts }) => {
    const map = smallMap();
    spoil(map);
    const checked = validateVariant(map);
    expect(checked.ok ? [] : checked.faults).toEqual([{ path, code, facts }]);
  });

  test('every code has a map that is spoilt so', () => {
    expect(new Set(SPOILINGS.map(({ code }) => code))).toEqual(new Set(MAP_FAULT_CODES));
  });
});

test('all the faults of a file come at once', () => {
  const map = smallMap();
  map.name = 7;
  map.provinces[2].kind = 'air';
  map.borders.fleet.NOR.push('XXX');
  map.start.units[1].location = 'TWO';
  map.papacy.sees.push('MID');
  const checked = validateVariant(map);
  expect(checked.ok ? [] : checked.faults.map(({ path, code }) => `${code} ${path.join('.')}`)).toEqual([
    'wrong-kind name',
    'not-allowed provinces.2.kind',
    'unknown-location borders.fleet.NOR.2',
    'fleet-without-coast start.units.1.location',
    'see-not-centre papacy.sees.1',
  ]);
});

test.each([
  null,
  undefined,
  7,
  'map',
  [],
  {},
  [[]],
  { provinces: 3, powers: [null], borders: { army: [], fleet: null }, start: 'x' },
])('%j is no map, and no defect', (data) => {
  const checked = validateVariant(data);
  expect(checked.ok).toBe(false);
});
