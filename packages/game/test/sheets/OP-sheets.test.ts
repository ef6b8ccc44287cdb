import { describe, expect, test } from 'vitest';
import { chosenSheet, type PowerId } from '../../src/index.ts';
import { eventOf, given, type Table } from '../kit.ts';

const SPAIN = 'SPAIN' as PowerId;
const FRANCE = 'FRANCE' as PowerId;
const chosen = (table: Table, power: PowerId) => chosenSheet(table.state, power, 'orders');
const writing = (creation: Record<string, unknown> = {}) => given(creation).until('orderWriting');
const draft = (as: string, sheet: string, text: string) => ({ as, do: 'draftSheet', sheet, text }) as const;
const sign = (as: string, sheet: string) => ({ as, do: 'signSheet', sheet }) as const;

describe('OP.1 a sheet needs the signature of its Ruler or a Lord', () => {
  test('S005 both sets of names are read', () => {
    const table = writing().sheet('R-ENG', 'A Chester - Scotland', 's1').until('diplomacy', 'F1454');
    expect(table.unit('EDI')).toBe('ENGLAND A EDI');
  });

  test('S006 a complete sheet that nobody signed counts for nothing: units hold', () => {
    const table = writing().all(draft('R-FRA', 's1', 'A Mar - Swi\nA Par - Bur\nF Bel - NTH'));
    expect(chosen(table, FRANCE)).toEqual({ why: 'none' });
    table.until('diplomacy', 'F1454');
    expect([table.unit('MAR'), table.unit('PAR'), table.unit('BEL')]).toEqual([
      'FRANCE A MAR',
      'FRANCE A PAR',
      'FRANCE F BEL',
    ]);
    expect(table.state.history[0]?.chosen.orders?.[FRANCE]).toEqual({ why: 'none' });
  });

  test('OP.1 with missingSheet=latestDraft the court’s latest draft counts', () => {
    const table = writing({ options: { missingSheet: 'latestDraft' } }).all(
      draft('R-FRA', 's1', 'A Mar H'),
      draft('L-FRA', 's2', 'A Mar - Swi'),
    );
    expect(chosen(table, FRANCE)).toEqual({ sheet: 'FRA:s2', why: 'latestDraft', signers: [] });
  });

  test('OP.1 a bishop’s draft is not the court’s latest draft', () => {
    const table = given({ options: { missingSheet: 'latestDraft' } }).all({
      as: 'B-SWI',
      do: 'declareAffiliation',
      power: 'FRANCE',
    });
    table.until('orderWriting').all(draft('B-SWI', 's1', 'A Mar H'));
    expect(chosen(table, FRANCE)).toEqual({ why: 'none' });
  });

  test('S007 a Lord’s signature alone is enough', () => {
    const table = writing().sheet('L-FRA', 'A Mar - Swi').until('diplomacy', 'F1454');
    expect(table.unit('SWI')).toBe('FRANCE A SWI');
  });

  test('S012 sheets do not merge: what the chosen one leaves out holds', () => {
    const table = writing().sheet('L-SPA', 'A Por - Spa', 's1').sheet('R-SPA', 'F Nap - TYS', 's2');
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s2', why: 'ruler' });
    table.until('diplomacy', 'F1454');
    expect([table.unit('POR'), table.unit('TYS')]).toEqual(['SPAIN A POR', 'SPAIN F TYS']);
  });

  test('S013 a bishop of the team makes no sheet valid; he countersigns what he is shown', () => {
    const table = given().all({ as: 'B-SWI', do: 'declareAffiliation', power: 'FRANCE' }).until('orderWriting');
    table.all(draft('L-FRA', 's1', 'A Mar - Bur'));
    table.refused('no-such-sheet', sign('B-SWI', 's1'));
    table.all({ as: 'L-FRA', do: 'showSheet', sheet: 's1', to: 'B-SWI' }, sign('B-SWI', 's1'));
    expect(chosen(table, FRANCE)).toEqual({ why: 'none' });
    expect(table.state.sheets.sheets['FRA:s1' as never]?.signatures).toMatchObject([{ seat: 'B-SWI', witness: true }]);
  });

  test('S014 nobody signs another power’s sheet', () => {
    const table = writing().all(draft('R-SPA', 's1', 'A Por H'));
    table.refused('no-such-sheet', sign('R-VEN', 's1'));
    table.refused('no-such-sheet', sign('R-VEN', 'SPA:s1'));
    table.refused('no-such-sheet', sign('R-VEN', 'SPA:s9'));
  });

  test('S016 a banned Ruler signs orders: the ban is on speech', () => {
    const table = writing().all({ as: 'B-ROM', do: 'sealBulls', lines: [{ excommunicate: 'R-SPA' }] });
    table.until('orderWriting', 'F1454').sheet('R-SPA', 'F Nap - TYS', 's1');
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s1' });
  });

  test('S020 the Pope’s signature on Venice’s sheet has no force', () => {
    const table = writing().all(
      draft('R-VEN', 's1', 'A Ven H'),
      { as: 'R-VEN', do: 'showSheet', sheet: 's1', to: 'B-ROM' },
      sign('B-ROM', 's1'),
    );
    expect(chosen(table, 'VENICE' as PowerId)).toEqual({ why: 'none' });
  });

  test('S021 a line for another power’s unit is rejected at entry; the rest stands', () => {
    const table = writing();
    const events = table.run(draft('R-FRA', 's1', 'A Mar - Swi\nF Lon - NTH\nEngland: A Par H\nA Par - Bur'));
    const { lines, issues } = eventOf(events, 'sheetDrafted').facts;
    expect(lines.map(({ line }) => line)).not.toContain(2);
    expect(issues).toContainEqual({ line: 2, column: 1, code: 'foreign-unit' });
    expect(lines[0]).toMatchObject({ line: 1, order: { kind: 'move' } });
  });

  test('OP an unreadable line is kept as an issue and stops nothing', () => {
    const { issues, lines } = eventOf(
      writing().run(draft('R-FRA', 's1', 'A Mar dances\nA Par - Bur')),
      'sheetDrafted',
    ).facts;
    expect(issues).toMatchObject([{ line: 1 }]);
    expect(lines).toHaveLength(1);
  });
});

describe('OP.2 which sheet counts', () => {
  test('OP.2 a Ruler’s sheet beats any number of Lords’, whenever it was signed', () => {
    const table = writing({ cast: { lords: 3 } })
      .sheet('R-SPA', 'A Por H', 's1')
      .all(draft('L-SPA', 's2', 'A Por - Spa'));
    table.all(sign('L-SPA', 's2'), sign('L2-SPA', 's2'), sign('L3-SPA', 's2'));
    expect(chosen(table, SPAIN)).toEqual({ sheet: 'SPA:s1', why: 'ruler', signers: ['R-SPA'] });
  });

  test('S011 signing a second sheet withdraws the signature on the first, and the team is told', () => {
    const table = writing()
      .sheet('R-VEN', 'A Ven H', 's1')
      .all(draft('R-VEN', 's2', 'A Ven - Rom'));
    const signed = eventOf(table.run(sign('R-VEN', 's2')), 'sheetSigned');
    expect(signed.facts.withdrawnFrom).toEqual(['VEN:s1']);
    expect(signed.audience).toEqual({ kind: 'seats', seats: ['R-VEN', 'L-VEN'] });
    expect(table.state.sheets.sheets['VEN:s1' as never]?.signatures).toEqual([]);
    expect(chosen(table, 'VENICE' as PowerId)).toEqual({ sheet: 'VEN:s2', why: 'onlySheet', signers: ['R-VEN'] });
  });

  test('A60 of Lords’ sheets the one with most Lords counts', () => {
    const table = writing({ cast: { lords: 3 } })
      .sheet('L-SPA', 'A Por H', 's1')
      .sheet('L3-SPA', 'A Por - Spa', 's2')
      .all(sign('L2-SPA', 's1'));
    expect(chosen(table, SPAIN)).toEqual({ sheet: 'SPA:s1', why: 'mostLords', signers: ['L-SPA', 'L2-SPA'] });
  });

  test('A60 of as many Lords the sheet completed last counts', () => {
    const table = writing({ cast: { lords: 2 } })
      .sheet('L-SPA', 'A Por H', 's1')
      .sheet('L2-SPA', 'A Por - Spa', 's2');
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s2', why: 'latest' });
    table.all({ as: 'L-SPA', do: 'withdrawSignature', sheet: 's1' }, sign('L-SPA', 's1'));
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s1', why: 'latest' });
  });

  test('A60 with lordConflict=judge a dispute waits for the Judge', () => {
    const table = writing({ cast: { lords: 2 }, options: { lordConflict: 'judge' } });
    table.sheet('L-SPA', 'A Por H', 's1').sheet('L2-SPA', 'A Por - Spa', 's2');
    expect(chosen(table, SPAIN)).toEqual({ why: 'dispute' });
    table.next();
    expect(table.refused('docket-open', { as: 'JD', do: 'publish' })).toEqual({ waitsFor: ['sheet:SPAIN'] });
    table.refused('no-such-sheet', { as: 'JD', do: 'chooseSheet', power: 'SPAIN', sheet: 'SPA:s7' });
    table.refused('no-such-sheet', { as: 'JD', do: 'chooseSheet', power: 'FRANCE', sheet: 'SPA:s1' });
    table.run({ as: 'JD', do: 'chooseSheet', power: 'SPAIN', sheet: 'SPA:s1', reason: 'He is the elder.' });
    expect(chosen(table, SPAIN)).toEqual({ sheet: 'SPA:s1', why: 'judge', signers: ['L-SPA'] });
    table.run({ as: 'JD', do: 'publish' });
    expect(table.unit('POR')).toBe('SPAIN A POR');
  });

  test('A60 the Judge may choose between Lords in dispute whatever the option, never over a Ruler', () => {
    const table = writing({ cast: { lords: 2 } })
      .sheet('L-SPA', 'A Por H', 's1')
      .sheet('L2-SPA', 'A Por - Spa', 's2');
    table.run({ as: 'JD', do: 'chooseSheet', power: 'SPAIN', sheet: 'SPA:s1' });
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s1', why: 'judge' });
    table.sheet('R-SPA', 'F Nap - TYS', 's3');
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s3', why: 'ruler' });
    table.refused('no-dispute', { as: 'JD', do: 'chooseSheet', power: 'SPAIN', sheet: 'SPA:s2' });
  });

  test('A60 two sheets that say the same are no dispute', () => {
    const table = writing({ cast: { lords: 2 }, options: { lordConflict: 'judge' } });
    table
      .sheet('L-SPA', 'A Por H\nF Nap - TYS\nDepose the Pope', 's1')
      .sheet('L2-SPA', 'depose pope\nNaples - TYS\nF Lisbon Holds', 's2');
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s2', why: 'latest' });
    table.next();
    table.run({ as: 'JD', do: 'publish' });
  });

  test('A60 when the time is up, the default settles a dispute that the Judge left open', () => {
    const table = writing({ cast: { lords: 2 }, options: { lordConflict: 'judge' } });
    table.sheet('L-SPA', 'A Por H', 's1').sheet('L2-SPA', 'F Nap - TYS', 's2').next();
    table.run({ as: 'JD', do: 'setDeadline', deadline: table.now + 3_600_000 });
    const events = table.run({ as: 'clock', do: 'passTime', at: table.now + 3_600_000 });
    expect(eventOf(events, 'docketDefaulted').facts).toEqual({ waitsFor: ['sheet:SPAIN'] });
    expect(table.unit('TYS')).toBe('SPAIN F TYS');
    expect(table.state.docket.defaulted).toBeUndefined();
  });

  test('A61, S015 a struck signature counts for nothing, and the sheets are ranked anew at once', () => {
    const table = writing().sheet('L-SPA', 'A Por H', 's1').sheet('R-SPA', 'A Por - Spa', 's2');
    const strike = {
      as: 'JD',
      do: 'strikeSignature',
      sheet: 'SPA:s2',
      seat: 'R-SPA',
      reason: 'The Lord had his tablet.',
    } as const;
    const restore = { ...strike, do: 'restoreSignature' } as const;
    table.refused('not-struck', restore);
    table.run(strike);
    expect(chosen(table, SPAIN)).toEqual({ sheet: 'SPA:s1', why: 'onlySheet', signers: ['L-SPA'] });
    table.refused('already-struck', strike);
    table.refused('not-signed', { ...strike, seat: 'L-SPA' });
    table.refused('no-such-sheet', { ...strike, sheet: 'SPA:s5' });
    table.run(restore);
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s2', why: 'ruler' });
    table.run(strike);
    table.run(sign('R-SPA', 's2'));
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s2', signers: ['R-SPA'] });
  });

  test('A61 striking one signature leaves the others on the sheet', () => {
    const table = writing().sheet('R-SPA', 'A Por H', 's1').all(sign('L-SPA', 's1'));
    table.run({ as: 'JD', do: 'strikeSignature', sheet: 'SPA:s1', seat: 'R-SPA', reason: 'Forged.' });
    expect(chosen(table, SPAIN)).toEqual({ sheet: 'SPA:s1', why: 'onlySheet', signers: ['L-SPA'] });
  });

  test('OP issues are listed in the order of the sheet', () => {
    const events = writing().run(draft('R-FRA', 's1', 'A Mar - Xyz; A Par - Qqq\nA Lon H\nF Bel sings'));
    const places = eventOf(events, 'sheetDrafted').facts.issues.map(({ line, column }) => [line, column]);
    expect(places.map(([line]) => line)).toEqual([1, 1, 2, 3]);
    expect(places[0]?.[1]).toBeLessThan(places[1]?.[1] as number);
  });

  test('S015 a signature is struck while the resolution waits to be published', () => {
    const table = writing()
      .sheet('L-SPA', 'A Por H', 's1')
      .sheet('R-SPA', 'F Nap - TYS', 's2')
      .until('orderResolution');
    table.run({ as: 'JD', do: 'strikeSignature', sheet: 'SPA:s2', seat: 'R-SPA', reason: 'Forged.' });
    table.run({ as: 'JD', do: 'publish' });
    expect(table.unit('NAP')).toBe('SPAIN F NAP');
  });

  test('A62 where no Ruler sits the senior Lord’s sheet is a Ruler’s', () => {
    const table = writing({ cast: { lords: 3, empty: ['R-SPA'] } })
      .sheet('L-SPA', 'A Por H', 's1')
      .all(draft('L2-SPA', 's2', 'A Por - Spa'));
    table.all(sign('L2-SPA', 's2'), sign('L3-SPA', 's2'));
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s1', why: 'ruler' });
    table.run({ as: 'JD', do: 'nameActingRuler', seat: 'L3-SPA' });
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s2', why: 'ruler' });
    table.run({ as: 'JD', do: 'nameActingRuler', seat: 'L-SPA' });
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s1', why: 'ruler' });
    table.refused('not-a-lord', { as: 'JD', do: 'nameActingRuler', seat: 'R-SPA' });
    table.refused('unknown-seat', { as: 'JD', do: 'nameActingRuler', seat: 'L8-SPA' });
    table.run({ as: 'JD', do: 'emptySeat', seat: 'L-SPA', reason: 'Ill.' });
    table.run({ as: 'JD', do: 'seatPerson', seat: 'R-SPA', person: 'p1' });
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s2', why: 'mostLords' });
  });

  test('A62 with actingRuler=named nobody acts until the Judge names him', () => {
    const table = writing({ cast: { lords: 2, empty: ['R-SPA'] }, options: { actingRuler: 'named' } });
    table.sheet('L-SPA', 'A Por H', 's1').sheet('L2-SPA', 'A Por - Spa', 's2');
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s2', why: 'latest' });
    table.run({ as: 'JD', do: 'nameActingRuler', seat: 'L-SPA' });
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s1', why: 'ruler' });
  });

  test('D-17 the signature of a Ruler who left stays until the acting Ruler signs another', () => {
    const table = writing({ cast: { lords: 2 } }).sheet('R-SPA', 'A Por H', 's1');
    table.run({ as: 'JD', do: 'emptySeat', seat: 'R-SPA', reason: 'Left.' });
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s1', why: 'onlySheet' });
    table.sheet('L-SPA', 'A Por - Spa', 's2');
    expect(chosen(table, SPAIN)).toMatchObject({ sheet: 'SPA:s2', why: 'ruler' });
  });
});
