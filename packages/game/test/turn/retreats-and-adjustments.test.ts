import { describe, expect, test } from 'vitest';
import { eventOf, given, type Table } from '../kit.ts';

const unit = (power: string, type: 'A' | 'F', at: string) => ({ power, type, at });
const board = (table: Table, units: readonly ReturnType<typeof unit>[], owners: Record<string, string> = {}) =>
  table.all(
    { as: 'JD', do: 'overrideUnits', set: units, reason: 'Set.' },
    { as: 'JD', do: 'overrideOwners', owners, reason: 'Set.' },
  );

/** France's army in Burgundy is driven out by two of the Empire's. */
function dislodged(creation: Record<string, unknown> = {}): Table {
  const table = board(given(creation), [unit('FRANCE', 'A', 'BUR'), unit('HRE', 'A', 'MUN'), unit('HRE', 'A', 'RUH')]);
  return table
    .until('orderWriting')
    .sheet('R-HRE', 'A Mun - Bur\nA Ruh S A Mun - Bur')
    .sheet('R-FRA', 'A Bur H')
    .until('retreats');
}

describe('Retreats', () => {
  test('OP.1 a signed retreat sheet is carried out', () => {
    const table = dislodged().sheet('L-FRA', 'A Bur - Gas');
    const { facts } = eventOf(table.next(), 'retreatsMade');
    expect(facts.fates).toMatchObject([{ unit: { location: 'BUR' }, fate: 'retreated' }]);
    expect(table.unit('GAS')).toBe('FRANCE A GAS');
    expect(table.turn).toBe('F1454');
    expect(table.state.history[0]?.afterRetreats?.units).toHaveLength(3);
  });

  test('OP.1 without a valid sheet the unit disbands', () => {
    const table = dislodged().all({ as: 'R-FRA', do: 'draftSheet', sheet: 's1', text: 'A Bur - Gas' });
    expect(eventOf(table.next(), 'retreatsMade').facts.fates).toMatchObject([{ fate: 'disbanded-without-order' }]);
    expect(table.unit('GAS')).toBeUndefined();
  });

  test('D-22 nothing of the retreat lingers', () => {
    const table = dislodged().sheet('R-FRA', 'A Bur - Gas');
    table.next();
    expect(table.state.board.dislodged).toEqual([]);
    expect(table.state.board.contested).toEqual([]);
  });

  test('BASE a power with nothing to retreat has no sheet to write, and the unit that stands there is not its own', () => {
    const table = dislodged();
    expect(table.refused('nothing-to-order', { as: 'R-HRE', do: 'draftSheet', sheet: 's1', text: 'A Bur H' })).toEqual({
      power: 'HRE',
      phase: 'retreats',
    });
    const events = table.run({
      as: 'R-FRA',
      do: 'draftSheet',
      sheet: 's1',
      text: 'A Ruh - Hol\nA Bur - Gas\nDepose the Pope',
    });
    const { lines, issues, depose } = eventOf(events, 'sheetDrafted').facts;
    expect(lines).toMatchObject([{ line: 2, order: { kind: 'retreat' } }]);
    expect(issues).toContainEqual({ line: 1, column: 1, code: 'foreign-unit' });
    expect(depose).toEqual([]);
  });

  test('A62 Lords in dispute about a retreat wait for the Judge, like orders', () => {
    const table = dislodged({ cast: { lords: 2 }, options: { lordConflict: 'judge' } });
    table.sheet('L-FRA', 'A Bur - Gas', 's1').sheet('L2-FRA', 'A Bur - Par', 's2');
    expect(table.refused('docket-open', { as: 'JD', do: 'closePhase' })).toEqual({ waitsFor: ['sheet:FRANCE'] });
    table.run({ as: 'JD', do: 'chooseSheet', power: 'FRANCE', sheet: 'FRA:s1' });
    table.next();
    expect(table.unit('GAS')).toBe('FRANCE A GAS');
  });

  test('A60 the Judge’s choice for orders is no choice for retreats', () => {
    const table = board(given({ cast: { lords: 2 } }), [
      unit('FRANCE', 'A', 'BUR'),
      unit('HRE', 'A', 'MUN'),
      unit('HRE', 'A', 'RUH'),
    ]);
    table
      .until('orderWriting')
      .sheet('R-HRE', 'A Mun - Bur\nA Ruh S A Mun - Bur')
      .sheet('L-FRA', 'A Bur H', 's1')
      .sheet('L2-FRA', 'A Bur S A Mun', 's2');
    table.run({ as: 'JD', do: 'chooseSheet', power: 'FRANCE', sheet: 'FRA:s1' });
    table.until('retreats').sheet('L-FRA', 'A Bur - Gas', 's1').sheet('L2-FRA', 'A Bur - Par', 's2');
    table.next();
    expect(table.unit('PAR')).toBe('FRANCE A PAR');
  });

  test('D-21 a unit without room is disbanded with the results; no phase is opened for it', () => {
    const around = ['GAS', 'PAR', 'PIC', 'BEL', 'MAR', 'SWI'].map((place) => unit('FRANCE', 'A', place));
    const table = board(given(), [
      ...around,
      unit('FRANCE', 'A', 'BUR'),
      unit('HRE', 'A', 'MUN'),
      unit('HRE', 'A', 'RUH'),
    ]);
    table.until('orderWriting').sheet('R-HRE', 'A Ruh - Bur\nA Mun S A Ruh - Bur').until('orderResolution');
    const events = table.next();
    expect(eventOf(events, 'retreatsMade').facts.fates).toMatchObject([{ unit: { location: 'BUR' }, fate: 'no-room' }]);
    expect(table.state.phase).toBe('diplomacy');
  });

  test('A22 a unit to which the resolution left no retreat has none, whatever its sheet says', () => {
    const table = dislodged();
    const { game } = table;
    const { board: before } = game.state;
    const stuck = before.dislodged.map((one) => ({ ...one, retreats: [] }));
    table.game = { ...game, state: { ...game.state, board: { ...before, dislodged: stuck } } };
    table.sheet('R-FRA', 'A Bur - Gas\nA Bur - Par');
    const { fates, orders } = eventOf(table.next(), 'retreatsMade').facts;
    expect(fates).toMatchObject([{ unit: { location: 'BUR' }, fate: 'no-room' }]);
    expect(orders).toMatchObject([
      { power: 'FRANCE', result: 'illegal', cause: { code: 'no-retreat-there' } },
      { power: 'FRANCE', result: 'illegal', cause: { code: 'no-retreat-there' } },
    ]);
  });

  test('JD.6 a game may be taken up in the middle of retreats', () => {
    const table = given().all(
      {
        as: 'JD',
        do: 'overrideUnits',
        set: [unit('HRE', 'A', 'BUR')],
        dislodged: [{ ...unit('FRANCE', 'A', 'BUR'), attackedFrom: 'MUN' }],
        contested: ['PAR'],
        reason: 'From paper.',
      },
      { as: 'JD', do: 'overrideTurn', turn: 'S1460', phase: 'retreats', reason: 'From paper.' },
    );
    expect(table.state.board.dislodged[0]?.retreats).toEqual(['BEL', 'GAS', 'MAR', 'PIC', 'RUH', 'SWI']);
    table.sheet('R-FRA', 'A Bur - Gas').next();
    expect(table.unit('GAS')).toBe('FRANCE A GAS');
  });
});

describe('Adjustments', () => {
  const autumn = (creation: Record<string, unknown> = {}) =>
    board(
      given(creation).all({ as: 'JD', do: 'overrideTurn', turn: 'F1454', phase: 'orderWriting', reason: 'Set.' }),
      [unit('POLAND', 'A', 'MOS'), unit('POLAND', 'F', 'SEV'), unit('FRANCE', 'A', 'MAR')],
      { BEL: 'none', PAR: 'none', MAR: 'none', STP: 'none' },
    );

  test('S018 builds are made from a sheet that a Lord signed', () => {
    const table = autumn().until('adjustments');
    expect(table.state.board.owned).toMatchObject({ MOS: 'POLAND', WAR: 'POLAND', SEV: 'POLAND', MAR: 'FRANCE' });
    table.sheet('L-POL', 'Build A Warsaw');
    const { facts } = eventOf(table.next(), 'adjustmentsMade');
    expect(facts.due).toMatchObject({ POLAND: 1 });
    expect(facts.built).toMatchObject([{ power: 'POLAND', type: 'A', location: 'WAR' }]);
    expect(table.unit('WAR')).toBe('POLAND A WAR');
    expect(table.turn).toBe('S1455');
    const ids = table.state.board.units.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('S018 unsigned, the builds are waived', () => {
    const table = autumn()
      .until('adjustments')
      .all({ as: 'L-POL', do: 'draftSheet', sheet: 's1', text: 'Build A Warsaw' });
    expect(eventOf(table.next(), 'adjustmentsMade').facts).toMatchObject({ built: [], unused: { POLAND: 1 } });
  });

  test('BASE who owes nothing has no sheet to write; who has removals due writes them', () => {
    const table = board(
      given().all({ as: 'JD', do: 'overrideTurn', turn: 'F1454', phase: 'orderWriting', reason: 'Set.' }),
      [unit('FRANCE', 'A', 'GAS'), unit('FRANCE', 'A', 'PIC'), unit('SPAIN', 'F', 'NAP')],
      { BEL: 'none', PAR: 'none', SPA: 'none', POR: 'none', ROM: 'none' },
    ).until('adjustments');
    table.refused('nothing-to-order', { as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'Build A Madrid' });
    table.sheet('R-FRA', 'Remove A Gas');
    expect(eventOf(table.next(), 'adjustmentsMade').facts).toMatchObject({
      removed: [{ location: 'GAS' }],
      autoRemoved: [],
      orders: [{ power: 'FRANCE', result: 'succeeds' }],
    });
  });

  test('D-21 removals that leave no choice are made with the results of the Fall', () => {
    const table = board(
      given().all({ as: 'JD', do: 'overrideTurn', turn: 'F1454', phase: 'orderWriting', reason: 'Set.' }),
      [unit('FRANCE', 'A', 'GAS')],
      Object.fromEntries(Object.keys(given().state.board.owned).map((centre) => [centre, 'none'])),
    );
    table.next();
    const events = table.next();
    expect(eventOf(events, 'adjustmentsMade').facts).toMatchObject({
      removed: [{ location: 'GAS' }],
      autoRemoved: [{ location: 'GAS' }],
    });
    expect(eventOf(events, 'powerEliminated').facts).toEqual({ power: 'ENGLAND' });
    expect(table.state.board.eliminated).toMatchObject({ FRANCE: 'F1454', SPAIN: 'F1454' });
    expect(table.turn).toBe('S1455');
  });

  test('A61 the court of a power out of the game signs nothing', () => {
    const table = board(
      given().all({ as: 'JD', do: 'overrideTurn', turn: 'F1454', phase: 'orderWriting', reason: 'Set.' }),
      [unit('FRANCE', 'A', 'GAS'), unit('SPAIN', 'A', 'SPA')],
      Object.fromEntries(
        Object.keys(given().state.board.owned).map((centre) => [centre, centre === 'BEL' ? 'FRANCE' : 'none']),
      ),
    ).until('orderWriting', 'S1455');
    table.refused('power-out', { as: 'R-ENG', do: 'draftSheet', sheet: 's1', text: 'A Lon H' });
    table.run({ as: 'R-FRA', do: 'draftSheet', sheet: 's1', text: 'A Gas H' });
    table.run({ as: 'JD', do: 'overrideUnits', add: [unit('ENGLAND', 'A', 'LON')], reason: 'They come back.' });
    expect(table.state.board.eliminated).not.toHaveProperty('ENGLAND');
    table.run({ as: 'R-ENG', do: 'draftSheet', sheet: 's1', text: 'A Lon H' });
  });

  test('D-15 a whole game in civil disorder goes through every turn', () => {
    const table = given();
    const turns: string[] = [];
    for (let step = 0; step < 24; step += 1) {
      if (table.state.phase === 'diplomacy') turns.push(table.turn);
      table.next();
    }
    expect(turns.slice(0, 6)).toEqual(['S1454', 'F1454', 'S1455', 'F1455', 'S1456', 'F1456']);
  });
});
