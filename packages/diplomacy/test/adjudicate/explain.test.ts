import { describe, expect, test } from 'vitest';
import { isMoveOutcome, type MoveOutcome, strengthsOf } from '../../src/adjudicate/explain.ts';
import type { ProvinceId } from '../../src/ids.ts';
import { STANDARD } from '../../src/map/variants.ts';
import { type Orders, play } from '../reports/phase.ts';

/** The counts of a phase of the standard map. */
function counted(orders: Orders, others: Readonly<Record<string, string>> = {}) {
  const { result } = play(orders, others);
  const strengths = strengthsOf(STANDARD, result);
  const at = (province: string) => province as ProvinceId;
  const move = (from: string): MoveOutcome => {
    const found = strengths.unitAt(at(from));
    if (found === undefined || !isMoveOutcome(found)) throw new Error(`no move from ${from}`);
    return found;
  };
  return {
    /** Attack, defence and prevention of the move from there, and what stood against it. */
    of: (from: string) => [
      strengths.attack(move(from)),
      strengths.defend(move(from)),
      strengths.prevent(move(from)),
      strengths.opposition(move(from)),
    ],
    hold: (province: string) => strengths.hold(at(province)),
    into: (province: string) => strengths.movesInto(at(province)).map(({ unit }) => unit.location),
    dislodger: (province: string) => strengths.dislodgerAt(at(province))?.unit.location,
    opponent: (from: string) => strengths.opponentOf(move(from))?.unit.location,
    isConvoyed: (from: string) => strengths.isConvoyed(move(from)),
  };
}

describe('DATC 5.B the strengths of a decided phase', () => {
  test('5.B.5 hold: none where nobody stood or the unit left, one for a unit that could not leave, supports for one that stayed', () => {
    const { hold } = counted({
      FRANCE: 'A PAR H; A PIC S A PAR; A GAS S A PAR; A MAR - SPA; A BUR - MUN',
      GERMANY: 'A MUN H; A RUH S A MUN',
    });
    expect(['PAR', 'PIC', 'MAR', 'SPA', 'BUR', 'MUN', 'BRE'].map(hold)).toEqual([3, 1, 0, 0, 1, 2, 0]);
  });

  test('5.B.5 a support that was cut, or of another unit, adds nothing to a hold', () => {
    const { hold } = counted({
      FRANCE: 'A PAR H; A PIC S A PAR; A GAS S A BRE; F BRE H',
      ENGLAND: 'A BEL - PIC',
    });
    expect(['PAR', 'BRE'].map(hold)).toEqual([1, 2]);
  });

  test('5.B.8 attack: supports count but those of the power attacked, and none against one’s own', () => {
    const { of, dislodger, into } = counted({
      FRANCE: 'A BUR - MUN; A TYR S A BUR - MUN; A MAR - PIE; A PIE H',
      GERMANY: 'A MUN H; A RUH S A BUR - MUN',
      ITALY: 'A BOH S A BUR - MUN',
    });
    expect(of('BUR')).toEqual([3, 4, 4, 1]);
    expect(of('MAR')).toEqual([0, 1, 1, 1]);
    expect(dislodger('MUN')).toBe('BUR');
    expect(dislodger('PIE')).toBeUndefined();
    expect(into('MUN')).toEqual(['BUR']);
  });

  test('5.B.8 against a unit that leaves all supports count, also those of its own power', () => {
    const { of } = counted({
      FRANCE: 'A BUR - MUN; A TYR S A BUR - MUN',
      GERMANY: 'A MUN - BER; A RUH S A BUR - MUN',
    });
    expect(of('BUR')).toEqual([3, 3, 3, 0]);
    expect(of('MUN')).toEqual([1, 1, 1, 0]);
  });

  test('5.B.6 and 5.B.7 head to head: all supports defend, and the loser prevents nothing', () => {
    const { of, opponent, dislodger, hold } = counted({
      FRANCE: 'A BUR - MUN; A TYR S A BUR - MUN',
      GERMANY: 'A MUN - BUR; A BER - MUN',
    });
    expect(opponent('BUR')).toBe('MUN');
    expect(opponent('MUN')).toBe('BUR');
    expect(opponent('BER')).toBeUndefined();
    expect(of('BUR')).toEqual([2, 2, 2, 1]);
    expect(of('MUN')).toEqual([1, 1, 0, 2]);
    expect(of('BER')).toEqual([0, 1, 1, 2]);
    expect(dislodger('MUN')).toBe('BUR');
    expect(hold('BUR')).toBe(0);
  });

  test('5.B.7 the strongest of several rivals stands against a move', () => {
    const { of, into } = counted({
      FRANCE: 'A PAR - BUR; A GAS S A PAR - BUR',
      GERMANY: 'A MUN - BUR; A RUH S A MUN - BUR',
      ITALY: 'A MAR - BUR',
    });
    expect(into('BUR')).toEqual(['MAR', 'MUN', 'PAR']);
    expect(of('MAR')).toEqual([1, 1, 1, 2]);
    expect(of('PAR')).toEqual([2, 2, 2, 2]);
  });

  test('a move whose convoy was broken goes nowhere and prevents nothing', () => {
    const { of, into } = counted(
      {
        ENGLAND: 'A LON - BEL; F NTH C A LON - BEL',
        GERMANY: 'F HEL - NTH; F DEN S F HEL - NTH; A RUH - BEL',
      },
      { FRANCE: 'A GAS' },
    );
    expect(into('BEL')).toEqual(['RUH']);
    expect(of('LON')).toEqual([0, 0, 0, 1]);
    expect(of('RUH')).toEqual([1, 1, 1, 0]);
    expect(of('HEL')).toEqual([2, 2, 2, 1]);
  });

  test('two that change places by convoy do not meet head to head', () => {
    const { isConvoyed, opponent, of } = counted({
      ENGLAND: 'A NWY - SWE; F SKA C A NWY - SWE',
      RUSSIA: 'A SWE - NWY',
      FRANCE: 'A BRE - PIC; F ENG H; F LYO - TYS',
    });
    expect(['NWY', 'SWE', 'BRE', 'LYO'].map(isConvoyed)).toEqual([true, false, false, false]);
    expect(opponent('NWY')).toBeUndefined();
    expect(opponent('SWE')).toBeUndefined();
    expect(of('NWY')).toEqual([1, 1, 1, 0]);
  });

  test('a foreign convoy of a move between neighbours, or one for another army, does not take it to sea', () => {
    const { isConvoyed } = counted({
      ENGLAND: 'A NWY - SWE; A BEL - HOL; F NTH C A BEL - NWY; A LON - WAL via convoy',
      GERMANY: 'F SKA C A NWY - SWE',
      FRANCE: 'A PIC - BRE; F ENG C A PIC - WAL',
    });
    expect(['NWY', 'BEL', 'LON', 'PIC'].map(isConvoyed)).toEqual([false, false, true, false]);
  });

  test('a move to a place that no land joins goes by sea', () => {
    const { isConvoyed, into } = counted({ ENGLAND: 'A LON - BEL; F NTH C A LON - BEL' });
    expect(isConvoyed('LON')).toBe(true);
    expect(into('BEL')).toEqual(['LON']);
  });
});
