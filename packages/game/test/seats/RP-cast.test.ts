import { describe, expect, test } from 'vitest';
import { liveBanOf, type SeatId, seatsOf } from '../../src/index.ts';
import { eventOf, given, Table } from '../kit.ts';

const count = (table: Table, seatClass: string) =>
  seatsOf(table.state).filter((seat) => seat.class === seatClass).length;

function refusedCast(code: Parameters<Table['refused']>[0], creation: Record<string, unknown>) {
  return new Table().refused(code, { as: 'JD', do: 'createGame', ...creation });
}

describe('RP the cast', () => {
  test('S001 the default set-up: 7 Rulers, 7 Lords, 13 bishops, 12 sees, a Pope, 22 units', () => {
    const { state } = given();
    const classes = seatsOf(state).map((seat) => seat.class);
    expect(classes.filter((one) => one === 'ruler')).toHaveLength(7);
    expect(classes.filter((one) => one === 'lord')).toHaveLength(7);
    expect(classes.filter((one) => one === 'bishop')).toHaveLength(13);
    expect(state.addendum.kind === 'papacy' && [...state.addendum.sees].sort()).toEqual([
      'BUD',
      'DEN',
      'EDI',
      'HOL',
      'KIE',
      'MOS',
      'NWY',
      'RUM',
      'SER',
      'SWE',
      'SWI',
      'TUN',
    ]);
    expect(state.church.throne).toMatchObject({ kind: 'reigning', pope: 'B-ROM' });
    expect(state.board.units).toHaveLength(22);
    expect(state.phase).toBe('diplomacy');
    expect(seatsOf(state).filter((seat) => seat.ordainedLater)).toHaveLength(0);
  });

  test('S001 seats and sees are public before Diplomacy opens', () => {
    const table = new Table();
    const events = table.run({ as: 'JD', do: 'createGame' });
    expect(events.map((event) => event.type)).toEqual(['gameCreated', 'phaseOpened']);
    expect(eventOf(events, 'gameCreated').audience).toEqual({ kind: 'public' });
  });

  test('S002 a class with 9 bishops has 8 sees and Rome', () => {
    const table = given({ cast: { bishops: 9 } });
    expect(count(table, 'bishop')).toBe(9);
    expect(table.state.seats['B-ROM' as never]).toBeDefined();
  });

  test('RP.4 numbers of Lords may differ from power to power, none included', () => {
    const table = given({ cast: { lords: { SPAIN: 3, FRANCE: 0 } } });
    const lords = seatsOf(table.state)
      .filter((seat) => seat.class === 'lord')
      .map((seat) => seat.id);
    expect(lords).toEqual(expect.arrayContaining(['L-SPA', 'L2-SPA', 'L3-SPA', 'L-TUR']));
    expect(lords).not.toContain('L-FRA');
    expect(given({ cast: { lords: 0 } }).state.seats['L-SPA' as never]).toBeUndefined();
  });

  test('RP.4 bishops may be listed by their sees, two of one see among them', () => {
    const table = given({ cast: { bishops: ['SWI', 'ROM', 'SWI', 'VIE'] } });
    const bishops = seatsOf(table.state)
      .filter((seat) => seat.class === 'bishop')
      .map((seat) => seat.id);
    expect(bishops).toEqual(['B-ROM', 'B-SWI', 'B2-SWI', 'B-VIE']);
  });

  test('RP co-judges and observers sit beside the players', () => {
    const table = given({ cast: { coJudges: 1, observers: 2 } });
    expect(Object.keys(table.state.seats)).toEqual(expect.arrayContaining(['JD', 'JD2', 'OBS1', 'OBS2']));
    table.run({ as: 'JD2', do: 'closePhase' });
    table.refused('judge-only', { as: 'OBS1', do: 'closePhase' });
    table.refused('observers-watch', { as: 'OBS1', do: 'draftSheet', sheet: 's1', text: 'A Par H' });
  });

  test('RP a cast that cannot be is refused', () => {
    expect(refusedCast('cast-unknown-power', { cast: { lords: { ITALY: 1 } } })).toEqual({ power: 'ITALY' });
    expect(refusedCast('cast-too-many-bishops', { cast: { bishops: 14 } })).toEqual({ bishops: 14, sees: 13 });
    expect(refusedCast('cast-without-pope', { cast: { bishops: ['SWI', 'TUN'] } })).toEqual({ papalSee: 'ROM' });
    expect(refusedCast('not-a-see', { cast: { bishops: ['ROM', 'MAO'] } })).toEqual({ see: 'MAO' });
    expect(refusedCast('unknown-seat', { cast: { people: { 'L2-SPA': 'p1' } } })).toEqual({ seat: 'L2-SPA' });
    expect(refusedCast('title-of-another-class', { cast: { titles: { 'L-ENG': 'Queen' } } })).toEqual({
      seat: 'L-ENG',
      title: 'Queen',
    });
    expect(refusedCast('not-a-lord', { cast: { acting: ['R-SPA'] } })).toEqual({ seat: 'R-SPA' });
    expect(refusedCast('addendum-off', { addendum: 'off', cast: { bishops: 3 } })).toEqual({});
    expect(refusedCast('unknown-variant', { variant: 'colonial' })).toEqual({ variant: 'colonial' });
  });

  test('S003 a Ruler may be Queen; a Lord may be Duchess, not Queen', () => {
    const table = given().all(
      { as: 'R-ENG', do: 'chooseTitle', title: 'Queen' },
      { as: 'L-ENG', do: 'chooseTitle', title: 'Duchess' },
    );
    expect(table.state.seats['R-ENG' as never]).toMatchObject({ title: 'Queen' });
    expect(table.state.seats['L-ENG' as never]).toMatchObject({ title: 'Duchess' });
    table.refused('title-of-another-class', { as: 'L-ENG', do: 'chooseTitle', title: 'Queen' });
    table.refused('title-of-another-class', { as: 'R-ENG', do: 'chooseTitle', title: 'Lady' });
    table.refused('title-of-another-class', { as: 'B-SWI', do: 'chooseTitle', title: 'Prince' });
  });

  test('S004 a person in one seat is not seated in another, unless dualSeats', () => {
    const table = given({ cast: { people: { 'L-FRA': 'p1' } } });
    expect(table.refused('person-has-a-seat', { as: 'JD', do: 'seatPerson', seat: 'B-HOL', person: 'p1' })).toEqual({
      seat: 'B-HOL',
      other: 'L-FRA',
    });
    table.refused('person-sits-there', { as: 'JD', do: 'seatPerson', seat: 'L-FRA', person: 'p1' });
    refusedCast('person-has-a-seat', { cast: { people: { 'L-FRA': 'p1', 'B-HOL': 'p1' } } });
    const both = given({ options: { dualSeats: 'on' }, cast: { people: { 'L-FRA': 'p1', 'B-DEN': 'p1' } } });
    both.run({ as: 'JD', do: 'seatPerson', seat: 'B-HOL', person: 'p1' });
    expect(both.state.seats['B-HOL' as never]).toMatchObject({ person: 'p1' });
  });

  test('RP titles and people may come with the cast, and seats may begin empty', () => {
    const { state } = given({
      cast: { titles: { 'R-ENG': 'Queen' }, people: { 'R-ENG': 'p7' }, empty: ['R-SPA'], acting: ['L-SPA'] },
    });
    expect(state.seats['R-ENG' as never]).toMatchObject({
      title: 'Queen',
      person: 'p7',
      tenures: [{ person: 'p7', from: 'S1454' }],
    });
    expect(state.seats['R-SPA' as never]).toMatchObject({ standing: 'empty' });
    expect(state.seats['L-SPA' as never]).toMatchObject({ namedActing: true });
  });

  test('RP a game may wait in set-up until the Judge opens Diplomacy', () => {
    const table = given({ begin: 'later' });
    expect(table.state.phase).toBe('setup');
    table.refused('sheets-out-of-phase', { as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    table.run({ as: 'JD', do: 'closePhase' });
    expect([table.turn, table.state.phase]).toEqual(['S1454', 'diplomacy']);
  });

  test('§6 an even number of bishops, or fewer than three, is warned of', () => {
    const warnings = (creation: Record<string, unknown>) =>
      eventOf(new Table().run({ as: 'JD', do: 'createGame', ...creation }), 'gameCreated').facts.warnings;
    expect(warnings({})).toEqual([]);
    expect(warnings({ cast: { bishops: 4 } })).toEqual(['even-bishops']);
    expect(warnings({ cast: { bishops: 1 } })).toEqual(['few-bishops']);
    expect(warnings({ addendum: 'off' })).toEqual([]);
  });
});

describe('RP the Judge changes the cast while the game runs', () => {
  test('JD.1 Lords, bishops, co-judges and observers are added', () => {
    const table = given().all(
      { as: 'JD', do: 'addSeat', class: 'lord', power: 'SPAIN', person: 'p9' },
      { as: 'JD', do: 'addSeat', class: 'bishop', see: 'VIE' },
      { as: 'JD', do: 'addSeat', class: 'judge' },
      { as: 'JD', do: 'addSeat', class: 'observer' },
      { as: 'JD', do: 'addSeat', class: 'observer' },
    );
    expect(table.state.seats['L2-SPA' as never]).toMatchObject({
      class: 'lord',
      power: 'SPAIN',
      rank: 2,
      person: 'p9',
    });
    expect(table.state.seats['B-VIE' as never]).toMatchObject({ see: 'VIE', ordainedLater: true });
    expect(Object.keys(table.state.seats)).toEqual(expect.arrayContaining(['JD2', 'OBS1', 'OBS2']));
    table.refused('person-has-a-seat', { as: 'JD', do: 'addSeat', class: 'lord', power: 'FRANCE', person: 'p9' });
    table.refused('cast-unknown-power', { as: 'JD', do: 'addSeat', class: 'lord' });
    table.refused('see-filled', { as: 'JD', do: 'addSeat', class: 'bishop', see: 'SWI' });
    table.refused('not-a-see', { as: 'JD', do: 'addSeat', class: 'bishop', see: 'MAO' });
    table.refused('not-a-see', { as: 'JD', do: 'addSeat', class: 'bishop' });
    given({ addendum: 'off' }).refused('addendum-off', { as: 'JD', do: 'addSeat', class: 'bishop', see: 'SWI' });
  });

  test('JD.1 a bishop added in set-up counts as ordained before the game', () => {
    const table = given({ begin: 'later', cast: { bishops: 5 } });
    table.run({ as: 'JD', do: 'addSeat', class: 'bishop', see: 'MOS' });
    expect(table.state.seats['B-MOS' as never]?.ordainedLater).toBeUndefined();
  });

  test('JD.1 a seat is removed with its signatures; Rulers, the Judge and the Pope stay', () => {
    const table = given().until('orderWriting').sheet('L-SPA', 'A Por H', 's1');
    const removal = { as: 'JD', do: 'removeSeat', reason: 'The class is smaller.' } as const;
    table.run({ ...removal, seat: 'L-SPA' });
    expect(table.state.seats['L-SPA' as never]).toBeUndefined();
    expect(table.state.sheets.sheets['SPA:s1' as never]?.signatures).toEqual([]);
    table.refused('unknown-seat', { ...removal, seat: 'L-SPA' });
    for (const seat of ['R-SPA', 'JD', 'B-ROM'])
      expect(table.refused('seat-stays', { ...removal, seat })).toEqual({ seat });
  });

  test('JD.1 two seats of a kind become one', () => {
    const table = given({ cast: { lords: 2, people: { 'L2-SPA': 'p2' } } });
    const merge = { as: 'JD', do: 'mergeSeats', reason: 'They share it.' } as const;
    table.refused('seats-differ', { ...merge, from: 'L2-SPA', into: 'L-FRA' });
    table.refused('seats-differ', { ...merge, from: 'L2-SPA', into: 'L2-SPA' });
    table.refused('unknown-seat', { ...merge, from: 'L2-SPA', into: 'L5-SPA' });
    table.refused('seat-stays', { ...merge, from: 'R-SPA', into: 'R-FRA' });
    table.run({ ...merge, from: 'L2-SPA', into: 'L-SPA' });
    expect(table.state.seats['L2-SPA' as never]).toBeUndefined();
    expect(table.state.seats['L-SPA' as never]).toMatchObject({ person: 'p2' });
    table.run({ ...merge, from: 'L2-FRA', into: 'L-FRA' });
    expect(table.state.seats['L-FRA' as never]?.person).toBeUndefined();
  });

  test('A65 a substitute takes the seat; each person keeps his tenure', () => {
    const table = given({ cast: { people: { 'R-SPA': 'p1' } } }).until('diplomacy', 'F1454');
    table.run({ as: 'JD', do: 'seatPerson', seat: 'R-SPA', person: 'p2' });
    expect(table.state.seats['R-SPA' as never]).toMatchObject({
      person: 'p2',
      tenures: [
        { person: 'p1', from: 'S1454', until: 'F1454' },
        { person: 'p2', from: 'F1454' },
      ],
    });
    table.refused('unknown-seat', { as: 'JD', do: 'seatPerson', seat: 'L9-SPA', person: 'p3' });
    table.until('diplomacy', 'S1455').run({ as: 'JD', do: 'seatPerson', seat: 'R-SPA', person: 'p1' });
    expect(table.state.seats['R-SPA' as never]?.tenures).toEqual([
      { person: 'p1', from: 'S1454', until: 'F1454' },
      { person: 'p2', from: 'F1454', until: 'S1455' },
      { person: 'p1', from: 'S1455' },
    ]);
  });

  test('A81, S190 another person in the seat, under another title, is still banned', () => {
    const table = given({ cast: { people: { 'R-SPA': 'p1' } } }).until('orderWriting');
    table.all({ as: 'B-ROM', do: 'sealBulls', lines: [{ excommunicate: 'R-SPA' }] }).until('diplomacy', 'F1454');
    table.all(
      { as: 'R-SPA', do: 'chooseTitle', title: 'Prince' },
      { as: 'JD', do: 'seatPerson', seat: 'R-SPA', person: 'p2' },
    );
    expect(liveBanOf(table.state, 'R-SPA' as SeatId)).toMatchObject({ seat: 'R-SPA', issuer: 'B-ROM' });
  });

  test('A51 an empty seat does nothing until somebody is put in it', () => {
    const table = given();
    const emptying = { as: 'JD', do: 'emptySeat', reason: 'Left the school.' } as const;
    table.run({ ...emptying, seat: 'L-SPA' });
    table.refused('seat-empty', { ...emptying, seat: 'L-SPA' });
    table.refused('seat-empty', { as: 'L-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    table.refused('seat-stays', { ...emptying, seat: 'JD' });
    table.refused('unknown-seat', { ...emptying, seat: 'L7-SPA' });
    table.run({ as: 'JD', do: 'seatPerson', seat: 'L-SPA', person: 'p5' });
    table.run({ as: 'L-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
  });

  test('JD.8 a suspended seat can do nothing until it is reinstated', () => {
    const table = given();
    table.refused('not-suspended', { as: 'JD', do: 'reinstateSeat', seat: 'L-FRA' });
    table.run({ as: 'JD', do: 'suspendSeat', seat: 'L-FRA', reason: 'Another’s tablet.' });
    table.refused('seat-suspended', { as: 'JD', do: 'suspendSeat', seat: 'L-FRA', reason: 'Again.' });
    table.refused('seat-suspended', { as: 'L-FRA', do: 'draftSheet', sheet: 's1', text: 'A Par H' });
    table.refused('seat-stays', { as: 'JD', do: 'suspendSeat', seat: 'JD', reason: 'No.' });
    table.refused('unknown-seat', { as: 'JD', do: 'suspendSeat', seat: 'L4-FRA', reason: 'No.' });
    table.refused('unknown-seat', { as: 'JD', do: 'reinstateSeat', seat: 'L4-FRA' });
    table.run({ as: 'JD', do: 'reinstateSeat', seat: 'L-FRA' });
    table.run({ as: 'L-FRA', do: 'draftSheet', sheet: 's1', text: 'A Par H' });
  });
});
