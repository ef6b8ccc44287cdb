import { describe, expect, test } from 'vitest';
import { adjustmentsExpected, adjustmentsPlayed, retreatsExpected, retreatsPlayed } from './play-case.ts';
import { readCases } from './read-cases.ts';

describe('DATC 3.2 chapter 6: retreats', () => {
  for (const datc of readCases()) {
    const { id, title, retreats } = datc;
    if (retreats === undefined) continue;
    test(`${id} ${title}`, () => {
      expect(retreatsPlayed(datc, retreats)).toEqual(retreatsExpected(retreats));
    });
  }
});

describe('DATC 3.2 chapter 6: builds and removals', () => {
  for (const datc of readCases().filter(({ phase }) => phase === 'adjustment')) {
    test(`${datc.id} ${datc.title}`, () => {
      expect(adjustmentsPlayed(datc)).toEqual(adjustmentsExpected(datc));
    });
  }
});
