import { describe, expect, test } from 'vitest';
import { gradeTable } from '../../src/index.ts';
import { given, type Table } from '../kit.ts';

const rows = (table: Table, seat: string) =>
  gradeTable(table.state)
    .filter((row) => row.seat === seat)
    .map(({ person, turns, count, of }) => ({ ...(person === undefined ? {} : { person }), turns, count, of }));
const row = (table: Table, seat: string) => rows(table, seat)[0];
const sign = (as: string, sheet: string) => ({ as, do: 'signSheet', sheet }) as const;

describe('PG the participation grade', () => {
  test('S023 a sheet that was overruled still counts for its signer', () => {
    const table = given()
      .until('orderWriting')
      .sheet('L-FRA', 'A Mar H', 's1')
      .sheet('R-FRA', 'A Mar - Swi', 's2')
      .until('diplomacy', 'F1454');
    expect(row(table, 'L-FRA')).toEqual({ turns: ['S1454'], count: 1, of: 1 });
    expect(row(table, 'R-FRA')).toEqual({ turns: ['S1454'], count: 1, of: 1 });
    expect(row(table, 'R-ENG')).toEqual({ turns: [], count: 0, of: 1 });
  });

  test('D-30 who signed and never said that he is ready, or took it back, was there, and his orders count', () => {
    const table = given().until('orderWriting');
    table.sheet('R-FRA', 'A Mar - Swi', 's1').sheet('R-SPA', 'A Por H; F Nap H; F Spa/sc H', 's1');
    table.all({ as: 'R-SPA', do: 'declareReady', ready: true }, { as: 'R-SPA', do: 'declareReady', ready: false });
    table.until('diplomacy', 'F1454');
    expect(table.unit('SWI')).toBe('FRANCE A SWI');
    expect([row(table, 'R-FRA')?.count, row(table, 'R-SPA')?.count]).toEqual([1, 1]);
  });

  test('S023 a struck signature does not count, struck while the Judge resolves or before', () => {
    const table = given().until('orderWriting').sheet('R-FRA', 'A Mar H', 's1').until('orderResolution');
    table.run({ as: 'JD', do: 'strikeSignature', sheet: 'FRA:s1', seat: 'R-FRA', reason: 'Forged.' });
    table.until('diplomacy', 'F1454');
    expect(row(table, 'R-FRA')?.count).toBe(0);
  });

  test('PG a withdrawn signature does not count, one voided by an edit neither', () => {
    const table = given()
      .until('orderWriting')
      .sheet('R-FRA', 'A Mar H', 's1')
      .sheet('R-SPA', 'A Por H', 's1')
      .all(
        { as: 'R-FRA', do: 'withdrawSignature', sheet: 's1' },
        { as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por - GAS' },
      );
    table.until('diplomacy', 'F1454');
    expect([row(table, 'R-FRA')?.count, row(table, 'R-SPA')?.count]).toEqual([0, 0]);
  });

  test('S013, S020 a bishop’s signature as witness counts for him', () => {
    const table = given()
      .until('orderWriting')
      .all(
        { as: 'R-VEN', do: 'draftSheet', sheet: 's1', text: 'A Ven H' },
        { as: 'R-VEN', do: 'showSheet', sheet: 's1', to: 'B-ROM' },
        sign('B-ROM', 's1'),
      );
    table.until('diplomacy', 'F1454');
    expect(row(table, 'B-ROM')?.count).toBe(1);
  });

  test('S022 once a turn, whatever is signed, and a decree that lapsed counts', () => {
    const table = given().all(
      { as: 'B-TUN', do: 'openDecree', decree: 'd1' },
      { as: 'B-TUN', do: 'signDecree', decree: 'd1' },
    );
    table.until('orderWriting').all({ as: 'B-ROM', do: 'sealBulls', lines: [{ excommunicate: 'R-SPA' }] });
    table.until('diplomacy', 'F1454');
    expect(row(table, 'B-TUN')).toEqual({ turns: ['S1454'], count: 1, of: 1 });
    expect(row(table, 'B-ROM')?.count).toBe(1);
  });

  test('PG a signature keyed in by the Judge counts', () => {
    const table = given()
      .until('orderWriting')
      .all(
        { as: 'JD', onBehalfOf: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' },
        { as: 'JD', onBehalfOf: 'R-SPA', do: 'signSheet', sheet: 's1' },
      );
    table.until('diplomacy', 'F1454');
    expect(row(table, 'R-SPA')?.count).toBe(1);
    expect(row(table, 'JD')).toBeUndefined();
  });

  test('PG retreat and adjustment sheets count for their turn, once with the orders', () => {
    const table = given().all(
      { as: 'JD', do: 'overrideTurn', turn: 'F1454', phase: 'orderWriting', reason: 'Set.' },
      { as: 'JD', do: 'overrideUnits', set: [{ power: 'POLAND', type: 'A', at: 'MOS' }], reason: 'Set.' },
    );
    table
      .sheet('R-POL', 'A Mos H')
      .until('adjustments')
      .sheet('L-POL', 'Build A War')
      .sheet('R-POL', 'Build A War', 's3');
    table.until('diplomacy', 'S1455');
    expect(table.state.participation.marks.F1454?.['R-POL' as never]).toEqual([
      { document: 'orders' },
      { document: 'adjustments' },
    ]);
    expect(row(table, 'R-POL')?.turns).toEqual(['F1454']);
    expect(row(table, 'L-POL')?.turns).toEqual(['F1454']);
  });

  test('A65, PG the count follows the person; the seat’s history shows both', () => {
    const table = given({ cast: { people: { 'R-SPA': 'p1' } } })
      .until('orderWriting')
      .sheet('R-SPA', 'A Por H')
      .until('diplomacy', 'F1454');
    table.all({ as: 'JD', do: 'seatPerson', seat: 'R-SPA', person: 'p2' });
    expect(rows(table, 'R-SPA')).toEqual([
      { person: 'p1', turns: ['S1454'], count: 1, of: 1 },
      { person: 'p2', turns: [], count: 0, of: 1 },
    ]);
    table.until('orderWriting').sheet('R-SPA', 'A Por H').until('diplomacy', 'S1455');
    expect(rows(table, 'R-SPA').map(({ count }) => count)).toEqual([1, 1]);
  });

  test('PG who signed before anybody was named for the seat has a row of his own', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'A Por H').until('diplomacy', 'F1454');
    table.all({ as: 'JD', do: 'seatPerson', seat: 'R-SPA', person: 'p2' });
    expect(rows(table, 'R-SPA')).toEqual([
      { turns: ['S1454'], count: 1, of: 1 },
      { person: 'p2', turns: [], count: 0, of: 1 },
    ]);
  });

  test('S024 after F55 each of 27 seats shows n of 4 turns; the Judge corrects with a reason', () => {
    const table = given({ cast: { people: { 'B-TUN': 'p9' } } })
      .until('orderWriting')
      .sheet('R-SPA', 'A Por H')
      .until('orderResolution', 'F1455');
    expect(new Set(gradeTable(table.state).map((one) => one.of))).toEqual(new Set([3]));
    table.until('diplomacy', 'S1456');
    const grades = gradeTable(table.state);
    expect(grades).toHaveLength(27);
    expect(new Set(grades.map((one) => one.of))).toEqual(new Set([4]));
    const correct = { as: 'JD', do: 'correctParticipation', reason: 'He was ill.' } as const;
    table.run({ ...correct, seat: 'B-TUN', turn: 'S1455', counts: true });
    table.run({ ...correct, seat: 'R-SPA', turn: 'S1454', counts: false });
    expect(row(table, 'B-TUN')).toEqual({ person: 'p9', turns: ['S1455'], count: 1, of: 4 });
    expect(row(table, 'R-SPA')?.count).toBe(0);
    expect(gradeTable(table.state).find((one) => one.seat === ('R-SPA' as never))?.corrected).toEqual(['S1454']);
    expect(table.refused('turn-not-played', { ...correct, seat: 'B-TUN', turn: 'S1460', counts: true })).toEqual({
      turn: 'S1460',
    });
    table.refused('unknown-seat', { ...correct, seat: 'B-VIE', turn: 'S1454', counts: true });
    table.run({ ...correct, seat: 'B-TUN', person: 'p8', turn: 'S1454', counts: true });
    expect(row(table, 'B-TUN')?.count).toBe(1);
  });

  test('PG a turn of one seat that is corrected while it is open is no turn of the others, who are not told', () => {
    const table = given();
    table.run({
      as: 'JD',
      do: 'correctParticipation',
      seat: 'B-TUN',
      turn: 'S1454',
      counts: true,
      reason: 'He was ill.',
    });
    expect([row(table, 'B-TUN')?.of, row(table, 'B-SWI')?.of]).toEqual([1, 0]);
  });

  test('PG a game that ends in the middle of a turn counts what was signed', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'A Por H');
    table.run({ as: 'JD', do: 'endGame', how: { kind: 'stopped' }, reason: 'Fire drill.' });
    expect(row(table, 'R-SPA')?.count).toBe(1);
  });
});
