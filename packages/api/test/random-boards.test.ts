import { adjudicateMovement, RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { expect, test, vi } from 'vitest';
import { randomBoard } from '../../diplomacy/test/boards/random-board.ts';
import { ENGLISH } from '../src/english/english.ts';
import { movementSentences } from '../src/index.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A sentence that lacks a fact shows it. */
const GAP = /undefined|NaN|nobody dislodged|, $|by $/;

test.each([STANDARD, RENAISSANCE])(
  'every order and every unit of random boards has a whole sentence: $name',
  (variant) => {
    const faulty: string[] = [];
    for (let seed = 0; seed < 300; seed++) {
      const { units, orders, immobilised } = randomBoard(variant, seed);
      const result = adjudicateMovement(variant, units, orders, { immobilised });
      const { ofOrder, ofUnit } = movementSentences(variant, result, { language: ENGLISH });
      const sentences = [...result.orders.map((_, index) => ofOrder(index)), ...units.map((_, index) => ofUnit(index))];
      faulty.push(
        ...sentences.filter((sentence) => GAP.test(sentence)).map((sentence) => `board ${seed}: ${sentence}`),
      );
    }
    expect(faulty).toEqual([]);
  },
);
