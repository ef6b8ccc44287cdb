import { describe, expect, test } from 'vitest';
import { all, type Church, church, facts, P0, withOption } from './church.ts';

const seven = ['B-TUN', 'B-SWI', 'B-SER', 'B-BUD', 'B-RUM', 'B-HOL', 'B-KIE'];
const six = seven.slice(0, 6);

/** A council convened in this turn's Diplomacy by seven bishops; it is Order Writing. */
function council(play: Church = church()): Church {
  const decree = `d-${play.table.turn}`;
  play.table.until('diplomacy');
  play.run(
    { as: 'B-TUN', do: 'openDecree', decree },
    { as: 'B-TUN', do: 'circulateDecree', decree, to: seven.slice(1), confirm: true },
  );
  play.run(...seven.map((as) => ({ as, do: 'signDecree', decree }) as const));
  return play.write();
}

/** B-Swi elected Anti-Pope in S54; it is Diplomacy of F54. */
function antiPopeSwi(play: Church = church()): Church {
  council(play)
    .vote('B-SWI', ...seven)
    .publish();
  expect(play.antiPopes).toEqual(['B-SWI']);
  return play.toNextTurn();
}

const deposeP0 = (play: Church, turn: string) =>
  play.write(turn).sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope').publish();

describe('R6 a council elects an Anti-Pope while the Pope reigns', () => {
  test('S120 seven of thirteen elect, and the Pope reigns on', () => {
    const play = council().vote('B-SWI', ...seven);
    const events = play.publish();
    expect(facts(events, 'ballotsCounted')).toMatchObject({
      elects: 'antiPope',
      bishops: 13,
      needed: 7,
      of: 'allBishops',
      elected: 'B-SWI',
    });
    expect(facts(events, 'antiPopeElected')).toEqual({ seat: 'B-SWI', votes: 7, needed: 7 });
    expect([play.antiPopes, play.pope]).toEqual([['B-SWI'], P0]);
  });

  test('S121 neither the Pope nor a bishop of Rome can be Anti-Pope', () => {
    const play = council();
    play.refused('candidate-reigns', { as: 'B-EDI', do: 'castBallot', candidate: P0 });
    const later = church();
    later.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'P0 was deposed.' });
    council(later);
    expect(later.refused('candidate-of-other-see', { as: 'B-EDI', do: 'castBallot', candidate: P0 })).toEqual({
      candidate: P0,
      see: 'ROM',
    });
  });

  test('S122 a bishop ordained later is eligible for an initially neutral see, not for another', () => {
    const play = church({
      cast: { bishops: ['TUN', 'SWI', 'SER', 'BUD', 'RUM', 'HOL', 'DEN', 'NWY', 'SWE', 'EDI', 'MOS', 'ROM'] },
    });
    play.run({ as: 'JD', do: 'registerOrdination', see: 'VIE' }, { as: 'JD', do: 'registerOrdination', see: 'KIE' });
    const voters = [...six, 'B-KIE', 'B-VIE'];
    play.run(
      { as: 'B-TUN', do: 'openDecree', decree: 'd1' },
      { as: 'B-TUN', do: 'circulateDecree', decree: 'd1', to: voters.slice(1) },
    );
    play.run(...voters.map((as) => ({ as, do: 'signDecree', decree: 'd1' }) as const)).write();
    expect(play.refused('candidate-of-other-see', { as: 'B-EDI', do: 'castBallot', candidate: 'B-VIE' })).toMatchObject(
      { see: 'VIE' },
    );
    play.vote('B-KIE', ...voters).publish();
    expect(play.antiPopes).toEqual(['B-KIE']);
  });

  test('S123 votes of banned bishops count for an Anti-Pope, and not for a Pope', () => {
    const banned = ['B-TUN', 'B-SWI', 'B-SER'];
    const play = church().ban(P0, ...banned);
    council(play)
      .vote('B-SWI', ...seven)
      .publish();
    expect(play.antiPopes).toEqual(['B-SWI']);

    const conclave = church().ban(P0, ...banned);
    conclave.run({ as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'P0 resigned.' });
    conclave.write().vote('B-SWI', ...seven);
    const count = facts(conclave.publish(), 'ballotsCounted');
    expect(count).toMatchObject({ eligible: 10, needed: 6, counts: [{ candidate: 'B-SWI', votes: 4 }], notCounted: 3 });
    expect(conclave.pope).toBeUndefined();
  });

  test('S124 six elect nobody; a council votes on both its turns and not after', () => {
    const play = council().vote('B-SWI', ...six);
    play.publish();
    expect(play.antiPopes).toEqual([]);
    play
      .write('F1454')
      .vote('B-SWI', ...seven)
      .publish();
    expect(play.antiPopes).toEqual(['B-SWI']);
    play.write('S1455');
    play.refused('no-election', { as: 'B-EDI', do: 'castBallot', candidate: 'B-DEN' });
  });

  test('S126 without a council nobody votes for an Anti-Pope', () => {
    const play = church().write();
    play.refused('no-election', { as: 'B-EDI', do: 'castBallot', candidate: 'B-SWI' });
  });

  test('A52 a second Anti-Pope may be elected on the second turn; one who is one already may not', () => {
    const play = antiPopeSwi().write();
    play.refused('candidate-is-anti-pope', { as: 'B-EDI', do: 'castBallot', candidate: 'B-SWI' });
    play.vote('B-KIE', ...seven).publish();
    expect(play.antiPopes).toEqual(['B-SWI', 'B-KIE']);
  });

  test('A53 a conclave comes before a council that sits: the votes are for a Pope', () => {
    const play = council();
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'P0 died.' });
    play.vote('B-SWI', ...seven);
    expect(facts(play.publish(), 'ballotsCounted')).toMatchObject({ elects: 'pope' });
    expect([play.pope, play.antiPopes]).toEqual(['B-SWI', []]);
  });
});

describe('R11 an Anti-Pope’s decrees wait until he reigns', () => {
  const banned = (play: Church) => {
    play.write().seal('B-SWI', { excommunicate: 'R-VEN' }, { excommunicate: 'R-POL' });
    return play.publish();
  };

  test('S127 his ban is published as of no effect, and changes nothing', () => {
    const play = antiPopeSwi();
    const events = banned(play);
    expect(facts(events, 'bullsPublished')).toMatchObject({
      author: 'B-SWI',
      office: 'antiPope',
      bulls: [{ outcome: 'noEffect' }, { outcome: 'noEffect' }],
    });
    expect(play.isBanned('R-VEN')).toBe(false);
  });

  test('R11 an Anti-Pope’s naming of a unit is published, and names nobody', () => {
    const play = antiPopeSwi()
      .write()
      .seal('B-SWI', { name: 'A Par', finding: 'anything' })
      .sheet('R-FRA', 'A Par - Bur');
    expect(facts(play.publish(), 'bullsPublished').bulls).toEqual([
      { bull: { kind: 'name', finding: 'anything', type: 'A', at: 'PAR' }, outcome: 'noEffect' },
    ]);
    expect(play.unit('BUR')).toBe('FRANCE A BUR');
  });

  test('S129 when the Pope is deposed the one Anti-Pope reigns at once, with his decrees but for those he withdrew', () => {
    const play = antiPopeSwi();
    banned(play);
    play.write('S1455').seal('B-SWI', { lift: 'R-POL' });
    expect(facts(play.publish(), 'decreesFiled')).toEqual({
      antiPope: 'B-SWI',
      outstanding: [{ kind: 'excommunicate', seat: 'R-VEN', turn: 'F1454' }],
      withdrawn: ['R-POL'],
    });
    const events = deposeP0(play, 'F1455');
    expect(facts(events, 'popeElected')).toMatchObject({ seat: 'B-SWI', how: 'validation', wasAntiPope: true });
    expect(all(events, 'conclaveOpened')).toEqual([]);
    expect(facts(events, 'banBegan')).toMatchObject({
      seat: 'R-VEN',
      issuer: 'B-SWI',
      sealedIn: 'F1454',
      validated: true,
    });
    expect([play.pope, play.antiPopes, play.isBanned('R-POL')]).toEqual(['B-SWI', [], false]);
  });

  test('S130 with `validation` conclaveAlways a conclave opens; his decrees wait for his election', () => {
    const play = antiPopeSwi(withOption({ validation: 'conclaveAlways' }));
    banned(play);
    expect(facts(deposeP0(play, 'S1455'), 'conclaveOpened')).toMatchObject({
      cause: 'deposition',
      antiPopes: ['B-SWI'],
    });
    expect(play.isBanned('R-VEN')).toBe(false);
    play
      .write('F1455')
      .vote('B-SWI', ...seven)
      .publish();
    expect([play.pope, play.isBanned('R-VEN')]).toEqual(['B-SWI', true]);
  });

  const twoAntiPopes = (options: Record<string, unknown> = {}) => {
    const play = antiPopeSwi(withOption(options))
      .write()
      .vote('B-KIE', ...seven);
    play.publish();
    play.write('S1455').seal('B-KIE', { excommunicate: 'R-POL' }).publish();
    return play;
  };

  test('S131 with two Anti-Popes a conclave opens; the one elected brings his decrees, the other stays (A45)', () => {
    const play = twoAntiPopes();
    expect(facts(deposeP0(play, 'F1455'), 'conclaveOpened')).toMatchObject({ antiPopes: ['B-SWI', 'B-KIE'] });
    play
      .write('S1456')
      .vote('B-KIE', ...seven)
      .publish();
    expect([play.pope, play.antiPopes, play.isBanned('R-POL')]).toEqual(['B-KIE', ['B-SWI'], true]);
  });

  test('A44 with `validation` senior the first elected of several accedes', () => {
    const play = twoAntiPopes({ validation: 'senior' });
    expect(facts(deposeP0(play, 'F1455'), 'popeElected')).toMatchObject({ seat: 'B-SWI', how: 'validation' });
    expect(play.antiPopes).toEqual(['B-KIE']);
  });

  test('S132 a resignation validates nobody: a conclave opens', () => {
    const play = antiPopeSwi();
    banned(play);
    play.write('S1455').run({ as: P0, do: 'fileResignation', text: 'Enough.', signed: true });
    expect(facts(play.publish(), 'conclaveOpened')).toMatchObject({ cause: 'resignation', barred: P0 });
    expect([play.pope, play.antiPopes]).toEqual([undefined, ['B-SWI']]);
  });

  test('S140 an Anti-Pope elected in the very resolution that deposes the Pope reigns at its end', () => {
    const play = council()
      .vote('B-SWI', ...seven)
      .sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    const types = play.publish().map((event) => event.type);
    expect(types.indexOf('antiPopeElected')).toBeLessThan(types.indexOf('popeDeposed'));
    expect(types.indexOf('popeDeposed')).toBeLessThan(types.indexOf('popeElected'));
    expect(play.pope).toBe('B-SWI');
  });

  test('S141 his lifting of a ban takes effect with his accession, and ends the punishments under it', () => {
    const play = church().ban(P0, 'B-SWI', 'R-FRA');
    play.run({ as: 'JD', do: 'overrideBan', seat: 'R-TUR', banned: true, issuer: 'B-EDI', reason: 'An old Pope’s.' });
    council(play)
      .vote('B-SWI', ...seven)
      .publish();
    play.write('S1455').seal('B-SWI', { lift: 'B-SWI' }, { lift: 'R-TUR' }).publish();
    expect([play.isBanned('B-SWI'), play.isBanned('R-TUR')]).toEqual([true, true]);
    const events = deposeP0(play, 'F1455');
    expect(facts(events, 'banLifted')).toMatchObject({ seat: 'R-TUR', liftedBy: 'B-SWI', validated: true });
    expect(['B-SWI', 'R-FRA', 'R-TUR'].filter((seat) => play.isBanned(seat))).toEqual([]);
  });

  test('A46 a later ban after a lifting stands; the same ban twice is one', () => {
    const play = antiPopeSwi();
    play.run({ as: 'JD', do: 'overrideBan', seat: 'R-TUR', banned: true, issuer: 'B-EDI', reason: 'An old Pope’s.' });
    play.write().seal('B-SWI', { lift: 'R-TUR' }, { excommunicate: 'R-VEN' }).publish();
    play.write('S1455').seal('B-SWI', { excommunicate: 'R-TUR' }, { excommunicate: 'R-VEN' }).publish();
    const events = deposeP0(play, 'F1455');
    expect(all(events, 'banBegan').map((event) => event.facts.seat)).toEqual(['R-VEN', 'R-TUR']);
  });
});

describe('R10 an Anti-Pope is deposed by the power that occupies his see', () => {
  /** HRE stands in Switzerland, or goes there; B-Swi is Anti-Pope under `protector`. */
  const swiss = (protector: string | undefined, options: Record<string, unknown> = {}) => {
    const play = withOption(options);
    play.run({
      as: 'JD',
      do: 'overrideAntiPope',
      seat: 'B-SWI',
      antiPope: true,
      ...(protector === undefined ? {} : { protector }),
      reason: 'Set up.',
    });
    return play.write();
  };

  test('S135 the power he belonged to when elected may not depose him; with `anyOccupier` it may', () => {
    const ordered = (options: Record<string, unknown>) => {
      const play = swiss('HRE', options).sheet('R-HRE', 'A Mun - Swi', 'Depose the Anti-Pope of Swi');
      return { events: play.publish(), play };
    };
    const refused = ordered({});
    expect(facts(refused.events, 'deposeOrderFailed')).toMatchObject({
      power: 'HRE',
      whom: 'antiPope',
      see: 'SWI',
      fault: 'protector',
    });
    expect(refused.play.antiPopes).toEqual(['B-SWI']);
    const any = ordered({ antiPopeDeposer: 'anyOccupier' });
    expect(facts(any.events, 'antiPopeDeposed')).toMatchObject({ seat: 'B-SWI', power: 'HRE' });
  });

  test('S135 the protector is read at the election: HRE held Switzerland then', () => {
    const play = church().write().sheet('R-HRE', 'A Mun - Swi');
    play.publish();
    council(play.toNextTurn()).vote('B-SWI', ...seven);
    expect(facts(play.publish(), 'antiPopeElected')).toMatchObject({ protector: 'HRE' });
    play.write('S1455').sheet('R-HRE', 'A Swi H', 'Depose the Anti-Pope of Swi');
    expect(facts(play.publish(), 'deposeOrderFailed')).toMatchObject({ fault: 'protector' });
  });

  test('S137 another power that marches in deposes him; his own does not (A47)', () => {
    const play = swiss('FRANCE').sheet('R-HRE', 'A Mun - Swi', 'Depose the Anti-Pope of Swi');
    expect(facts(play.publish(), 'antiPopeDeposed')).toMatchObject({ seat: 'B-SWI', see: 'SWI', power: 'HRE' });
    expect(play.antiPopes).toEqual([]);
    const own = swiss('FRANCE').sheet('R-FRA', 'A Mar - Swi', 'Depose the Anti-Pope of Swi');
    expect(facts(own.publish(), 'deposeOrderFailed')).toMatchObject({ power: 'FRANCE', fault: 'protector' });
  });

  test('R10 without a unit there, or where no Anti-Pope is, the line has no effect', () => {
    const play = swiss(undefined)
      .sheet('R-HRE', 'A Mun H', 'Depose the Anti-Pope of Swi')
      .sheet('R-FRA', 'A Par H', 'Depose the Anti-Pope of Kie');
    expect(
      all(play.publish(), 'deposeOrderFailed')
        .map((event) => event.facts.fault)
        .sort(),
    ).toEqual(['noAntiPope', 'noUnitThere']);
  });

  test('A47 the line hits one who is elected in the same resolution', () => {
    const play = council()
      .vote('B-SWI', ...seven)
      .sheet('R-HRE', 'A Mun - Swi', 'Depose the Anti-Pope of Swi');
    expect(facts(play.publish(), 'antiPopeDeposed')).toMatchObject({ seat: 'B-SWI' });
    expect(play.antiPopes).toEqual([]);
  });

  test('A46 his outstanding decrees are gone with him', () => {
    const play = swiss(undefined).seal('B-SWI', { excommunicate: 'R-VEN' });
    play.publish();
    play.write('F1454').sheet('R-HRE', 'A Mun - Swi', 'Depose the Anti-Pope of Swi');
    expect(facts(play.publish(), 'antiPopeDeposed')).toMatchObject({ decrees: 1 });
    deposeP0(play, 'S1455');
    expect(play.isBanned('R-VEN')).toBe(false);
  });

  test('S138 when Rome falls without a deposition the Anti-Pope is untouched', () => {
    const play = antiPopeSwi().write().sheet('R-SPA', 'F Nap - Rom');
    play.publish();
    expect([play.pope, play.antiPopes]).toEqual([P0, ['B-SWI']]);
  });

  test('S139 Pope and Anti-Pope deposed together: the Anti-Pope first, so a conclave opens (A48)', () => {
    const play = antiPopeSwi()
      .write()
      .sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope')
      .sheet('R-HRE', 'A Mun - Swi', 'Depose the Anti-Pope of Swi');
    const events = play.publish();
    expect(facts(events, 'conclaveOpened')).toMatchObject({ cause: 'deposition', antiPopes: [] });
    expect([play.pope, play.antiPopes]).toEqual([undefined, []]);
  });

  test('A50 an Anti-Pope may renounce his title freely; nobody else can', () => {
    const play = antiPopeSwi();
    play.refused('not-anti-pope', { as: 'B-DEN', do: 'renounceTitle' });
    play.run({ as: 'B-SWI', do: 'renounceTitle' });
    expect(play.antiPopes).toEqual([]);
    const frozen = antiPopeSwi().resolve();
    frozen.refused('church-frozen', { as: 'B-SWI', do: 'renounceTitle' });
  });
});
