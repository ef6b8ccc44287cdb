import { describe, expect, test } from 'vitest';
import { type ViewerName, view } from '../../src/index.ts';
import { given, type Table } from '../kit.ts';
import { BISHOPS, church, P0 } from '../papacy/church.ts';

const owe = (table: Table, viewer: string) => view(table.game, viewer as ViewerName).owe;
const code = (table: Table, viewer: string) => owe(table, viewer).code;

describe('what a Court owes', () => {
  test('A16 in Diplomacy everybody may talk, and spectators watch', () => {
    const table = given({ cast: { observers: 1 } });
    expect(['R-SPA', 'L-SPA', 'B-DEN'].map((seat) => code(table, seat))).toEqual(['talk', 'talk', 'talk']);
    expect(['public', 'projector', 'OBS1'].map((seat) => code(table, seat))).toEqual(['watch', 'watch', 'watch']);
  });

  test('OP.1 in Order Writing a Court owes a signed sheet; a Ruler may still sign where his Lord’s counts', () => {
    const table = given({ options: { missingSheet: 'latestDraft' } }).until('orderWriting');
    table.run({ as: 'L-SPA', do: 'draftSheet', sheet: 's', text: 'F Nap H' });
    expect(code(table, 'R-SPA')).toBe('sign-orders');
    table.run({ as: 'L-SPA', do: 'signSheet', sheet: 's' });
    expect(owe(table, 'R-SPA')).toMatchObject({ code: 'nothing', facts: { counts: 'SPA:s' }, also: ['sign-orders'] });
    expect(owe(table, 'L-SPA')).toMatchObject({ code: 'nothing', also: [] });
    table.run({ as: 'R-SPA', do: 'signSheet', sheet: 's' });
    expect(owe(table, 'R-SPA').code).toBe('nothing');
    expect(owe(table, 'JD').facts).toMatchObject({ phase: 'orderWriting' });
    expect(owe(table, 'JD').facts.missing).not.toContain('SPAIN');
    expect(owe(table, 'JD').facts.missing).toHaveLength(6);
  });

  test('A60 a dispute that waits for the Judge is theirs to settle first', () => {
    const table = given({ options: { lordConflict: 'judge' }, cast: { lords: 2 } }).until('orderWriting');
    table.sheet('L-SPA', 'F Nap H', 'a').sheet('L2-SPA', 'F Nap - TYS', 'b');
    expect(code(table, 'R-SPA')).toBe('settle-dispute');
    table.until('orderResolution');
    expect(owe(table, 'JD')).toMatchObject({ code: 'rule', facts: { waits: ['sheet:SPAIN'] } });
    table.run({ as: 'JD', do: 'chooseSheet', power: 'SPAIN', sheet: 'SPA:a' });
    expect(code(table, 'JD')).toBe('publish');
    expect(code(table, 'R-SPA')).toBe('nothing');
  });

  test('BASE in Retreats and Adjustments only who has something to decide owes a sheet', () => {
    const table = given().until('orderWriting');
    table.all(
      { as: 'JD', do: 'overrideUnits', add: [{ power: 'HRE', type: 'A', at: 'BUR' }], reason: 'r' },
      { as: 'JD', do: 'overrideUnits', add: [{ power: 'HRE', type: 'A', at: 'GAS' }], reason: 'r' },
    );
    table.sheet('R-HRE', 'A Bur - Par\nA Gas S A Bur - Par').until('retreats');
    expect(code(table, 'R-FRA')).toBe('sign-retreats');
    expect(code(table, 'R-SPA')).toBe('nothing');
    expect(owe(table, 'JD')).toMatchObject({ code: 'close-phase', facts: { phase: 'retreats', missing: ['FRANCE'] } });
    table.until('adjustments');
    expect(code(table, 'R-HRE')).toBe('sign-adjustments');
    expect(owe(table, 'JD').facts.missing).toContain('HRE');
    expect(owe(table, 'JD').facts.missing).not.toContain('SPAIN');
    expect(code(table, 'R-SPA')).toBe('nothing');
  });

  test('JD.2 before the first phase the Judge opens it; when the game is over only journals are left', () => {
    const table = given({ begin: 'later' });
    expect(code(table, 'JD')).toBe('open-phase');
    expect(code(table, 'R-SPA')).toBe('nothing');
    table.run({ as: 'JD', do: 'endGame', how: { kind: 'stopped' }, reason: 'r' });
    expect(owe(table, 'R-SPA')).toMatchObject({ code: 'nothing', also: ['write-journal'] });
    expect(code(table, 'public')).toBe('watch');
  });
});

describe('what a bishop owes', () => {
  test('R8, R14 an idle bishop may declare, open a decree, write; the Pope may draft bulls', () => {
    const { table } = church();
    expect(owe(table, 'B-DEN').also).toEqual(['declare-affiliation', 'open-decree', 'write-letters', 'write-journal']);
    expect(owe(table, P0).also).toContain('draft-bulls');
    table.run({ as: 'B-DEN', do: 'declareAffiliation', power: 'VENICE' });
    expect(owe(table, 'B-DEN').also).not.toContain('declare-affiliation');
    table.until('orderWriting');
    expect(owe(table, 'B-DEN')).toMatchObject({ code: 'nothing', also: ['write-journal'] });
  });

  test('R12 the Pope owes the seal on bulls that he drafted', () => {
    const play = church();
    play.run({ as: P0, do: 'draftBulls', lines: [{ excommunicate: 'R-SPA' }] }).write();
    expect(code(play.table, P0)).toBe('seal-bulls');
    play.seal(P0, { excommunicate: 'R-SPA' });
    expect(code(play.table, P0)).toBe('nothing');
  });

  test('R14 a decree that a bishop was shown and has not signed', () => {
    const play = church().run({ as: 'B-DEN', do: 'openDecree', decree: 'd' });
    expect(owe(play.table, 'B-DEN')).toMatchObject({ code: 'sign-decree', facts: { decree: 'd' } });
    expect(code(play.table, 'B-SWI')).toBe('talk');
    play.run(
      { as: 'B-DEN', do: 'circulateDecree', decree: 'd', to: ['B-SWI'] },
      { as: 'B-SWI', do: 'signDecree', decree: 'd' },
    );
    expect(code(play.table, 'B-SWI')).toBe('talk');
    play.run({ as: 'B-DEN', do: 'withdrawDecree', decree: 'd' });
    expect(code(play.table, 'B-DEN')).toBe('talk');
  });

  test('R5.5 a conclave’s ballot is owed every turn anew: last turn’s vote does not carry over', () => {
    const play = church().run({ as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'r' }).write();
    expect(code(play.table, 'B-DEN')).toBe('cast-ballot');
    play.vote('B-SWI', 'B-DEN');
    expect(code(play.table, 'B-DEN')).toBe('nothing');
    play.publish();
    play.toNextTurn().write();
    expect(code(play.table, 'B-DEN')).toBe('cast-ballot');
    expect(owe(play.table, 'B-DEN').also).not.toContain('open-decree');
  });

  test('R6 in a council a ballot may be cast', () => {
    const play = church().run({ as: 'JD', do: 'overrideCouncil', until: 'S1454', reason: 'r' }).write();
    expect(BISHOPS.map((bishop) => code(play.table, bishop))).toEqual(BISHOPS.map(() => 'may-vote-anti-pope'));
  });

  test('A30 a question of the Judge’s comes before everything', () => {
    const play = church().ban(P0, 'R-SPA').write().testify('t1', 'R-SPA', 'F1454');
    play.run({ as: 'JD', do: 'askAboutTestimony', finding: 't1', of: 'accused', question: 'Did you?' });
    expect(owe(play.table, 'R-SPA')).toMatchObject({ code: 'answer-judge', facts: { finding: 't1' } });
    play.run({ as: 'R-SPA', do: 'answerTestimony', finding: 't1', answer: 'No.', admits: false });
    expect(code(play.table, 'R-SPA')).toBe('sign-orders');
  });

  test('§6 without the addendum there is nothing for a bishop, nor is there one', () => {
    expect(code(given({ addendum: 'off' }), 'R-SPA')).toBe('talk');
  });
});
