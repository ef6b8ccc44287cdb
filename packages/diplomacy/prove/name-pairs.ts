// Every alias of every province beside every alias of every other, in five forms of orders: none is read as anything else.
import { strict as assert } from 'node:assert';
import { RENAISSANCE, STANDARD } from '../src/index.ts';
import { misreadPairs, writings } from '../test/maps/name-pairs.ts';

for (const variant of [STANDARD, RENAISSANCE]) {
  const names = variant.provinces.map((province) => [province.id, writings(province)] as const);
  assert.deepEqual(misreadPairs(variant, names), []);
  console.log(
    `${variant.name}: ${names.flatMap(([, list]) => list).length} names, every pair read as those two places.`,
  );
}
