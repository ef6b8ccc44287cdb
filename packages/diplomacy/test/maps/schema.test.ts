import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAP_SCHEMA, RENAISSANCE, STANDARD } from '../../src/index.ts';
import { checkShape } from '../../src/map/schema.ts';
import { changed, SPOILINGS, smallMap } from './faulty-maps.ts';

const published = JSON.parse(readFileSync(new URL('../../maps/map.schema.json', import.meta.url), 'utf8')) as object;
const bySchema = new Ajv2020({ strict: true, strictRequired: false }).compile(published);

/** Whether our own reading of the schema finds nothing. */
function passes(data: unknown): boolean {
  let faults = 0;
  checkShape(MAP_SCHEMA, MAP_SCHEMA, data, [], () => faults++);
  return faults === 0;
}

describe('the published JSON Schema', () => {
  test.each([STANDARD, RENAISSANCE])('passes $name', (variant) => {
    expect(bySchema(variant.data), JSON.stringify(bySchema.errors)).toBe(true);
  });

  test.each(SPOILINGS)('says of “$what” what our reading of it says', ({ changes }) => {
    const map = smallMap(...changes);
    expect(bySchema(map)).toBe(passes(map));
  });

  test('says of anything in the place of anything what our reading of it says', () => {
    const places = placesIn(smallMap());
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('ONE', 'TWO/NC', 'NC', 'A', 'spring', 'small', 1, 0, true),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), anything, (place, value) => {
        const map = changed(smallMap(), place, value);
        expect(bySchema(map)).toBe(passes(map));
      }),
      { numRuns: 800 },
    );
  });
});

/** The paths of every field and entry of a map, however deep. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([field, inside]) => placesIn(inside, [...path, field]))];
}
