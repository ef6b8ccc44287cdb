import { STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { type Comparison, comparisonOf, withOpen, withoutRival, withRival } from '../../src/play/comparing.ts';
import { setTurn, takeOff } from '../../src/play/position.ts';
import { withoutOrder } from '../../src/play/sheet.ts';
import { type Stage, startStage } from '../../src/play/stage.ts';
import { power, province, stageWith } from '../board.ts';

const fight: Stage = {
  ...stageWith(STANDARD, { FRANCE: 'A BUR, A RUH, A PAR', GERMANY: 'A MUN, A BEL' }, [
    'A BUR - MUN',
    'A RUH S A BUR - MUN',
    'A PAR H',
    'A BEL H',
  ]),
  season: 'fall',
  owned: new Map([[province('MUN'), power('GERMANY')]]),
};
const unsupported = withoutOrder(withRival(fight), province('RUH'));

function compared(stage: Stage): Comparison {
  const comparison = comparisonOf(STANDARD, stage, '1901');
  if (comparison === undefined) throw new Error('nothing to compare');
  return comparison;
}

describe('two sets of orders', () => {
  test('B begins as a copy of A, and is changed alone', () => {
    expect(unsupported.rival).toEqual({ open: 'B', orders: fight.orders });
    expect(unsupported.orders).toHaveLength(3);
    const a = withOpen(unsupported, 'A');
    expect(a.orders).toEqual(fight.orders);
    expect(withOpen(a, 'B')).toEqual(unsupported);
    expect(withoutRival(a)).toEqual(fight);
  });

  test('a copy comes to the same, and so does one set beside itself', () => {
    const { differing, same, centres, places } = compared(withRival(fight));
    expect([differing, centres, [...places]]).toEqual([[], [], []]);
    expect(same).toHaveLength(5);
    expect(comparisonOf(STANDARD, fight, '1901')).toBeUndefined();
  });

  test('what differs is told of each unit, then the centres, then the places on the map', () => {
    const { differing, same, centres, places } = compared(unsupported);
    const came = differing.map(({ province: place, a, b }) => [place, a?.fate?.result, b?.fate?.result]);
    expect(came).toEqual([
      ['BUR', 'succeeds', 'fails'],
      ['RUH', 'given', 'stands'],
      ['MUN', 'dislodged', 'stands'],
    ]);
    expect(same.map((pair) => pair.province)).toEqual(['PAR', 'BEL']);
    expect([...places].sort()).toEqual(['BUR', 'MUN', 'RUH']);
    expect(centres).toEqual([
      { power: 'FRANCE', a: 2, b: 1 },
      { power: 'GERMANY', a: 1, b: 2 },
    ]);
  });

  test('it does not matter which set lies open', () => {
    expect(compared(withOpen(unsupported, 'A'))).toEqual(compared(unsupported));
  });

  test('centres that change hands are counted', () => {
    const march = { ...stageWith(STANDARD, { FRANCE: 'A BUR' }, ['A BUR - BEL']), season: 'fall' as const };
    const { centres } = compared(withoutOrder(withRival(march), province('BUR')));
    expect(centres).toEqual([{ power: 'FRANCE', a: 1, b: 0 }]);
  });

  test('builds are compared by their place, silent waives by their power', () => {
    const winter = { ...setTurn(startStage(STANDARD), 'winter', 1901), units: [] };
    const built = {
      ...withRival(winter),
      orders: [{ power: power('FRANCE'), order: { kind: 'build', unit: { type: 'A', at: 'PAR' } } }],
    } as unknown as Stage;
    const { differing } = compared(built);
    expect(differing.map(({ province: place, a, b }) => [place, a?.waived, b?.fate?.result ?? b?.waived])).toEqual([
      [undefined, 3, 2],
      ['PAR', undefined, 'built'],
    ]);
  });

  test('a unit taken off leaves both sets; winter leaves none', () => {
    const without = takeOff(unsupported, province('BUR'));
    expect([without.orders, without.rival?.orders].map((orders) => orders?.length)).toEqual([2, 3]);
    expect(setTurn(unsupported, 'winter', 1901).rival).toBeUndefined();
  });
});
