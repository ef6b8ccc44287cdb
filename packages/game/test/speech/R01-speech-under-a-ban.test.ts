import { describe, expect, test } from 'vitest';
import { type SeatId, speechTable } from '../../src/index.ts';
import { church, P0 } from '../papacy/church.ts';
import { banned, declared, law, occupied } from './desk.ts';

describe('R1 a banned player may not speak to the team of another great power', () => {
  test('S025 a banned Ruler may not write to another Ruler, and may to his own court', () => {
    const play = church().ban(P0, 'R-SPA');
    expect(law(play, 'R-SPA', 'R-VEN')).toBe('R1 ban-other-team');
    expect(law(play, 'R-SPA', 'L-SPA')).toBe('lawful R1');
  });

  test('S027 he may write to a bishop of no team, and to the Pope while Rome is nobody’s; not with `ownTeamOnly`', () => {
    const play = banned({}, 'R-SPA');
    expect([law(play, 'R-SPA', 'B-DEN'), law(play, 'R-SPA', P0)]).toEqual(['lawful A2', 'lawful A2']);
    const strict = banned({ banScope: 'ownTeamOnly' }, 'R-SPA');
    expect([law(strict, 'R-SPA', 'B-DEN'), law(strict, 'R-SPA', P0)]).toEqual([
      'R1 ban-own-team-only',
      'R1 ban-own-team-only',
    ]);
  });

  test('S028 who writes to him commits nothing; answering is his offence', () => {
    const play = banned({}, 'R-SPA');
    expect([law(play, 'R-VEN', 'R-SPA'), law(play, 'R-SPA', 'R-VEN')]).toEqual(['lawful R1', 'R1 ban-other-team']);
  });

  test('S029 a Lord’s ban leaves his Ruler free', () => {
    expect(law(banned({}, 'L-ENG'), 'R-ENG', 'R-FRA')).toBe('lawful R1');
  });

  test('S030 a bishop who declared for a power is of its team', () => {
    const play = declared(banned({}, 'R-SPA', 'R-VEN'), 'B-SER', 'VENICE');
    expect([law(play, 'R-SPA', 'B-SER'), law(play, 'R-VEN', 'B-SER')]).toEqual(['R1 ban-other-team', 'lawful R1']);
  });

  test('A3 once Rome is occupied the Pope is on that team; the option `popeAffiliates` keeps him apart', () => {
    expect(law(occupied(banned({}, 'R-SPA'), 'ROM', 'VENICE'), 'R-SPA', P0)).toBe('R1 ban-other-team');
    expect(law(occupied(banned({ popeAffiliates: 'no' }, 'R-SPA'), 'ROM', 'VENICE'), 'R-SPA', P0)).toBe('lawful A2');
  });

  test('A6 a word to the Judge is never communication, nor is the Judge’s', () => {
    const play = banned({}, 'B-SWI');
    expect([law(play, 'B-SWI', 'JD'), law(play, 'JD', 'B-SWI')]).toEqual(['lawful A6', 'lawful A6']);
  });

  test('S190 the ban is on the seat, whatever it is called and whoever sits there', () => {
    const play = banned({}, 'R-SPA').run(
      { as: 'R-SPA', do: 'chooseTitle', title: 'Queen' },
      { as: 'JD', do: 'seatPerson', seat: 'R-SPA', person: 'somebody-else' },
    );
    expect(law(play, 'R-SPA', 'R-VEN')).toBe('R1 ban-other-team');
  });
});

describe('A58 one person in two seats', () => {
  const both = (dualSeats: 'on' | 'off') =>
    church({
      options: { dualSeats },
      cast: { people: dualSeats === 'on' ? { 'L-FRA': 'p1', 'B-SWI': 'p1' } : { 'L-FRA': 'p1', 'B-SWI': 'p2' } },
    }).run({ as: 'JD', do: 'overrideBan', seat: 'B-SWI', banned: true, reason: 'By hand.' });

  test('A58 the stricter seat governs all that he says', () => {
    const play = both('on');
    expect(law(play, 'L-FRA', 'R-VEN')).toBe('R2 ban-no-affiliation');
    expect(law(play, 'L-FRA', 'R-FRA')).toBe('R2 ban-no-affiliation');
    expect(law(play, 'L-FRA', 'JD')).toBe('lawful A6');
    expect(law(play, 'L-FRA', 'B-SWI')).toBe('lawful R1');
    expect(law(play, 'R-VEN', 'L-FRA')).toBe('lawful R1');
    const apart = both('off');
    expect(law(apart, 'L-FRA', 'R-VEN')).toBe('lawful R1');
  });

  test('A58 what a class discussion exempts stays exempt', () => {
    const play = both('on').run({ as: 'JD', do: 'exemptSeats', seats: ['B-SWI', 'R-VEN'], reason: 'A lesson.' });
    expect(law(play, 'B-SWI', 'R-VEN')).toBe('lawful JD.8');
  });

  test('A58 a letter from his other seat testifies against him', () => {
    const play = both('on').run({
      as: 'L-FRA',
      do: 'sendLetter',
      to: [P0],
      text: 'Mine.',
      letter: 'l1',
      confirm: true,
    });
    play
      .write()
      .run({ as: P0, do: 'fileTestimony', finding: 't', accused: 'B-SWI', testimony: 'He.', letters: ['l1'] });
    const other = both('off').run({ as: 'L-FRA', do: 'sendLetter', to: [P0], text: 'Mine.', letter: 'l1' });
    const testimony = {
      as: P0,
      do: 'fileTestimony',
      finding: 't',
      accused: 'B-SWI',
      testimony: 'He.',
      letters: ['l1'],
    };
    expect(other.write().refused('letter-of-another', testimony as never)).toEqual({ letter: 'l1', seat: 'B-SWI' });
  });
});

describe('R2, R8 a banned bishop', () => {
  test('S043 declared for France, his see unoccupied: French talk is lawful, other teams’ is not; read literally neither', () => {
    const play = declared(banned({}, 'B-SWI'), 'B-SWI', 'FRANCE');
    expect([law(play, 'B-SWI', 'R-FRA'), law(play, 'B-SWI', 'R-HRE')]).toEqual(['lawful R1', 'R1 ban-other-team']);
    const literal = declared(banned({ rule2: 'literalOr' }, 'B-SWI'), 'B-SWI', 'FRANCE');
    expect([law(literal, 'B-SWI', 'R-FRA'), law(literal, 'B-SWI', 'R-HRE')]).toEqual([
      'R2 ban-see-unoccupied',
      'R2 ban-see-unoccupied',
    ]);
  });

  test('S044 occupied by the Empire: its team alone', () => {
    const play = occupied(banned({ rule2: 'literalOr' }, 'B-BUD'), 'BUD', 'HRE');
    expect([law(play, 'B-BUD', 'L-HRE'), law(play, 'B-BUD', 'R-VEN')]).toEqual(['lawful R8', 'R8 ban-occupied']);
  });

  test('S045 of no affiliation he may speak to nobody, until he declares', () => {
    const play = banned({}, 'B-HOL');
    expect([law(play, 'B-HOL', 'R-FRA'), law(play, 'B-HOL', 'B-DEN'), law(play, 'B-HOL', 'JD')]).toEqual([
      'R2 ban-no-affiliation',
      'R2 ban-no-affiliation',
      'lawful A6',
    ]);
    play.run({ as: 'B-HOL', do: 'declareAffiliation', power: 'FRANCE' });
    expect(law(play, 'B-HOL', 'R-FRA')).toBe('lawful R1');
  });

  test('S148 occupied, he may write to bishops of his occupier, not to undeclared ones', () => {
    const play = occupied(occupied(banned({}, 'B-BUD'), 'BUD', 'HRE'), 'SWI', 'HRE');
    expect([law(play, 'B-BUD', 'B-SWI'), law(play, 'B-BUD', 'B-DEN')]).toEqual(['lawful R8', 'R8 ban-occupied']);
  });

  test('S197 declared and unoccupied, undeclared bishops are open to him; once occupied they are not', () => {
    const play = declared(banned({}, 'B-DEN'), 'B-DEN', 'FRANCE');
    expect(law(play, 'B-DEN', 'B-KIE')).toBe('lawful A2');
    expect(law(occupied(play, 'DEN', 'FRANCE'), 'B-DEN', 'B-KIE')).toBe('R8 ban-occupied');
  });
});

describe('R14 a council frees the speech of banned bishops', () => {
  const council = (options: Record<string, unknown>, ...seats: readonly string[]) =>
    banned(options, ...seats).run({ as: 'JD', do: 'overrideCouncil', until: 'F1454', reason: 'By hand.' });

  test('S156 with anybody; by the option `bishopsOnly` with bishops', () => {
    expect(law(council({}, 'B-RUM'), 'B-RUM', 'R-TUR')).toBe('lawful R14');
    const strict = council({ councilTalk: 'bishopsOnly' }, 'B-RUM');
    expect([law(strict, 'B-RUM', 'B-DEN'), law(strict, 'B-RUM', 'R-TUR')]).toEqual([
      'lawful R14',
      'R2 ban-no-affiliation',
    ]);
  });

  test('S161 it frees to the end of its last turn', () => {
    const play = council({}, 'B-RUM');
    play.table.until('diplomacy', 'F1454');
    expect(law(play, 'B-RUM', 'R-TUR')).toBe('lawful R14');
    play.table.until('diplomacy', 'S1455');
    expect(law(play, 'B-RUM', 'R-TUR')).toBe('R2 ban-no-affiliation');
  });

  test('S164 Rulers and Lords stay bound', () => {
    expect(law(council({}, 'R-SPA'), 'R-SPA', 'B-SER')).toBe('lawful A2');
    expect(law(declared(council({}, 'R-SPA'), 'B-RUM', 'OTTOMANS'), 'R-SPA', 'B-RUM')).toBe('R1 ban-other-team');
  });

  test('S196 a bishop ordained later elsewhere stays bound; with `councilLicence` allBishops he is free', () => {
    const ordained = (options: Record<string, unknown>) =>
      council(options).run(
        { as: 'JD', do: 'registerOrdination', see: 'VIE' },
        { as: 'JD', do: 'overrideBan', seat: 'B-VIE', banned: true, reason: 'By hand.' },
      );
    expect(law(ordained({}), 'B-VIE', 'R-TUR')).toBe('R8 ban-occupied');
    expect(law(ordained({ councilLicence: 'allBishops' }), 'B-VIE', 'R-TUR')).toBe('lawful R14');
  });

  test('S117 a conclave frees too', () => {
    const play = banned({}, 'B-SER').run({ as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'By hand.' });
    expect(law(play, 'B-SER', 'R-TUR')).toBe('lawful R14');
  });
});

test('JD.8 an exemption frees these seats among each other until it ends', () => {
  const play = banned({}, 'R-SPA').run({ as: 'JD', do: 'exemptSeats', seats: ['R-SPA', 'R-VEN'], reason: 'Class.' });
  expect([law(play, 'R-SPA', 'R-VEN'), law(play, 'R-SPA', 'R-FRA')]).toEqual(['lawful JD.8', 'R1 ban-other-team']);
  play.run({ as: 'JD', do: 'endExemption' });
  expect(law(play, 'R-SPA', 'R-VEN')).toBe('R1 ban-other-team');
  play.refused('no-such-exemption', { as: 'JD', do: 'endExemption' });
});

test('the table of who may speak to whom has every pair of players, with the rule', () => {
  const play = banned({}, 'R-SPA');
  const table = speechTable(play.table.game);
  expect(table).toHaveLength(27 * 26);
  const row = table.find(({ from, to }) => from === ('R-SPA' as SeatId) && to === ('R-VEN' as SeatId));
  expect(row).toMatchObject({ law: { lawful: false, rule: 'R1', code: 'ban-other-team' }, openNow: true });
  play.table.until('orderWriting');
  const later = speechTable(play.table.game);
  expect(later.filter(({ openNow }) => openNow).every(({ from, to }) => from.slice(2) === to.slice(2))).toBe(true);
});
