import { describe, expect, test } from 'vitest';
import { InvariantError, majorityOf, papacyIn } from '../../src/index.ts';
import { churchEvents } from '../../src/papacy/events.ts';
import { all, type Church, church, facts, P0 } from './church.ts';

const onStandard = (options: Record<string, unknown> = {}, more: Record<string, unknown> = {}): Church =>
  church({ variant: 'standard', options, ...more });

const depose = (play: Church, seat: string, order: string) => play.sheet(seat, order, 'Depose the Pope');

/** Austria, with help, drives Italy out of Rome in S01 and owns it after F01. */
function austriaInRome(options: Record<string, unknown> = {}, ...fallOrders: readonly string[]): Church {
  const play = onStandard(options);
  play.run({
    as: 'JD',
    do: 'overrideUnits',
    set: [
      { power: 'AUSTRIA', type: 'A', at: 'TUS' },
      { power: 'AUSTRIA', type: 'A', at: 'APU' },
      { power: 'ITALY', type: 'A', at: 'ROM' },
      { power: 'ITALY', type: 'F', at: 'NAP' },
    ],
    reason: 'Set up.',
  });
  play.write().sheet('R-AUS', 'A Tus - Rom', 'A Apu S A Tus - Rom').publish();
  play.sheet('R-ITA', 'A Rom - Ven').toNextTurn();
  play
    .write('F1901')
    .sheet('R-AUS', 'A Rom H', ...fallOrders)
    .publish();
  return play;
}

describe('§6 the addendum on Standard 1901', () => {
  test('S192 twelve sees and the bishop of Rome: thirteen bishops, a majority of seven', () => {
    const { table } = onStandard();
    const sees = Object.values(table.state.seats).flatMap((seat) => seat?.see ?? []);
    expect(sees.filter((see) => (see as string) !== 'ROM').sort()).toEqual([
      'BEL',
      'BUL',
      'DEN',
      'GRE',
      'HOL',
      'NWY',
      'POR',
      'RUM',
      'SER',
      'SPA',
      'SWE',
      'TUN',
    ]);
    expect([sees.length, majorityOf(sees.length)]).toEqual([13, 7]);
  });

  test('§6 b Italy’s army occupies Rome from the start: the Pope is Italy’s, and may not declare', () => {
    const play = onStandard();
    expect(play.team(P0)).toBe('ITALY');
    play.refused('see-occupied', { as: P0, do: 'declareAffiliation', power: 'FRANCE' });
  });

  test('§6 c Italy may not depose him while its possession is unbroken', () => {
    const play = depose(onStandard().write(), 'R-ITA', 'A Rom H');
    expect(facts(play.publish(), 'deposeOrderFailed')).toMatchObject({
      power: 'ITALY',
      fault: 'host',
      standing: 'ITALY',
    });
    expect(play.pope).toBe(P0);
    const away = depose(onStandard().write(), 'R-ITA', 'A Rom - Apu');
    expect(facts(away.publish(), 'deposeOrderFailed')).toMatchObject({ fault: 'host' });
  });

  test('§6 c another power that enters deposes; once it has owned Rome, Italy comes back as an invader', () => {
    const play = austriaInRome({}, 'Depose the Pope');
    expect(play.pope).toBeUndefined();
    play.toNextTurn();
    play.run({
      as: 'JD',
      do: 'overrideUnits',
      set: [
        { power: 'ITALY', type: 'A', at: 'VEN' },
        { power: 'AUSTRIA', type: 'A', at: 'APU' },
      ],
      reason: 'Set up.',
    });
    play.run({ as: 'JD', do: 'overrideThrone', pope: P0, reason: 'Elected again.' });
    depose(play.write('S1902'), 'R-ITA', 'A Ven - Rom');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ power: 'ITALY' });
  });

  test('§6 c an Italian army that returns before another power has owned Rome is no invader', () => {
    const play = onStandard();
    play.write().sheet('R-ITA', 'A Rom - Apu').publish();
    depose(play.write('F1901'), 'R-ITA', 'A Apu - Rom');
    expect(facts(play.publish(), 'deposeOrderFailed')).toMatchObject({ power: 'ITALY', fault: 'host' });
  });

  test('§6 d a unit built in Rome occupies it and invades nobody, until it has left and come back', () => {
    const play = austriaInRome();
    play.toNextTurn();
    // Austria leaves; Italy takes Rome back in Fall, leaves it, and builds there.
    play.run({
      as: 'JD',
      do: 'overrideUnits',
      set: [{ power: 'ITALY', type: 'A', at: 'VEN' }],
      reason: 'Set up.',
    });
    play.run({ as: 'JD', do: 'overrideOwners', owners: { ROM: 'ITALY' }, reason: 'Set up.' });
    play.table.until('adjustments', 'F1902');
    play.sheet('R-ITA', 'A Rom B');
    const built = play.table.next();
    expect(facts(built, 'unitBuiltInPapalSee')).toMatchObject({ power: 'ITALY' });
    expect(facts(built, 'seeOccupied')).toMatchObject({ see: 'ROM', power: 'ITALY', by: 'build' });
    depose(play.write('S1903'), 'R-ITA', 'A Rom H');
    expect(facts(play.publish(), 'deposeOrderFailed')).toMatchObject({ power: 'ITALY', fault: 'builtThere' });
    play.write('F1903').sheet('R-ITA', 'A Rom - Apu').publish();
    depose(play.write('S1904'), 'R-ITA', 'A Apu - Rom');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ power: 'ITALY' });
  });

  test('`romeAtStart` hostMayDepose: Italy may depose from the first turn', () => {
    const play = depose(onStandard({ romeAtStart: 'hostMayDepose' }).write(), 'R-ITA', 'A Rom H');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ power: 'ITALY' });
  });

  test('`romeAtStart` hostMayDepose: with a unit built in Rome too', () => {
    const play = onStandard({ romeAtStart: 'hostMayDepose' });
    play.run({ as: 'JD', do: 'overrideUnits', set: [{ power: 'ITALY', type: 'A', at: 'VEN' }], reason: 'Set up.' });
    play.table.until('adjustments', 'F1901');
    play.sheet('R-ITA', 'A Rom B').table.next();
    depose(play.write('S1902'), 'R-ITA', 'A Rom H');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ power: 'ITALY' });
  });

  test('§6 c where only the host has the line no punishment needs a second look', () => {
    const play = onStandard().ban(P0, 'R-FRA');
    play.write('F1901').testify('t1', 'R-FRA', 'F1901').seal(P0, { name: 'A Par', finding: 't1' });
    depose(play, 'R-ITA', 'A Rom H').prove('t1');
    expect(facts(play.publish(), 'movementResolved')).toMatchObject({ board: 'once' });
  });

  test('`romeAtStart` freePope: the Pope belongs to nobody until another power enters; Italy still may not depose', () => {
    const play = onStandard({ romeAtStart: 'freePope' });
    expect(play.team(P0)).toBeUndefined();
    play.run({ as: P0, do: 'declareAffiliation', power: 'FRANCE' });
    depose(play.write(), 'R-ITA', 'A Rom H');
    const events = play.publish();
    expect(facts(events, 'deposeOrderFailed')).toMatchObject({ fault: 'host' });
    expect(all(events, 'seeOccupied').filter((event) => (event.facts.see as string) === 'ROM')).toEqual([]);
    expect(play.team(P0)).toBe('FRANCE');

    const entered = austriaInRome({ romeAtStart: 'freePope' });
    expect(entered.team(P0)).toBe('AUSTRIA');
  });

  test('`romeAtStart` freePope holds for `affiliation` unitOrOwner too', () => {
    const play = onStandard({ romeAtStart: 'freePope', affiliation: 'unitOrOwner' });
    play.run({ as: 'JD', do: 'overrideOwners', owners: { TUN: 'ITALY' }, reason: 'Set up.' });
    expect(play.team('B-TUN')).toBe('ITALY');
    expect(onStandard({ affiliation: 'unitOrOwner' }).team(P0)).toBe('ITALY');
    expect(play.team(P0)).toBeUndefined();
    const entered = austriaInRome({ romeAtStart: 'freePope', affiliation: 'unitOrOwner' });
    expect(entered.team(P0)).toBe('AUSTRIA');
  });

  test('`romeAtStart` neutralRome: nobody stands in Rome or owns it, and whoever enters may depose', () => {
    const play = onStandard({ romeAtStart: 'neutralRome' });
    expect([play.unit('ROM'), play.team(P0)]).toEqual([undefined, undefined]);
    depose(play.write(), 'R-ITA', 'A Ven - Rom');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ power: 'ITALY' });
  });

  test('R6 an Anti-Pope is ordained to one of Standard’s neutral centres', () => {
    const play = onStandard();
    play.run({ as: 'JD', do: 'overrideCouncil', until: 'F1901', reason: 'Set up.' }).write();
    play.vote('B-BEL', 'B-BEL', 'B-BUL', 'B-DEN', 'B-GRE', 'B-HOL', 'B-NWY', 'B-POR').publish();
    expect(play.antiPopes).toEqual(['B-BEL']);
  });
});

describe('§6 other papal sees, and none', () => {
  test('any centre may be the papal see', () => {
    const play = onStandard({}, { addendum: { papalSee: 'SPA' } });
    expect(play.pope).toBe('B-SPA');
    play.run({ as: 'JD', do: 'overrideUnits', add: [{ power: 'FRANCE', type: 'A', at: 'GAS' }], reason: 'Set up.' });
    depose(play.write(), 'R-FRA', 'A Gas - Spa');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ pope: 'B-SPA', power: 'FRANCE', see: 'SPA' });
  });

  test('§6 asking for the addendum’s data where there is none is a defect', () => {
    expect(() => papacyIn(church({ addendum: 'off' }).table.state)).toThrow(InvariantError);
  });

  test('S195 with the addendum off every act of the church is refused, and the turn goes on', () => {
    const play = church({ addendum: 'off' });
    play.refused('addendum-off', { as: 'R-SPA', do: 'crownEmperor', seat: 'R-SPA' });
    play.refused('addendum-off', { as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'None.' });
    play.write().sheet('R-SPA', 'F Nap - Rom');
    const events = play.publish();
    expect(play.unit('ROM')).toBe('SPAIN F ROM');
    expect(events.filter((event) => event.type in churchEvents)).toEqual([]);
    expect(play.pope).toBeUndefined();
    play.table.until('diplomacy', 'S1456');
    expect(play.table.state.ending).toBeUndefined();
  });
});
