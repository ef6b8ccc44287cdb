import { describe, expect, test } from 'vitest';
import { eventOf, given, type Table } from '../kit.ts';

const VENETIAN = [
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
  'SEV',
  'WAR',
  'MOS',
  'TUN',
  'NAP',
];

/** Venice owns 18 centres, Rome not among them, and its units stand where nothing changes in Fall. */
function withEighteen(table: Table, power = 'VENICE', centres: readonly string[] = VENETIAN): Table {
  return table.all({
    as: 'JD',
    do: 'overrideOwners',
    owners: Object.fromEntries(centres.map((centre) => [centre, power])),
    reason: 'Set for the test.',
  });
}

const at = (turn: string, phase: string, creation: Record<string, unknown> = {}) =>
  given(creation).all(
    {
      as: 'JD',
      do: 'overrideUnits',
      set: [
        { power: 'VENICE', type: 'A', at: 'VEN' },
        { power: 'FRANCE', type: 'A', at: 'PAR' },
      ],
      reason: 'Set.',
    },
    { as: 'JD', do: 'overrideTurn', turn, phase, reason: 'Set.' },
  );

const ban = (seat: string) => ({ as: 'B-ROM', do: 'sealBulls', lines: [{ excommunicate: seat }] }) as const;
const lift = (seat: string) => ({ as: 'B-ROM', do: 'sealBulls', lines: [{ lift: seat }] }) as const;

describe('R18 victory', () => {
  test('S179 18 centres after a Fall, Ruler unbanned, Rome another’s: Venice wins, before any adjustment', () => {
    const table = withEighteen(at('F1458', 'orderWriting'));
    table.next();
    const events = table.next();
    expect(eventOf(events, 'gameEnded').facts.ending).toEqual({ kind: 'victory', power: 'VENICE', turn: 'F1458' });
    expect(table.state.phase).toBe('ended');
    expect(table.state.history.at(-1)?.after).toBe(table.state.board);
    expect(events.map(({ type }) => type)).not.toContain('adjustmentsMade');
    expect(table.refused('game-over', { as: 'R-VEN', do: 'draftSheet', sheet: 's1', text: 'A Ven H' })).toEqual({
      ending: 'victory',
    });
    table.refused('game-over', { as: 'JD', do: 'closePhase' });
  });

  test('S180 a banned Ruler’s power does not win; the game goes on', () => {
    const table = at('S1458', 'orderWriting').all(ban('R-VEN'));
    table.until('orderWriting', 'F1458');
    withEighteen(table).next();
    const events = table.next();
    expect(eventOf(events, 'victoryWithheld').facts).toEqual({ power: 'VENICE', centres: 18, seat: 'R-VEN' });
    expect(table.state.ending).toBeUndefined();
  });

  test('S180 bans on Lords and bishops do not matter', () => {
    const table = withEighteen(at('F1458', 'orderWriting')).all({
      as: 'B-ROM',
      do: 'sealBulls',
      lines: [{ excommunicate: 'L-VEN' }, { excommunicate: 'B-TUN' }],
    });
    table.next();
    table.next();
    expect(table.state.ending).toMatchObject({ power: 'VENICE' });
  });

  test('S181 a ban sealed that very turn blocks, a lift sealed that very turn wins', () => {
    const blocked = withEighteen(at('F1458', 'orderWriting')).all(ban('R-VEN'));
    blocked.next();
    blocked.next();
    expect(blocked.state.ending).toBeUndefined();

    const freed = at('S1458', 'orderWriting').all(ban('R-VEN')).until('orderWriting', 'F1458');
    withEighteen(freed).all(lift('R-VEN')).next();
    freed.next();
    expect(freed.state.ending).toMatchObject({ kind: 'victory', power: 'VENICE', turn: 'F1458' });
  });

  test('S182, A63 lifted in Spring, it wins that Spring; with fallOnly only after the Fall', () => {
    for (const [victoryCheck, turn] of [
      ['everyTurn', 'S1459'],
      ['fallOnly', 'F1459'],
    ] as const) {
      const table = at('F1458', 'orderWriting', { options: { victoryCheck } }).all(ban('R-VEN'));
      withEighteen(table).until('orderWriting', 'S1459').all(lift('R-VEN'));
      while (table.state.ending === undefined) table.next();
      expect(table.state.ending).toMatchObject({ kind: 'victory', power: 'VENICE', turn });
    }
  });

  test('S187 entering an eighteenth centre in Spring wins nothing: ownership changes in Fall', () => {
    const table = withEighteen(at('S1458', 'orderWriting'), 'VENICE', VENETIAN.slice(0, 17)).all({
      as: 'JD',
      do: 'overrideUnits',
      add: [{ power: 'VENICE', type: 'A', at: 'APU' }],
      reason: 'Set.',
    });
    table.sheet('R-VEN', 'A Apu - Nap').next();
    table.next();
    expect(table.unit('NAP')).toBe('VENICE A NAP');
    expect(table.state.ending).toBeUndefined();
    table.until('ended');
    expect(table.state.ending).toMatchObject({ power: 'VENICE', turn: 'F1458' });
  });

  test('S184 a Pope who is deposed that turn bans nobody: Venice wins', () => {
    const table = withEighteen(at('F1458', 'orderWriting')).all(
      { as: 'JD', do: 'overrideUnits', add: [{ power: 'VENICE', type: 'A', at: 'ROM' }], reason: 'Set.' },
      ban('R-VEN'),
    );
    table.sheet('R-VEN', 'A Rom H\nDepose the Pope').next();
    table.next();
    expect(table.state.ending).toEqual({ kind: 'victory', power: 'VENICE', turn: 'F1458' });
  });

  test('S186 a ban that a resigned Pope left stands in the way until a new Pope lifts it', () => {
    const table = at('S1457', 'orderWriting').all(ban('R-VEN'));
    table.until('orderWriting', 'F1457').all({ as: 'B-ROM', do: 'fileResignation', text: 'I resign.', signed: true });
    table.until('orderWriting', 'S1458');
    expect(table.state.church.throne.kind).toBe('vacant');
    withEighteen(table).until('orderResolution', 'F1458');
    table.next();
    expect(table.state.ending).toBeUndefined();
    table.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'Set.' });
    table
      .until('orderWriting', 'S1459')
      .all({ as: 'B-DEN', do: 'sealBulls', lines: [{ lift: 'R-VEN' }] })
      .next();
    table.next();
    expect(table.state.ending).toMatchObject({ kind: 'victory', power: 'VENICE', turn: 'S1459' });
  });

  test('A62 where the Ruler’s seat is empty, the acting Ruler must be unbanned as well', () => {
    const table = at('S1458', 'orderWriting').all(
      { as: 'JD', do: 'emptySeat', seat: 'R-VEN', reason: 'Left.' },
      ban('L-VEN'),
    );
    table.until('orderWriting', 'F1458');
    withEighteen(table).next();
    expect(eventOf(table.next(), 'victoryWithheld').facts.seat).toBe('L-VEN');
  });

  test('§6 the threshold is the map’s', () => {
    const table = given({ addendum: 'off', variant: 'standard' });
    expect(table.game.variant.victoryCentres).toBe(18);
  });
});

describe('A64 draws', () => {
  const POWERS = ['ENG', 'FRA', 'HRE', 'TUR', 'POL', 'SPA', 'VEN'];
  const answer = (code: string, say: 'yes' | 'no' = 'yes') =>
    ({ as: `R-${code}`, do: 'answerDraw', answer: say }) as const;

  test('A64 a draw needs the word of every power left; all share it', () => {
    const table = given().all({ as: 'R-ENG', do: 'proposeDraw' });
    table.refused('draw-proposed-already', { as: 'R-FRA', do: 'proposeDraw' });
    table.refused('draw-answered', answer('ENG'));
    for (const code of POWERS.slice(1, -1)) table.run(answer(code));
    expect(table.state.ending).toBeUndefined();
    table.run(answer('VEN'));
    expect(table.state.ending).toMatchObject({ kind: 'draw', turn: 'S1454' });
    expect(table.state.ending).toHaveProperty('among.length', 7);
  });

  test('A64 one “no” ends the proposal', () => {
    const table = given().all({ as: 'R-ENG', do: 'proposeDraw', among: ['ENGLAND', 'FRANCE'] }, answer('SPA', 'no'));
    expect(table.state.draw).toEqual({});
    table.refused('no-draw-proposed', answer('FRA'));
  });

  test('A64 a Ruler speaks for his power, or who acts for him; of powers in the game', () => {
    const table = given({ cast: { empty: ['R-ENG'] } });
    table.refused('rulers-draw', { as: 'L-FRA', do: 'proposeDraw' });
    table.refused('rulers-draw', { as: 'B-SWI', do: 'proposeDraw' });
    table.refused('draw-with-stranger', { as: 'R-FRA', do: 'proposeDraw', among: ['ITALY'] });
    table.run({ as: 'L-ENG', do: 'proposeDraw', among: ['ENGLAND', 'SPAIN'] });
    table.refused('rulers-draw', { as: 'L-FRA', do: 'answerDraw', answer: 'yes' });
    for (const code of POWERS.slice(1)) table.run(answer(code));
    expect(table.state.ending).toMatchObject({ kind: 'draw', among: ['ENGLAND', 'SPAIN'] });
  });

  test('A64 with drawNeedsCommunion a banned Ruler’s power has no share; by default it may', () => {
    for (const drawNeedsCommunion of ['yes', 'no'] as const) {
      const table = given({ options: { drawNeedsCommunion } })
        .until('orderWriting')
        .all(ban('R-SPA'))
        .until('diplomacy', 'F1454');
      if (drawNeedsCommunion === 'yes') table.refused('draw-out-of-communion', { as: 'R-ENG', do: 'proposeDraw' });
      else table.run({ as: 'R-ENG', do: 'proposeDraw' });
      table.all({ as: 'JD', do: 'endGame', how: { kind: 'stopped' }, reason: 'Done.' });
    }
  });

  test('A64 with drawNeedsCommunion a ban that comes after the proposal still keeps the draw from being agreed', () => {
    const yes = (seat: string) => ({ as: seat, do: 'answerDraw', answer: 'yes' }) as const;
    const proposed = (drawNeedsCommunion: string) =>
      given({ options: { drawNeedsCommunion } })
        .all({ as: 'R-ENG', do: 'proposeDraw', among: ['ENGLAND', 'SPAIN'] })
        .until('orderWriting')
        .all(ban('R-SPA'))
        .until('diplomacy', 'F1454');
    expect(proposed('yes').refused('draw-out-of-communion', yes('R-FRA'))).toEqual({ power: 'SPAIN' });
    proposed('yes').run({ as: 'R-FRA', do: 'answerDraw', answer: 'no' });
    proposed('no').run(yes('R-FRA'));
  });

  test('A64 powers out of the game are not asked', () => {
    const table = given();
    table.run({ as: 'JD', do: 'overrideUnits', set: [{ power: 'FRANCE', type: 'A', at: 'PAR' }], reason: 'Set.' });
    table.run({
      as: 'JD',
      do: 'overrideOwners',
      owners: Object.fromEntries(Object.keys(table.state.board.owned).map((centre) => [centre, 'none'])),
      reason: 'Set.',
    });
    table.refused('rulers-draw', { as: 'R-ENG', do: 'proposeDraw' });
    table.run({ as: 'R-FRA', do: 'proposeDraw' });
    expect(table.state.ending).toEqual({ kind: 'draw', among: ['FRANCE'], turn: 'S1454' });
  });
});

describe('JD.9, A80 the Judge ends the game', () => {
  const end = (how: Record<string, unknown>) =>
    ({ as: 'JD', do: 'endGame', how, reason: 'The term is over.' }) as const;

  test('A80 by date the most centres among powers in communion win', () => {
    const table = given().all({
      as: 'JD',
      do: 'overrideOwners',
      owners: { ROM: 'SPAIN', SWI: 'FRANCE', TUN: 'SPAIN' },
      reason: 'Set.',
    });
    table.run(end({ kind: 'byDate' }));
    expect(table.state.ending).toEqual({ kind: 'byDate', power: 'SPAIN', among: ['SPAIN'], turn: 'S1454' });
  });

  test('A80 a power out of communion cannot win by date; a tie is a draw', () => {
    const table = given().until('orderWriting').all(ban('R-SPA')).until('diplomacy', 'F1454');
    table.all({
      as: 'JD',
      do: 'overrideOwners',
      owners: { ROM: 'SPAIN', SWI: 'FRANCE', TUN: 'SPAIN' },
      reason: 'Set.',
    });
    table.run(end({ kind: 'byDate' }));
    expect(table.state.ending).toEqual({ kind: 'byDate', among: ['FRANCE', 'OTTOMANS'], turn: 'F1454' });
  });

  test('A80 by date nobody wins where no power is in communion', () => {
    const table = given()
      .until('orderWriting')
      .all({
        as: 'B-ROM',
        do: 'sealBulls',
        lines: ['ENG', 'FRA', 'HRE', 'TUR', 'POL', 'SPA', 'VEN'].map((code) => ({ excommunicate: `R-${code}` })),
      });
    table.until('diplomacy', 'F1454').run(end({ kind: 'byDate' }));
    expect(table.state.ending).toEqual({ kind: 'byDate', among: [], turn: 'F1454' });
  });

  test('A80 a last turn is set, and taken away', () => {
    const table = given();
    table.refused('turn-is-over', { as: 'JD', do: 'setLastTurn', lastTurn: 'F1453' });
    table.run({ as: 'JD', do: 'setLastTurn', lastTurn: 'S1454' });
    table.run({ as: 'JD', do: 'setLastTurn', lastTurn: 'none' });
    table.until('diplomacy', 'F1454').run({ as: 'JD', do: 'setLastTurn', lastTurn: 'S1455' });
    table.until('ended');
    expect(table.state.ending).toMatchObject({ kind: 'byDate', power: 'OTTOMANS', turn: 'S1455' });
  });

  test('JD.9 as a draw, for a winner, or unfinished', () => {
    const ended = (how: Record<string, unknown>) => given().all(end(how)).state.ending;
    expect(ended({ kind: 'draw', among: ['SPAIN', 'FRANCE'] })).toEqual({
      kind: 'draw',
      among: ['SPAIN', 'FRANCE'],
      turn: 'S1454',
    });
    expect(ended({ kind: 'draw' })).toHaveProperty('among.length', 7);
    expect(ended({ kind: 'victory', power: 'SPAIN' })).toEqual({ kind: 'victory', power: 'SPAIN', turn: 'S1454' });
    expect(given({ begin: 'later' }).all(end({ kind: 'stopped' })).state.history).toEqual([]);
    expect(ended({ kind: 'stopped' })).toEqual({ kind: 'stopped', turn: 'S1454' });
    expect(given().refused('draw-with-stranger', end({ kind: 'victory', power: 'ITALY' }))).toEqual({ power: 'ITALY' });
    given().refused('draw-with-stranger', end({ kind: 'draw', among: ['ITALY'] }));
  });

  test('JD.7 the end of a game is undone', () => {
    const table = given().all(end({ kind: 'stopped' }), { as: 'JD', do: 'undo', reason: 'A slip.' });
    expect(table.state.ending).toBeUndefined();
    expect(table.state.phase).toBe('diplomacy');
  });
});
