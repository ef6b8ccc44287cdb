import { type Given, type Order, RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { adjustmentsOf } from '../../src/play/adjusting.ts';
import { change, historyOf, redo, undo } from '../../src/play/history.ts';
import { changeStage, goOn, goTo, newPlay, openStage, resolveOpen } from '../../src/play/play.ts';
import { leftBehind, putDown, setOwner, setTurn, standsOf, takeOff } from '../../src/play/position.ts';
import { retreatChoices } from '../../src/play/retreating.ts';
import { withOrder, withWaives } from '../../src/play/sheet.ts';
import { emptyStage, startStage } from '../../src/play/stage.ts';
import { location, power, province, stageWith } from '../board.ts';

describe('the position', () => {
  test('the start of each variant: 22 units, and the home centres owned', () => {
    expect(startStage(RENAISSANCE)).toMatchObject({ season: 'spring', year: 1454, phase: 'movement' });
    expect(startStage(RENAISSANCE).units).toHaveLength(22);
    expect(startStage(RENAISSANCE).owned.size).toBe(22);
    expect(startStage(STANDARD).units).toHaveLength(22);
    expect(new Set(startStage(STANDARD).units.map(({ id }) => id)).size).toBe(22);
  });

  test('a unit put down stands in place of any other, and its orders go with it', () => {
    const stage = stageWith(STANDARD, { FRANCE: 'A PAR' }, ['A PAR - BUR']);
    const after = putDown(stage, power('GERMANY'), 'A', location('PAR'));
    expect(after.units.map((unit) => unit.power)).toEqual(['GERMANY']);
    expect(after.orders).toEqual([]);
    expect(takeOff(after, province('PAR')).units).toEqual([]);
  });

  test('armies stand on land, fleets by the sea, at a coast where there are several', () => {
    expect(standsOf(STANDARD, province('NTH'), 'A')).toEqual([]);
    expect(standsOf(STANDARD, province('MUN'), 'F')).toEqual([]);
    expect(standsOf(STANDARD, province('STP'), 'F')).toEqual(['STP/NC', 'STP/SC']);
    expect(standsOf(STANDARD, province('STP'), 'A')).toEqual(['STP']);
  });

  test('an owner is set, and taken away by setting it again', () => {
    const owned = setOwner(emptyStage(STANDARD), province('BEL'), power('FRANCE'));
    expect(owned.owned.get(province('BEL'))).toBe('FRANCE');
    expect(setOwner(owned, province('BEL'), power('FRANCE')).owned.size).toBe(0);
  });

  test('winter is the time of adjustments', () => {
    const stage = stageWith(STANDARD, { FRANCE: 'A PAR' }, ['A PAR - BUR']);
    expect(setTurn(stage, 'winter', 1905)).toMatchObject({ phase: 'adjustment', year: 1905, orders: [] });
    expect(setTurn(stage, 'fall', 1905).orders).toHaveLength(1);
  });

  test('another season or year keeps orders, and in retreats the units driven out', () => {
    const fight = stageWith(STANDARD, { FRANCE: 'A BUR, A RUH', GERMANY: 'A MUN' }, [
      'A BUR - MUN',
      'A RUH S A BUR - MUN',
    ]);
    const retreats = openStage(goOn(newPlay(STANDARD, fight)));
    const later = setTurn(retreats, 'fall', 1907);
    expect(later).toMatchObject({ phase: 'retreat', season: 'fall', year: 1907 });
    expect(later.dislodged).toEqual(retreats.dislodged);
    const winter = setTurn(later, 'winter', 1907);
    expect(winter).toMatchObject({ phase: 'adjustment', dislodged: [], orders: [] });
    expect(leftBehind(fight, setTurn(fight, 'winter', 1907))).toEqual({ orders: 2, driven: 0 });
    expect(leftBehind(later, winter)).toEqual({ orders: 0, driven: 1 });
  });
});

describe('from phase to phase', () => {
  test('spring leads to fall, a fall without changes to the next spring', () => {
    const spring = newPlay(STANDARD);
    const fall = goOn(spring);
    expect(openStage(fall)).toMatchObject({ season: 'fall', year: 1901, phase: 'movement' });
    expect(openStage(goOn(fall))).toMatchObject({ season: 'spring', year: 1902, phase: 'movement' });
    expect(fall.stages[0]?.isResolved).toBe(true);
  });

  test('a dislodged unit leads to a retreat phase, and it to the next turn', () => {
    const stage = stageWith(STANDARD, { FRANCE: 'A BUR, A RUH', GERMANY: 'A MUN' }, [
      'A BUR - MUN',
      'A RUH S A BUR - MUN',
    ]);
    const retreats = goOn(newPlay(STANDARD, stage));
    const [driven] = openStage(retreats).dislodged;
    expect(openStage(retreats).phase).toBe('retreat');
    expect(driven).toMatchObject({ power: 'GERMANY', location: 'MUN', attackedFrom: 'BUR' });
    if (driven === undefined) throw new Error('nobody was driven out');
    const { open, closed } = retreatChoices(STANDARD, openStage(retreats), driven);
    expect(open).toEqual(['BER', 'BOH', 'KIE', 'SIL', 'TYR']);
    expect(closed).toEqual(expect.arrayContaining(['BUR', 'RUH']));
    const order: Given<Order> = {
      power: driven.power,
      order: { kind: 'retreat', unit: { type: 'A', at: location('MUN') }, to: location('TYR') },
    };
    const after = openStage(goOn(changeStage(retreats, (now) => withOrder(now, order))));
    expect(after.units.map((unit) => unit.location)).toContain('TYR');
    expect(after.phase).toBe('movement');
  });

  test('a centre taken in fall leads to adjustments, with what is due', () => {
    const start = {
      ...stageWith(STANDARD, { FRANCE: 'A SPA, A PAR' }),
      season: 'fall',
      owned: startStage(STANDARD).owned,
    } as const;
    const winter = openStage(goOn(newPlay(STANDARD, start)));
    expect(winter).toMatchObject({ season: 'winter', phase: 'adjustment', year: 1901 });
    const france = adjustmentsOf(STANDARD, winter).find((one) => one.power === 'FRANCE');
    expect(france).toMatchObject({ centres: 4, unitCount: 2, due: 2 });
    expect(france?.sites.map((site) => site.province)).toEqual(['BRE', 'MAR']);
    expect(france?.closed).toEqual([{ province: 'PAR', because: 'occupied' }]);
  });

  test('D-13 a fleet built at St Petersburg must name a coast; each is offered', () => {
    const winter = { ...setTurn(startStage(STANDARD), 'winter', 1901), units: [] };
    const russia = adjustmentsOf(STANDARD, winter).find((one) => one.power === 'RUSSIA');
    const choices = russia?.sites
      .find((site) => site.province === 'STP')
      ?.choices.map(({ type, at }) => `${type} ${at}`);
    expect(choices).toEqual(['A STP', 'F STP/NC', 'F STP/SC']);
  });

  test('changing an earlier phase takes away what followed from it', () => {
    const third = goOn(goOn(newPlay(STANDARD)));
    const changed = changeStage(goTo(third, 1), (stage) => ({ ...stage, year: 1950 }));
    expect(changed.stages).toHaveLength(2);
    expect(openStage(changed)).toMatchObject({ year: 1950, isResolved: false });
    expect(goTo(third, 99).at).toBe(2);
    expect(goOn(goTo(third, 0)).stages).toHaveLength(3);
  });

  test('waives are counted by power', () => {
    const stage = withWaives(withWaives(startStage(STANDARD), power('FRANCE'), 2), power('RUSSIA'), 1);
    expect(withWaives(stage, power('FRANCE'), 0).orders).toHaveLength(1);
  });
});

describe('undo', () => {
  test('takes back change by change, and redo brings them again', () => {
    const first = newPlay(STANDARD);
    const second = resolveOpen(first);
    const third = goOn(second);
    const history = change(change(historyOf(first), second), third);
    expect(undo(history).present).toBe(second);
    expect(undo(undo(history)).present).toBe(first);
    expect(undo(undo(undo(history))).present).toBe(first);
    expect(redo(undo(history)).present).toBe(third);
    expect(redo(history)).toBe(history);
    expect(change(undo(history), first).future).toEqual([]);
  });
});
