import { describe, expect, test } from 'vitest';
import { dryRun, type Game, play } from '../../src/index.ts';
import { commandOf, given, ports, START_MS } from '../kit.ts';

describe('JD.5 dry run', () => {
  test('JD.5 it shows every consequence and changes nothing; publishing makes the same events', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'F Nap - Rom\nDepose the Pope').until('orderResolution');
    const before = table.game;
    const run = dryRun(table.game);
    expect(table.game).toBe(before);
    expect(run.waitsFor).toEqual([]);
    expect(run.after.state.church.throne.kind).toBe('vacant');
    expect(table.run({ as: 'JD', do: 'publish' })).toEqual(run.events);
    expect({ ...table.state, clock: {} }).toEqual({ ...run.after.state, clock: {} });
  });

  test('S015 a ruling changed while he looks is in the next dry run', () => {
    const table = given().until('orderWriting').sheet('R-FRA', 'A Mar - Swi', 's1').until('orderResolution');
    const lands = (game: Game) => game.state.board.units.map(({ location }) => location as string);
    expect(lands(dryRun(table.game).after)).toContain('SWI');
    table.run({ as: 'JD', do: 'strikeSignature', sheet: 'FRA:s1', seat: 'R-FRA', reason: 'Forged.' });
    expect(lands(dryRun(table.game).after)).not.toContain('SWI');
  });

  test('JD.2 what waits for the Judge is listed and taken by its default', () => {
    const table = given({ options: { lordConflict: 'judge' }, cast: { lords: 2 } }).until('orderWriting');
    table.sheet('L-SPA', 'A Por H', 's1').sheet('L2-SPA', 'F Nap - TYS', 's2').until('orderResolution');
    const run = dryRun(table.game);
    expect(run.waitsFor).toEqual(['sheet:SPAIN']);
    expect(run.after.state.board.units.map(({ location }) => location)).toContain('TYS');
  });

  test('JD.5 when the game is over there is nothing left to run', () => {
    const table = given().all({ as: 'JD', do: 'endGame', how: { kind: 'stopped' }, reason: 'Done.' });
    expect(dryRun(table.game)).toEqual({ events: [], after: table.game, waitsFor: [] });
  });

  test('JD.5 only Order Resolution is published, and it is closed in no other way', () => {
    const table = given();
    expect(table.refused('nothing-to-publish', { as: 'JD', do: 'publish' })).toEqual({ phase: 'diplomacy' });
    table.until('orderResolution').refused('publish-ends-resolution', { as: 'JD', do: 'closePhase' });
  });
});

describe('S189 refused acts', () => {
  const run = (game: Game | undefined, line: Parameters<typeof commandOf>[0], id: string) =>
    play(game, commandOf(line, id, START_MS), ports);

  test('S189 the Judge is told what a seat tried and why it was refused', () => {
    const { game } = given();
    const played = run(game, { as: 'R-SPA', do: 'publish' }, 'x1');
    expect(played.decision).toMatchObject({ ok: false, refusal: { code: 'judge-only' } });
    expect(played.appended).toMatchObject([{ event: { type: 'actRefused', audience: { kind: 'judge' } } }]);
    expect(played.game?.record.refusals).toEqual([
      {
        by: 'R-SPA',
        command: 'publish',
        code: 'judge-only',
        rule: 'JD',
        atMs: START_MS,
        turn: 'S1454',
        phase: 'diplomacy',
      },
    ]);
    expect(played.game?.timeline).toBe(game.timeline);
  });

  test('S014 a signature on another power’s sheet is logged, where it was tried', () => {
    const { game } = given().until('orderWriting').all({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    const played = run(game, { as: 'R-VEN', do: 'signSheet', sheet: 'SPA:s1' }, 'x1');
    expect(played.game?.record.refusals).toMatchObject([{ by: 'R-VEN', code: 'no-such-sheet' }]);
  });

  test('S189 slips of the Judge, of strangers and of stale pages are nobody’s offence', () => {
    const { game } = given();
    expect(run(game, { as: 'JD', do: 'publish' }, 'x1').appended).toEqual([]);
    expect(run(game, { as: 'R-ITA', do: 'declareReady', ready: true }, 'x2').appended).toEqual([]);
    expect(
      run(game, { as: 'R-SPA', do: 'declareReady', ready: true, expectedPhase: 'retreats' }, 'x3').appended,
    ).toEqual([]);
    expect(run(game, { as: 'R-SPA', do: 'declareReady', ready: true, expectedPhase: 'retreats' }, 'x3').game).toBe(
      game,
    );
  });

  test('BASE before the game is created nothing else is done, and only the Judge creates it', () => {
    expect(run(undefined, { as: 'JD', do: 'closePhase' }, 'x1')).toMatchObject({
      decision: { refusal: { code: 'no-game' } },
      appended: [],
    });
    expect(run(undefined, { as: 'R-SPA', do: 'createGame' }, 'x1')).toMatchObject({
      decision: { refusal: { code: 'judge-only' } },
    });
    expect(run(undefined, { as: 'JD', do: 'createGame' }, 'x1').game?.state.phase).toBe('diplomacy');
  });
});
