import { type LocationId, RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { goOn, newPlay, openStage } from '../../src/play/play.ts';
import { setTurn } from '../../src/play/position.ts';
import { startStage } from '../../src/play/stage.ts';
import { tapToOrder, tapWithTool } from '../../src/play/tapping.ts';
import { power, province, stageWith } from '../board.ts';

const first = (locations: readonly LocationId[]) => locations[0];

describe('taps while orders are written', () => {
  const stage = stageWith(STANDARD, { FRANCE: 'A PAR, F BRE', GERMANY: 'A MUN' });
  const tap = (place: string, composing?: { unit: string; verb: 'move' | 'support'; helped?: string }) =>
    tapToOrder(
      STANDARD,
      stage,
      composing && {
        unit: province(composing.unit),
        verb: composing.verb,
        ...(composing.helped === undefined ? {} : { helped: province(composing.helped) }),
      },
      undefined,
      province(place),
      first,
    );

  test('unit, then where: two taps make a move', () => {
    expect(tap('PAR')).toMatchObject({ kind: 'compose', composing: { unit: 'PAR', verb: 'move' } });
    expect(tap('BUR', { unit: 'PAR', verb: 'move' })).toMatchObject({
      kind: 'order',
      order: { kind: 'move', to: 'BUR' },
    });
  });

  test('unit, what, whom, where: a support', () => {
    expect(tap('MUN', { unit: 'PAR', verb: 'support' })).toMatchObject({
      kind: 'compose',
      composing: { helped: 'MUN' },
    });
    expect(tap('BUR', { unit: 'PAR', verb: 'support', helped: 'MUN' })).toMatchObject({
      kind: 'order',
      order: { kind: 'supportMove', to: 'BUR' },
    });
  });

  test('a place out of reach is refused with the order that was meant', () => {
    expect(tap('MOS', { unit: 'PAR', verb: 'move' })).toMatchObject({
      kind: 'noOrder',
      order: { kind: 'move', to: 'MOS' },
    });
  });

  test('another unit is the next to get its order; the same one again lets go', () => {
    expect(tap('MUN', { unit: 'PAR', verb: 'move' })).toMatchObject({ kind: 'compose', composing: { unit: 'MUN' } });
    expect(tap('PAR', { unit: 'PAR', verb: 'move' })).toEqual({ kind: 'leave' });
    expect(tap('MOS')).toEqual({ kind: 'nothing', province: 'MOS' });
  });
});

describe('D-56 a retreat takes two taps, also for the only dislodged unit', () => {
  const fight = stageWith(STANDARD, { FRANCE: 'A BUR, A RUH', GERMANY: 'A MUN' }, [
    'A BUR - MUN',
    'A RUH S A BUR - MUN',
  ]);
  const stage = openStage(goOn(newPlay(STANDARD, fight)));

  test('tap the unit, tap the place', () => {
    expect(tapToOrder(STANDARD, stage, undefined, undefined, province('MUN'), first)).toEqual({
      kind: 'show',
      province: 'MUN',
    });
    expect(tapToOrder(STANDARD, stage, undefined, province('MUN'), province('TYR'), first)).toMatchObject({
      kind: 'order',
      order: { kind: 'retreat', to: 'TYR' },
    });
  });

  test('a closed place is refused', () => {
    expect(tapToOrder(STANDARD, stage, undefined, province('MUN'), province('BUR'), first)).toMatchObject({
      kind: 'noOrder',
    });
  });
});

describe('taps in the adjustments', () => {
  test('a site goes from army to fleet to nothing', () => {
    const winter = { ...setTurn(startStage(RENAISSANCE), 'winter', 1454), units: [] };
    const tap = (stage: typeof winter) => {
      const result = tapToOrder(RENAISSANCE, stage, undefined, undefined, province('BRE'), first);
      if (result.kind !== 'order') throw new Error(result.kind);
      return result.stage;
    };
    const army = tap(winter);
    expect(army.orders).toMatchObject([{ power: 'ENGLAND', order: { kind: 'build', unit: { type: 'A', at: 'BRE' } } }]);
    const fleet = tap(army as typeof winter);
    expect(fleet.orders).toMatchObject([{ order: { unit: { type: 'F' } } }]);
    expect(tap(fleet as typeof winter).orders).toEqual([]);
  });
});

describe('taps with a tool in hand', () => {
  const stage = startStage(STANDARD);
  const tool = (kind: 'army' | 'fleet' | 'owner' | 'takeOff', place: string) =>
    tapWithTool(STANDARD, stage, { kind, power: power('FRANCE') }, province(place), first);

  test('put down, take off, own', () => {
    expect(tool('army', 'BUR')).toMatchObject({ kind: 'position', unit: { type: 'A', at: 'BUR' } });
    expect(tool('fleet', 'SPA')).toMatchObject({ kind: 'position', location: 'SPA/NC' });
    expect(tool('takeOff', 'PAR')).toMatchObject({ kind: 'position' });
    expect(tool('owner', 'BEL')).toMatchObject({ kind: 'position' });
  });

  test.each([
    ['army', 'NTH'],
    ['fleet', 'MUN'],
    ['owner', 'BUR'],
    ['takeOff', 'BUR'],
  ] as const)('%s at %s is refused', (kind, place) => {
    expect(tool(kind, place)).toMatchObject({ kind: 'noTool' });
  });
});
