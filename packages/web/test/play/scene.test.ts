import { type Given, type Order, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { goOn, newPlay, openStage } from '../../src/play/play.ts';
import { resolve } from '../../src/play/resolve.ts';
import { rowsOf } from '../../src/play/rows.ts';
import { sceneOf } from '../../src/play/scene.ts';
import { withOrder } from '../../src/play/sheet.ts';
import { emptyStage, type Stage } from '../../src/play/stage.ts';
import { originOf } from '../../src/play/tracing.ts';
import { location, power, province, stageWith, units } from '../board.ts';

const scene = (stage: Stage) => sceneOf(STANDARD, stage, resolve(STANDARD, stage), undefined, undefined);
const shown = (stage: Stage) =>
  scene(stage)
    .pieces.map(({ at, form, isAside }) => `${form}${isAside ? ' aside' : ''} ${at}`)
    .sort();

describe('D-53 a unit to be disbanded is struck out, on every coast', () => {
  test.each(['STP/NC', 'STP/SC', 'SPA/NC', 'SPA/SC', 'BUL/EC', 'BUL/SC'])('F %s', (at) => {
    const stage: Stage = {
      ...emptyStage(STANDARD),
      phase: 'adjustment',
      season: 'winter',
      units: units({ RUSSIA: `F ${at}` }),
    };
    const disband: Given<Order> = {
      power: power('RUSSIA'),
      order: { kind: 'disband', unit: { type: 'F', at: location(at) } },
    };
    expect(shown(stage)).toEqual([`standing ${at}`]);
    expect(shown(withOrder(stage, disband))).toEqual([`struck ${at}`]);
    expect(shown({ ...withOrder(stage, disband), isResolved: true })).toEqual([`struck ${at}`]);
  });
});

describe('what the map shows', () => {
  const fight = stageWith(STANDARD, { FRANCE: 'A BUR, A RUH', GERMANY: 'A MUN' }, [
    'A BUR - MUN',
    'A RUH S A BUR - MUN',
  ]);

  test('drafts before, results after', () => {
    expect(scene(fight).orders.map(({ state }) => state)).toEqual(['draft', 'draft']);
    const after = scene({ ...fight, isResolved: true });
    expect(after.orders.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(shown({ ...fight, isResolved: true })).toEqual([
      'ghost BUR',
      'standing MUN',
      'standing RUH',
      'standing aside MUN',
    ]);
  });

  test('an order that is not possible is not drawn, and is told in the list', () => {
    const stage = stageWith(STANDARD, { FRANCE: 'A PAR' }, ['A PAR - MOS']);
    expect(scene(stage).orders).toEqual([]);
    const [row] = rowsOf(STANDARD, stage, resolve(STANDARD, stage), '1901');
    expect(row).toMatchObject({ isImpossible: true, fate: { result: 'illegal' } });
  });

  test('in a retreat the attack that drove the unit out stays drawn', () => {
    const retreat = openStage(goOn(newPlay(STANDARD, fight)));
    expect(scene(retreat).orders).toMatchObject([{ power: 'FRANCE', state: 'done', order: { to: 'MUN' } }]);
    const chosen = sceneOf(STANDARD, retreat, resolve(STANDARD, retreat), undefined, province('MUN'));
    expect([...chosen.lit].sort()).toEqual(['BER', 'BOH', 'KIE', 'SIL', 'TYR']);
    expect(chosen.pieces.filter((piece) => piece.isChosen)).toMatchObject([{ isAside: true }]);
  });

  test.each([
    ['A PAR - BUR', 'stopped'],
    ['A PIC S A PAR - BUR', 'cut'],
  ])('%s is drawn as %s', (text, state) => {
    const stage = stageWith(STANDARD, { FRANCE: 'A PAR, A PIC', GERMANY: 'A MUN, A BEL, A BUR' }, [
      'A PAR - BUR',
      'A PIC S A PAR - BUR',
      'A BEL - PIC',
    ]);
    const drawn = scene({ ...stage, isResolved: true }).orders.find(({ id }) => id.endsWith(text.split(' ')[1] ?? ''));
    expect(drawn?.state).toBe(state);
  });
});

describe('a tap on a result', () => {
  const fight = stageWith(STANDARD, { FRANCE: 'A BUR, A RUH', GERMANY: 'A MUN' }, [
    'A BUR - MUN',
    'A RUH S A BUR - MUN',
  ]);
  const outcome = resolve(STANDARD, fight);

  test('finds the unit by where it came from; of two in one place first the one driven out', () => {
    expect(originOf(outcome, province('MUN'), undefined)).toBe('MUN');
    expect(originOf(outcome, province('MUN'), province('MUN'))).toBe('BUR');
    expect(originOf(outcome, province('RUH'), undefined)).toBe('RUH');
  });

  test('rings the unit where it now stands', () => {
    const resolved = { ...fight, isResolved: true };
    const ringed = sceneOf(STANDARD, resolved, outcome, undefined, province('BUR')).pieces.filter((p) => p.isChosen);
    expect(ringed).toMatchObject([{ at: 'MUN', power: 'FRANCE', isAside: false }]);
  });
});
