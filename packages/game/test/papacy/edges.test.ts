import { describe, expect, test } from 'vitest';
import {
  conclaveSits,
  councilSits,
  evolve,
  type FindingId,
  InvariantError,
  isBanned,
  type LoggedEvent,
  type SeatId,
} from '../../src/index.ts';
import { eventOf } from '../kit.ts';
import { all, type Church, church, facts, P0, withOption } from './church.ts';

const seven = ['B-TUN', 'B-SWI', 'B-SER', 'B-BUD', 'B-RUM', 'B-HOL', 'B-KIE'];
const sit = { as: 'JD', do: 'overrideCouncil', until: 'F1456', reason: 'Set up.' } as const;

describe('bulls', () => {
  test('R12 a bull given twice in one packet is one', () => {
    const play = church().write().seal(P0, { excommunicate: 'R-SPA' }, { excommunicate: 'R-SPA' });
    expect(facts(play.publish(), 'bullsPublished').bulls).toHaveLength(1);
  });

  test('R12 a draft is looked at like a packet; nothing is opened again after the close', () => {
    const play = church();
    play.refused('ban-out-of-reach', { as: P0, do: 'draftBulls', lines: [{ excommunicate: 'JD' }] });
    play.run({ as: P0, do: 'draftBulls', lines: [{ excommunicate: 'R-SPA' }] });
    play.write().seal(P0, { excommunicate: 'R-SPA' }).resolve();
    play.refused('bull-out-of-phase', { as: P0, do: 'unsealBulls' });
    play.run({ as: 'JD', onBehalfOf: P0, do: 'unsealBulls' }).publish();
    expect(play.isBanned('R-SPA')).toBe(false);
  });

  test('R11 the Pope’s packet is published before the Anti-Popes’', () => {
    const play = church();
    play.run({ as: 'JD', do: 'overrideAntiPope', seat: 'B-SWI', antiPope: true, reason: 'Set up.' });
    play.write().seal('B-SWI', { lift: 'R-SPA' }).seal(P0, { lift: 'R-SPA' });
    expect(all(play.publish(), 'bullsPublished').map(({ facts: { author } }) => author)).toEqual([P0, 'B-SWI']);
  });

  test('R12 what a Pope sealed who reigns no more at the resolution has no effect', () => {
    const play = church().write().seal(P0, { excommunicate: 'R-SPA' });
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'P0 died.' });
    expect(facts(play.publish(), 'bullsPublished').bulls[0]?.outcome).toBe('noEffect');
    expect(play.isBanned('R-SPA')).toBe(false);
  });

  test('R12 a packet of last turn is not published again', () => {
    const play = church().ban(P0, 'R-SPA');
    expect(all(play.publish(), 'bullsPublished')).toEqual([]);
  });

  test('A25 on the second turn the letter must be right too', () => {
    const play = church().ban(P0, 'R-SPA').write().testify('t1', 'R-SPA', 'F1454');
    play.seal(P0, { name: 'F Nap', finding: 't1' }).prove('t1').publish();
    play.write('S1455');
    play.refused('wrong-unit-type', { as: P0, do: 'sealBulls', lines: [{ name: 'A Nap', finding: 't1' }] });
  });

  test('A26 of two punishments one may be renewed and the other not', () => {
    const play = church()
      .ban(P0, 'R-FRA', 'L-FRA')
      .write()
      .testify('t1', 'R-FRA', 'F1454')
      .testify('t2', 'L-FRA', 'F1454');
    play.seal(P0, { name: 'A Par', finding: 't1' }, { name: 'A Mar', finding: 't2' }).prove('t1', 't2').publish();
    play.write('S1455').seal(P0, { name: 'A Mar', finding: 't2' }).publish();
    expect(play.table.state.church.punishments.map(({ status }) => status)).toEqual(['over', 'served']);
  });

  test('A46 an accession bans nobody twice', () => {
    const play = church();
    play.run(
      { as: 'JD', do: 'overrideAntiPope', seat: 'B-SWI', antiPope: true, reason: 'Set up.' },
      { as: 'JD', do: 'overrideBan', seat: 'R-TUR', banned: true, issuer: 'B-EDI', reason: 'An old Pope’s.' },
    );
    play.write().seal('B-SWI', { excommunicate: 'R-TUR' }).sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    expect(all(play.publish(), 'banBegan')).toEqual([]);
    expect(play.banOf('R-TUR')).toMatchObject({ issuer: 'B-EDI' });
  });

  test('A34 a ban that the Judge set for nobody falls with no Pope, whatever `voidScope` says', () => {
    const play = withOption({ voidScope: 'allPopes' });
    play.run({ as: 'JD', do: 'overrideBan', seat: 'R-TUR', banned: true, issuer: 'JD', reason: 'Unfair play.' });
    play.write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope').publish();
    expect(play.isBanned('R-TUR')).toBe(true);
  });

  test('A51 a Pope whose seat falls empty leaves a conclave, with the Anti-Popes named; another’s seat opens none', () => {
    const empty = (play: Church, seat: string) =>
      play.table.run({ as: 'JD', do: 'emptySeat', seat, reason: 'He has left.' });
    const play = church().run({ as: 'JD', do: 'overrideAntiPope', seat: 'B-SWI', antiPope: true, reason: 'Set up.' });
    expect(all(empty(play, 'B-DEN'), 'conclaveOpened')).toEqual([]);
    expect(facts(empty(play, P0), 'conclaveOpened')).toEqual({ cause: 'emptySeat', barred: P0, antiPopes: ['B-SWI'] });
    expect(all(empty(play, 'B-EDI'), 'conclaveOpened')).toEqual([]);
  });

  test('A51 an Anti-Pope whose seat stands empty does not accede', () => {
    const play = church();
    play.run(
      { as: 'JD', do: 'overrideAntiPope', seat: 'B-SWI', antiPope: true, reason: 'Set up.' },
      { as: 'JD', do: 'emptySeat', seat: 'B-SWI', reason: 'He has left.' },
    );
    play.write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    expect(facts(play.publish(), 'conclaveOpened')).toMatchObject({ cause: 'deposition' });
  });
});

describe('testimony', () => {
  test('A27 where the game has no moment of that turn, the team is read from now', () => {
    const play = church().run({ as: 'B-DEN', do: 'declareAffiliation', power: 'FRANCE' }).ban(P0, 'B-DEN');
    play.run({ as: 'JD', do: 'overrideTurn', turn: 'F1456', phase: 'orderWriting', reason: 'We skip a year.' });
    play.testify('t1', 'B-DEN', 'S1455');
    expect(play.table.state.church.findings['t1' as never]).toMatchObject({ team: 'FRANCE' });
  });

  test('A27 his team is what it was at the time, where that is known, else at the end of that turn’s Diplomacy', () => {
    const play = church().run({ as: 'B-DEN', do: 'declareAffiliation', power: 'FRANCE' }).ban(P0, 'B-DEN');
    const inDiplomacy = play.table.now;
    play.write().run({ as: 'JD', do: 'overrideAffiliation', see: 'DEN', power: 'POLAND', reason: 'Taken.' });
    play.publish();
    const later = play.toNextTurn().table.now;
    const team = (finding: string, offenceTurn: string, more: Record<string, unknown> = {}) => {
      const line = { as: P0, do: 'fileTestimony', finding, accused: 'B-DEN', testimony: 'He spoke.' } as const;
      play.run({ ...line, offenceTurn, ...more });
      return play.table.state.church.findings[finding as FindingId]?.team;
    };
    expect(team('t1', 'F1454')).toBe('FRANCE');
    expect(team('t2', 'S1455')).toBe('POLAND');
    expect(team('t3', 'F1454', { offenceMs: inDiplomacy, testimony: 'At noon.' })).toBe('FRANCE');
    expect(team('t4', 'S1455', { offenceMs: later, testimony: 'At noon.' })).toBe('POLAND');
  });

  test('A30 nobody but the accused answers unasked, by the Judge’s hand either; who is asked is told', () => {
    const play = church().ban(P0, 'R-SPA').write().testify('t1', 'R-SPA', 'F1454');
    const answer = { as: 'JD', do: 'answerTestimony', finding: 't1', answer: 'It was not I.', admits: false } as const;
    play.refused('unknown-finding', { ...answer, onBehalfOf: 'R-FRA' });
    play.run({ ...answer, onBehalfOf: 'R-SPA' });
    const ask = { as: 'JD', do: 'askAboutTestimony', finding: 't1', of: 'accused', question: 'When?' } as const;
    expect(eventOf(play.table.run(ask), 'testimonyQuestioned').audience).toEqual({ kind: 'seats', seats: ['R-SPA'] });
    const ruled = play.resolve().table.run({
      as: 'JD',
      do: 'ruleTestimony',
      finding: 't1',
      ruling: 'proven',
      note: 'Plausible.',
    });
    expect(play.table.texts.get(facts(ruled, 'testimonyRuled').note?.id ?? '')).toBe('Plausible.');
  });

  test('A30 the Judge asks whoever testified when no Pope reigns; nobody answers what nobody filed', () => {
    const play = church().ban(P0, 'R-SPA').write().testify('t1', 'R-SPA', 'F1454');
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'P0 died.' });
    const ask = { as: 'JD', do: 'askAboutTestimony', finding: 't1', of: 'pope', question: 'When?' } as const;
    expect(eventOf(play.table.run(ask), 'testimonyQuestioned').facts.of).toBe(P0);
    play.refused('unknown-finding', { ...ask, finding: 't9' });
    play.refused('unknown-finding', {
      as: 'R-SPA',
      do: 'answerTestimony',
      finding: 't9',
      answer: 'No.',
      admits: false,
    });
    play.resolve().run({ as: 'JD', do: 'ruleTestimony', finding: 't1', ruling: 'proven', note: 'Plausible.' });
  });

  test('A16 after the close of Order Writing a decree left open protects nobody any more', () => {
    const play = withOption({ talk: 'always', decreeLapse: 'open' });
    play.run({ as: 'JD', do: 'overrideAffiliation', see: 'SER', power: 'VENICE', reason: 'Set up.' }).ban(P0, 'B-SER');
    play.run({ as: 'B-SER', do: 'openDecree', decree: 'd1' });
    const line = { do: 'fileTestimony', accused: 'B-SER', offenceTurn: 'F1454', testimony: 'He asked.' } as const;
    play.refused('decree-pending', { ...line, as: P0, finding: 't1' });
    play.run({ as: 'B-SER', do: 'withdrawDecree', decree: 'd1' }, { ...line, as: P0, finding: 't1' });
    play.run({ as: 'B-SER', do: 'openDecree', decree: 'd2' }).resolve();
    play.run({ ...line, as: 'JD', onBehalfOf: P0, finding: 't2', testimony: 'He asked again.' });
  });

  test('A16 letters sent while orders were written are cleansed where all phases are one', () => {
    const play = withOption({ talk: 'always' });
    play
      .run({ as: 'JD', do: 'overrideAffiliation', see: 'SER', power: 'VENICE', reason: 'Set up.' })
      .ban(P0, 'B-SER')
      .write();
    play.run(
      { as: 'B-SER', do: 'sendLetter', letter: 'l1', to: ['B-TUN'], text: 'Sign.', confirm: true },
      { as: 'B-TUN', do: 'sendLetter', to: [P0], text: 'See.', copies: ['l1'] },
      { as: 'B-TUN', do: 'openDecree', decree: 'd1' },
      { as: 'B-TUN', do: 'circulateDecree', decree: 'd1', to: seven.slice(1) },
      ...seven.map((as) => ({ as, do: 'signDecree', decree: 'd1' }) as const),
    );
    play.refused('letters-lawful', {
      as: P0,
      do: 'fileTestimony',
      finding: 't1',
      accused: 'B-SER',
      letters: ['l1'],
      testimony: 'He asked.',
    });
  });
});

describe('thrones', () => {
  test('A66 a banned Anti-Pope keeps his title, signs and votes for an Anti-Pope; the ban falls with its Pope', () => {
    const play = church();
    play
      .run({ as: 'JD', do: 'overrideAntiPope', seat: 'B-SWI', antiPope: true, reason: 'Set up.' }, sit)
      .ban(P0, 'B-SWI');
    expect([play.antiPopes, play.isBanned('B-SWI')]).toEqual([['B-SWI'], true]);
    play.write().vote('B-KIE', ...seven);
    expect(facts(play.publish(), 'antiPopeElected')).toMatchObject({ seat: 'B-KIE', votes: 7 });
    play.write('S1455').sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope').publish();
    expect([play.antiPopes, play.isBanned('B-SWI')]).toEqual([['B-SWI', 'B-KIE'], false]);
  });

  test('A79 after a resignation the bishops elect a Pope, no Anti-Pope', () => {
    const play = church().write().run({ as: P0, do: 'fileResignation', text: 'Enough.', signed: true });
    play.publish();
    play.write('F1454').vote('B-DEN', ...seven);
    expect(facts(play.publish(), 'popeElected')).toMatchObject({ seat: 'B-DEN', how: 'conclave' });
    expect(play.antiPopes).toEqual([]);
  });

  test('A32 a banned Ruler’s sheet counts, and a banned power’s line deposes', () => {
    const play = church().ban(P0, 'R-SPA').write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    expect(facts(play.publish(), 'popeDeposed')).toMatchObject({ power: 'SPAIN' });
  });
});

describe('councils', () => {
  const open = (creation: Record<string, unknown> = {}): Church =>
    church(creation).run({ as: 'B-TUN', do: 'openDecree', decree: 'd1', text: 'We call a council.' });

  test('A54 whoever was not shown a decree is told of none, whatever he tries', () => {
    const play = open();
    expect(play.table.state.church.decrees['d1' as never]).toMatchObject({
      drafter: 'B-TUN',
      text: { hash: 'h18:We call a council.' },
    });
    const as = { as: 'B-DEN', decree: 'd1' };
    play.refused('unknown-decree', { ...as, do: 'circulateDecree', to: ['B-EDI'] });
    play.refused('unknown-decree', { ...as, do: 'withdrawDecree' });
    play.refused('unknown-decree', { ...as, do: 'withdrawDecreeSignature' });
  });

  test('R14.3 a decree is shown in the Diplomacy Phase, and by a banned bishop knowingly', () => {
    const play = withOption({ decreeLapse: 'open' })
      .ban(P0, 'B-TUN')
      .run({ as: 'B-TUN', do: 'openDecree', decree: 'd1' });
    const show = { as: 'B-TUN', do: 'circulateDecree', decree: 'd1', to: ['B-EDI'] } as const;
    play.refused('speech-unlawful', show);
    const events = play.table.run({ ...show, confirm: true });
    expect(facts(events, 'decreeCirculated').unlawful).toMatchObject({ rule: 'R2', towards: ['B-EDI'] });
    play.write();
    play.refused('decree-out-of-phase', { ...show, to: ['B-DEN'] });
    expect(all(play.table.next(), 'decreeFailed')).toEqual([]);
  });

  test('A78 a restored signature of a council that is over brings nothing back', () => {
    const play = open({ cast: { bishops: ['TUN', 'SWI', 'ROM'] } });
    play.run({ as: 'B-TUN', do: 'circulateDecree', decree: 'd1', to: ['B-SWI'] });
    play.run({ as: 'B-TUN', do: 'signDecree', decree: 'd1' });
    const strike = { as: 'JD', do: 'strikeDecreeSignature', decree: 'd1', seat: 'B-TUN', reason: 'Forged.' } as const;
    play.run(strike, { ...strike, do: 'restoreDecreeSignature' });
    expect(play.table.state.church.council).toBeUndefined();
  });

  test('A58 signatures on a statement are of persons too', () => {
    const play = church({ cast: { people: { 'B-TUN': 'tom' } } }).run(sit);
    play.run({ as: 'B-TUN', do: 'draftCouncilStatement', statement: 'c1', text: 'We hold.' });
    expect(
      facts(play.table.run({ as: 'B-TUN', do: 'signCouncilStatement', statement: 'c1' }), 'statementSigned').person,
    ).toBe('tom');
    expect(play.table.state.church.statements['c1' as never]).toMatchObject({
      signatures: [{ seat: 'B-TUN', person: 'tom' }],
    });
  });

  test('A41 a deadlock is a conclave’s: in a council the most votes elect nobody', () => {
    const play = withOption({ deadlockTurns: 1 }).run(sit);
    for (const turn of ['S1454', 'F1454']) {
      play.write(turn).vote('B-SWI', 'B-TUN');
      expect(facts(play.publish(), 'ballotsCounted').elected).toBeUndefined();
    }
  });
});

describe('the count of votes', () => {
  const counted = (play: Church) => all(play.publish(), 'ballotsCounted').map((event) => event.facts);
  const vacant = { as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'Set up.' } as const;
  const emptied = (seat: string) => ({ as: 'JD', do: 'emptySeat', seat, reason: 'He has left.' }) as const;

  test('R6 nothing is counted where nobody voted, nor where the council ended before the count', () => {
    expect(counted(church().run(sit).write())).toEqual([]);
    const play = church()
      .run(sit)
      .write()
      .vote('B-SWI', ...seven);
    play.run({ as: 'JD', do: 'overrideCouncil', until: 'now', reason: 'It never met.' });
    expect(counted(play)).toEqual([]);
    expect(play.antiPopes).toEqual([]);
  });

  test('A51 the vote of a seat that stands empty since is not on the roll; a vote for one counts for nobody', () => {
    const play = church()
      .run(sit)
      .write()
      .vote('B-SWI', ...seven)
      .run(emptied('B-TUN'));
    expect(counted(play)).toMatchObject([{ counts: [{ candidate: 'B-SWI', votes: 6 }], notCounted: 0 }]);
    const gone = church()
      .run(sit)
      .write()
      .vote('B-SWI', ...seven)
      .run(emptied('B-SWI'));
    expect(counted(gone)).toMatchObject([{ counts: [], notCounted: 6 }]);
    expect(gone.antiPopes).toEqual([]);
  });

  test('A40 a bare majority is no plurality', () => {
    expect(
      counted(
        church()
          .run(vacant)
          .write()
          .vote('B-SWI', ...seven),
      ),
    ).toMatchObject([{ elected: 'B-SWI', needed: 7, plurality: false }]);
  });

  test('A41 after as many ballots as the option says, the most votes elect', () => {
    const play = withOption({ deadlockTurns: 1 }).run(vacant);
    play.write().vote('B-SWI', 'B-TUN');
    expect(counted(play)[0]).not.toHaveProperty('elected');
    play.toNextTurn().write().vote('B-SWI', 'B-TUN');
    expect(counted(play)).toMatchObject([{ elected: 'B-SWI', plurality: true }]);
  });

  test('A40 the Judge is told of a thin electorate: fewer than half of the bishops, in a conclave', () => {
    const told = (banned: number, act: typeof vacant | typeof sit) => {
      const play = church({
        cast: { bishops: ['TUN', 'SWI', 'SER', 'BUD', 'RUM', 'HOL', 'KIE', 'DEN', 'NWY', 'ROM'] },
      });
      play.ban(P0, ...seven.slice(0, banned)).run(act);
      return all(play.write().vote('B-SWI', P0).publish(), 'electorateNoted').length;
    };
    expect([told(5, vacant), told(6, vacant), told(6, sit)]).toEqual([0, 1, 0]);
  });

  test('A13 a Pope who stands alone belongs to nobody on his accession, whoever holds Rome', () => {
    const accession = (options: Record<string, unknown>) => {
      const play = withOption(options).run(vacant);
      play.run({ as: 'JD', do: 'overrideAffiliation', see: 'ROM', power: 'SPAIN', reason: 'Set up.' });
      return facts(
        play
          .write()
          .vote('B-SWI', ...seven)
          .publish(),
        'popeElected',
      );
    };
    expect(accession({})).toMatchObject({ affiliation: 'SPAIN' });
    expect(accession({ popeAffiliates: 'no' })).not.toHaveProperty('affiliation');
  });
});

describe('sees and seats', () => {
  test('A8 a see without a bishop keeps its occupier for the one to come', () => {
    const play = church({ cast: { bishops: ['TUN', 'DEN', 'ROM'] } })
      .write()
      .sheet('R-HRE', 'A Mun - Kie');
    expect(facts(play.publish(), 'seeOccupied')).toMatchObject({ see: 'KIE', power: 'HRE' });
    play.toNextTurn().run({ as: 'JD', do: 'registerOrdination', see: 'KIE', text: 'All agreed.' });
    expect(play.team('B-KIE')).toBe('HRE');
  });

  test('R9 a proposal may stand without words', () => {
    const play = church().run({ as: 'R-HRE', do: 'proposeOrdination', see: 'VIE' });
    expect(play.table.state.church.ordinationProposals).toEqual([{ by: 'R-HRE', see: 'VIE', turn: 'S1454' }]);
  });

  test('§6 with the addendum off nobody is banned, and affiliated is who sits at a court', () => {
    const play = church({ addendum: 'off', cast: { observers: 1 } });
    expect(isBanned(play.table.state, 'R-SPA' as SeatId)).toBe(false);
    expect([play.pope, conclaveSits(play.table.state), councilSits(play.table.state)]).toEqual([
      undefined,
      false,
      false,
    ]);
    expect(['R-SPA', 'L-SPA', 'JD', 'OBS1', 'B-ROM'].map((seat) => play.team(seat))).toEqual([
      'SPAIN',
      'SPAIN',
      undefined,
      undefined,
      undefined,
    ]);
    play.run({ as: 'JD', do: 'overrideUnits', remove: ['LON', 'LVP', 'BRE'], reason: 'Set up.' });
    play.run({
      as: 'JD',
      do: 'overrideOwners',
      owners: { LON: 'FRANCE', LVP: 'FRANCE', BRE: 'FRANCE' },
      reason: 'Set up.',
    });
    play.run({ as: 'JD', do: 'emptySeat', seat: 'L-ENG', reason: 'He has left.' });
    play.table.until('diplomacy', 'S1455');
    expect(play.table.state.board.eliminated).toMatchObject({ ENGLAND: 'F1454' });
  });

  test('JD.6 a punishment is set on a unit that stands', () => {
    const play = church().ban(P0, 'R-SPA').write().testify('t1', 'R-SPA', 'F1454');
    const override = {
      as: 'JD',
      do: 'overridePunishment',
      finding: 't1',
      status: 'firstServed',
      reason: 'Set up.',
    } as const;
    play.refused('unknown-unit', { ...override, unit: 'u99' });
    play.run({ ...override, unit: 'u1' });
    expect(play.table.state.church.punishments).toMatchObject([{ unit: 'u1', first: 'F1454' }]);
  });

  test('a log that speaks of what the game does not have is a defect', () => {
    const { game } = church().table;
    const event = {
      type: 'banLifted',
      rule: 'R1',
      audience: { kind: 'public' },
      facts: { ban: 'ban-9', seat: 'R-SPA', issuer: P0, liftedBy: P0 },
    };
    const logged = {
      seq: 99,
      at: 0,
      turn: 'S1454',
      phase: 'orderResolution',
      actor: 'JD',
      command: 'c',
      event,
    } as unknown as LoggedEvent;
    expect(() => evolve(game, logged)).toThrow(InvariantError);
  });
});
