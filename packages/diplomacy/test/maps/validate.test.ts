import { describe, expect, test } from 'vitest';
import { compileVariant, MAP_FAULT_CODES, RENAISSANCE, STANDARD, validateVariant } from '../../src/index.ts';
import { type Change, SPOILINGS, smallMap } from './faulty-maps.ts';

const faultsOf = (data: unknown) => {
  const checked = validateVariant(data);
  return checked.ok ? [] : checked.faults;
};

describe('validateVariant passes a sound map', () => {
  test.each([STANDARD, RENAISSANCE])('$name', (variant) => {
    expect(validateVariant(variant.data)).toEqual({ ok: true, data: variant.data });
  });

  test('a small one, and it compiles', () => {
    const checked = validateVariant(smallMap());
    expect(checked).toEqual({ ok: true, data: smallMap() });
    if (checked.ok) expect(compileVariant(checked.data).provinces).toHaveLength(5);
  });

  test.each<[string, Change]>([
    ['without a papacy', ['papacy', undefined]],
    ['with the name of its schema', ['$schema', './map.schema.json']],
    ['where an abbreviation is another province’s id, which wins', ['provinces.0.abbreviation', 'mid']],
    ['where a power is called like a province', ['powers.0.readAs.+', 'First']],
    ['with a border from both its ends', ['borders.army.TWO', ['MID']]],
  ])('%s', (_, change) => {
    expect(faultsOf(smallMap(change))).toEqual([]);
  });
});

describe('validateVariant finds each fault, and that alone', () => {
  test.each(SPOILINGS)('$fault.code: $what', ({ changes, fault }) => {
    expect(faultsOf(smallMap(...changes))).toEqual([fault]);
  });

  test('every code has a map that is spoilt so', () => {
    expect(new Set(SPOILINGS.map(({ fault }) => fault.code))).toEqual(new Set(MAP_FAULT_CODES));
  });
});

test('all the faults of a file come at once', () => {
  const map = smallMap(
    ['name', 7],
    ['provinces.2.kind', 'air'],
    ['borders.fleet.NOR.+', 'XXX'],
    ['start.units.1.location', 'TWO'],
    ['papacy.sees.+', 'MID'],
  );
  expect(faultsOf(map).map(({ path, code }) => `${code} ${path.join('.')}`)).toEqual([
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
  expect(validateVariant(data).ok).toBe(false);
});
