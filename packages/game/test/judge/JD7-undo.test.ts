import { describe, expect, test } from 'vitest';
import { eventOf, given, MINUTE, type Table } from '../kit.ts';

const undo = (to: unknown = 'lastAct', more: Record<string, unknown> = {}) =>
  ({ as: 'JD', do: 'undo', to, reason: 'A mistake.', ...more }) as const;
const redo = { as: 'JD', do: 'redo', reason: 'It was right after all.' } as const;

/** The state without the clock's hour, which no undo turns back. */
const stateOf = (table: Table) => {
  const { clock, ...state } = table.state;
  const { now: _, ...rest } = clock;
  return { ...state, clock: rest };
};

describe('JD.7 undo and redo', () => {
  test('JD.7 the last act is taken back, then the one before it', () => {
    const table = given().until('orderWriting');
    const before = stateOf(table);
    table.run({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    const drafted = stateOf(table);
    table.run({ as: 'R-SPA', do: 'signSheet', sheet: 's1' });
    expect(eventOf(table.run(undo()), 'undone').facts).toMatchObject({
      acts: 1,
      turn: 'S1454',
      phase: 'orderWriting',
      isReasonPublic: true,
    });
    expect(stateOf(table)).toEqual(drafted);
    table.run(undo());
    expect(stateOf(table)).toEqual(before);
  });

  test('S188 a whole resolution is undone: the board, the throne, the bans and the grade are as they were', () => {
    const table = given()
      .until('orderWriting')
      .sheet('R-SPA', 'F Nap - Rom\nDepose the Pope')
      .sheet('R-FRA', 'A Mar - Swi');
    table.run({ as: 'B-ROM', do: 'sealBulls', lines: [{ excommunicate: 'R-TUR' }] });
    table.until('orderResolution');
    const before = stateOf(table);
    table.run({ as: 'JD', do: 'publish' });
    expect(table.state.church.throne.kind).toBe('vacant');
    const facts = eventOf(table.run(undo({ turn: 'S1454', phase: 'orderResolution' })), 'undone').facts;
    expect(facts.acts).toBe(1);
    expect(stateOf(table)).toEqual(before);
    expect(table.state.church.throne.kind).toBe('reigning');
  });

  test('JD.7 a phase boundary is the moment at which the phase opened', () => {
    const table = given()
      .until('orderWriting')
      .sheet('R-SPA', 'A Por H')
      .until('diplomacy', 'F1454')
      .until('orderWriting');
    table.run(undo({ turn: 'S1454', phase: 'orderWriting' }));
    expect([table.turn, table.state.phase]).toEqual(['S1454', 'orderWriting']);
    expect(table.state.sheets.sheets).toEqual({});
    table.refused('nothing-to-undo', undo({ turn: 'F1454', phase: 'orderWriting' }));
    table.refused('nothing-to-undo', undo({ turn: 'S1454', phase: 'orderWriting' }));
  });

  test('JD.7 all since an event is taken back', () => {
    const table = given().until('orderWriting');
    const { seq } = table.game;
    const before = stateOf(table);
    table.sheet('R-SPA', 'A Por H').run({ as: 'JD', do: 'emptySeat', seat: 'L-FRA', reason: 'Left.' });
    table.refused('nothing-to-undo', undo({ seq: table.game.seq }));
    table.run(undo({ seq }));
    expect(stateOf(table)).toEqual(before);
    table.refused('nothing-to-undo', undo({ seq: 1 }));
  });

  test('JD.7 the creation of the game is not undone', () => {
    given().refused('nothing-to-undo', undo());
  });

  test('JD.7 redo after undo changes nothing', () => {
    const table = given()
      .until('orderWriting')
      .sheet('R-SPA', 'F Nap - Rom\nDepose the Pope')
      .until('diplomacy', 'F1454');
    const before = stateOf(table);
    const { timeline } = table.game;
    const flags = () => table.game.record.log.filter((entry) => entry.undone === true).length;
    table.run(undo({ turn: 'S1454', phase: 'orderWriting' }));
    expect(flags()).toBeGreaterThan(4);
    table.run(undo({ seq: 2 }));
    table.all(redo, redo);
    expect(stateOf(table)).toEqual(before);
    expect(table.game.timeline).toEqual(timeline);
    expect(table.game.undone).toEqual([]);
    expect(flags()).toBe(0);
    table.refused('nothing-to-redo', redo);
  });

  test('JD.7 once something else is done nothing is left to redo', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'A Por H').all(undo());
    table.run({ as: 'R-FRA', do: 'draftSheet', sheet: 's1', text: 'A Mar H' });
    table.refused('nothing-to-redo', redo);
  });

  test('JD.7 nothing is erased: the log grows, undone acts are marked, the reason may be private', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'A Por H');
    const { length } = table.game.record.log;
    const events = table.run(undo('lastAct', { publicly: false }));
    expect(eventOf(events, 'undone')).toMatchObject({ audience: { kind: 'public' }, facts: { isReasonPublic: false } });
    expect(table.game.record.log).toHaveLength(length + 1);
    expect(table.game.record.log.filter((entry) => entry.undone).map((entry) => entry.event.type)).toEqual([
      'sheetSigned',
    ]);
    expect(table.game.record.log.map(({ seq }) => seq)).toEqual(table.game.record.log.map((_, index) => index + 1));
  });

  test('JD.7 letters and notes are not undone, and are not marked so', () => {
    const table = given().all({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    table.refused('unknown-seat', { as: 'R-ITA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    const { record } = table.game;
    table.run(undo());
    const { log: _, ...rest } = table.game.record;
    const { log: __, ...before } = record;
    expect(rest).toEqual(before);
  });

  test('JD.7 no deadline of the past closes the phase at once: the clock stands with what was left', () => {
    const table = given();
    table.run({ as: 'JD', do: 'setDeadline', deadline: table.now + 11 * MINUTE });
    table.run({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    table.run({ as: 'R-SPA', do: 'withdrawSheet', sheet: 's1' });
    const { deadline } = table.state.clock;
    table.run(undo());
    expect(table.state.clock.deadline).toBeUndefined();
    expect(table.state.clock.pausedWithMs).toBe(9 * MINUTE);
    table.run(redo);
    expect(table.state.clock.deadline).toBe(deadline);
    table.run(undo());
    table.run({ ...redo, at: table.now + 60 * MINUTE });
    expect(table.state.clock).toMatchObject({ pausedWithMs: 6 * MINUTE });
  });

  test('JD.7 the timetable is no part of the game’s history', () => {
    const table = given().all({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    table.run({
      as: 'JD',
      do: 'setTimetable',
      zone: 'UTC',
      offsets: [{ fromMs: 0, minutes: 0 }],
      phases: {},
      lessons: [],
      holidays: ['2026-03-05'],
      graceMs: 0,
      early: 'never',
    });
    table.run(undo({ seq: 2 }));
    expect(table.state.clock.timetable?.holidays).toEqual(['2026-03-05']);
  });

  test('JD.7 a clock that stood still stands still after an undo', () => {
    const table = given().all({ as: 'JD', do: 'extendPhase', by: { minutes: 10 } }, { as: 'JD', do: 'pauseClock' });
    table.run({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    const { clock } = table.state;
    table.run(undo());
    expect(table.state.clock).toEqual({ ...clock, now: table.now });
  });

  test('JD.7 players undo nothing', () => {
    given().refused('judge-only', { ...undo(), as: 'R-SPA' });
    given().refused('judge-only', { ...redo, as: 'R-SPA' });
  });
});
