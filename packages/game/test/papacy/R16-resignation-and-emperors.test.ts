import { describe, expect, test } from 'vitest';
import { COMMANDS, docketOf } from '../../src/index.ts';
import { eventOf } from '../kit.ts';
import { all, type Church, church, facts, P0, withOption } from './church.ts';

const resign = { as: P0, do: 'fileResignation', text: 'I lay down the tiara.', signed: true } as const;

/** Spain stands in Rome without having deposed anybody; it is Order Writing of F54. */
function spainInRome(options: Record<string, unknown> = {}): Church {
  const play = withOption(options).write().sheet('R-SPA', 'F Nap - Rom');
  play.publish();
  return play.write('F1454');
}

describe('R16 the Pope may resign: in writing, and never under duress', () => {
  test('S175 with Rome empty a conclave opens; bans stand, and the second turn of a punishment lapses (A49)', () => {
    const play = church()
      .ban(P0, 'R-SPA')
      .write()
      .testify('t1', 'R-SPA', 'F1454')
      .seal(P0, { name: 'F Nap', finding: 't1' })
      .prove('t1');
    play.publish();
    play.write('S1455').run(resign).sheet('R-SPA', 'F Nap - Tys');
    const events = play.publish();
    expect(facts(events, 'resignationTookEffect')).toEqual({ seat: P0, byDefault: true });
    expect(facts(events, 'conclaveOpened')).toMatchObject({ cause: 'resignation', barred: P0 });
    expect(facts(events, 'punishmentEnded')).toMatchObject({ how: 'notNamedAgain' });
    expect([play.pope, play.isBanned('R-SPA'), play.unit('TYS')]).toEqual([undefined, true, 'SPAIN F TYS']);
  });

  test('A18 bulls sealed in the turn of the resignation take effect', () => {
    const play = church().write().seal(P0, { excommunicate: 'R-FRA' }).run(resign);
    play.publish();
    expect(play.isBanned('R-FRA')).toBe(true);
  });

  test('S176 with a unit in Rome the Judge must rule; without a ruling it is void (A50)', () => {
    const play = spainInRome().run(resign).resolve();
    expect(play.refused('docket-open', { as: 'JD', do: 'publish' })).toEqual({ waitsFor: [`resignation:${P0}`] });
    play.run({ as: 'JD', do: 'ruleResignation', ruling: 'free', note: 'He said so in private.' });
    expect(facts(play.publish(), 'resignationTookEffect')).toEqual({ seat: P0, byDefault: false });

    const duress = spainInRome().run(resign).resolve().run({ as: 'JD', do: 'ruleResignation', ruling: 'duress' });
    expect(eventOf(duress.publish(), 'resignationVoided')).toMatchObject({
      audience: { kind: 'seats', seats: [P0] },
      facts: { why: 'duress' },
    });
    expect(duress.pope).toBe(P0);

    const silent = spainInRome({ judge: 'automatic' }).run(resign);
    expect(eventOf(silent.publish(), 'resignationVoided')).toMatchObject({
      audience: { kind: 'seats', seats: [P0] },
      facts: { why: 'unitInRome', unit: { power: 'SPAIN' } },
    });
    expect(silent.pope).toBe(P0);
  });

  test('A50 a resignation that was void, or whose Pope reigns no more, is put before nobody again', () => {
    const note = 'He was pale.';
    const void1 = spainInRome().run(resign).resolve();
    const ruled = void1.table.run({ as: 'JD', do: 'ruleResignation', ruling: 'duress', note });
    expect(void1.table.texts.get(facts(ruled, 'resignationRuled').note?.id ?? '')).toBe(note);
    void1.publish();
    void1.toNextTurn();
    expect(void1.refused('no-resignation', { as: P0, do: 'withdrawResignation' })).toEqual({ seat: P0 });
    expect(docketOf(void1.resolve().table.game)).toEqual([]);

    const gone = church().write().run(resign);
    gone.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'Elected on paper.' }).resolve();
    expect(docketOf(gone.table.game)).toEqual([]);
    gone.publish();
    expect(gone.pope).toBe('B-DEN');
  });

  test('JD.2 what a resignation is that nobody rules on, the Judge may set beforehand (A50)', () => {
    const free = spainInRome({ judge: 'automatic', unruledResignation: 'free' }).run(resign);
    expect(facts(free.publish(), 'resignationTookEffect')).toEqual({ seat: P0, byDefault: true });
    const duress = church({ options: { judge: 'automatic', unruledResignation: 'duress' } })
      .write()
      .run(resign);
    expect(facts(duress.publish(), 'resignationVoided')).toMatchObject({ why: 'duress' });
    const ruled = spainInRome({ unruledResignation: 'duress' }).run(resign).resolve();
    ruled.run({ as: 'JD', do: 'ruleResignation', ruling: 'free', note: 'He said so.' });
    expect(facts(ruled.publish(), 'resignationTookEffect')).toEqual({ seat: P0, byDefault: false });
  });

  test('A50 duress is looked at before movement: a unit that enters Rome this turn makes none', () => {
    const play = church().write().run(resign).sheet('R-SPA', 'F Nap - Rom');
    expect(facts(play.publish(), 'resignationTookEffect')).toMatchObject({ seat: P0 });
  });

  test('A49 a deposition in the same resolution comes first', () => {
    const play = church().write().run(resign).sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    const events = play.publish();
    expect(facts(events, 'resignationVoided')).toMatchObject({ why: 'deposed' });
    expect(facts(events, 'conclaveOpened')).toMatchObject({ cause: 'deposition' });
  });

  test('S178 words in a letter and an unsigned form do nothing; a resignation may be taken back', () => {
    const play = church()
      .run({ as: P0, do: 'sendLetter', to: ['R-SPA'], text: 'I resign.' })
      .write();
    expect(play.refused('resignation-unsigned', { ...resign, signed: false })).toEqual({ seat: P0 });
    play.refused('resignation-not-papal', { ...resign, as: 'B-DEN' });
    play.refused('no-resignation', { as: P0, do: 'withdrawResignation' });
    play.run(resign, { as: P0, do: 'withdrawResignation' });
    play.publish();
    expect(play.pope).toBe(P0);
  });

  test('A49 nothing is filed or withdrawn once orders are being resolved, but by the Judge', () => {
    const play = church().write().run(resign).resolve();
    play.refused('resignation-out-of-phase', { as: P0, do: 'withdrawResignation' });
    play.refused('resignation-out-of-phase', resign);
    const late = play.table.run({ ...resign, as: 'JD', onBehalfOf: P0 });
    expect(eventOf(late, 'resignationFiled').facts).toMatchObject({ late: true, enteredByJudge: true });
    play.run({ as: 'JD', onBehalfOf: P0, do: 'withdrawResignation' });
    play.refused('no-resignation', { as: 'JD', do: 'ruleResignation', ruling: 'free' });
  });

  test('R16 the Judge rules on duress in the resolution only', () => {
    const play = spainInRome().run(resign);
    expect(play.refused('docket-closed', { as: 'JD', do: 'ruleResignation', ruling: 'free' })).toEqual({
      phase: 'orderWriting',
    });
  });

  test('A49 one filed after the results waits for the next resolution', () => {
    const play = church();
    play.publish();
    play.run(resign).write('F1454');
    expect(facts(play.publish(), 'resignationTookEffect')).toMatchObject({ seat: P0 });
  });

  test('S174 there is no motion to depose a Pope', () => {
    expect(Object.keys(COMMANDS).filter((name) => /motion|deposePope/i.test(name))).toEqual([]);
  });
});

describe('R16 emperors are crowned, to no effect but honour', () => {
  const crown = (as: string, seat: string) => ({ as, do: 'crownEmperor', seat }) as const;
  const uncrown = (as: string, seat: string) => ({ as, do: 'uncrownEmperor', seat }) as const;

  test('S172 the Pope crowns in any phase, at once and in public, and takes the crown away', () => {
    const play = church().resolve();
    const events = play.table.run(crown(P0, 'R-HRE'));
    expect(eventOf(events, 'emperorCrowned')).toMatchObject({
      audience: { kind: 'public' },
      facts: { seat: 'R-HRE', by: P0, byAntiPope: false },
    });
    expect(play.table.state.church.emperors).toEqual([
      { seat: 'R-HRE', crownedBy: P0, turn: 'S1454', byAntiPope: false },
    ]);
    play.refused('already-emperor', crown(P0, 'R-HRE'));
    play.run(crown(P0, 'R-FRA'), uncrown(P0, 'R-HRE'));
    expect(play.table.state.church.emperors.map(({ seat }) => seat)).toEqual(['R-FRA']);
    play.refused('not-emperor', uncrown(P0, 'R-HRE'));
  });

  test('R16 only a Pope crowns, and he crowns players', () => {
    const play = church({ cast: { observers: 1 } });
    play.refused('crown-not-papal', crown('R-HRE', 'R-HRE'));
    play.refused('crown-not-papal', uncrown('R-HRE', 'R-HRE'));
    for (const seat of ['JD', 'OBS1']) play.refused('crown-out-of-reach', crown(P0, seat));
    play.refused('unknown-seat', crown(P0, 'R-ROM'));
  });

  test('A57 any reigning Pope uncrowns; an Anti-Pope’s crown is stamped, and he takes back only his own', () => {
    const play = church().run(crown(P0, 'R-HRE'));
    play.run({ as: 'JD', do: 'overrideAntiPope', seat: 'B-SWI', antiPope: true, reason: 'Set up.' });
    play.run(crown('B-SWI', 'R-HRE'), crown('B-SWI', 'R-FRA'));
    expect(play.table.state.church.emperors.map(({ byAntiPope }) => byAntiPope)).toEqual([false, true, true]);
    play.run(uncrown('B-SWI', 'R-HRE'));
    play.refused('not-emperor', uncrown('B-SWI', 'R-HRE'));
    play.run(uncrown(P0, 'R-FRA'));
    expect(play.table.state.church.emperors).toEqual([
      { seat: 'R-HRE', crownedBy: P0, turn: 'S1454', byAntiPope: false },
    ]);
  });
});

describe('R18 who may win', () => {
  const eighteen = (play: Church) => {
    const centres = [
      'VEN',
      'TRI',
      'GRE',
      'SER',
      'BUD',
      'RUM',
      'BUL',
      'CON',
      'ANK',
      'SMY',
      'VIE',
      'MUN',
      'BER',
      'SWI',
      'TUN',
      'MAR',
      'PAR',
      'BEL',
    ];
    play.run({
      as: 'JD',
      do: 'overrideOwners',
      owners: Object.fromEntries(centres.map((centre) => [centre, 'VENICE'])),
      reason: 'Set up.',
    });
    // Those who stood there are gone, so that Fall changes nothing.
    play.run({
      as: 'JD',
      do: 'overrideUnits',
      set: [
        { power: 'VENICE', type: 'A', at: 'VEN' },
        { power: 'SPAIN', type: 'F', at: 'NAP' },
      ],
      reason: 'Set up.',
    });
    return play;
  };

  test('S184 the ban sealed against her falls with the Pope whom she deposes that turn: she wins', () => {
    const play = eighteen(church())
      .write()
      .seal(P0, { excommunicate: 'R-VEN' })
      .sheet('R-VEN', 'A Ven - Rom', 'Depose the Pope');
    expect(facts(play.publish(), 'gameEnded').ending).toMatchObject({ kind: 'victory', power: 'VENICE' });
  });

  test('S181 a ban sealed in the very turn withholds the victory; a lifting that turn grants it', () => {
    const play = eighteen(church()).write().seal(P0, { excommunicate: 'R-VEN' });
    expect(facts(play.publish(), 'victoryWithheld')).toMatchObject({ power: 'VENICE', seat: 'R-VEN' });
    play.write('F1454').seal(P0, { lift: 'R-VEN' });
    expect(facts(play.publish(), 'gameEnded').ending).toMatchObject({ kind: 'victory', power: 'VENICE' });
  });

  test('S186 under a resigned Pope’s ban she wins only when a new Pope has lifted it', () => {
    const play = church().ban(P0, 'R-VEN').write().run(resign);
    play.publish();
    eighteen(play.toNextTurn());
    expect(all(play.publish(), 'victoryWithheld')).toHaveLength(1);
    play
      .write('F1455')
      .run(
        ...['B-TUN', 'B-SWI', 'B-SER', 'B-BUD', 'B-RUM', 'B-HOL', 'B-KIE'].map(
          (as) => ({ as, do: 'castBallot', candidate: 'B-DEN' }) as const,
        ),
      );
    expect(all(play.publish(), 'victoryWithheld')).toHaveLength(1);
    play.write('S1456').seal('B-DEN', { lift: 'R-VEN' });
    expect(all(play.publish(), 'gameEnded')).toHaveLength(1);
  });

  test('A46 a ban that an Anti-Pope’s accession validates counts that same turn', () => {
    const play = eighteen(church());
    play.run({ as: 'JD', do: 'overrideAntiPope', seat: 'B-SWI', antiPope: true, reason: 'Set up.' });
    play.run({ as: 'JD', do: 'overrideBan', seat: 'R-VEN', banned: true, issuer: P0, reason: 'Set up.' });
    play.write().seal('B-SWI', { excommunicate: 'R-VEN' }).sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    const events = play.publish();
    expect(facts(events, 'banVoided')).toMatchObject({ seat: 'R-VEN' });
    expect(facts(events, 'banBegan')).toMatchObject({ seat: 'R-VEN', validated: true });
    expect(all(events, 'victoryWithheld')).toHaveLength(1);
  });

  test('R18 a banned Lord or bishop of hers does not matter', () => {
    const play = eighteen(church()).write().seal(P0, { excommunicate: 'L-VEN' });
    expect(all(play.publish(), 'gameEnded')).toHaveLength(1);
  });
});
