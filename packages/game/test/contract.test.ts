import { describe, expect, test } from 'vitest';
import { closesAtMs, eventsSince, type Game, type LoggedEvent, passTime, play, replay } from '../src/index.ts';
import { commandOf, given, type Line, MINUTE, ports, START_MS } from './kit.ts';

const TIMETABLE = {
  zone: 'UTC',
  offsets: [{ fromMs: 0, minutes: 0 }],
  phases: {
    diplomacy: { kind: 'duration', ms: 10 * MINUTE },
    orderWriting: { kind: 'duration', ms: 5 * MINUTE },
  },
  lessons: [],
  holidays: [],
  graceMs: 2 * MINUTE,
  early: 'never',
};
const timed = () => given({ timetable: TIMETABLE }).game;
const DUE_MS = START_MS + 12 * MINUTE;
const give = (game: Game | undefined, line: Line, id: string, at: number) => play(game, commandOf(line, id, at), ports);

describe('DESIGN 2 play: the one way to change a game', () => {
  test('DESIGN 2 what is appended, from the first command on, replays to the game', () => {
    const rows: string[] = [];
    let game: Game | undefined;
    const lines: readonly Line[] = [
      { as: 'JD', do: 'createGame' },
      { as: 'R-SPA', do: 'sendLetter', to: ['R-VEN'], text: 'Rome?' },
      { as: 'R-SPA', do: 'publish' },
      { as: 'JD', do: 'closePhase' },
      { as: 'R-SPA', do: 'draftSheet', sheet: 's', text: 'F Nap - Rom' },
      { as: 'JD', do: 'undo', reason: 'Look.' },
      { as: 'JD', do: 'redo', reason: 'Looked.' },
      { as: 'JD', do: 'closePhase' },
      { as: 'JD', do: 'publish' },
    ];
    for (const [index, line] of lines.entries()) {
      const played = give(game, line, `c${index}`, START_MS + index);
      rows.push(...played.appended.map((entry) => JSON.stringify(entry)));
      game = played.game;
    }
    expect(rows.map((row) => (JSON.parse(row) as LoggedEvent).seq)).toEqual(rows.map((_, index) => index + 1));
    expect(replay(rows.map((row) => JSON.parse(row) as LoggedEvent))).toEqual(game);
  });

  test('DESIGN 2 a game that is played on is not changed, so a lost race leaves it whole', () => {
    const { game } = given();
    const copy = JSON.stringify(game);
    const first = give(game, { as: 'R-SPA', do: 'writeNote', text: 'One.' }, 'x', START_MS);
    const second = give(game, { as: 'R-VEN', do: 'writeNote', text: 'Two.' }, 'y', START_MS);
    expect(JSON.stringify(game)).toBe(copy);
    expect([first, second].map(({ appended }) => appended.map(({ seq }) => seq))).toEqual([
      [game.seq + 1],
      [game.seq + 1],
    ]);
  });

  test('S189 a refused act appends what the Judge is told, or nothing', () => {
    const { game } = given();
    const tried = give(game, { as: 'R-SPA', do: 'publish' }, 'x', START_MS);
    expect(tried.appended).toMatchObject([{ seq: game.seq + 1, actor: 'R-SPA', event: { type: 'actRefused' } }]);
    const stale = give(
      game,
      { as: 'R-SPA', do: 'declareReady', ready: true, expectedPhase: 'retreats' },
      'x',
      START_MS,
    );
    expect(stale).toMatchObject({ decision: { ok: false }, appended: [] });
    expect(stale.game).toBe(game);
  });
});

describe('JD.2 passTime: time passes when somebody says so', () => {
  test('JD.2 nothing is due before the deadline and its grace are over, nor where phases close by hand', () => {
    const game = timed();
    expect(closesAtMs(game)).toBe(DUE_MS);
    expect(passTime(game, DUE_MS - 1, 't', ports)).toBeUndefined();
    expect(closesAtMs(given().game)).toBeUndefined();
    expect(passTime(given().game, DUE_MS, 't', ports)).toBeUndefined();
  });

  test('JD.2 a stopped clock closes nothing', () => {
    const paused = give(timed(), { as: 'JD', do: 'pauseClock' }, 'p', START_MS).game as Game;
    expect(closesAtMs(paused)).toBeUndefined();
    expect(passTime(paused, DUE_MS, 't', ports)).toBeUndefined();
  });

  test('JD.2 what is due closes one phase, and the next gets its full time', () => {
    const played = passTime(timed(), DUE_MS, 't1', ports);
    expect(played?.appended.map(({ actor, event }) => [actor, event.type])).toEqual([
      ['clock', 'phaseClosed'],
      ['clock', 'phaseOpened'],
    ]);
    const game = played?.game as Game;
    expect(game.state.phase).toBe('orderWriting');
    expect(closesAtMs(game)).toBe(START_MS + 17 * MINUTE);
  });

  test('D-15 after an outage the next phase counts from now', () => {
    const late = DUE_MS + 60 * MINUTE;
    const game = passTime(timed(), late, 't1', ports)?.game as Game;
    expect(closesAtMs(game)).toBe(late + 7 * MINUTE);
    expect(passTime(game, late, 't2', ports)).toBeUndefined();
  });

  test('JD.2 a player who is too late is refused while the phase is not yet closed', () => {
    const played = give(timed(), { as: 'R-SPA', do: 'draftSheet', sheet: 's', text: 'F Nap H' }, 'x', DUE_MS);
    expect(played.decision).toMatchObject({ ok: false, refusal: { code: 'deadline-passed' } });
    expect(played.appended).toEqual([]);
  });
});

describe('DESIGN 6 eventsSince: what a viewer may know of what happened', () => {
  const types = (game: Game, viewer: string, seq = 0) =>
    eventsSince(game, viewer as never, seq).map(({ type }) => type);

  test('DESIGN 6 each hears what has him in its audience, and only what came after the number he had', () => {
    const table = given();
    const { seq } = table.game;
    table.run({ as: 'R-SPA', do: 'sendLetter', to: ['R-VEN'], text: 'Rome?' });
    table.run({ as: 'R-SPA', do: 'declareReady', ready: true });
    expect(types(table.game, 'R-VEN', seq)).toEqual(['letterSent', 'readinessChanged']);
    expect(types(table.game, 'JD', seq)).toEqual(['letterSent', 'readinessChanged']);
    expect(types(table.game, 'R-FRA', seq)).toEqual(['readinessChanged']);
    expect(types(table.game, 'public', seq)).toEqual(['readinessChanged']);
    expect(types(table.game, 'R-VEN', table.game.seq)).toEqual([]);
    expect(() => types(table.game, 'R-ITA')).toThrow(/R-ITA/);
  });

  test('RP a note is told to nobody but its writer; a journal to the Judge when the game is over', () => {
    const table = given().all(
      { as: 'R-SPA', do: 'writeNote', text: 'Mine.' },
      { as: 'R-SPA', do: 'writeJournal', text: 'Later.' },
    );
    expect(types(table.game, 'R-SPA')).toEqual(expect.arrayContaining(['noteWritten', 'journalWritten']));
    expect(types(table.game, 'JD').filter((type) => /note|journal/.test(type))).toEqual([]);
    table.run({ as: 'JD', do: 'endGame', how: { kind: 'stopped' }, reason: 'The bell.' });
    expect(types(table.game, 'JD').filter((type) => /note|journal/.test(type))).toEqual(['journalWritten']);
  });

  test('JD.7 what an undo took back is told to the Judge alone', () => {
    const table = given();
    const { seq } = table.game;
    table.all({ as: 'R-SPA', do: 'declareReady', ready: true }, { as: 'JD', do: 'undo', reason: 'Look.' });
    expect(types(table.game, 'R-SPA', seq)).toEqual(['undone']);
    expect(types(table.game, 'JD', seq)).toEqual(['readinessChanged', 'undone']);
  });

  test('JD.8 the words of a letter that the Judge hid are told to nobody else', () => {
    const table = given().all({ as: 'R-SPA', do: 'sendLetter', to: ['R-VEN'], text: 'Rude.' });
    const letter = table.game.record.letters[0]?.id;
    table.run({ as: 'JD', do: 'hideLetter', letter, reason: 'Rude.' });
    const told = (viewer: string) =>
      eventsSince(table.game, viewer as never, 0).find(({ type }) => type === 'letterSent')?.facts;
    expect(told('R-VEN')).toMatchObject({ from: 'R-SPA', hidden: true });
    expect(told('R-VEN')).not.toHaveProperty('text');
    expect(told('JD')).toHaveProperty('text');
  });

  test('JD.11 a reason that the Judge keeps to himself is told to him alone', () => {
    const table = given().all({ as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'Mine.', publicly: false });
    const told = (viewer: string) => JSON.stringify(eventsSince(table.game, viewer as never, 0).at(-1)?.facts);
    expect(told('JD')).toContain('reason');
    expect(told('R-SPA')).not.toContain('"reason"');
  });
});
