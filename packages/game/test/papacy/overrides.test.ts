import { describe, expect, test } from 'vitest';
import { councilSits } from '../../src/index.ts';
import { eventOf } from '../kit.ts';
import { church, facts, P0 } from './church.ts';

const reason = 'Set right.';

describe('JD.6 the Judge sets the church right by hand', () => {
  test('who reigns, and a vacant throne with one who may not be elected', () => {
    const play = church();
    const override = { as: 'JD', do: 'overrideThrone', reason } as const;
    play.refused('already-so', { ...override, pope: P0 });
    play.refused('candidate-not-bishop', { ...override, pope: 'R-SPA' });
    play.run({ as: 'JD', do: 'overrideAntiPope', seat: 'B-DEN', antiPope: true, reason });
    expect(facts(play.table.run({ ...override, pope: 'B-DEN' }), 'throneOverridden')).toMatchObject({
      pope: 'B-DEN',
      was: P0,
      publicly: true,
    });
    expect([play.pope, play.antiPopes]).toEqual(['B-DEN', []]);
    play.run({ ...override, pope: 'vacant', barred: 'B-DEN', publicly: false }).write();
    expect(play.table.state.church.throne).toMatchObject({ kind: 'vacant', conclave: { cause: 'judge' } });
    play.refused('candidate-barred', { as: 'B-EDI', do: 'castBallot', candidate: 'B-DEN' });
  });

  test('who is Anti-Pope', () => {
    const play = church();
    const override = { as: 'JD', do: 'overrideAntiPope', antiPope: true, reason } as const;
    play.refused('candidate-reigns', { ...override, seat: P0 });
    play.refused('candidate-not-bishop', { ...override, seat: 'L-SPA' });
    play.run({ ...override, seat: 'B-SWI', protector: 'HRE' });
    expect(play.table.state.church.antiPopes).toMatchObject([{ seat: 'B-SWI', protector: 'HRE' }]);
    play.refused('already-so', { ...override, seat: 'B-SWI' });
    play.run({ ...override, seat: 'B-SWI', antiPope: false });
    expect(play.antiPopes).toEqual([]);
  });

  test('who is banned, since when, and by whom', () => {
    const play = church({ cast: { observers: 1 } });
    const override = { as: 'JD', do: 'overrideBan', seat: 'R-SPA', reason } as const;
    play.refused('already-so', { ...override, banned: false });
    for (const seat of ['JD', 'OBS1']) play.refused('ban-out-of-reach', { ...override, seat, banned: true });
    play.refused('unknown-seat', { ...override, seat: 'R-ROM', banned: true });
    play.run({ ...override, banned: true });
    expect(play.banOf('R-SPA')).toMatchObject({ issuer: P0, since: 'S1454' });
    play.run({ ...override, banned: false });
    expect(play.isBanned('R-SPA')).toBe(false);
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'vacant', reason }, { ...override, banned: true });
    expect(play.banOf('R-SPA')).toMatchObject({ issuer: 'JD', id: 'ban-S1454-R-SPA-2' });
    expect(Object.values(play.table.state.church.bans)).toHaveLength(2);
    play.run({ ...override, seat: 'R-TUR', banned: true, since: 'F1453' });
    expect(play.banOf('R-TUR')).toMatchObject({ since: 'F1453' });
  });

  test('whose a bishop is', () => {
    const play = church();
    const override = { as: 'JD', do: 'overrideAffiliation', reason } as const;
    play.refused('bishop-or-see', { ...override, power: 'VENICE' });
    play.refused('bishop-or-see', { ...override, bishop: 'B-SER', see: 'SER', power: 'VENICE' });
    play.refused('declarer-not-bishop', { ...override, bishop: 'R-SPA', power: 'VENICE' });
    expect(play.refused('not-a-see', { ...override, see: 'NOWHERE', power: 'VENICE' })).toEqual({ see: 'NOWHERE' });
    play.refused('unknown-power', { ...override, see: 'SER', power: 'ITALY' });
    play.run({ ...override, bishop: 'B-SER', power: 'VENICE', accepted: true });
    expect([play.team('B-SER'), play.table.state.church.declarations['B-SER' as never]]).toEqual([
      'VENICE',
      { power: 'VENICE', since: 'S1454', accepted: true },
    ]);
    play.run({ ...override, bishop: 'B-DEN', power: 'VENICE' });
    expect(play.table.state.church.declarations['B-DEN' as never]).toMatchObject({ accepted: false });
    play.run({ ...override, bishop: 'B-SER', power: 'none' }, { ...override, see: 'SER', power: 'HRE' });
    expect(play.team('B-SER')).toBe('HRE');
    play.run({ ...override, see: 'SER', power: 'none' });
    expect(play.team('B-SER')).toBeUndefined();
  });

  test('what was found, and which unit is punished', () => {
    const play = church().ban(P0, 'R-SPA').write();
    const finding = { as: 'JD', do: 'overrideFinding', finding: 't1', reason } as const;
    const punishment = { as: 'JD', do: 'overridePunishment', finding: 't1', reason } as const;
    play.refused('unknown-finding', { ...finding, ruling: 'proven' });
    play.refused('unknown-finding', { ...punishment, status: 'ended' });
    play.testify('t1', 'R-SPA', 'F1454');
    play.refused('no-punishment', { ...punishment, status: 'ended' });
    play.refused('no-punishment', { ...punishment, status: 'firstServed' });
    const told = play.table.run({ ...finding, ruling: 'proven' });
    expect(eventOf(told, 'findingOverridden').audience).toEqual({ kind: 'seats', seats: [P0] });
    const naples = play.table.state.board.units.find((unit) => (unit.location as string) === 'NAP')?.id;
    play.refused('no-punishment', { ...punishment, status: 'ended', unit: naples });
    play.run({ ...punishment, status: 'firstServed', unit: naples, first: 'S1454' });
    play.seal(P0, { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys');
    expect(facts(play.publish(), 'unitImmobilised')).toMatchObject({ half: 2 });
    play.run({ ...punishment, status: 'ended' });
    expect(play.table.state.church.punishments).toMatchObject([{ status: 'judge', by: 'JD' }]);
  });

  test('a ban that he ends ends the punishment that waited under it, and none can be set to wait there (A28)', () => {
    const play = church().ban(P0, 'R-SPA').testify('t1', 'R-SPA', 'F1454');
    const naples = play.table.state.board.units.find((unit) => (unit.location as string) === 'NAP')?.id;
    const punishment = { as: 'JD', do: 'overridePunishment', finding: 't1', unit: naples, reason } as const;
    play.run({ ...punishment, status: 'firstServed' });
    play.run({ as: 'JD', do: 'overrideBan', seat: 'R-SPA', banned: false, reason });
    expect(play.table.state.church.punishments).toMatchObject([{ status: 'judge' }]);
    play.refused('ban-not-in-force', { ...punishment, status: 'firstServed' });
    expect(play.table.state.church.punishments).toMatchObject([{ status: 'judge' }]);
    play.run({ ...punishment, status: 'ended' });
  });

  test('whether a council sits', () => {
    const play = church();
    const override = { as: 'JD', do: 'overrideCouncil', reason } as const;
    play.refused('no-council', { ...override, until: 'now' });
    play.run({ ...override, until: 'F1454' });
    expect(councilSits(play.table.state)).toBe(true);
    play.run({ ...override, until: 'S1455', decree: 'paper' });
    expect(play.table.state.church.council).toMatchObject({ first: 'S1454', last: 'S1455', decree: 'paper' });
    play.run({ ...override, until: 'now' });
    expect(councilSits(play.table.state)).toBe(false);
    play.publish();
    play.refused('turn-gone', { ...override, until: 'S1454' });
  });

  test('who wears a crown', () => {
    const play = church();
    const override = { as: 'JD', do: 'overrideEmperor', seat: 'R-HRE', reason } as const;
    play.refused('already-so', { ...override, crowned: false });
    play.refused('unknown-seat', { ...override, seat: 'R-ROM', crowned: true });
    play.run({ ...override, crowned: true });
    expect(play.table.state.church.emperors).toMatchObject([{ seat: 'R-HRE', crownedBy: 'JD' }]);
    play.refused('already-so', { ...override, seat: 'R-SPA', crowned: false });
    play.run({ ...override, crowned: false });
    expect(play.table.state.church.emperors).toEqual([]);
  });
});
