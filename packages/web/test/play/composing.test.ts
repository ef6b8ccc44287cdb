import { STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { choicesOf, litBy, type Option, optionsAt } from '../../src/play/composing.ts';
import { otherWay } from '../../src/play/way.ts';
import { province, stageWith } from '../board.ts';

const places = (options: readonly Option[]) =>
  options.map((option) => (option.kind === 'help' ? option.province : option.location)).sort();

describe('D-11 a fleet is never offered a province of two coasts without a coast', () => {
  const stage = stageWith(STANDARD, { FRANCE: 'F MAO, A GAS' });

  test('F MAO may go to either coast of Spain, and not to bare Spain', () => {
    const { options } = choicesOf(STANDARD, stage, { unit: province('MAO'), verb: 'move' });
    expect(places(options).filter((place) => place.startsWith('SPA'))).toEqual(['SPA/NC', 'SPA/SC']);
    expect(optionsAt(options, province('SPA'))).toHaveLength(2);
    expect(litBy(options).has(province('SPA'))).toBe(true);
  });

  test('A GAS may go to Spain alone', () => {
    const { options } = choicesOf(STANDARD, stage, { unit: province('GAS'), verb: 'move' });
    expect(places(options).filter((place) => place.startsWith('SPA'))).toEqual(['SPA']);
  });
});

describe('D-12 supports into coasts are offered once', () => {
  test('F MAO supports A POR to Spain once', () => {
    const stage = stageWith(STANDARD, { FRANCE: 'F MAO, A POR' });
    const { options } = choicesOf(STANDARD, stage, { unit: province('MAO'), verb: 'support', helped: province('POR') });
    expect(places(options).filter((place) => place.startsWith('SPA'))).toEqual(['SPA']);
  });

  test.each(['CON', 'SER'])('%s may support F RUM to Bulgaria', (unit) => {
    const stage = stageWith(STANDARD, { TURKEY: 'F RUM, F CON, A SER' });
    const { options } = choicesOf(STANDARD, stage, { unit: province(unit), verb: 'support', helped: province('RUM') });
    expect(places(options).filter((place) => place.startsWith('BUL'))).toEqual(['BUL']);
  });
});

describe('an order is made of what is possible', () => {
  test('an army does not convoy, a fleet at sea with an army near does', () => {
    const stage = stageWith(STANDARD, { ENGLAND: 'A LON, F NTH, F BLA' });
    const verbs = (unit: string) =>
      [...choicesOf(STANDARD, stage, { unit: province(unit), verb: 'move' }).verbs].sort();
    expect(verbs('LON')).not.toContain('convoy');
    expect(verbs('NTH')).toContain('convoy');
    expect(verbs('BLA')).toEqual(['hold', 'move']);
  });

  test('a convoy is built by army, then place', () => {
    const stage = stageWith(STANDARD, { ENGLAND: 'A LON, F NTH' });
    const armies = choicesOf(STANDARD, stage, { unit: province('NTH'), verb: 'convoy' });
    expect(places(armies.options)).toEqual(['LON']);
    const { options } = choicesOf(STANDARD, stage, { unit: province('NTH'), verb: 'convoy', helped: province('LON') });
    expect(places(options)).toEqual(['BEL', 'DEN', 'EDI', 'HOL', 'NWY', 'YOR']);
  });

  test('a neighbour that can also be reached by sea is offered by land, and the other way is at hand', () => {
    const stage = stageWith(STANDARD, { ENGLAND: 'A LON, F NTH' }, ['A LON - YOR']);
    const { options } = choicesOf(STANDARD, stage, { unit: province('LON'), verb: 'move' });
    const [york] = optionsAt(options, province('YOR'));
    expect(york).toMatchObject({ order: { to: 'YOR', viaConvoy: false } });
    const [given] = stage.orders;
    if (given === undefined) throw new Error('no order');
    expect(otherWay(STANDARD, stage, given)).toMatchObject({ kind: 'move', to: 'YOR', viaConvoy: true });
  });
});
