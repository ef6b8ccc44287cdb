import { describe, expect, test } from 'vitest';
import { isMoveOutcome, type MoveOutcome, strengthsOf } from '../../src/adjudicate/explain.ts';
import { adjudicateMovement } from '../../src/adjudicate/movement.ts';
import { provinceOf } from '../../src/ids.ts';
import { RENAISSANCE, STANDARD } from '../../src/map/variants.ts';
import { randomBoard } from '../boards/random-board.ts';

const BOARDS = 500;

describe.each([STANDARD, RENAISSANCE])(
  'strengths counted again from a result, on random boards of $name',
  (variant) => {
    const counted = Array.from({ length: BOARDS }, (_, seed) => {
      const { units, orders, immobilised } = randomBoard(variant, seed);
      const result = adjudicateMovement(variant, units, orders, { immobilised });
      return { seed, result, strengths: strengthsOf(variant, result) };
    });

    test('a move whose path was open succeeds exactly if its attack beats all that stood against it (5.B.8)', () => {
      const wrong = counted.flatMap(({ seed, result, strengths }) => {
        const isOpen = (move: MoveOutcome) => strengths.movesInto(provinceOf(move.order.to)).includes(move);
        return result.unitOutcomes
          .filter(isMoveOutcome)
          .filter((move) => isOpen(move))
          .filter((move) => strengths.attack(move) > strengths.opposition(move) !== (move.result === 'succeeds'))
          .map(({ unit }) => `board ${seed}: ${unit.location}`);
      });
      expect(wrong).toEqual([]);
    });

    test('a unit is dislodged exactly if it stayed and an attack stronger than its hold got in (5.B.5)', () => {
      const wrong = counted.flatMap(({ seed, result, strengths }) =>
        result.unitOutcomes
          .filter(({ unit, dislodged }) => {
            const province = provinceOf(unit.location);
            const attacker = strengths.dislodgerAt(province);
            return dislodged !== (attacker !== undefined && strengths.attack(attacker) > strengths.hold(province));
          })
          .map(({ unit }) => `board ${seed}: ${unit.location}`),
      );
      expect(wrong).toEqual([]);
    });
  },
);
