import { describe, expect, test } from 'vitest';
import { eventOf } from '../kit.ts';
import { all, type Church, church, facts, P0, withOption } from './church.ts';

/** S048's first half: R-Spa banned S54, caught F54, and it is Order Writing of F54. */
function spainCaught(options: Record<string, unknown> = {}): Church {
  return withOption(options).ban(P0, 'R-SPA').write('F1454').testify('t1', 'R-SPA', 'F1454');
}

/** S048 whole: F Nap has held in F54. It is Order Writing of S55. */
function naplesHeldOnce(): Church {
  const play = spainCaught().seal(P0, { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys').prove('t1');
  play.publish();
  return play.write('S1455');
}

const statuses = (play: Church) => play.table.state.church.punishments.map(({ status }) => status);

describe('R3 a unit named by the Pope holds for two turns, if it is named on both', () => {
  test('S048 the named unit holds, and the gazette says why', () => {
    const play = spainCaught().seal(P0, { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys').prove('t1');
    const events = play.publish();
    expect(play.unit('NAP')).toBe('SPAIN F NAP');
    expect(facts(events, 'unitImmobilised')).toMatchObject({
      half: 1,
      finding: 't1',
      accused: 'R-SPA',
      by: P0,
      unit: { location: 'NAP' },
    });
    const naples = facts(events, 'movementResolved').outcomes.find((outcome) => outcome.unit.location === 'NAP');
    expect(naples).toMatchObject({ immobilised: true, order: { kind: 'hold' } });
    expect(facts(events, 'bullsPublished').bulls[0]?.outcome).toBe('immobilised');
  });

  test('S049 named again it holds the second turn, and is free on the third (A23)', () => {
    const play = naplesHeldOnce().seal(P0, { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys');
    expect(facts(play.publish(), 'unitImmobilised')).toMatchObject({ half: 2 });
    expect(play.unit('NAP')).toBe('SPAIN F NAP');
    expect(statuses(play)).toEqual(['served']);
    play.write('F1455').sheet('R-SPA', 'F Nap - Tys');
    play.refused('punishment-over', { as: P0, do: 'sealBulls', lines: [{ name: 'F Nap', finding: 't1' }] });
    play.publish();
    expect(play.unit('TYS')).toBe('SPAIN F TYS');
  });

  test('S050 not named on the second turn it is free, and the finding is used up', () => {
    const play = naplesHeldOnce().sheet('R-SPA', 'F Nap - Tys');
    const events = play.publish();
    expect(play.unit('TYS')).toBe('SPAIN F TYS');
    expect(facts(events, 'punishmentEnded')).toMatchObject({ how: 'notNamedAgain', finding: 't1' });
    play.write('F1455');
    play.refused('punishment-over', { as: P0, do: 'sealBulls', lines: [{ name: 'F Tys', finding: 't1' }] });
  });

  test('S051 another unit cannot be named on the second turn', () => {
    const play = naplesHeldOnce();
    expect(
      play.refused('not-the-named-unit', { as: P0, do: 'sealBulls', lines: [{ name: 'A Por', finding: 't1' }] }),
    ).toMatchObject({
      at: 'POR',
      unitAt: 'NAP',
      unitType: 'F',
    });
    play.sheet('R-SPA', 'F Nap - Tys', 'A Por - Gas', 'F Spa/sc - Wes').publish();
    expect(play.unit('TYS')).toBe('SPAIN F TYS');
  });

  test('S052 a pair may run from Spring to Fall; `springFirst` refuses one that begins in Fall (A24)', () => {
    const play = spainCaught({ punishPair: 'springFirst' });
    play.refused('punish-spring-first', { as: P0, do: 'sealBulls', lines: [{ name: 'F Nap', finding: 't1' }] });
    play.prove('t1').publish();
    for (const [turn, half] of [
      ['S1455', 1],
      ['F1455', 2],
    ] as const) {
      play.write(turn).seal(P0, { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys');
      expect(facts(play.publish(), 'unitImmobilised')).toMatchObject({ half });
      expect(play.unit('NAP')).toBe('SPAIN F NAP');
    }
  });

  test('S053 an immobilised unit gives no support; it holds with its own strength', () => {
    const play = church()
      .ban(P0, 'R-HRE')
      .write('F1454')
      .testify('t1', 'R-HRE', 'F1454')
      .seal(P0, { name: 'A Mun', finding: 't1' });
    play.sheet('R-HRE', 'A Mun S A Vie - Tyr', 'A Vie - Tyr', 'A Ber H').sheet('R-VEN', 'A Ven - Tyr').prove('t1');
    play.publish();
    expect(play.unit('TYR')).toBeUndefined();
    expect(play.unit('MUN')).toBe('HRE A MUN');
  });

  test('S054 with `immobilised` noMove the support counts, and a move becomes a hold', () => {
    const named = (order: string, others: readonly string[]) => {
      const play = withOption({ immobilised: 'noMove' })
        .ban(P0, 'R-HRE')
        .write('F1454')
        .testify('t1', 'R-HRE', 'F1454');
      play
        .seal(P0, { name: 'A Mun', finding: 't1' })
        .sheet('R-HRE', order, ...others)
        .sheet('R-VEN', 'A Ven - Tyr')
        .prove('t1');
      play.publish();
      return play;
    };
    expect(named('A Mun S A Vie - Tyr', ['A Vie - Tyr']).unit('TYR')).toBe('HRE A TYR');
    const held = named('A Mun - Bur', []);
    expect([held.unit('MUN'), held.unit('BUR')]).toEqual(['HRE A MUN', undefined]);
  });

  test('A21 with `immobilised` noMove the first order that can be carried out is the one that is judged', () => {
    const play = withOption({ immobilised: 'noMove' }).ban(P0, 'R-HRE').write('F1454').testify('t1', 'R-HRE', 'F1454');
    play.seal(P0, { name: 'A Mun', finding: 't1' }).sheet('R-HRE', 'A Mun S A Ber - Swi', 'A Mun - Bur').prove('t1');
    play.publish();
    expect(play.unit('MUN')).toBe('HRE A MUN');
  });

  test('S055 an immobilised fleet convoys nobody', () => {
    const play = church();
    play.run({
      as: 'JD',
      do: 'overrideUnits',
      set: [
        { power: 'ENGLAND', type: 'F', at: 'NTH' },
        { power: 'ENGLAND', type: 'A', at: 'YOR' },
      ],
      reason: 'Set up.',
    });
    play.ban(P0, 'R-ENG').write('F1454').testify('t1', 'R-ENG', 'F1454').seal(P0, { name: 'F Nth', finding: 't1' });
    play.sheet('R-ENG', 'F Nth C A Yor - Nwy', 'A Yor - Nwy').prove('t1').publish();
    expect(play.unit('YOR')).toBe('ENGLAND A YOR');
  });

  test('S056 a support to hold counts for an immobilised unit, one for its move is void', () => {
    const support = (line: string) => {
      const play = church();
      play.run({
        as: 'JD',
        do: 'overrideUnits',
        set: ['BER', 'MUN'].map((at) => ({ power: 'HRE', type: 'A', at })),
        reason: 'Set up.',
      });
      play.ban(P0, 'R-HRE').write('F1454').testify('t1', 'R-HRE', 'F1454').seal(P0, { name: 'A Mun', finding: 't1' });
      play.sheet('R-HRE', 'A Mun - Bur', line).prove('t1');
      const outcomes = facts(play.publish(), 'movementResolved').orders;
      return outcomes.find(({ order }) => 'unit' in order && (order.unit.at as string) === 'BER');
    };
    expect(support('A Ber S A Mun')).toMatchObject({ result: 'given' });
    expect(support('A Ber S A Mun - Kie')).toMatchObject({ result: 'invalid' });
  });

  /** S057: French A Bur, named, is driven out by A Mun with A Ruh's help. */
  function burgundyDislodged(options: Record<string, unknown> = {}): Church {
    const play = withOption(options);
    play.run({
      as: 'JD',
      do: 'overrideUnits',
      set: [
        { power: 'FRANCE', type: 'A', at: 'BUR' },
        { power: 'HRE', type: 'A', at: 'MUN' },
        { power: 'HRE', type: 'A', at: 'RUH' },
      ],
      reason: 'Set up.',
    });
    play.ban(P0, 'R-FRA').write('F1454').testify('t1', 'R-FRA', 'F1454').seal(P0, { name: 'A Bur', finding: 't1' });
    play.sheet('R-HRE', 'A Mun - Bur', 'A Ruh S A Mun - Bur').prove('t1').publish();
    return play;
  }

  test('S057 a dislodged immobilised unit may retreat; with `immobilisedRetreat` disband it is destroyed', () => {
    const retreats = burgundyDislodged();
    retreats.sheet('R-FRA', 'A Bur - Gas').toNextTurn();
    expect(retreats.unit('GAS')).toBe('FRANCE A GAS');

    const destroyed = burgundyDislodged({ immobilisedRetreat: 'disband' });
    destroyed.toNextTurn();
    expect(destroyed.table.state.board.units.some((unit) => unit.power === ('FRANCE' as never))).toBe(false);
    expect(statuses(destroyed)).toEqual(['unitGone']);
  });

  test('S058 after its retreat it is named where it stands now; its old place is refused, with where it is (A25)', () => {
    const play = burgundyDislodged();
    play.sheet('R-FRA', 'A Bur - Gas').write('S1455');
    expect(
      play.refused('not-the-named-unit', { as: P0, do: 'sealBulls', lines: [{ name: 'A Bur', finding: 't1' }] }),
    ).toMatchObject({
      unitAt: 'GAS',
    });
    play.seal(P0, { name: 'A Gas', finding: 't1' }).sheet('R-FRA', 'A Gas - Par');
    expect(facts(play.publish(), 'unitImmobilised')).toMatchObject({ half: 2, unit: { location: 'GAS' } });
    expect(play.unit('GAS')).toBe('FRANCE A GAS');
  });

  test('S061 one finding names a single unit', () => {
    const play = spainCaught();
    const lines = [
      { name: 'F Nap', finding: 't1' },
      { name: 'A Por', finding: 't1' },
    ];
    expect(play.refused('one-unit-a-finding', { as: P0, do: 'sealBulls', lines })).toMatchObject({ line: 2 });
  });

  test('S062 two findings name two units (A26)', () => {
    const play = church()
      .ban(P0, 'R-FRA', 'L-FRA')
      .write('F1454')
      .testify('t1', 'R-FRA', 'F1454')
      .testify('t2', 'L-FRA', 'F1454');
    play
      .seal(P0, { name: 'A Par', finding: 't1' }, { name: 'A Mar', finding: 't2' })
      .sheet('R-FRA', 'A Par - Bur', 'A Mar - Swi')
      .prove('t1', 't2');
    expect(all(play.publish(), 'unitImmobilised')).toHaveLength(2);
    expect([play.unit('PAR'), play.unit('MAR')]).toEqual(['FRANCE A PAR', 'FRANCE A MAR']);
  });

  test('A26 two findings may hit one unit, and hold it no longer than one', () => {
    const play = church()
      .ban(P0, 'R-FRA', 'L-FRA')
      .write('F1454')
      .testify('t1', 'R-FRA', 'F1454')
      .testify('t2', 'L-FRA', 'F1454');
    play.seal(P0, { name: 'A Par', finding: 't1' }, { name: 'A Par', finding: 't2' }).prove('t1', 't2').publish();
    expect(statuses(play)).toEqual(['firstServed', 'firstServed']);
  });

  test('S063 nobody who is free can be accused', () => {
    const play = church().write('F1454');
    const line = {
      as: P0,
      do: 'fileTestimony',
      finding: 't1',
      accused: 'R-ENG',
      offenceTurn: 'F1454',
      testimony: 'She spoke.',
    } as const;
    expect(play.refused('not-excommunicated', line)).toEqual({ seat: 'R-ENG' });
  });

  test('S064 for a bishop of no team there is no unit to name; the finding stands (A27)', () => {
    const play = church().ban(P0, 'B-TUN').write('F1454').testify('t1', 'B-TUN', 'F1454');
    play.refused('no-team-to-punish', { as: P0, do: 'sealBulls', lines: [{ name: 'F Nap', finding: 't1' }] });
    play.prove('t1').publish();
    expect(play.table.state.church.findings['t1' as never]).toMatchObject({ ruling: 'proven' });
  });

  /** B-Hol (declared for France) is banned in S54 and offends in F54, when an English fleet takes Holland. */
  function hollandTaken(options: Record<string, unknown> = {}): Church {
    const play = withOption(options).run({ as: 'B-HOL', do: 'declareAffiliation', power: 'FRANCE' });
    play.run({ as: 'JD', do: 'overrideUnits', add: [{ power: 'ENGLAND', type: 'F', at: 'NTH' }], reason: 'Set up.' });
    play.ban(P0, 'B-HOL').write('F1454').sheet('R-ENG', 'F Nth - Hol').publish();
    expect(play.team('B-HOL')).toBe('ENGLAND');
    play.write('S1455').testify('t1', 'B-HOL', 'F1454');
    return play;
  }

  test('S066 a unit of the team at the time of the offence answers for it; `atNaming` looks at the team now', () => {
    const play = hollandTaken();
    expect(
      play.refused('not-their-unit', { as: P0, do: 'sealBulls', lines: [{ name: 'F Lon', finding: 't1' }] }),
    ).toMatchObject({
      power: 'ENGLAND',
      team: 'FRANCE',
    });
    play.seal(P0, { name: 'A Mar', finding: 't1' }).prove('t1');
    expect(all(play.publish(), 'unitImmobilised')).toHaveLength(1);

    const now = hollandTaken({ offenceTeam: 'atNaming' });
    now.refused('not-their-unit', { as: P0, do: 'sealBulls', lines: [{ name: 'A Mar', finding: 't1' }] });
    now.seal(P0, { name: 'F Lon', finding: 't1' });
  });

  test('S066 a banned bishop may not change his declaration', () => {
    const play = church().run({ as: 'B-HOL', do: 'declareAffiliation', power: 'FRANCE' }).ban(P0, 'B-HOL');
    play.refused('banned-may-not-change', { as: 'B-HOL', do: 'declareAffiliation', power: 'ENGLAND' });
    play.refused('banned-may-not-change', { as: 'B-HOL', do: 'withdrawAffiliation' });
  });

  test('S202 a team answers for a bishop who declared unasked; with `punishDeclared` accepted only if its Ruler took him (A73)', () => {
    const declaredSpain = (options: Record<string, unknown>, accepted: boolean) => {
      const play = withOption(options).run({ as: 'B-DEN', do: 'declareAffiliation', power: 'SPAIN' });
      if (accepted) play.run({ as: 'R-SPA', do: 'acceptDeclaration', bishop: 'B-DEN' });
      return play.ban(P0, 'B-DEN').write('F1454').testify('t1', 'B-DEN', 'F1454');
    };
    const unasked = declaredSpain({}, false);
    expect(unasked.table.state.church.findings['t1' as never]).toMatchObject({ declaredUnasked: true, team: 'SPAIN' });
    unasked.seal(P0, { name: 'F Nap', finding: 't1' });
    for (const offenceTeam of ['atOffence', 'atNaming']) {
      const options = { punishDeclared: 'accepted', offenceTeam };
      declaredSpain(options, false).refused('declared-unasked', {
        as: P0,
        do: 'sealBulls',
        lines: [{ name: 'F Nap', finding: 't1' }],
      });
      declaredSpain(options, true).seal(P0, { name: 'F Nap', finding: 't1' });
    }
  });

  test('A27 A73 at the naming a Ruler’s own court answers for him, and nobody for a bishop of no affiliation', () => {
    const accused = (seat: string) =>
      withOption({ punishDeclared: 'accepted', offenceTeam: 'atNaming' })
        .ban(P0, seat)
        .write('F1454')
        .testify('t1', seat, 'F1454');
    accused('R-SPA').seal(P0, { name: 'F Nap', finding: 't1' });
    const line = { as: P0, do: 'sealBulls', lines: [{ name: 'F Nap', finding: 't1' }] } as const;
    expect(accused('B-KIE').refused('no-team-to-punish', line)).toMatchObject({ seat: 'B-KIE' });
  });

  test('A23 where the Judge skipped the second turn of its pair, a unit is named no more', () => {
    const play = spainCaught().seal(P0, { name: 'F Nap', finding: 't1' }).prove('t1');
    play.publish();
    play.toNextTurn().run({ as: 'JD', do: 'overrideTurn', turn: 'F1456', phase: 'orderWriting', reason: 'We skip.' });
    const line = { as: P0, do: 'sealBulls', lines: [{ name: 'F Nap', finding: 't1' }] } as const;
    expect(play.refused('punishment-over', line)).toMatchObject({ finding: 't1' });
  });

  test('A67 the unit needs its letter, must stand there, and must be of that kind', () => {
    const play = spainCaught();
    const name = (unit: string) => ({ as: P0, do: 'sealBulls', lines: [{ name: unit, finding: 't1' }] }) as const;
    play.refused('unit-unreadable', name('Nap'));
    play.refused('unit-unreadable', name('the fleet of the king'));
    expect(play.refused('no-unit-there', name('F Tys'))).toMatchObject({ at: 'TYS' });
    expect(play.refused('wrong-unit-type', name('A Nap'))).toMatchObject({ at: 'NAP', type: 'A', stands: 'F' });
    play.refused('unknown-finding', { as: P0, do: 'sealBulls', lines: [{ name: 'F Nap', finding: 't9' }] });
    play.seal(P0, { name: 'F Naples', finding: 't1' });
  });

  test('A31 the second naming may come from another Pope', () => {
    const play = naplesHeldOnce();
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'P0 is ill.' });
    play.seal('B-DEN', { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys');
    expect(facts(play.publish(), 'unitImmobilised')).toMatchObject({ half: 2, by: 'B-DEN' });
  });

  test('A25 a punishment ends with its unit, and another one takes nothing over', () => {
    const play = naplesHeldOnce();
    play.run({ as: 'JD', do: 'overrideUnits', remove: ['NAP'], reason: 'Destroyed.' });
    expect(statuses(play)).toEqual(['unitGone']);
    play.refused('punishment-over', { as: P0, do: 'sealBulls', lines: [{ name: 'A Por', finding: 't1' }] });
  });

  test('A25 a punished unit that is removed in winter is gone for the punishment too', () => {
    const play = church();
    play.run(
      {
        as: 'JD',
        do: 'overrideUnits',
        set: [
          { power: 'SPAIN', type: 'F', at: 'TYS' },
          { power: 'SPAIN', type: 'A', at: 'GAS' },
        ],
        reason: 'Set up.',
      },
      { as: 'JD', do: 'overrideOwners', owners: { NAP: 'VENICE', POR: 'VENICE' }, reason: 'Set up.' },
    );
    play
      .ban(P0, 'R-SPA')
      .write('F1454')
      .testify('t1', 'R-SPA', 'F1454')
      .seal(P0, { name: 'F Tys', finding: 't1' })
      .prove('t1')
      .publish();
    expect(statuses(play)).toEqual(['firstServed']);
    play.table.until('adjustments');
    play.sheet('R-SPA', 'F Tys D').toNextTurn();
    expect(play.unit('GAS')).toBe('SPAIN A GAS');
    expect(statuses(play)).toEqual(['unitGone']);
  });
});

describe('R4 lifting a ban ends its punishments at once', () => {
  test('S068 a unit due for its second turn is free when the ban is lifted that turn', () => {
    const play = naplesHeldOnce().seal(P0, { lift: 'R-SPA' }).sheet('R-SPA', 'F Nap - Tys');
    expect(facts(play.publish(), 'punishmentEnded')).toMatchObject({ how: 'lifted' });
    expect(play.unit('TYS')).toBe('SPAIN F TYS');
    expect(statuses(play)).toEqual(['cancelled']);
  });

  test('S069 a lifting and a naming in one packet: the lifting wins', () => {
    const play = spainCaught()
      .seal(P0, { lift: 'R-SPA' }, { name: 'F Nap', finding: 't1' })
      .sheet('R-SPA', 'F Nap - Tys')
      .prove('t1');
    const events = play.publish();
    expect(play.unit('TYS')).toBe('SPAIN F TYS');
    expect(facts(events, 'namingDropped')).toMatchObject({ fault: 'lifted' });
    expect(eventOf(events, 'namingDropped').audience).toEqual({ kind: 'seats', seats: [P0] });
    expect(facts(events, 'bullsPublished').bulls).toHaveLength(1);
  });
});

describe('R13 the Pope testifies, and the Judge alone decides', () => {
  test('S047 an offence before the ban took effect is refused (A28)', () => {
    const play = church().ban(P0, 'R-SPA').write('F1454');
    const testimony = 'He wrote to Venice.';
    expect(
      play.refused('offence-before-ban', {
        as: P0,
        do: 'fileTestimony',
        finding: 't1',
        accused: 'R-SPA',
        offenceTurn: 'S1454',
        testimony,
      }),
    ).toMatchObject({ since: 'S1454' });
    const early = (play.banOf('R-SPA')?.sinceMs ?? 0) - 1;
    const line = { as: P0, do: 'fileTestimony', finding: 't1', accused: 'R-SPA', testimony } as const;
    play.refused('offence-before-ban', { ...line, offenceTurn: 'S1454', offenceMs: early });
    play.refused('offence-in-future', { ...line, offenceTurn: 'S1455' });
    play.refused('offence-undated', line);
    play.run({ ...line, offenceTurn: 'S1454', offenceMs: early + 1 });
  });

  test('S067 without a ruling the resolution waits; at the deadline the testimony is not proven', () => {
    const play = spainCaught().seal(P0, { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys').resolve();
    expect(play.refused('docket-open', { as: 'JD', do: 'publish' })).toEqual({ waitsFor: ['testimony:t1'] });

    const automatic = withOption({ judge: 'automatic' })
      .ban(P0, 'R-SPA')
      .write('F1454')
      .testify('t1', 'R-SPA', 'F1454');
    automatic.seal(P0, { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys');
    const events = automatic.table.next();
    expect(facts(events, 'testimonyDecided')).toMatchObject({ ruling: 'notProvenByDefault' });
    expect(facts(events, 'namingDropped')).toMatchObject({ fault: 'notProven' });
    expect(automatic.unit('TYS')).toBe('SPAIN F TYS');
    const proving = withOption({ judge: 'automatic', unruledTestimony: 'proven' })
      .ban(P0, 'R-SPA')
      .write('F1454')
      .testify('t1', 'R-SPA', 'F1454');
    proving.seal(P0, { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys');
    expect(facts(proving.table.next(), 'testimonyDecided')).toMatchObject({ ruling: 'proven' });
    expect(proving.unit('TYS')).toBeUndefined();
    // The Judge's silence lets the same testimony be filed once more (A29).
    const again = {
      as: P0,
      do: 'fileTestimony',
      accused: 'R-SPA',
      offenceTurn: 'F1454',
      testimony: 'R-SPA spoke on F1454 (t1).',
    } as const;
    automatic.write('S1455').run({ ...again, finding: 't2' });
    automatic.table.next();
    automatic.write('F1455');
    automatic.refused('testimony-decided', { ...again, finding: 't3' });
  });

  test('S073 not proven: the unit moves, nothing is published, the Pope is told (A29)', () => {
    const play = spainCaught().seal(P0, { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys').resolve();
    play.run({ as: 'JD', do: 'ruleTestimony', finding: 't1', ruling: 'notProven' });
    const events = play.publish();
    expect(play.unit('TYS')).toBe('SPAIN F TYS');
    expect(eventOf(events, 'testimonyDecided').audience).toEqual({ kind: 'seats', seats: [P0] });
    expect(facts(events, 'bullsPublished').bulls).toEqual([]);
    expect(all(events, 'unitImmobilised')).toEqual([]);
  });

  test('S074 the same testimony is refused as decided, and while it waits', () => {
    const play = spainCaught();
    const again = {
      as: P0,
      do: 'fileTestimony',
      finding: 't2',
      accused: 'R-SPA',
      offenceTurn: 'F1454',
      testimony: 'R-SPA spoke on F1454 (t1).',
    } as const;
    play.refused('testimony-waits', again);
    play.refused('finding-exists', { ...again, finding: 't1' });
    play.resolve().run({ as: 'JD', do: 'ruleTestimony', finding: 't1', ruling: 'notProven' });
    play.publish();
    play.write('S1455');
    expect(play.refused('testimony-decided', again)).toMatchObject({ finding: 't1', turn: 'F1454' });
    play.run({ ...again, testimony: 'Another talk, with R-Fra.' });
  });

  test('S075 a plausible argument without any document may be proven', () => {
    const play = spainCaught().seal(P0, { name: 'F Nap', finding: 't1' }).prove('t1');
    expect(all(play.publish(), 'unitImmobilised')).toHaveLength(1);
  });

  test('A30 proven testimony goes to Pope and accused; `testimonyPublic` publishes it', () => {
    const audienceOf = (options: Record<string, unknown>) =>
      eventOf(spainCaught(options).prove('t1').publish(), 'testimonyDecided').audience;
    expect(audienceOf({})).toEqual({ kind: 'seats', seats: [P0, 'R-SPA'] });
    expect(audienceOf({ testimonyPublic: 'on' })).toEqual({ kind: 'public' });
  });

  test('R13 the Judge rules in the resolution only, may rule otherwise before he publishes, and never after', () => {
    const play = spainCaught().seal(P0, { name: 'F Nap', finding: 't1' });
    const rule = (ruling: string) => ({ as: 'JD', do: 'ruleTestimony', finding: 't1', ruling }) as const;
    play.refused('docket-closed', rule('proven'));
    play.resolve().run(rule('proven'), rule('notProven'), rule('proven'));
    play.refused('unknown-finding', { ...rule('proven'), finding: 't9' });
    expect(all(play.publish(), 'unitImmobilised')).toHaveLength(1);
    play.write('S1455').resolve();
    play.refused('ruling-final', rule('notProven'));
  });

  test('S200 the accused who admits it needs no ruling; nobody answers who was not asked', () => {
    const play = spainCaught().seal(P0, { name: 'F Nap', finding: 't1' }).sheet('R-SPA', 'F Nap - Tys');
    const answer = { as: 'R-SPA', do: 'answerTestimony', finding: 't1', answer: 'I did.', admits: true } as const;
    play.refused('unknown-finding', answer);
    play.run({ as: 'JD', do: 'askAboutTestimony', finding: 't1', of: 'accused', question: 'Did you?' });
    play.refused('unknown-finding', { ...answer, as: 'R-VEN' });
    play.run(answer);
    expect(play.table.state.church.findings['t1' as never]).toMatchObject({ admitted: true, ruling: 'proven' });
    expect(all(play.publish(), 'unitImmobilised')).toHaveLength(1);
    play.refused('ruling-final', answer);
    play.refused('ruling-final', { as: 'JD', do: 'askAboutTestimony', finding: 't1', of: 'pope', question: 'How?' });
  });

  test('A29 the Judge may enter an admission that the accused made to him; the Pope’s answer admits nothing', () => {
    const play = spainCaught();
    play.run({ as: 'JD', do: 'askAboutTestimony', finding: 't1', of: 'pope', question: 'When?' });
    play.run({ as: P0, do: 'answerTestimony', finding: 't1', answer: 'At noon.', admits: true });
    expect(play.table.state.church.findings['t1' as never]).toMatchObject({ admitted: false, ruling: 'open' });
    play.run({ as: 'JD', onBehalfOf: 'R-SPA', do: 'answerTestimony', finding: 't1', answer: 'Yes.', admits: true });
    expect(play.table.state.church.findings['t1' as never]).toMatchObject({ admitted: true, ruling: 'proven' });
  });

  test('S079 only the reigning Pope testifies, and before orders are resolved', () => {
    const play = church().ban(P0, 'R-SPA').write('F1454');
    const line = {
      do: 'fileTestimony',
      finding: 't1',
      accused: 'R-SPA',
      offenceTurn: 'F1454',
      testimony: 'He spoke.',
    } as const;
    play.refused('testimony-not-papal', { ...line, as: 'B-DEN' });
    play.refused('unknown-seat', { ...line, as: P0, accused: 'R-ROM' });
    play.resolve();
    play.refused('testimony-out-of-phase', { ...line, as: P0 });
    play.run({ ...line, as: 'JD', onBehalfOf: P0 });
  });

  test('S078 there is no vote on a ruling', async () => {
    const { COMMANDS } = await import('../../src/index.ts');
    expect(Object.keys(COMMANDS).filter((name) => /appeal|overrule|voteOn/i.test(name))).toEqual([]);
  });
});
