import { describe, expect, test } from 'vitest';
import { eventOf, given, type Line } from '../kit.ts';

const units = (fields: Record<string, unknown>): Line => ({
  as: 'JD',
  do: 'overrideUnits',
  reason: 'Misread.',
  ...fields,
});
const owners = (fields: Record<string, string>): Line => ({
  as: 'JD',
  do: 'overrideOwners',
  reason: 'Misread.',
  owners: fields,
});
const unit = (power: string, type: string, at: string) => ({ power, type, at });

describe('JD.6 overrides of the board', () => {
  test('JD.6 units are added, moved and removed; those that stay keep their ids', () => {
    const table = given();
    const idOf = (location: string) => table.state.board.units.find((one) => one.location === location)?.id;
    const [naples, lisbon] = [idOf('NAP'), idOf('POR')];
    const { nextUnit } = table.state.board;
    const events = table.run(
      units({
        remove: ['PAR'],
        move: [{ from: 'NAP', to: 'ROM' }],
        add: [unit('FRANCE', 'A', 'PAR'), unit('VENICE', 'F', 'STP/NC')].slice(0, 1),
      }),
    );
    expect(table.unit('ROM')).toBe('SPAIN F ROM');
    expect(idOf('ROM')).toBe(naples);
    expect(idOf('POR')).toBe(lisbon);
    expect(eventOf(events, 'boardSet').audience).toEqual({ kind: 'public' });
    table.run(units({ add: [unit('SPAIN', 'A', 'NAP')] }));
    expect(idOf('NAP')).toBe(`u${nextUnit}`);
    expect(table.state.board.nextUnit).toBe(nextUnit + 1);
  });

  test('JD.6 a unit that changes places with another keeps its id', () => {
    const table = given();
    const at = (location: string) => table.state.board.units.find((one) => one.location === location)?.id;
    const [mar, par] = [at('MAR'), at('PAR')];
    table.run(
      units({
        move: [
          { from: 'MAR', to: 'PAR' },
          { from: 'PAR', to: 'MAR' },
        ],
      }),
    );
    expect([at('MAR'), at('PAR')]).toEqual([par, mar]);
  });

  test('JD.6 units cannot stand where no such unit can', () => {
    const table = given();
    expect(table.refused('unknown-power', units({ add: [unit('ITALY', 'A', 'ROM')] }))).toEqual({ power: 'ITALY' });
    table.refused('cannot-stand-there', units({ add: [unit('SPAIN', 'A', 'MAO')] }));
    table.refused('cannot-stand-there', units({ add: [unit('SPAIN', 'A', 'XXX')] }));
    table.refused('cannot-stand-there', units({ add: [unit('SPAIN', 'F', 'TYR')] }));
    table.refused('cannot-stand-there', units({ set: [unit('SPAIN', 'F', 'SPA')] }));
    table.refused('cannot-stand-there', units({ set: [unit('SPAIN', 'F', 'SPA/EC')] }));
    table.refused('cannot-stand-there', units({ set: [unit('SPAIN', 'A', 'SPA/NC')] }));
    expect(table.refused('two-units-in-one-province', units({ add: [unit('SPAIN', 'A', 'PAR')] }))).toEqual({
      province: 'PAR',
    });
    expect(table.refused('no-unit-there', units({ remove: ['ROM'] }))).toEqual({ province: 'ROM' });
    table.refused('no-unit-there', units({ move: [{ from: 'ROM', to: 'NAP' }] }));
    table.refused('cannot-stand-there', units({ dislodged: [{ ...unit('SPAIN', 'A', 'MAO'), attackedFrom: 'NAF' }] }));
    table.run(units({ add: [unit('SPAIN', 'F', 'MAO')] }));
  });

  test('JD.6 units set by hand occupy sees (R8)', () => {
    const table = given().all(units({ add: [unit('FRANCE', 'A', 'SWI')] }));
    expect(table.state.church.lastOccupier).toMatchObject({ SWI: 'FRANCE' });
  });

  test('JD.6 owners are set one by one', () => {
    const table = given();
    const { changes } = eventOf(table.run(owners({ ROM: 'SPAIN', PAR: 'none', LON: 'ENGLAND' })), 'ownersSet').facts;
    expect(changes).toEqual([
      { centre: 'ROM', to: 'SPAIN' },
      { centre: 'PAR', from: 'FRANCE' },
    ]);
    expect(table.state.board.owned).toMatchObject({ ROM: 'SPAIN', LON: 'ENGLAND' });
    expect(table.state.board.owned).not.toHaveProperty('PAR');
    expect(table.refused('not-a-centre', owners({ BUR: 'FRANCE' }))).toEqual({ centre: 'BUR' });
    table.refused('not-a-centre', owners({ XXX: 'FRANCE' }));
    expect(table.refused('unknown-power', owners({ ROM: 'ITALY' }))).toEqual({ power: 'ITALY' });
  });

  test('§6 c the host of Rome is its host until another has owned it, by play or by the Judge’s hand', () => {
    const table = given({ variant: 'standard' });
    expect(table.state.addendum).toMatchObject({ host: 'ITALY', papalSee: 'ROM' });
    table.run(owners({ NAP: 'FRANCE' }));
    expect(table.state.addendum).toMatchObject({ host: 'ITALY' });
    table.all(owners({ ROM: 'FRANCE' }), owners({ ROM: 'ITALY' }));
    expect(table.state.addendum).not.toHaveProperty('host');
  });
});

describe('JD.6 overrides of the game', () => {
  test('JD.6 a game goes on from any turn and phase', () => {
    const table = given().all({
      as: 'JD',
      do: 'overrideTurn',
      turn: 'F1458',
      phase: 'orderWriting',
      reason: 'From paper.',
    });
    expect([table.turn, table.state.phase]).toEqual(['F1458', 'orderWriting']);
    table.sheet('R-FRA', 'A Mar - Swi').until('diplomacy', 'S1459');
    expect(table.state.history.map(({ turn }) => turn)).toEqual(['S1454', 'F1458', 'S1459']);
    table.refused('no-winter-in-spring', {
      as: 'JD',
      do: 'overrideTurn',
      turn: 'S1459',
      phase: 'adjustments',
      reason: 'No.',
    });
  });

  test('JD.6 a game that was over goes on', () => {
    const table = given().all(
      { as: 'JD', do: 'endGame', how: { kind: 'victory', power: 'SPAIN' }, reason: 'A slip.' },
      { as: 'JD', do: 'overrideTurn', turn: 'S1454', phase: 'diplomacy', reason: 'A slip.' },
    );
    expect(table.state.ending).toBeUndefined();
    table.run({ as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
  });

  test('JD.6 options change with the next turn, in set-up at once', () => {
    const table = given();
    const change = { as: 'JD', do: 'changeOptions', options: { ballots: 'rollCall' }, reason: 'Asked for.' } as const;
    expect(eventOf(table.run(change), 'optionsChanged').facts).toMatchObject({
      changed: ['ballots'],
      from: 'nextTurn',
    });
    table.refused('options-unchanged', change);
    table.until('orderResolution');
    expect(table.state.options.ballots).toBe('secret');
    table.until('diplomacy', 'F1454');
    expect(table.state.options.ballots).toBe('rollCall');
    expect(table.state.nextOptions).toBeUndefined();
    expect(table.refused('option-fixed', { ...change, options: { romeAtStart: 'freePope' } })).toEqual({
      option: 'romeAtStart',
    });

    const before = given({ begin: 'later' }).all(change);
    expect(before.state.options.ballots).toBe('rollCall');
  });
});

describe('what stands in the way of any command', () => {
  const line = { as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' } as const;

  test('S189 an act outside one’s seat or phase is refused, and the Judge may be told', () => {
    const table = given();
    table.refused('judge-only', { as: 'R-SPA', do: 'strikeSignature', sheet: 's1', seat: 'R-FRA', reason: 'No.' });
    table.refused('unknown-seat', { ...line, as: 'R-ITA' });
    expect(table.refused('phase-moved-on', { ...line, expectedPhase: 'orderWriting' })).toEqual({
      expected: 'orderWriting',
      phase: 'diplomacy',
    });
    table.run({ ...line, expectedPhase: 'diplomacy' });
  });

  test('D-38 the same command is not carried out twice', () => {
    const table = given().all({ ...line, id: 'once' });
    expect(table.refused('duplicate-command', { ...line, id: 'once' })).toEqual({ id: 'once' });
  });

  test('BASE a game is created once, by the Judge', () => {
    given().refused('game-exists', { as: 'JD', do: 'createGame' });
  });
});
