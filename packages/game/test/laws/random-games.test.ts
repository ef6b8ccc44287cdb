import { isDeepStrictEqual } from 'node:util';
import { provinceOf } from '@defensor/diplomacy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dryRun, type Game, play, replay } from '../../src/index.ts';
import { commandOf, given, ports, START_MS } from '../kit.ts';
import { lineOf, type Throw, throws } from './random-lines.ts';

/** Plays what the dice say; what is refused changes nothing but what the Judge is told. */
function playOut(dice: readonly Throw[]): Game {
  let { game } = given({ cast: { lords: 2 } });
  dice.forEach((one, index) => {
    const command = commandOf(lineOf(game, one), `r${index}`, START_MS + index * 60_000);
    const played = play(game, command, ports);
    if (!played.decision.ok) expect(played.game?.state.board).toBe(game.state.board);
    game = played.game as Game;
  });
  return game;
}

describe('laws of every game', { timeout: 60_000 }, () => {
  test('a game is what its log makes of it', () => {
    fc.assert(
      fc.property(throws(120), (dice) => {
        const game = playOut(dice);
        const log = JSON.parse(JSON.stringify(game.record.log)) as Game['record']['log'];
        const replayed = replay(log.map(({ undone: _, ...entry }) => entry));
        expect(isDeepStrictEqual(replayed?.state, game.state)).toBe(true);
        expect(isDeepStrictEqual(replayed?.record, game.record)).toBe(true);
        expect(replayed?.timeline.map(({ seq }) => seq)).toEqual(game.timeline.map(({ seq }) => seq));
      }),
      { numRuns: 25 },
    );
  });

  test('the board stays a board, and the log has no gap', () => {
    fc.assert(
      fc.property(throws(120), (dice) => {
        const { state, record } = playOut(dice);
        const provinces = state.board.units.map(({ location }) => provinceOf(location));
        expect(new Set(provinces).size).toBe(provinces.length);
        const ids = [...state.board.units, ...state.board.dislodged].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(record.log.map(({ seq }) => seq)).toEqual(record.log.map((_, index) => index + 1));
      }),
      { numRuns: 25 },
    );
  });

  test('undo then redo changes nothing', () => {
    fc.assert(
      fc.property(throws(80), fc.nat(9_999), (dice, die) => {
        const game = playOut(dice);
        const seq = 1 + (die % game.seq);
        const step = (on: Game, line: Parameters<typeof commandOf>[0], id: string) =>
          play(on, commandOf(line, id, on.state.clock.now), ports);
        const undone = step(game, { as: 'JD', do: 'undo', to: { seq }, reason: 'r' }, 'u');
        fc.pre(undone.decision.ok);
        const redone = step(undone.game as Game, { as: 'JD', do: 'redo', reason: 'r' }, 'v');
        expect(isDeepStrictEqual(redone.game?.state, game.state)).toBe(true);
        expect(redone.game?.timeline.map(({ seq }) => seq)).toEqual(game.timeline.map(({ seq }) => seq));
      }),
      { numRuns: 25 },
    );
  });

  test('a dry run foretells what publishing does', () => {
    fc.assert(
      fc.property(throws(80), (dice) => {
        const game = playOut(dice);
        fc.pre(game.state.phase === 'orderResolution');
        const { events, waitsFor } = dryRun(game);
        const { decision } = play(game, commandOf({ as: 'JD', do: 'publish' }, 'p', game.state.clock.now), ports);
        if (waitsFor.length > 0) expect(decision).toMatchObject({ ok: false, refusal: { code: 'docket-open' } });
        else expect(decision).toMatchObject({ ok: true, events });
      }),
      { numRuns: 15 },
    );
  });
});
