import { describe, expect, test } from 'vitest';
import { apply, InvariantError, type LoggedEvent, replay } from '../src/index.ts';
import { given } from './kit.ts';

describe('a game is a fold of its log', () => {
  const played = () =>
    given()
      .until('orderWriting')
      .sheet('R-SPA', 'F Nap - Rom\nDepose the Pope')
      .until('orderWriting', 'F1454')
      .all(
        { as: 'JD', do: 'undo', reason: 'Look.' },
        { as: 'JD', do: 'redo', reason: 'Looked.' },
        { as: 'JD', do: 'undo', reason: 'Once more.' },
      )
      .until('orderWriting')
      .sheet('R-FRA', 'A Mar - Swi')
      .until('diplomacy', 'S1455');

  test('DESIGN 2 the game replayed from its log is the game that was played, undo and all', () => {
    const { game } = played();
    const log = JSON.parse(JSON.stringify(game.record.log)) as LoggedEvent[];
    expect(replay(log.map(({ undone: _, ...entry }) => entry))).toEqual(game);
  });

  test('DESIGN 2 a log from before an option was there has it at its default', () => {
    const { game } = given().all({
      as: 'JD',
      do: 'changeOptions',
      options: { ballots: 'rollCall' },
      reason: 'Agreed.',
    });
    const old = JSON.parse(JSON.stringify(game.record.log), (key, value: unknown) =>
      key === 'unruledTestimony' || key === 'unruledResignation' ? undefined : value,
    ) as LoggedEvent[];
    expect(JSON.stringify(old)).not.toContain('unruled');
    expect(replay(old)?.state).toEqual(game.state);
    expect(replay(old.slice(0, 1))?.state.options.unruledResignation).toBe('voidIfOccupied');
  });

  test('DESIGN 2 an empty log is no game', () => {
    expect(replay([])).toBeUndefined();
  });

  test('DESIGN 2 an event of unknown type is a defect that names the type', () => {
    const [first] = given().game.record.log as readonly LoggedEvent[];
    const strange = {
      ...first,
      seq: 2,
      event: { type: 'popeAbolished', rule: 'R0', audience: { kind: 'public' }, facts: {} },
    };
    expect(() => replay([first as LoggedEvent, strange as unknown as LoggedEvent])).toThrow(InvariantError);
    expect(() => replay([strange as unknown as LoggedEvent])).toThrow(/popeAbolished/);
    expect(() =>
      replay([{ ...strange, event: { ...strange.event, type: 'toString' } } as unknown as LoggedEvent]),
    ).toThrow(/toString/);
  });

  test('DESIGN 2 a log on a map that is not here is a defect that names the map', () => {
    const [first] = given().game.record.log as readonly LoggedEvent[];
    const facts = { ...(first?.event.facts as object), variant: 'colonial' };
    const lost = { ...first, event: { ...first?.event, facts } };
    expect(() => replay([lost as unknown as LoggedEvent])).toThrow(/colonial/);
  });

  test('DESIGN 2 a command of which nothing comes leaves the game as it is', () => {
    const { game } = given();
    expect(apply(game, { id: 'x', at: 0, as: 'JD' as never }, [])).toBe(game);
  });

  test('DESIGN 2 the clock of the game never runs backwards', () => {
    const table = given();
    const { now } = table.state.clock;
    table.run({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H', at: now - 1_000 });
    expect(table.state.clock.now).toBe(now);
  });
});
