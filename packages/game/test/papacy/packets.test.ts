import { describe, expect, test } from 'vitest';
import { isReigningPopes, sealedPackets } from '../../src/index.ts';
import { eventOf } from '../kit.ts';
import { all, type Church, church, facts, P0 } from './church.ts';

const reason = 'Set up.';
const antiPope = (play: Church, seat = 'B-SWI') =>
  play.run({ as: 'JD', do: 'overrideAntiPope', seat, antiPope: true, reason });

/** What the author of a packet is told of each line. */
const notices = (play: Church, as: string, lines: readonly unknown[]) =>
  eventOf(play.table.run({ as, do: 'sealBulls', lines }), 'bullsSealed').facts.notices;

describe('R12 how a packet of bulls is read', () => {
  test('A19 a ban renewed by lifting it in the same packet is no second ban', () => {
    const play = church().ban(P0, 'R-SPA', 'R-TUR').write();
    expect(notices(play, P0, [{ lift: 'R-SPA' }, { excommunicate: 'R-SPA' }, { excommunicate: 'R-TUR' }])).toEqual([
      { line: 3, notice: 'already-banned' },
    ]);
    expect(facts(play.publish(), 'bullsPublished').bulls).toHaveLength(3);
  });

  test('A46 an Anti-Pope is told that his bulls have no effect yet, and may take back a ban of his own', () => {
    const play = antiPope(church()).write().seal('B-SWI', { excommunicate: 'R-TUR' }, { excommunicate: 'R-FRA' });
    play.publish();
    play.toNextTurn().write();
    expect(notices(play, 'B-SWI', [{ lift: 'R-TUR' }, { lift: 'R-SPA' }, { name: 'F Nap', finding: 't9' }])).toEqual([
      { line: 1, notice: 'no-effect-yet' },
      { line: 2, notice: 'no-effect-yet' },
      { line: 2, notice: 'not-banned' },
      { line: 3, notice: 'no-effect-yet' },
    ]);
  });

  test('A46 a lifting that waits for his accession is no ban of his', () => {
    const play = antiPope(church().ban(P0, 'R-TUR')).write().seal('B-SWI', { lift: 'R-TUR' });
    play.seal(P0, { lift: 'R-TUR' }).publish();
    play.toNextTurn().write();
    expect(notices(play, 'B-SWI', [{ lift: 'R-TUR' }])).toContainEqual({ line: 1, notice: 'not-banned' });
  });

  test('A26 A67 a naming given twice is one; two units on one finding are refused, and words that name no unit', () => {
    const play = church().ban(P0, 'R-SPA').write().testify('t1', 'R-SPA', 'F1454').testify('t2', 'R-SPA', 'F1454');
    const seal = (...lines: readonly unknown[]) => ({ as: P0, do: 'sealBulls', lines }) as const;
    const [nap, por] = [
      { name: 'F Nap', finding: 't1' },
      { name: 'A Por', finding: 't1' },
    ];
    expect(play.refused('one-unit-a-finding', seal(nap, por))).toEqual({ finding: 't1', line: 2 });
    expect(play.refused('unit-unreadable', seal({ lift: 'R-SPA' }, { ...nap, name: 'F Nap S A Por' }))).toEqual({
      line: 2,
    });
    expect(play.refused('unknown-seat', seal({ excommunicate: 'B-VIE' }))).toEqual({ seat: 'B-VIE', line: 1 });
    expect(play.refused('ban-out-of-reach', seal({ excommunicate: 'JD' }))).toEqual({ seat: 'JD', line: 1 });
    const lines = [
      nap,
      { lift: 'R-SPA' },
      nap,
      { excommunicate: 'R-SPA' },
      { ...por, finding: 't2' },
      { lift: 'R-SPA' },
    ];
    const sealed = eventOf(play.table.run(seal(...lines)), 'bullsSealed').facts.lines;
    expect(sealed.map(({ kind }) => kind)).toEqual(['name', 'lift', 'excommunicate', 'name']);
  });
});

describe('R12 which packets are a turn’s, and a Pope’s', () => {
  test('R12 what was sealed in an earlier turn is not sealed in this one', () => {
    const play = church().write().seal(P0, { excommunicate: 'R-SPA' });
    play.publish();
    play.toNextTurn().write();
    play.refused('nothing-sealed', { as: P0, do: 'unsealBulls' });
    expect(all(play.publish(), 'bullsPublished')).toEqual([]);
  });

  test('R12 the Pope’s is published first, whoever sealed first', () => {
    const play = antiPope(church())
      .write()
      .seal('B-SWI', { excommunicate: 'R-TUR' })
      .seal(P0, { excommunicate: 'R-SPA' });
    expect(sealedPackets(play.table.state).map(({ author }) => author)).toEqual([P0, 'B-SWI']);
    expect(all(play.publish(), 'bullsPublished').map((event) => event.facts.office)).toEqual(['pope', 'antiPope']);
  });

  test('R12 bulls count that were sealed as Pope by the Pope who reigns', () => {
    const play = antiPope(church())
      .write()
      .seal('B-SWI', { excommunicate: 'R-TUR' })
      .seal(P0, { excommunicate: 'R-SPA' });
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'B-SWI', reason });
    const { state } = play.table;
    expect(sealedPackets(state).map((packet) => isReigningPopes(state, packet))).toEqual([false, false]);
    play.publish();
    expect([play.isBanned('R-SPA'), play.isBanned('R-TUR')]).toEqual([false, false]);
  });
});
