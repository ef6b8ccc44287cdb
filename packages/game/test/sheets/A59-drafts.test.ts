import { describe, expect, test } from 'vitest';
import { eventOf, given } from '../kit.ts';

const draft = (as: string, sheet: string, text: string) => ({ as, do: 'draftSheet', sheet, text }) as const;
const sign = (as: string, sheet: string) => ({ as, do: 'signSheet', sheet }) as const;

describe('A59 drafts', () => {
  test('A59 drafting is open from Diplomacy on, signing from Order Writing', () => {
    const table = given().all(draft('R-SPA', 's1', 'A Por H'));
    expect(table.refused('signing-not-open', sign('R-SPA', 's1'))).toEqual({ phase: 'diplomacy' });
    table.next();
    table.run(sign('R-SPA', 's1'));
  });

  test('A59 with talk=always sheets are signed at any time before resolution', () => {
    given({ options: { talk: 'always' } }).sheet('R-SPA', 'A Por H', 's1');
  });

  test('A59 an edit voids the signatures on the sheet and says whose', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'A Por H', 's1').all(sign('L-SPA', 's1'));
    const { voided } = eventOf(table.run(draft('R-SPA', 's1', 'A Por - Spa')), 'sheetDrafted').facts;
    expect(voided).toEqual(['R-SPA', 'L-SPA']);
    expect(table.state.sheets.sheets['SPA:s1' as never]?.signatures).toEqual([]);
  });

  test('A59 saving the same words again is no edit', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'A Por H', 's1');
    expect(table.run(draft('R-SPA', 's1', 'A Por H'))).toEqual([]);
    expect(table.state.sheets.sheets['SPA:s1' as never]?.signatures).toHaveLength(1);
  });

  test('A59 only its drafter changes or withdraws a sheet, so nobody voids another’s signature', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'A Por H', 's1');
    expect(table.refused('not-your-draft', draft('L-SPA', 's1', 'A Por - Spa'))).toEqual({
      sheet: 'SPA:s1',
      drafter: 'R-SPA',
    });
    table.refused('not-your-draft', { as: 'L-SPA', do: 'withdrawSheet', sheet: 's1' });
    table.refused('no-such-sheet', { as: 'L-SPA', do: 'withdrawSheet', sheet: 's8' });
    table.run({ as: 'R-SPA', do: 'withdrawSheet', sheet: 's1' });
    table.refused('no-such-sheet', sign('L-SPA', 's1'));
    table.refused('no-such-sheet', { as: 'R-SPA', do: 'withdrawSheet', sheet: 's1' });
    // Its name stays his: what was shown, or attached to it, was for the readers of his sheet.
    expect(table.refused('sheet-name-taken', draft('L-SPA', 's1', 'A Por - Spa'))).toEqual({ sheet: 's1' });
    table.run(draft('R-SPA', 's1', 'A Por - Spa'));
  });

  test('A59 a sheet is not taken back once Order Writing is over', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'A Por H', 's1').until('orderResolution');
    table.refused('sheets-out-of-phase', { as: 'R-SPA', do: 'withdrawSheet', sheet: 's1' });
  });

  test('A59 signing twice is refused, and so is taking back what was not given', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'A Por H', 's1');
    table.refused('already-signed', sign('R-SPA', 's1'));
    table.run({ as: 'R-SPA', do: 'withdrawSignature', sheet: 's1' });
    table.refused('not-signed', { as: 'R-SPA', do: 'withdrawSignature', sheet: 's1' });
    table.refused('no-such-sheet', { as: 'R-SPA', do: 'withdrawSignature', sheet: 's4' });
    table.run(sign('R-SPA', 's1'));
    table.next();
    table.refused('sheets-out-of-phase', { as: 'R-SPA', do: 'withdrawSignature', sheet: 's1' });
  });

  test('A59 a bishop of the team may draft; the court sees it, other bishops do not', () => {
    const table = given().all(
      { as: 'B-SWI', do: 'declareAffiliation', power: 'FRANCE' },
      { as: 'B-HOL', do: 'declareAffiliation', power: 'FRANCE' },
      draft('B-SWI', 'plan', 'A Mar - Bur'),
    );
    expect(eventOf([table.game.record.log.at(-1)?.event as never], 'sheetDrafted').audience).toEqual({
      kind: 'seats',
      seats: ['R-FRA', 'L-FRA', 'B-SWI'],
    });
    table.next();
    table.refused('no-such-sheet', sign('B-HOL', 'plan'));
    table.refused('sheet-name-taken', draft('B-HOL', 'plan', 'A Mar H'));
    table.all(sign('L-FRA', 'plan'), sign('B-SWI', 'plan'));
  });

  test('A59 a bishop of no team has no sheet to write', () => {
    given().refused('no-power-to-order', draft('B-SWI', 's1', 'A Mar H'));
  });

  test('A59 a Ruler or Lord shows a sheet to a bishop, of any team, and to nobody else', () => {
    const table = given().all(draft('R-VEN', 's1', 'A Ven H'));
    const show = { as: 'R-VEN', do: 'showSheet', sheet: 's1' } as const;
    table.refused('show-to-bishops-only', { ...show, to: 'R-FRA' });
    table.refused('unknown-seat', { ...show, to: 'B-VIE' });
    table.refused('no-such-sheet', { ...show, sheet: 's2', to: 'B-ROM' });
    table.run({ ...show, to: 'B-ROM' });
    table.refused('already-shown', { ...show, to: 'B-ROM' });
    table.refused('court-shows-sheets', { as: 'B-ROM', do: 'showSheet', sheet: 's1', to: 'B-SWI' });
    table.next();
    table.run(sign('B-ROM', 's1'));
  });

  test('R1, A59 a banned Ruler shows a sheet to another team’s bishop only against the law', () => {
    for (const banEnforcement of ['honour', 'block'] as const) {
      const table = given({ options: { banEnforcement } })
        .all({ as: 'B-SWI', do: 'declareAffiliation', power: 'FRANCE' })
        .until('orderWriting');
      table.all({ as: 'B-ROM', do: 'sealBulls', lines: [{ excommunicate: 'R-VEN' }] }).until('diplomacy', 'F1454');
      table.run(draft('R-VEN', 's1', 'A Ven H'));
      const show = { as: 'R-VEN', do: 'showSheet', sheet: 's1', to: 'B-SWI' } as const;
      if (banEnforcement === 'block') {
        table.refused('speech-blocked', { ...show, confirm: true });
        continue;
      }
      table.refused('speech-unlawful', show);
      const { unlawful } = eventOf(table.run({ ...show, confirm: true }), 'sheetShown').facts;
      expect(unlawful).toMatchObject({ rule: 'R1', towards: ['B-SWI'] });
    }
  });

  test('A59 the name of a sheet may be given in full', () => {
    const table = given();
    table.run(draft('R-SPA', 'SPA:s1', 'A Por H'));
    expect(table.refused('sheet-of-another-power', draft('R-SPA', 'VEN:s1', 'A Por H'))).toEqual({
      sheet: 'VEN:s1',
      power: 'SPAIN',
    });
    table.next();
    table.run(sign('L-SPA', 'SPA:s1'));
  });

  test('A59 a Ruler shown nothing of another power’s sheets cannot sign one, even when the Judge enters it for him', () => {
    const table = given()
      .all(draft('R-VEN', 's1', 'A Ven H'))
      .until('orderWriting');
    table.refused('sheet-of-another-power', { ...sign('JD', 'VEN:s1'), onBehalfOf: 'R-SPA' });
  });

  test('D-38 when the resolution is published its sheets are kept in the record, and their names are free again', () => {
    const table = given().until('orderWriting').sheet('R-SPA', 'A Por H', 's1').until('diplomacy', 'F1454');
    expect(table.state.sheets.sheets).toEqual({});
    expect(table.state.history[0]?.lodged.map(({ id }) => id)).toEqual(['SPA:s1']);
    table.run(draft('L-SPA', 's1', 'A Por - GAS'));
  });
});

describe('A70, S040 the Judge enters documents for absent seats', () => {
  const entered = { as: 'JD', onBehalfOf: 'R-SPA' } as const;

  test('A70 a paper sheet is keyed in and stamped so', () => {
    const table = given()
      .until('orderWriting')
      .all(
        { ...entered, do: 'draftSheet', sheet: 's1', text: 'A Por - Spa' },
        { ...entered, do: 'signSheet', sheet: 's1' },
      );
    expect(table.state.sheets.sheets['SPA:s1' as never]).toMatchObject({
      drafter: 'R-SPA',
      enteredByJudge: true,
      late: false,
      signatures: [{ seat: 'R-SPA', enteredByJudge: true }],
    });
    expect(table.game.record.log.at(-1)).toMatchObject({ actor: 'JD', onBehalfOf: 'R-SPA' });
  });

  test('S040 after the close only the Judge admits a sheet, and says why', () => {
    const table = given().until('orderResolution');
    table.refused('sheets-out-of-phase', draft('R-SPA', 's1', 'A Por - Spa'));
    table.refused('late-needs-reason', { ...entered, do: 'draftSheet', sheet: 's1', text: 'A Por - Spa' });
    table.run({ ...entered, do: 'draftSheet', sheet: 's1', text: 'A Por - Spa', reason: 'The bell rang early.' });
    table.refused('sheets-out-of-phase', sign('L-SPA', 's1'));
    table.refused('late-needs-reason', { ...entered, do: 'signSheet', sheet: 's1' });
    table.run({ ...entered, do: 'signSheet', sheet: 's1', reason: 'The bell rang early.' });
    expect(table.state.sheets.sheets['SPA:s1' as never]).toMatchObject({ late: true, enteredByJudge: true });
    table.run({ as: 'JD', do: 'publish' });
    expect(table.unit('SPA')).toBe('SPAIN F SPA/SC');
  });

  test('S040 a sheet drafted in time may be signed late through the Judge', () => {
    const table = given()
      .all(draft('R-SPA', 's1', 'A Por H'))
      .until('orderResolution');
    table.run({ ...entered, do: 'signSheet', sheet: 's1', reason: 'He had it on paper.' });
    expect(table.state.sheets.sheets['SPA:s1' as never]).toMatchObject({ late: true });
  });

  test('A70 the Judge names the seat; nobody else enters for another', () => {
    const table = given();
    table.refused('seat-needed', { as: 'JD', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    table.refused('not-on-behalf', {
      as: 'R-SPA',
      onBehalfOf: 'L-SPA',
      do: 'draftSheet',
      sheet: 's1',
      text: 'A Por H',
    });
    table.refused('not-on-behalf', { as: 'JD', onBehalfOf: 'R-SPA', do: 'closePhase' });
    table.refused('not-on-behalf', { as: 'JD', onBehalfOf: 'JD', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    table.refused('unknown-seat', { as: 'JD', onBehalfOf: 'L5-SPA', do: 'draftSheet', sheet: 's1', text: 'A Por H' });
    table.refused('not-on-behalf', { as: 'JD', onBehalfOf: 'R-SPA', do: 'showSheet', sheet: 's1', to: 'B-ROM' });
  });
});
