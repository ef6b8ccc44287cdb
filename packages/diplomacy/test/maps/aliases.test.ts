import { describe, expect, test } from 'vitest';
import { parseOrder, printOrder, RENAISSANCE, STANDARD, type Variant } from '../../src/index.ts';
import { misreadPairs, writings } from './name-pairs.ts';

const read = (variant: Variant, text: string): string => {
  const result = parseOrder(variant, 'movement', text);
  return result.ok ? printOrder(result.order) : JSON.stringify(result.issues);
};

/** The 1454 names of `standard` and the 1901 names of `renaissance` are other names there. */
const OTHER_SET: ReadonlyMap<Variant, Variant> = new Map([
  [STANDARD, RENAISSANCE],
  [RENAISSANCE, STANDARD],
]);

describe.each([STANDARD, RENAISSANCE])('D-26 every name of a place maps to one place: $name', (variant) => {
  test.each(variant.provinces.map((province) => [province.id, province] as const))('%s', (id, province) => {
    const elsewhere = id === 'BOH' ? 'MUN' : 'BOH';
    for (const written of writings(province).flatMap((name) => [
      name,
      name.toUpperCase(),
      name.toLowerCase(),
      name.replaceAll(/[ -]/g, ''),
    ])) {
      expect(read(variant, `A ${written} - ${elsewhere}`), written).toBe(`A ${id} - ${elsewhere}`);
      expect(read(variant, `F ${elsewhere}-${written}`), written).toBe(`F ${elsewhere} - ${id}`);
      expect(read(variant, `${written} holds`), written).toBe(`${id} H`);
      expect(read(variant, `A ${elsewhere} S ${written}`), written).toBe(`A ${elsewhere} S ${id}`);
      expect(read(variant, `A ${elsewhere} S A ${written} - ${written}`), written).toBe(
        `A ${elsewhere} S A ${id} - ${id}`,
      );
      expect(read(variant, `F ${written} convoys A ${elsewhere} to ${written}`), written).toBe(
        `F ${id} C A ${elsewhere} - ${id}`,
      );
    }
  });

  test('names run together with dashes and underscores are still the place', () => {
    for (const province of variant.provinces) {
      for (const name of writings(province).filter((written) => written.includes(' '))) {
        expect(read(variant, `F BOH - ${name.replaceAll(' ', '-')}`), name).toBe(`F BOH - ${province.id}`);
        expect(read(variant, `F BOH - ${name.replaceAll(' ', '_')}`), name).toBe(`F BOH - ${province.id}`);
        expect(read(variant, `F BOH - ${name.replaceAll(' ', '. ')}.`), name).toBe(`F BOH - ${province.id}`);
      }
    }
  });

  // Every alias with every alias: prove/name-pairs.ts.
  test('a dash between two names is an arrow, and no two names make a third', { timeout: 60_000 }, () => {
    const names = variant.provinces.map((province) => [province.id, [province.id, province.name]] as const);
    expect(misreadPairs(variant, names)).toEqual([]);
  });

  test('the names and abbreviations of the other board are read', () => {
    for (const province of OTHER_SET.get(variant)?.provinces ?? []) {
      if (!variant.provinceById.has(province.id)) continue;
      for (const name of [province.name, province.abbreviation])
        expect(read(variant, `A ${name} H`)).toBe(`A ${province.id} H`);
    }
  });

  test('both boards read the same other spellings', () => {
    const other = OTHER_SET.get(variant);
    for (const province of variant.provinces) {
      expect(province.readAs).toEqual(other?.provinceById.get(province.id)?.readAs ?? province.readAs);
    }
  });

  test('what begins the name of one place only is that place', () => {
    const beginnings = {
      Burg: 'BUR',
      Const: 'CON',
      Hung: 'BUD',
      Buda: 'BUD',
      Edin: 'EDI',
      Scotl: 'EDI',
      'North Atl': 'NAO',
      'Mid-Atl': 'MAO',
      West: 'WES',
      'Gulf of Bot': 'BOT',
      'St Pet': 'STP',
      Tyrrhen: 'TYS',
    };
    for (const [written, id] of Object.entries(beginnings)) expect(read(variant, `A ${written} H`)).toBe(`A ${id} H`);
  });

  test('what begins several names is none of them', () => {
    for (const written of ['Gulf', 'North', 'Liv', 'Gul', 'Nort']) {
      const result = parseOrder(variant, 'movement', `F ${written} H`);
      expect(result, written).toMatchObject({ issues: [{ code: 'ambiguous-place', token: written }] });
    }
  });

  test('an id wins over what other names begin with', () => {
    expect(
      ['NAP', 'TYR', 'TYS', 'NTH', 'NWY', 'NWG', 'LVN', 'LVP', 'ENG', 'CON'].map((id) => read(variant, `A ${id} H`)),
    ).toEqual(['NAP', 'TYR', 'TYS', 'NTH', 'NWY', 'NWG', 'LVN', 'LVP', 'ENG', 'CON'].map((id) => `A ${id} H`));
  });
});
