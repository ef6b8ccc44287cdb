import { RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { leftOver, readDraft, takeDraft } from '../../src/play/draft-sheet.ts';
import { sentenceFor } from '../../src/play/rows.ts';
import { startStage } from '../../src/play/stage.ts';
import { stageWith } from '../board.ts';

const start = startStage(RENAISSANCE);

describe('a pasted sheet', () => {
  test('lines in either set of names are read, each for the power whose unit it is', () => {
    const draft = readDraft(
      RENAISSANCE,
      start,
      'A Vie-Tyr, F Nap S A Rom-Apu\nA Chester - Scotland\nA Liverpool holds',
    );
    expect(draft.lines.map((line) => (line.kind === 'read' ? line.given.power : line.text))).toEqual([
      'HRE',
      'SPAIN',
      'ENGLAND',
      'ENGLAND',
    ]);
  });

  test('nothing is lost because one line is wrong', () => {
    const draft = readDraft(RENAISSANCE, start, 'A Vie-Tyr\nA Mun - Brugundy\nA Mar H');
    expect(draft.lines.map(({ kind }) => kind)).toEqual(['read', 'unread', 'read']);
    const [, wrong] = draft.lines;
    expect(wrong?.kind === 'unread' && wrong.issue.repairs).toContain('A MUN - BUR');
    const after = takeDraft(RENAISSANCE, start, draft);
    expect(after.orders.map(({ power }) => power)).toEqual(['HRE', 'FRANCE']);
    expect(leftOver(draft)).toBe('A Mun - Brugundy');
  });

  test('an impossible order is kept and its reason told', () => {
    const draft = readDraft(RENAISSANCE, start, 'A Mar - Mun');
    const [line] = draft.lines;
    expect(line).toMatchObject({ kind: 'read', isPossible: false });
    expect(sentenceFor(RENAISSANCE, draft.outcome, 0, '1454')).toContain('Munich');
    expect(takeDraft(RENAISSANCE, start, draft).orders).toHaveLength(1);
  });

  test('of two lines for one unit the first counts; a later sheet replaces it', () => {
    const draft = readDraft(RENAISSANCE, start, 'A Vie - Tyr\nA Vie - Boh');
    expect(draft.lines.map((line) => line.kind === 'read' && line.isSuperseded)).toEqual([false, true]);
    const after = takeDraft(RENAISSANCE, start, draft);
    expect(after.orders).toMatchObject([{ order: { to: 'TYR' } }]);
    expect(takeDraft(RENAISSANCE, after, readDraft(RENAISSANCE, after, 'A Vie - Boh')).orders).toMatchObject([
      { order: { to: 'BOH' } },
    ]);
  });

  test('what the board decides is filled in: the letter, and the only coast', () => {
    const stage = stageWith(STANDARD, { FRANCE: 'F MAR' });
    const [given] = takeDraft(STANDARD, stage, readDraft(STANDARD, stage, 'Mar - Spain')).orders;
    expect(given?.order).toMatchObject({ kind: 'move', unit: { type: 'F', at: 'MAR' }, to: 'SPA/SC' });
  });

  test('builds go to the power whose home it is, waives to the heading’s', () => {
    const winter = { ...start, phase: 'adjustment', season: 'winter', units: [] } as const;
    const draft = readDraft(RENAISSANCE, winter, 'France:\nBuild A Paris\nWaive\nEngland:\nBuild F London');
    expect(
      draft.lines.map((line) => (line.kind === 'read' ? `${line.given.power} ${line.given.order.kind}` : '?')),
    ).toEqual(['FRANCE build', 'FRANCE waive', 'ENGLAND build']);
  });
});
