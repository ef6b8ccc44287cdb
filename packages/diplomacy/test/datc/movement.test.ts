import { describe, expect, test } from 'vitest';
import { adjudicateMovement } from '../../src/adjudicate/movement.ts';
import { STANDARD } from '../../src/map/variants.ts';
import { adjudicateByReference } from '../reference/movement.ts';
import { movementExpected, movementPlayed } from './play-case.ts';
import { readCases } from './read-cases.ts';

const ENGINES = {
  'the engine of the product': adjudicateMovement,
  'the engine written for reading': adjudicateByReference,
};

for (const [engine, adjudicate] of Object.entries(ENGINES)) {
  describe(`DATC 3.2 chapter 6 by ${engine}`, () => {
    for (const datc of readCases().filter(({ phase }) => phase === 'movement')) {
      test(`${datc.id} ${datc.title}`, () => {
        const played = movementPlayed(datc, (units, orders) => adjudicate(STANDARD, units, orders));
        expect(played).toEqual(movementExpected(datc));
      });
    }
  });
}
