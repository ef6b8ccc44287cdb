import { describe, expect, test } from 'vitest';
import { eventOf } from '../kit.ts';
import { all, church, facts, P0, withOption } from './church.ts';

describe('R1 the Pope bans any player from speaking with other teams', () => {
  test('S025 a ban sealed in Order Writing is secret until it is published, and is in force then', () => {
    const play = church().write();
    const events = play.table.run({ as: P0, do: 'sealBulls', lines: [{ excommunicate: 'R-SPA' }] });
    expect(eventOf(events, 'bullsSealed').audience).toEqual({ kind: 'seats', seats: [P0] });
    expect(play.isBanned('R-SPA')).toBe(false);
    const published = play.publish();
    expect(
      all(published, 'banBegan').map(({ audience, facts: { seat, issuer } }) => [audience.kind, seat, issuer]),
    ).toEqual([['public', 'R-SPA', P0]]);
    expect(play.banOf('R-SPA')).toMatchObject({ sealedIn: 'S1454', since: 'S1454' });
  });

  test('S034 another Pope may lift the ban', () => {
    const play = church().ban(P0, 'R-SPA');
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'P0 resigned.' });
    expect(play.isBanned('R-SPA')).toBe(true);
    play.write('S1456').seal('B-DEN', { lift: 'R-SPA' });
    expect(facts(play.publish(), 'banLifted')).toMatchObject({ seat: 'R-SPA', issuer: P0, liftedBy: 'B-DEN' });
    expect(play.isBanned('R-SPA')).toBe(false);
  });

  test('S036 one packet may ban a Ruler, a Lord and a bishop', () => {
    const play = church().ban(P0, 'R-SPA', 'L-VEN', 'B-KIE');
    expect(['R-SPA', 'L-VEN', 'B-KIE'].map((seat) => play.isBanned(seat))).toEqual([true, true, true]);
  });

  test('S037 a second ban on a banned seat is noted, and begins nothing', () => {
    const play = church().ban(P0, 'R-SPA').write();
    const sealed = play.table.run({ as: P0, do: 'sealBulls', lines: [{ excommunicate: 'R-SPA' }] });
    expect(eventOf(sealed, 'bullsSealed').facts.notices).toEqual([{ line: 1, notice: 'already-banned' }]);
    const events = play.publish();
    expect(all(events, 'banBegan')).toEqual([]);
    expect(facts(events, 'bullsPublished').bulls).toEqual([
      { bull: { kind: 'excommunicate', seat: 'R-SPA' }, outcome: 'alreadyBanned' },
    ]);
    expect(Object.values(play.table.state.church.bans)).toHaveLength(1);
  });

  test('S038 the Judge and observers are out of reach; the Pope may ban himself, is warned, and can lift it', () => {
    const play = church({ cast: { observers: 1 } }).write();
    for (const seat of ['JD', 'OBS1']) {
      play.refused('ban-out-of-reach', { as: P0, do: 'sealBulls', lines: [{ excommunicate: seat }] });
    }
    play.refused('unknown-seat', { as: P0, do: 'sealBulls', lines: [{ excommunicate: 'B-VIE' }] });
    const sealed = play.table.run({ as: P0, do: 'sealBulls', lines: [{ excommunicate: P0 }] });
    expect(eventOf(sealed, 'bullsSealed').facts.notices).toEqual([{ line: 1, notice: 'self-ban' }]);
    play.publish();
    expect(play.isBanned(P0)).toBe(true);
    play.write('F1454').seal(P0, { lift: P0 }).publish();
    expect(play.isBanned(P0)).toBe(false);
  });

  test('A19 a lifting for somebody who is free is noted, and does nothing', () => {
    const play = church().write();
    const sealed = play.table.run({ as: P0, do: 'sealBulls', lines: [{ lift: 'R-SPA' }] });
    expect(eventOf(sealed, 'bullsSealed').facts.notices).toEqual([{ line: 1, notice: 'not-banned' }]);
    expect(facts(play.publish(), 'bullsPublished').bulls[0]?.outcome).toBe('notBanned');
  });

  test('S070 a lifting and a ban of one seat in one packet: a new ban begins, and the old finding is of no use (A20)', () => {
    const play = church().ban(P0, 'R-SPA');
    const old = play.banOf('R-SPA')?.id;
    play
      .write('F1454')
      .testify('t1', 'R-SPA', 'F1454')
      .seal(P0, { lift: 'R-SPA' }, { excommunicate: 'R-SPA' })
      .prove('t1');
    play.publish();
    expect(play.banOf('R-SPA')?.id).not.toBe(old);
    expect(play.banOf('R-SPA')).toMatchObject({ since: 'F1454' });
    play.write('S1455');
    play.refused('ban-not-in-force', { as: P0, do: 'sealBulls', lines: [{ name: 'F Nap', finding: 't1' }] });
  });

  test('S035 the ban is on the seat, whoever sits in it', () => {
    const play = church({ cast: { people: { 'R-SPA': 'ana' } } }).ban(P0, 'R-SPA');
    expect(play.isBanned('R-SPA')).toBe(true);
    expect(play.table.state.seats['R-SPA' as never]).toMatchObject({ person: 'ana' });
    play.run({ as: 'JD', do: 'seatPerson', seat: 'R-SPA', person: 'ben' } as never);
    expect(play.isBanned('R-SPA')).toBe(true);
  });

  test('A18 a ban counts from its publication', () => {
    const play = church().write().seal(P0, { excommunicate: 'R-SPA' });
    play.publish();
    expect(play.banOf('R-SPA')?.sinceMs).toBe(play.table.now);
  });
});

describe('R12 bulls are official when the Pope seals them in Order Writing', () => {
  test('S039 sealing during Diplomacy keeps a draft; a draft has no effect', () => {
    const play = church();
    const events = play.table.run({ as: P0, do: 'sealBulls', lines: [{ excommunicate: 'R-SPA' }] });
    expect(eventOf(events, 'bullsDrafted').facts).toMatchObject({ author: P0 });
    expect(all(play.publish(), 'bullsPublished')).toEqual([]);
    expect(play.isBanned('R-SPA')).toBe(false);
  });

  test('R12 a packet may be sealed again, and opened again, until Order Writing closes', () => {
    const play = church().write().seal(P0, { excommunicate: 'R-SPA' }).seal(P0, { excommunicate: 'R-VEN' });
    play.refused('packet-sealed', { as: P0, do: 'draftBulls', lines: [] });
    play.run({ as: P0, do: 'unsealBulls' }, { as: P0, do: 'draftBulls', lines: [{ excommunicate: 'R-POL' }] });
    play.refused('nothing-sealed', { as: P0, do: 'unsealBulls' });
    play.seal(P0, { excommunicate: 'R-VEN' });
    play.publish();
    expect([play.isBanned('R-SPA'), play.isBanned('R-POL'), play.isBanned('R-VEN')]).toEqual([false, false, true]);
  });

  test('S040 a seal after the close is refused; the Judge may admit it, with a reason', () => {
    const play = church().resolve();
    const lines = [{ excommunicate: 'R-SPA' }];
    expect(play.refused('bull-out-of-phase', { as: P0, do: 'sealBulls', lines })).toEqual({ phase: 'orderResolution' });
    play.refused('bull-out-of-phase', { as: P0, do: 'draftBulls', lines });
    const late = { as: 'JD', onBehalfOf: P0, do: 'sealBulls', lines } as const;
    expect(play.refused('late-needs-reason', late)).toEqual({ phase: 'orderResolution' });
    const events = play.table.run({
      as: 'JD',
      onBehalfOf: P0,
      do: 'sealBulls',
      lines,
      reason: 'He handed it in at the bell.',
    });
    const sealed = eventOf(events, 'bullsSealed').facts;
    expect(sealed).toMatchObject({ late: true, enteredByJudge: true });
    expect(play.table.texts.get(sealed.reason?.id ?? '')).toBe('He handed it in at the bell.');
    play.publish();
    expect(play.isBanned('R-SPA')).toBe(true);
  });

  test('OP.4 nobody else seals anything', () => {
    const play = church().write();
    for (const seat of ['R-SPA', 'L-SPA', 'B-DEN']) {
      expect(play.refused('seal-not-papal', { as: seat, do: 'sealBulls', lines: [{ lift: 'R-SPA' }] })).toEqual({
        seat,
      });
      play.refused('seal-not-papal', { as: seat, do: 'draftBulls', lines: [] });
    }
  });

  test('A74 a preamble is published with the bulls; a banned author’s is withheld (A76)', () => {
    const preamble = 'Hear, all ye nations.';
    const play = church().write().run({ as: P0, do: 'sealBulls', lines: [], preamble });
    expect(facts(play.publish(), 'bullsPublished').preamble?.hash).toContain(preamble.slice(0, 10));
    play.ban(P0, P0).write().run({ as: P0, do: 'sealBulls', lines: [], preamble });
    expect(facts(play.publish(), 'bullsPublished')).toMatchObject({ preambleWithheld: true });
  });

  test('A16 where all phases are one, bulls are sealed in Diplomacy too', () => {
    const play = withOption({ talk: 'always' });
    const events = play.table.run({ as: P0, do: 'sealBulls', lines: [{ excommunicate: 'R-SPA' }] });
    expect(eventOf(events, 'bullsSealed').facts.late).toBe(false);
    play.publish();
    expect(play.isBanned('R-SPA')).toBe(true);
  });
});
