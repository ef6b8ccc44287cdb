import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAP_SCHEMA, RENAISSANCE, STANDARD } from '../../src/index.ts';
import { checkShape } from '../../src/map/schema.ts';
import { type LooseMap, SPOILINGS, smallMap } from './faulty-maps.ts';

const published = JSON.parse(readFileSync(new URL('../../maps/map.schema.json', import.meta.url), 'utf8'));
const bySchema = new Ajv2020({ strict: true, strictRequired: false }).compile(published);

const shapeFaults = (data: unknown): unknown[] => {
  const faults: unknown[] = [];
  checkShape(MAP_SCHEMA, MAP_SCHEMA, data, [], (path, code) => faults.push([path, code]));
  return faults;
};

describe('the published JSON Schema', () => {
  test.each([STANDARD, RENAISSANCE])('passes $name', (variant) => {
    expect(bySchema(variant.data), JSON.stringify(bySchema.errors)).toBe(true);
  });

  test.each(SPOILINGS)('says of “$what” what our reading of it says', ({ spoil }) => {
    const map = smallMap();
    spoil(map);
    expect(bySchema(map)).toBe(shapeFaults(map).length === 0);
  });

  test('says of anything in the place of anything what our reading of it says', () => {
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('ONE', 'TWO/NC', 'NC', 'A', 'spring', 'small', 1, 0, true),
    );
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), anything, (at, whole, value) => {
        const map = smallMap();
        const places = placesIn(map);
        const place = places[at % places.length];
        if (whole || place === undefined) map[Object.keys(map)[at % Object.keys(map).length] as string] = value;
        else place.inside[place.field] = value;
        expect(bySchema(map)).toBe(shapeFaults(map).length === 0);
      }),
      { numRuns: 800 },
    );
  });
});

/** Every field and entry of a map, however deep. */
function placesIn(value: LooseMap): { inside: LooseMap; field: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((field) => [{ inside: value, field }, ...placesIn(value[field])]);
}
