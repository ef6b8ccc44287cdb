import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/index.ts';
import { all, type Church, church, facts, P0 } from './church.ts';

/** What each author's bulls did, as published: `R-SPA banned`, `t1 immobilised`. */
function outcomes(events: readonly GameEvent[]): Record<string, readonly string[]> {
  const said = all(events, 'bullsPublished').map(
    ({ facts: { author, bulls } }) =>
      [
        author,
        bulls.map(({ bull, outcome }) => `${bull.kind === 'name' ? bull.finding : bull.seat} ${outcome}`),
      ] as const,
  );
  return Object.fromEntries(said);
}

const antiPope = (play: Church, seat = 'B-SWI') =>
  play.run({ as: 'JD', do: 'overrideAntiPope', seat, antiPope: true, reason: 'Set up.' });
const deposePope = (play: Church) => play.sheet('R-SPA', 'F Nap - Rom', 'Depose the Pope');

describe('R12 what the gazette says of each bull', () => {
  test('R1 R4 a ban on one who is free, one on one who is banned; a lifting of a ban, one of none', () => {
    const play = church().ban(P0, 'R-TUR', 'R-FRA').write();
    play.seal(P0, { excommunicate: 'R-SPA' }, { excommunicate: 'R-TUR' }, { lift: 'R-FRA' }, { lift: 'R-ENG' });
    const events = play.publish();
    expect(outcomes(events)).toEqual({
      [P0]: ['R-SPA banned', 'R-TUR alreadyBanned', 'R-FRA lifted', 'R-ENG notBanned'],
    });
    expect(facts(events, 'banBegan')).not.toHaveProperty('validated');
    expect(facts(events, 'banLifted')).not.toHaveProperty('validated');
  });

  test('A30 a naming that stood is told, one on a testimony not proven is left out', () => {
    const play = church().ban(P0, 'R-SPA', 'R-VEN').write();
    play.testify('t1', 'R-SPA', 'F1454').testify('t2', 'R-VEN', 'F1454');
    play.seal(P0, { name: 'F Nap', finding: 't1' }, { name: 'F Gre', finding: 't2' }).prove('t1');
    play.run({ as: 'JD', do: 'ruleTestimony', finding: 't2', ruling: 'notProven' });
    expect(outcomes(play.publish())).toEqual({ [P0]: ['t1 immobilised'] });
  });

  test('R17 what a Pope sealed in the turn in which he was deposed is void, though another banned the same seat', () => {
    const play = antiPope(church().ban(P0, 'R-VEN'));
    play.write().seal('B-SWI', { excommunicate: 'R-TUR' });
    play.testify('t1', 'R-VEN', 'F1454').testify('t2', 'R-VEN', 'F1454');
    play.seal(P0, { excommunicate: 'R-TUR' }, { name: 'F Gre', finding: 't1' }, { name: 'F Gre', finding: 't2' });
    deposePope(play).prove('t1').run({ as: 'JD', do: 'ruleTestimony', finding: 't2', ruling: 'notProven' });
    const events = play.publish();
    expect(outcomes(events)).toEqual({ 'B-SWI': ['R-TUR noEffect'], [P0]: ['R-TUR void', 't1 void'] });
    expect(facts(events, 'banBegan')).toMatchObject({ seat: 'R-TUR', issuer: 'B-SWI', validated: true });
  });

  test('A76 the preamble of one who is banned is withheld, in the turn in which he is banned or freed too', () => {
    const play = antiPope(church());
    const sealed = (preamble?: string) =>
      ({ as: 'B-SWI', do: 'sealBulls', lines: [], ...(preamble === undefined ? {} : { preamble }) }) as const;
    const published = (events: readonly GameEvent[]) =>
      all(events, 'bullsPublished').find((event) => event.facts.author === 'B-SWI')?.facts;

    play.write().run(sealed('I say …')).seal(P0, { excommunicate: 'B-SWI' });
    expect(published(play.publish())).toMatchObject({ preambleWithheld: true });
    play.toNextTurn().write().run(sealed());
    expect(published(play.publish())).not.toHaveProperty('preambleWithheld');
    play.toNextTurn().write().run(sealed('I say …')).seal(P0, { lift: 'B-SWI' });
    const freed = published(play.publish());
    expect(freed).toMatchObject({ preambleWithheld: true });
    expect(freed).not.toHaveProperty('preamble');
    play.toNextTurn().write().run(sealed('I say …'));
    expect(published(play.publish())).toHaveProperty('preamble');
  });
});

describe('R11 the decrees of an Anti-Pope', () => {
  test('A46 a ban that he seals twice is kept once, and what he lifts of nobody’s withdraws nothing', () => {
    const play = antiPope(church());
    play.write().seal('B-SWI', { excommunicate: 'R-TUR' }, { lift: 'R-SPA' });
    expect(facts(play.publish(), 'decreesFiled').withdrawn).toEqual([]);
    play.toNextTurn().write().seal('B-SWI', { excommunicate: 'R-TUR' });
    expect(facts(play.publish(), 'decreesFiled').outstanding).toMatchObject([{ seat: 'R-TUR', turn: 'S1454' }]);
  });
});

/** R-Spa and R-Ven are banned since S54 and each has a unit that waits for the second turn of its punishment. */
function twoWait(): Church {
  const play = church().ban(P0, 'R-SPA', 'R-VEN').write();
  play.testify('t1', 'R-SPA', 'F1454').testify('t2', 'R-VEN', 'F1454');
  play.seal(P0, { name: 'F Nap', finding: 't1' }, { name: 'F Gre', finding: 't2' }).prove('t1', 't2');
  play.publish();
  return play.toNextTurn();
}

describe('R4 R17 which punishments end with a ban', () => {
  const reason = 'Set up.';
  const ended = (events: readonly GameEvent[]) =>
    all(events, 'punishmentEnded').map((event) => `${event.facts.finding} ${event.facts.how}`);

  test('R4 a lifting ends the punishment that waits under that ban, not another’s, and none that is over', () => {
    const one = twoWait().write().seal(P0, { lift: 'R-SPA' });
    expect(ended(one.publish())).toEqual(['t1 lifted', 't2 notNamedAgain']);
    const over = twoWait().run({ as: 'JD', do: 'overridePunishment', finding: 't1', status: 'ended', reason });
    expect(ended(over.write().seal(P0, { lift: 'R-SPA' }).publish())).toEqual(['t2 notNamedAgain']);
  });

  test('R17 with a deposed Pope end those that he began and those under his bans, and none that is over', () => {
    expect(ended(deposePope(twoWait().write()).publish())).toEqual(['t1 popeDeposed', 't2 popeDeposed']);
    const over = twoWait().run({ as: 'JD', do: 'overridePunishment', finding: 't1', status: 'ended', reason });
    expect(ended(deposePope(over.write()).publish())).toEqual(['t2 popeDeposed']);
  });

  test('A25 one that is over does not end again with its unit', () => {
    const play = twoWait().run(
      { as: 'JD', do: 'overridePunishment', finding: 't1', status: 'ended', reason },
      { as: 'JD', do: 'overrideUnits', remove: ['NAP', 'GRE'], reason },
    );
    play.write().publish();
    const { punishments } = play.table.state.church;
    expect(punishments.map(({ finding, status }) => `${finding} ${status}`)).toEqual(['t1 judge', 't2 unitGone']);
  });

  test('R17 those of another Pope under another’s ban do not end with him', () => {
    const play = twoWait().run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason }).write();
    expect(ended(deposePope(play).publish())).toEqual(['t1 notNamedAgain', 't2 notNamedAgain']);
  });

  test('R17 one that another Pope began under the deposed one’s ban ends with the ban', () => {
    const play = church().ban(P0, 'R-VEN').run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason });
    play.write().testify('t1', 'R-VEN', 'F1454', 'B-DEN').seal('B-DEN', { name: 'F Gre', finding: 't1' }).prove('t1');
    play.publish();
    play.toNextTurn().run({ as: 'JD', do: 'overrideThrone', pope: P0, reason }).write();
    expect(ended(deposePope(play).publish())).toEqual(['t1 popeDeposed']);
  });
});
