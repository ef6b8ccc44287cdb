import { describe, expect, test } from 'vitest';
import { STANDARD } from '../../src/map/variants.ts';
import { adjudicateByReference } from '../reference/movement.ts';
import { movementExpected, movementPlayed } from './play-case.ts';
import { readCases } from './read-cases.ts';

describe('DATC 3.2 chapter 6 by the engine written for reading', () => {
  for (const datc of readCases().filter(({ phase }) => phase === 'movement')) {
    test(`${datc.id} ${datc.title}`, () => {
      const played = movementPlayed(datc, (units, orders) => adjudicateByReference(STANDARD, units, orders));
      expect(played).toEqual(movementExpected(datc));
    });
  }
});
