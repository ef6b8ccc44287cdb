import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newGame } from './church-kit.ts';
import { faultsInBothThemes, STILL } from './faults.ts';
import { house } from './house.ts';
import { asideIn, DESK, lineOf, pieceAt, SMALL_PHONE, tapPiece, tapSpace } from './pages.ts';

const home = house();

const phaseOf = (page: Page) => page.locator('.seat-head .phase');
const receiptOn = (page: Page) => page.locator('.sign').getByText(/Signed at \d\d:\d\d:\d\d\. Receipt \d+\./);

test('OP.1 a Ruler on a phone retreats by tapping the map, signs with a receipt, and the unit stands there; a Lord sees the sheet', async () => {
  const game = await newGame(home);
  await game.rule({
    do: 'overrideUnits',
    remove: ['MAR'],
    dislodged: [{ power: 'FRANCE', type: 'A', at: 'BUR', attackedFrom: 'MUN' }],
    move: [{ from: 'MUN', to: 'BUR' }],
    reason: 'A battle of a test.',
  });
  await game.rule({ do: 'overrideTurn', turn: 'S1454', phase: 'retreats', reason: 'A battle of a test.' });
  const ruler = await game.sit('R-FRA', 'Board', { ...SMALL_PHONE, ...STILL });
  const lord = await game.sit('L-FRA', 'Board', DESK);
  await phaseOf(ruler).getByText('Retreats').waitFor();
  expect(await ruler.locator('.owed').textContent()).toMatch(/retreat/i);
  expect(await asideIn(ruler, 'BUR').count()).toBe(1);
  // Why it may not go where it was attacked from.
  expect(await lineOf(ruler, 'BUR').locator('.closed-choice').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/Munich.*(attack|came from)/)]),
  );
  await tapPiece(ruler, 'BUR');
  await tapSpace(ruler, 'GAS');
  expect(await ruler.getByRole('radio', { name: 'Aquitaine' }).isChecked()).toBe(true);
  await ruler.locator('.sign .btn--main').tap();
  await receiptOn(ruler).waitFor();
  expect(await faultsInBothThemes(ruler)).toEqual([]);

  await lord.getByRole('tab', { name: /The Ruler’s sheet.*counts now/ }).click();
  expect(await lord.locator('[data-sheet="FRA:R-FRA"]').textContent()).toContain('Aquitaine');
  await game.until('diplomacy');
  await pieceAt(ruler, 'GAS').waitFor({ state: 'attached' });
  expect(await asideIn(ruler, 'BUR').count()).toBe(0);
});

test('OP.1 with the keyboard alone a Ruler builds, and another takes a unit off; both have receipts and stand so in the next year', async () => {
  const game = await newGame(home);
  await game.rule({ do: 'overrideUnits', remove: ['POR'], reason: 'A winter of a test.' });
  await game.rule({ do: 'overrideOwners', owners: { LVP: 'none' }, reason: 'A winter of a test.' });
  await game.rule({ do: 'overrideTurn', turn: 'F1454', phase: 'adjustments', reason: 'A winter of a test.' });
  const spain = await game.sit('R-SPA', 'Board', DESK);
  const england = await game.sit('R-ENG', 'Board', DESK);
  await phaseOf(spain).getByText('Gaining and Losing Units').waitFor();
  expect(await spain.locator('.power-head').first().textContent()).toMatch(/one|1/i);

  const site = lineOf(spain, 'POR');
  await site.getByRole('button', { name: 'Fleet' }).focus();
  await spain.keyboard.press('Enter');
  expect(await site.getByRole('button', { name: 'Fleet' }).getAttribute('aria-pressed')).toBe('true');
  // The unit that is to be is on the map, pale.
  await spain.locator('.piece.is-ghost[data-piece="POR"]').waitFor({ state: 'attached' });
  await spain.locator('.sign .btn--main').focus();
  await spain.keyboard.press('Enter');
  await receiptOn(spain).waitFor();

  const [first, second] = [
    england.locator('.lines input[type=checkbox]').first(),
    england.locator('.lines input[type=checkbox]').nth(1),
  ];
  await first.focus();
  await england.keyboard.press('Space');
  expect(await first.isChecked()).toBe(true);
  // One is due: a second cannot be chosen besides.
  expect(await second.getAttribute('aria-disabled')).toBe('true');
  const gone = (await england.locator('.lines li:has(input:checked)').getAttribute('data-line')) ?? '';
  await england.locator(`.piece.is-struck[data-piece^="${gone}"]`).waitFor({ state: 'attached' });
  await england.locator('.sign .btn--main').focus();
  await england.keyboard.press('Enter');
  await receiptOn(england).waitFor();

  await game.until('diplomacy');
  for (const page of [spain, england]) {
    await pieceAt(page, 'POR').waitFor({ state: 'attached' });
    await page.locator(`[data-piece^="${gone}"]`).waitFor({ state: 'detached' });
  }
  expect(await spain.getByText('Spring 1455').first().isVisible()).toBe(true);
});

test('OP.2 a Lord whose sheet is overruled sees both, line by line, and signs the other', async () => {
  const game = await newGame(home);
  await game.rule({ do: 'closePhase' });
  const lord = await game.sit('L-FRA', 'Board', { ...SMALL_PHONE, ...STILL });
  await phaseOf(lord).getByText('Order Writing').waitFor();
  await tapPiece(lord, 'PAR');
  await tapSpace(lord, 'BUR');
  await lord.getByRole('button', { name: 'Sign these orders' }).tap();
  await receiptOn(lord).waitFor();
  await game.enter('R-FRA', { do: 'draftSheet', sheet: 'FRA:R-FRA', text: 'A Par - Pic\nA Mar H\nDepose the Pope' });
  await game.enter('R-FRA', { do: 'signSheet', sheet: 'FRA:R-FRA' });
  const both = lord.locator('[data-overruled="FRA:R-FRA"]');
  await both.waitFor();
  const paris = both.locator('tr', { hasText: 'Paris' });
  expect(await paris.getAttribute('class')).toBe('is-different');
  expect(await paris.locator('td').allTextContents()).toEqual([
    expect.stringContaining('Burgundy'),
    expect.stringContaining('Picardy'),
  ]);
  expect(await both.locator('tr', { hasText: 'Depose' }).textContent()).toContain('R17');
  // On the map theirs are in ink and one's own in pencil.
  await lord.locator('.ord--signed[data-order="move PAR"]').waitFor({ state: 'attached' });
  await lord.locator('.ord--draft[data-order="own move PAR"]').waitFor({ state: 'attached' });
  expect(await faultsInBothThemes(lord)).toEqual([]);
  await both.getByRole('button', { name: /Sign/ }).tap();
  await both.waitFor({ state: 'detached' });
  const signed = await game.happened('sheetSigned');
  expect(signed.filter(({ facts }) => facts.seat === 'L-FRA').map(({ facts }) => facts.sheet)).toEqual([
    'FRA:L-FRA',
    'FRA:R-FRA',
  ]);
});
