import { describe, expect, test } from 'vitest';
import { type SeatId, view, worldsOf } from '../../src/index.ts';
import { all, church, facts, P0, withOption } from './church.ts';

describe('R17 a power whose unit stands in Rome and that ordered it deposes the Pope', () => {
  test('S080 an unopposed move into Rome with the line deposes him that turn; a conclave opens and votes next turn', () => {
    const play = church().write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    const events = play.publish();
    expect(facts(events, 'popeDeposed')).toMatchObject({ pope: P0, power: 'SPAIN', see: 'ROM', board: 'once' });
    expect(facts(events, 'conclaveOpened')).toMatchObject({ cause: 'deposition', barred: P0 });
    expect(play.unit('ROM')).toBe('SPAIN F ROM');
    expect(play.pope).toBeUndefined();
    play.write('F1454').vote('B-DEN', 'B-EDI');
    expect(facts(play.publish(), 'ballotsCounted')).toMatchObject({
      elects: 'pope',
      counts: [{ candidate: 'B-DEN', votes: 1 }],
    });
  });

  test('S081 two powers that bounce before Rome depose nobody', () => {
    const play = church()
      .write()
      .sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope')
      .sheet('R-VEN', 'A Ven - Rom', 'Depose the Pope');
    const events = play.publish();
    expect(play.pope).toBe(P0);
    expect(all(events, 'deposeOrderFailed').map((event) => [event.facts.power, event.facts.fault])).toEqual([
      ['SPAIN', 'noUnitThere'],
      ['VENICE', 'noUnitThere'],
    ]);
  });

  test('S082 a power that took Rome without the line may order it on a later turn', () => {
    const play = church().write().sheet('R-VEN', 'A Ven - Rom');
    play.publish();
    expect(play.pope).toBe(P0);
    play.write('F1454').sheet('R-VEN', 'A Rom H', 'Depose the Pope');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ power: 'VENICE' });
  });

  test('S084 the invader that drives the holder out deposes, not the holder', () => {
    const play = church().write().sheet('R-VEN', 'A Ven - Rom').sheet('R-SPA', 'F Nap - Tys');
    play.publish();
    play.write('F1454');
    play.publish();
    play.toNextTurn();
    play.run({ as: 'JD', do: 'overrideUnits', add: [{ power: 'SPAIN', type: 'F', at: 'NAP' }], reason: 'Set up.' });
    play
      .write('S1455')
      .sheet('R-VEN', 'A Rom H', 'Depose the Pope')
      .sheet('R-SPA', 'F Nap - Rom', 'F Tys S F Nap - Rom', 'Depose the Pope');
    const events = play.publish();
    expect(facts(events, 'popeDeposed')).toMatchObject({ power: 'SPAIN' });
    expect(facts(events, 'deposeOrderFailed')).toMatchObject({
      power: 'VENICE',
      fault: 'noUnitThere',
      standing: 'SPAIN',
    });
  });

  test('S085 a unit that leaves Rome deposes nobody; one that bounces back does', () => {
    const leaves = church().write().sheet('R-VEN', 'A Ven - Rom');
    leaves.publish();
    leaves.write('F1454').sheet('R-VEN', 'A Rom - Tus', 'Depose the Pope');
    leaves.publish();
    expect(leaves.pope).toBe(P0);

    const bounces = church().write().sheet('R-VEN', 'A Ven - Rom').sheet('R-FRA', 'A Mar - Pie');
    bounces.publish();
    bounces.write('F1454').sheet('R-VEN', 'A Rom - Tus', 'Depose the Pope').sheet('R-FRA', 'A Pie - Tus');
    expect(facts(bounces.publish(), 'popeDeposed')).toMatchObject({ power: 'VENICE' });
    expect(bounces.unit('ROM')).toBe('VENICE A ROM');
  });

  test('S088 the line of an overruled sheet counts for nothing', () => {
    const play = church().write().sheet('L-SPA', 'F Nap - Rom', 'Depose the Pope').sheet('R-SPA', 'F Nap - Rom');
    const events = play.publish();
    expect(play.unit('ROM')).toBe('SPAIN F ROM');
    expect(play.pope).toBe(P0);
    expect(all(events, 'deposeOrderFailed')).toEqual([]);
  });

  test('S089 a unit that retreats into Rome deposes nobody that turn, but is an invader from the next on', () => {
    const play = church();
    play.run({
      as: 'JD',
      do: 'overrideUnits',
      set: [
        { power: 'VENICE', type: 'A', at: 'TUS' },
        { power: 'FRANCE', type: 'A', at: 'PIE' },
        { power: 'FRANCE', type: 'F', at: 'LYO' },
      ],
      reason: 'Set up.',
    });
    play.write().sheet('R-VEN', 'A Tus H', 'Depose the Pope').sheet('R-FRA', 'A Pie - Tus', 'F Lyo S A Pie - Tus');
    play.publish();
    play.sheet('R-VEN', 'A Tus - Rom');
    play.toNextTurn();
    expect(play.unit('ROM')).toBe('VENICE A ROM');
    expect(play.pope).toBe(P0);
    expect(play.team(P0)).toBe('VENICE');
    play.write('F1454').sheet('R-VEN', 'A Rom H', 'Depose the Pope');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ power: 'VENICE' });
  });

  test('S091 an owner without a unit in Rome deposes nobody', () => {
    const play = church();
    play.run({ as: 'JD', do: 'overrideOwners', owners: { ROM: 'SPAIN' }, reason: 'Set up.' });
    play.write().sheet('R-SPA', 'F Nap H', 'Depose the Pope');
    expect(facts(play.publish(), 'deposeOrderFailed')).toMatchObject({ power: 'SPAIN', fault: 'noUnitThere' });
    expect(play.pope).toBe(P0);
  });

  test('S092 an occupier without the line leaves the Pope all his powers, and he belongs to its team', () => {
    const play = church().write().sheet('R-SPA', 'F Nap - Rom');
    play.publish();
    expect(play.team(P0)).toBe('SPAIN');
    play.ban(P0, 'R-SPA');
    expect(play.isBanned('R-SPA')).toBe(true);
  });

  test('S100 a line never strikes a Pope elected in the same resolution; the next one does (A36)', () => {
    const play = church().write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    play.publish();
    play
      .write('F1454')
      .vote('B-DEN', 'B-TUN', 'B-SWI', 'B-SER', 'B-BUD', 'B-RUM', 'B-HOL', 'B-KIE')
      .sheet('R-SPA', 'F Rom H', 'Depose the Pope');
    expect(facts(play.publish(), 'deposeOrderFailed')).toMatchObject({ power: 'SPAIN', fault: 'noPope' });
    expect(play.pope).toBe('B-DEN');
    play.write('S1455').sheet('R-SPA', 'F Rom H', 'Depose the Pope');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ pope: 'B-DEN', power: 'SPAIN' });
  });

  test('S101 a power in civil disorder deposes nobody, with a unit in Rome or not', () => {
    const play = church().write().sheet('R-SPA', 'F Nap - Rom');
    play.publish();
    play.write('F1454').run({ as: 'R-SPA', do: 'draftSheet', sheet: 'unsigned', text: 'F Rom H\nDepose the Pope' });
    play.publish();
    expect(play.pope).toBe(P0);
  });

  test('A33 the line of an ally that supports the invader has no effect', () => {
    const play = church()
      .write()
      .sheet('R-SPA', 'F Nap - Rom')
      .sheet('R-VEN', 'A Ven S F Nap - Rom', 'Depose the Pope');
    expect(facts(play.publish(), 'deposeOrderFailed')).toMatchObject({ power: 'VENICE', standing: 'SPAIN' });
    expect(play.pope).toBe(P0);
  });

  test('A37 a unit taken off in winter leaves no right to depose behind, and its affiliation stays', () => {
    const play = church().write().sheet('R-SPA', 'F Nap - Rom');
    play.publish();
    play.run({ as: 'JD', do: 'overrideUnits', remove: ['ROM'], reason: 'As if it had been taken off.' });
    play.write('F1454').sheet('R-SPA', 'A Por H', 'Depose the Pope');
    play.publish();
    expect(play.pope).toBe(P0);
    expect(play.team(P0)).toBe('SPAIN');
  });
});

describe('R17 what falls with the deposed Pope', () => {
  test('A34 his bans of any turn and those sealed this turn fall; a lifting of his stands', () => {
    const play = church().ban(P0, 'R-FRA', 'R-TUR');
    play
      .write()
      .seal(P0, { lift: 'R-TUR' }, { excommunicate: 'R-SPA' })
      .sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    const events = play.publish();
    expect(facts(events, 'banVoided')).toMatchObject({ seat: 'R-FRA', issuer: P0, pope: P0, power: 'SPAIN' });
    expect(facts(events, 'bullsPublished').bulls).toEqual([
      { bull: { kind: 'lift', seat: 'R-TUR' }, outcome: 'lifted' },
      { bull: { kind: 'excommunicate', seat: 'R-SPA' }, outcome: 'void' },
    ]);
    expect(['R-FRA', 'R-TUR', 'R-SPA'].filter((seat) => play.isBanned(seat))).toEqual([]);
  });

  test('S199 a resigned predecessor’s ban stands; with `voidScope` allPopes it falls too', () => {
    const deposeDen = (options: Record<string, unknown>) => {
      const play = withOption(options).ban(P0, 'R-FRA');
      play.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'P0 resigned.' });
      play.write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
      expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ pope: 'B-DEN' });
      return play.isBanned('R-FRA');
    };
    expect(deposeDen({})).toBe(true);
    expect(deposeDen({ voidScope: 'allPopes' })).toBe(false);
  });

  test('S094 a deposed Pope’s lifting stands; with `liftsSurvive` no the ban is back, the punishment is not', () => {
    const liftAndFall = (options: Record<string, unknown>) => {
      const play = withOption(options).ban(P0, 'R-VEN');
      // Two turns later Venice stands to serve its second turn, and another Pope lifts the ban.
      play.write('F1454').testify('t1', 'R-VEN', 'F1454').seal(P0, { name: 'A Tri', finding: 't1' }).prove('t1');
      play.publish();
      play.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'P0 resigned.' });
      play.write('S1455').seal('B-DEN', { lift: 'R-VEN' }).sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
      const events = play.publish();
      expect(facts(events, 'popeDeposed')).toMatchObject({ pope: 'B-DEN' });
      expect(play.table.state.church.punishments.map(({ status }) => status)).toEqual(['cancelled']);
      return play.isBanned('R-VEN');
    };
    expect(liftAndFall({})).toBe(false);
    expect(liftAndFall({ liftsSurvive: 'no' })).toBe(true);
  });

  test('A34 a lifting of the deposed Pope’s own ban brings nothing back, whatever `liftsSurvive` says', () => {
    const play = withOption({ liftsSurvive: 'no' }).ban(P0, 'R-VEN');
    play.write().seal(P0, { lift: 'R-VEN' }).sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    expect(all(play.publish(), 'banRevived')).toEqual([]);
    expect(play.isBanned('R-VEN')).toBe(false);
  });

  test('S099 a unit due for its second turn moves when the Pope falls that turn', () => {
    const play = church().ban(P0, 'R-SPA');
    play.write('F1454').testify('t1', 'R-SPA', 'F1454').seal(P0, { name: 'A Por', finding: 't1' }).prove('t1');
    play.publish();
    play
      .write('S1455')
      .seal(P0, { name: 'A Por', finding: 't1' })
      .sheet('R-SPA', 'A Por - Spa', 'F Spa/sc - Wes')
      .sheet('R-VEN', 'A Ven - Rom', 'Depose the Pope');
    const events = play.publish();
    expect(facts(events, 'namingVoided')).toMatchObject({ half: 2, accused: 'R-SPA', pope: P0, power: 'VENICE' });
    expect(play.unit('SPA')).toBe('SPAIN A SPA');
    expect(play.table.state.church.punishments.map(({ status }) => status)).toEqual(['void']);
  });

  test('A34 a punishment that a deposed Pope began ends, under a predecessor’s ban too', () => {
    const play = church().ban(P0, 'R-FRA');
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'P0 resigned.' });
    play
      .write('F1454')
      .testify('t1', 'R-FRA', 'F1454', 'B-DEN')
      .seal('B-DEN', { name: 'A Mar', finding: 't1' })
      .prove('t1');
    play.publish();
    play.write('S1455').sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    const events = play.publish();
    expect(play.isBanned('R-FRA')).toBe(true);
    expect(facts(events, 'punishmentEnded')).toMatchObject({ how: 'popeDeposed', pope: 'B-DEN', power: 'SPAIN' });
  });
});

describe('R17 and R3: naming a unit decides whether Rome falls, and that voids the naming (A35)', () => {
  /** R-Spa banned S54, proven F54; P0 names F Nap. */
  const naplesNamed = (options: Record<string, unknown> = {}) => {
    const play = withOption(options).ban(P0, 'R-SPA');
    play.write('F1454').testify('t1', 'R-SPA', 'F1454').seal(P0, { name: 'F Nap', finding: 't1' });
    return play;
  };

  test('S095 TF: the named invader enters Rome and the naming is void; by `circularDeposition` pope it holds and he reigns', () => {
    const invade = (options: Record<string, unknown>) => {
      const play = naplesNamed(options).sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope').prove('t1');
      return { play, events: play.publish() };
    };
    const invader = invade({});
    expect(facts(invader.events, 'popeDeposed')).toMatchObject({
      power: 'SPAIN',
      board: 'withoutPunishments',
      namings: 1,
    });
    expect(facts(invader.events, 'namingVoided')).toMatchObject({ half: 1, accused: 'R-SPA' });
    expect(invader.play.unit('ROM')).toBe('SPAIN F ROM');
    expect(invader.play.isBanned('R-SPA')).toBe(false);

    for (const circularDeposition of ['pope', 'punishFirst']) {
      const pope = invade({ circularDeposition });
      expect(pope.play.unit('NAP')).toBe('SPAIN F NAP');
      expect(facts(pope.events, 'unitImmobilised')).toMatchObject({ half: 1 });
      expect(facts(pope.events, 'deposeOrderFailed')).toMatchObject({ power: 'SPAIN', fault: 'noUnitThere' });
      expect(pope.play.pope).toBe(P0);
    }
  });

  test('S096 FT: the named unit was Rome’s shield: it holds, the invader enters, the Pope and his bans fall', () => {
    for (const circularDeposition of ['invader', 'pope', 'punishFirst']) {
      const play = naplesNamed({ circularDeposition })
        .sheet('R-SPA', 'F Nap - Rom')
        .sheet('R-VEN', 'A Ven - Rom', 'Depose the Pope')
        .prove('t1');
      const events = play.publish();
      expect(play.unit('ROM')).toBe('VENICE A ROM');
      expect(play.unit('NAP')).toBe('SPAIN F NAP');
      expect(facts(events, 'popeDeposed')).toMatchObject({ power: 'VENICE' });
      expect(facts(events, 'unitImmobilised')).toMatchObject({ half: 1 });
      expect(facts(events, 'punishmentEnded')).toMatchObject({ how: 'popeDeposed' });
      expect(play.isBanned('R-SPA')).toBe(false);
    }
  });

  /** Spain stands in Rome; P0 names the French A Mar. */
  const marseillesNamed = (options: Record<string, unknown>) => {
    const play = withOption(options).write().seal(P0, { excommunicate: 'R-FRA' }).sheet('R-SPA', 'F Nap - Rom');
    play.publish();
    play.write('F1454').testify('t1', 'R-FRA', 'F1454').seal(P0, { name: 'A Mar', finding: 't1' });
    return play.sheet('R-FRA', 'A Mar - Pie');
  };

  test('S097 TT: the Pope falls either way, so the namings are void and A Mar moves', () => {
    for (const circularDeposition of ['invader', 'pope']) {
      const play = marseillesNamed({ circularDeposition }).sheet('R-SPA', 'F Rom H', 'Depose the Pope').prove('t1');
      expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ board: 'withoutPunishments' });
      expect(play.unit('PIE')).toBe('FRANCE A PIE');
    }
  });

  test('JD.5 the Judge sees both movements before he publishes; where nothing is circular there is one', () => {
    const play = naplesNamed().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope').prove('t1');
    const worlds = worldsOf(play.table.game);
    expect(worlds?.withoutPunishments.deposer).toMatchObject({ power: 'SPAIN' });
    expect(worlds?.withPunishments.deposer).toBeUndefined();
    expect(worlds?.withPunishments.result.units.some((unit) => (unit.location as string) === 'NAP')).toBe(true);
    expect(view(play.table.game, 'JD' as SeatId).desk?.dryRun?.worlds).toEqual(worlds);
    expect(view(church().write().resolve().table.game, 'JD' as SeatId).desk?.dryRun).not.toHaveProperty('worlds');
    expect(worldsOf(church().write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope').table.game)).toBeUndefined();
    expect(worldsOf(church({ addendum: 'off' }).table.game)).toBeUndefined();
  });

  test('R17 a line against an Anti-Pope is none against the Pope: nobody falls, and nothing is circular', () => {
    const play = naplesNamed().sheet('R-SPA', 'F Nap - Rom', 'Depose the Anti-Pope of Swi').prove('t1');
    const events = play.publish();
    expect(facts(events, 'movementResolved')).toMatchObject({ board: 'once' });
    expect(events.find(({ type }) => type === 'movementResolved')?.rule).toBe('BASE');
    const failed = events.filter(({ type }) => type === 'deposeOrderFailed');
    expect(failed.map(({ rule, facts: said }) => [rule, (said as { whom?: string }).whom])).toEqual([
      ['R10', 'antiPope'],
    ]);
    expect(play.pope).toBe(P0);
  });

  test('R17 a unit in Rome whose power has a line against an Anti-Pope alone deposes no Pope', () => {
    const play = church().write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Anti-Pope of Swi');
    play.publish();
    expect([play.unit('ROM'), play.pope]).toEqual(['SPAIN F ROM', P0]);
  });

  test('A35 one line against the Pope among others is enough to look twice', () => {
    const play = naplesNamed()
      .sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope', 'Depose the Anti-Pope of Swi')
      .prove('t1');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ board: 'withoutPunishments' });
  });

  test('S198 TT with `punishFirst`: A Mar holds, and the Pope is deposed', () => {
    const play = marseillesNamed({ circularDeposition: 'punishFirst' })
      .sheet('R-SPA', 'F Rom H', 'Depose the Pope')
      .prove('t1');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ board: 'once' });
    expect(play.unit('MAR')).toBe('FRANCE A MAR');
  });

  test('S098 FF: nobody enters Rome, so the named unit holds and the Pope reigns', () => {
    const play = church().ban(P0, 'R-FRA');
    play.write('F1454').testify('t1', 'R-FRA', 'F1454').seal(P0, { name: 'A Mar', finding: 't1' });
    play
      .sheet('R-FRA', 'A Mar - Pie')
      .sheet('R-VEN', 'A Ven - Rom', 'Depose the Pope')
      .sheet('R-SPA', 'F Nap - Rom')
      .prove('t1');
    play.publish();
    expect(play.unit('MAR')).toBe('FRANCE A MAR');
    expect(play.pope).toBe(P0);
  });
});
