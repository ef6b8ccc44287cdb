import { RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { drawnLines, leftOver, readDraft, takeDraft } from '../../src/play/draft-sheet.ts';
import { setTurn } from '../../src/play/position.ts';
import { sentencesFor } from '../../src/play/rows.ts';
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
    expect(sentencesFor(RENAISSANCE, draft.outcome, '1454').ofOrder(0)).toContain('Munich');
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

describe('a very long sheet', () => {
  const orders = (n: number) => Array.from({ length: n }, (_, i) => `A Vie - Tyr${i % 2 === 0 ? '' : ' nonsense'}`);

  test('is read in part; what was not read stays in the box, to the letter', () => {
    const text = `${orders(5000).join('\n')}\nA Mun - Bur`;
    const draft = readDraft(RENAISSANCE, start, text);
    expect(draft.lines).toHaveLength(300);
    expect(`${orders(300).join('\n')}\n${draft.rest}`).toBe(text);
    expect(leftOver(draft).endsWith(`${draft.rest}`)).toBe(true);
    expect(leftOver(draft)).toContain('nonsense');
  });

  test.each([
    ['one line of commas', 'A Vie - Tyr, '.repeat(9000)],
    ['one word', 'x'.repeat(90_000)],
    ['long lines', `${`A Vie - Tyr, `.repeat(500)}\n`.repeat(20)],
  ])('of %s is read a part at a time, and nothing of it is lost', (_, text) => {
    const draft = readDraft(RENAISSANCE, start, text);
    expect(draft.rest.length).toBeGreaterThan(0);
    expect(draft.rest.length).toBeLessThan(text.length);
    expect(text.endsWith(draft.rest)).toBe(true);
    expect(text.length - draft.rest.length).toBeLessThanOrEqual(20_000);
  });

  test('forty lines are drawn, those with something wrong first; the others are counted', () => {
    const lines = [...Array.from({ length: 100 }, () => 'A Vie - Tyr'), 'A Mun - Nowhere', ...orders(10)];
    const { drawn, more } = drawnLines(readDraft(RENAISSANCE, start, lines.join('\n')));
    expect(drawn).toHaveLength(40);
    expect(drawn.some((line) => line.kind === 'unread' && line.text === 'A Mun - Nowhere')).toBe(true);
    expect(drawn.length + more.read + more.unread).toBe(111);
  });

  test('waives without end are kept as far as there are centres', () => {
    const winter = setTurn(start, 'winter', 1454);
    const draft = readDraft(RENAISSANCE, winter, 'England: waive\n'.repeat(200));
    expect(takeDraft(RENAISSANCE, winter, draft).orders).toHaveLength(RENAISSANCE.supplyCentres.length);
  });
});
