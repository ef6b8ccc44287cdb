import { describe, expect, test } from 'vitest';
import { eventOf } from '../kit.ts';
import { all, BISHOPS, type Church, church, facts, P0, withOption } from './church.ts';

/** Spain has deposed P0 in S54; it is Order Writing of F54, the conclave's first ballot. */
function conclave(options: Record<string, unknown> = {}): Church {
  const play = withOption(options).write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
  play.publish();
  return play.write('F1454');
}

const seven = ['B-TUN', 'B-SWI', 'B-SER', 'B-BUD', 'B-RUM', 'B-HOL', 'B-KIE'];
const six = seven.slice(0, 6);

/** P0 bans bishops in S54 and resigns in F54; it is Order Writing of S55. */
function afterResignation(banned: readonly string[], options: Record<string, unknown> = {}): Church {
  const play = withOption(options)
    .ban(P0, ...banned)
    .write();
  play.run({ as: P0, do: 'fileResignation', text: 'I lay down the tiara.', signed: true }).publish();
  return play.write('S1455');
}

describe('R5 a conclave sits until a majority of bishops elects a Pope', () => {
  test('S103 seven of thirteen elect: he reigns at once, resides in Rome and belongs to its occupier', () => {
    const play = conclave().vote('B-DEN', ...seven);
    const events = play.publish();
    expect(facts(events, 'ballotsCounted')).toMatchObject({
      elects: 'pope',
      bishops: 13,
      eligible: 13,
      needed: 7,
      elected: 'B-DEN',
      notCounted: 0,
    });
    expect(facts(events, 'popeElected')).toMatchObject({
      seat: 'B-DEN',
      how: 'conclave',
      votes: 7,
      needed: 7,
      wasAntiPope: false,
      affiliation: 'SPAIN',
    });
    expect(play.pope).toBe('B-DEN');
    expect(play.team('B-DEN')).toBe('SPAIN');
    expect(play.team(P0)).toBeUndefined();
  });

  test('S102 no absence of the Pope and no empty Rome makes a vacancy', () => {
    const play = church();
    for (let turn = 0; turn < 3; turn += 1) {
      play.publish();
      play.toNextTurn();
    }
    expect(play.pope).toBe(P0);
  });

  test('S105 the deposed Pope is not eligible in the conclave that follows, but in a later one (A38)', () => {
    const play = conclave();
    expect(play.refused('candidate-barred', { as: 'B-EDI', do: 'castBallot', candidate: P0 })).toEqual({
      candidate: P0,
      cause: 'deposition',
    });
    play.vote('B-DEN', ...seven).publish();
    play.write('S1455').sheet('R-SPA', 'F Rom H', 'Depose the Pope').publish();
    play
      .write('F1455')
      .vote(P0, ...seven)
      .publish();
    expect(play.pope).toBe(P0);
  });

  test('S106 only a bishop can be elected', () => {
    const play = conclave();
    for (const candidate of ['R-HRE', 'L-SPA', 'B-VIE']) {
      expect(play.refused('candidate-not-bishop', { as: 'B-EDI', do: 'castBallot', candidate })).toEqual({ candidate });
    }
  });

  test('S107 bishops vote in Order Writing only', () => {
    const play = church().write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    play.publish();
    const ballot = { as: 'B-EDI', do: 'castBallot', candidate: 'B-DEN' } as const;
    expect(play.refused('ballot-out-of-phase', ballot)).toEqual({ phase: 'diplomacy' });
    play.resolve();
    play.refused('ballot-out-of-phase', ballot);
    play.refused('ballot-out-of-phase', { as: 'B-EDI', do: 'withdrawBallot' });
    const late = play.table.run({ ...ballot, as: 'JD', onBehalfOf: 'B-EDI' });
    expect(eventOf(late, 'ballotCast').facts).toMatchObject({ voter: 'B-EDI', late: true, enteredByJudge: true });
  });

  test('S108 a later vote of the turn replaces the first; one may be taken back', () => {
    const play = conclave()
      .vote('B-DEN', 'B-EDI')
      .vote('B-KIE', 'B-EDI', 'B-NWY')
      .run({ as: 'B-NWY', do: 'withdrawBallot' });
    play.refused('no-ballot', { as: 'B-NWY', do: 'withdrawBallot' });
    expect(facts(play.publish(), 'ballotsCounted').counts).toEqual([{ candidate: 'B-KIE', votes: 1 }]);
  });

  test('S109 Rulers and Lords do not vote', () => {
    const play = conclave();
    for (const seat of ['R-FRA', 'L-FRA']) {
      expect(play.refused('voter-not-bishop', { as: seat, do: 'castBallot', candidate: 'B-DEN' })).toEqual({ seat });
    }
  });

  test('S110 votes do not carry over to the next turn', () => {
    const play = conclave().vote('B-DEN', ...seven.slice(0, 5));
    play.publish();
    play.write('S1455').vote('B-DEN', 'B-HOL', 'B-KIE');
    expect(facts(play.publish(), 'ballotsCounted').counts).toEqual([{ candidate: 'B-DEN', votes: 2 }]);
    expect(play.pope).toBeUndefined();
  });

  test('S111 votes of banned bishops do not count for a Pope, nor does their number', () => {
    const withSix = afterResignation(['B-SER', 'B-RUM']).vote(
      'B-DEN',
      'B-TUN',
      'B-SWI',
      'B-BUD',
      'B-HOL',
      'B-KIE',
      'B-NWY',
    );
    expect(facts(withSix.publish(), 'ballotsCounted')).toMatchObject({
      bishops: 13,
      eligible: 11,
      needed: 6,
      elected: 'B-DEN',
    });

    const withFive = afterResignation(['B-SER', 'B-RUM']).vote(
      'B-DEN',
      'B-TUN',
      'B-SWI',
      'B-BUD',
      'B-HOL',
      'B-KIE',
      'B-SER',
      'B-RUM',
    );
    const count = facts(withFive.publish(), 'ballotsCounted');
    expect(count).toMatchObject({ counts: [{ candidate: 'B-DEN', votes: 5 }], notCounted: 2 });
    expect(count.elected).toBeUndefined();
  });

  test('A40 with `popeMajority` allBishops seven are needed although two are banned', () => {
    const play = afterResignation(['B-SER', 'B-RUM'], { popeMajority: 'allBishops' }).vote(
      'B-DEN',
      'B-TUN',
      'B-SWI',
      'B-BUD',
      'B-HOL',
      'B-KIE',
      'B-NWY',
    );
    expect(facts(play.publish(), 'ballotsCounted')).toMatchObject({ of: 'allBishops', needed: 7 });
    expect(play.pope).toBeUndefined();
  });

  test('S112 six of thirteen elect nobody; with `popeMajority` votesCast they do', () => {
    const eligible = conclave().vote('B-DEN', ...six);
    expect(facts(eligible.publish(), 'ballotsCounted').elected).toBeUndefined();
    const cast = conclave({ popeMajority: 'votesCast' }).vote('B-DEN', ...six);
    expect(facts(cast.publish(), 'ballotsCounted')).toMatchObject({ of: 'votesCast', needed: 4, elected: 'B-DEN' });
  });

  test('S113 when every bishop is banned all votes count, and the Judge is told', () => {
    const play = afterResignation(BISHOPS).vote('B-DEN', ...seven);
    const events = play.publish();
    expect(eventOf(events, 'electorateNoted')).toMatchObject({
      audience: { kind: 'judge' },
      facts: { bishops: 13, eligible: 0, allVote: true },
    });
    expect(play.pope).toBe('B-DEN');
  });

  test('A40 the Judge is told when fewer than half may vote', () => {
    const noted = (banned: readonly string[]) =>
      all(afterResignation(banned).publish(), 'electorateNoted').map((event) => event.facts);
    expect(noted(BISHOPS.slice(0, 6))).toEqual([]);
    expect(noted(BISHOPS.slice(0, 7))).toEqual([{ bishops: 13, eligible: 6, allVote: false }]);
  });

  test('S114 the deposed bishop of Rome counts, signs and votes, and can be no Anti-Pope', () => {
    const play = conclave().vote('B-DEN', P0, ...six);
    expect(facts(play.publish(), 'ballotsCounted')).toMatchObject({ bishops: 13, elected: 'B-DEN' });
    play.toNextTurn().run({ as: P0, do: 'openDecree', decree: 'd1' }, { as: P0, do: 'signDecree', decree: 'd1' });
    play.run(
      { as: P0, do: 'circulateDecree', decree: 'd1', to: six },
      ...six.map((as) => ({ as, do: 'signDecree', decree: 'd1' }) as const),
    );
    play.write('S1455');
    expect(play.refused('candidate-of-other-see', { as: 'B-EDI', do: 'castBallot', candidate: P0 })).toMatchObject({
      see: 'ROM',
    });
  });

  test('S115 a deposed Pope promoted from Denmark is bishop of Denmark again, and belongs to its occupier', () => {
    const play = conclave().vote('B-DEN', ...seven);
    play.run({ as: 'JD', do: 'overrideUnits', add: [{ power: 'POLAND', type: 'F', at: 'BAL' }], reason: 'Set up.' });
    play.sheet('R-POL', 'F Bal - Den').publish();
    expect([play.team('B-DEN'), play.occupier('DEN')]).toEqual(['SPAIN', 'POLAND']);
    play.write('S1455').sheet('R-SPA', 'F Rom H', 'Depose the Pope').publish();
    expect(play.team('B-DEN')).toBe('POLAND');
  });

  test('S116 a Pope seals his first bulls in the turn after his election', () => {
    const play = conclave().vote('B-DEN', ...seven);
    play.refused('seal-not-papal', { as: 'B-DEN', do: 'sealBulls', lines: [] });
    play.publish();
    play.write('S1455').seal('B-DEN', { excommunicate: 'R-SPA' }).publish();
    expect(play.isBanned('R-SPA')).toBe(true);
  });

  test('S118 a banned bishop may be elected, and must lift his own ban', () => {
    const play = afterResignation(['B-DEN']).vote('B-DEN', ...seven);
    play.publish();
    expect([play.pope, play.isBanned('B-DEN')]).toEqual(['B-DEN', true]);
    play.write('F1455').seal('B-DEN', { lift: 'B-DEN' }).publish();
    expect(play.isBanned('B-DEN')).toBe(false);
  });

  test('S119 only counts are published; the ballot is the voter’s and the Judge’s', () => {
    const play = conclave();
    const events = play.table.run({ as: 'B-EDI', do: 'castBallot', candidate: 'B-DEN' });
    expect(eventOf(events, 'ballotCast').audience).toEqual({ kind: 'seats', seats: ['B-EDI'] });
    const secret = facts(play.publish(), 'ballotsCounted');
    expect(secret.roll).toBeUndefined();
    expect(JSON.stringify(secret)).not.toContain('B-EDI');

    const open = conclave({ ballots: 'rollCall' }).vote('B-DEN', 'B-EDI');
    expect(facts(open.publish(), 'ballotsCounted').roll).toEqual([
      { voter: 'B-EDI', candidate: 'B-DEN', counts: true },
    ]);
  });

  test('S203 banned bishops and the Pope who resigned: he may vote, not stand, and E is nine', () => {
    const play = afterResignation(['B-SER', 'B-RUM', 'B-MOS', 'B-EDI']);
    expect(play.refused('candidate-barred', { as: 'B-TUN', do: 'castBallot', candidate: P0 })).toMatchObject({
      cause: 'resignation',
    });
    play.vote('B-DEN', P0, 'B-TUN', 'B-SWI', 'B-BUD', 'B-HOL');
    expect(facts(play.publish(), 'ballotsCounted')).toMatchObject({ eligible: 9, needed: 5, elected: 'B-DEN' });
  });

  test('A41 with `deadlockTurns` the most votes elect after that many ballots; a tie goes on', () => {
    const play = conclave({ deadlockTurns: 2 });
    for (const turn of ['F1454', 'S1455']) {
      play.write(turn).vote('B-DEN', 'B-TUN', 'B-SWI');
      expect(facts(play.publish(), 'ballotsCounted')).toMatchObject({ plurality: false });
    }
    play.write('F1455').vote('B-DEN', 'B-TUN').vote('B-KIE', 'B-SWI');
    expect(facts(play.publish(), 'ballotsCounted').elected).toBeUndefined();
    play.write('S1456').vote('B-DEN', 'B-TUN', 'B-SER').vote('B-KIE', 'B-SWI');
    expect(facts(play.publish(), 'ballotsCounted')).toMatchObject({ plurality: true, elected: 'B-DEN', needed: 7 });
    expect(play.pope).toBe('B-DEN');
  });

  test('A43 votes cast in the turn of the deposition elect no Pope', () => {
    const play = church().write().sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');
    play.refused('no-election', { as: 'B-EDI', do: 'castBallot', candidate: 'B-DEN' });
    expect(all(play.publish(), 'ballotsCounted')).toEqual([]);
  });

  test('A51 the Judge may declare the Pope’s seat empty: a conclave opens, in which it is not eligible', () => {
    const play = church();
    const events = play.table.run({ as: 'JD', do: 'emptySeat', seat: P0, reason: 'He has left the class.' });
    expect(facts(events, 'conclaveOpened')).toMatchObject({ cause: 'emptySeat' });
    expect(play.pope).toBeUndefined();
    play.write().vote('B-DEN', ...seven);
    expect(facts(play.publish(), 'ballotsCounted')).toMatchObject({ bishops: 12, needed: 7, elected: 'B-DEN' });
  });

  test('A39 with `oldSee` vacant a Pope’s see may be filled, and he does not come back to it', () => {
    for (const oldSee of ['reverts', 'vacant'] as const) {
      const play = conclave({ oldSee }).vote('B-DEN', ...seven);
      play.publish();
      const ordain = { as: 'JD', do: 'registerOrdination', see: 'DEN' } as const;
      if (oldSee === 'reverts') {
        expect(play.refused('see-taken', ordain)).toEqual({ see: 'DEN', seat: 'B-DEN' });
        continue;
      }
      play.run(ordain);
      play.run({ as: 'JD', do: 'overrideAffiliation', see: 'DEN', power: 'POLAND', reason: 'Set up.' });
      play.write('S1455').sheet('R-SPA', 'F Rom H', 'Depose the Pope').publish();
      expect([play.team('B-DEN'), play.team('B2-DEN')]).toEqual([undefined, 'POLAND']);
    }
  });
});
