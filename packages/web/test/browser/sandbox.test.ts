import { STANDARD } from '@defensor/diplomacy';
import { expect, test } from 'vitest';
import { setTurn } from '../../src/play/position.ts';
import { type Stage, startStage } from '../../src/play/stage.ts';
import { power, province, stageWith } from '../board.ts';
import { onStage } from './harness.ts';
import {
  asideIn,
  DESK,
  goOn,
  lineOf,
  linkTo,
  pieceAt,
  placeByName,
  reload,
  resolveButton,
  tapPiece,
  tapSpace,
  write,
} from './pages.ts';

const { open } = onStage();

test('the page opens with the Renaissance board at its start', async () => {
  const page = await open();
  expect(await page.locator('.piece').count()).toBe(22);
  expect(await page.locator('[data-space]').count()).toBe(76);
  expect(await page.getByRole('heading', { name: 'Spring 1454 Orders' }).isVisible()).toBe(true);
});

test('orders pasted for everyone are resolved, with a sentence for each', async () => {
  const page = await open();
  await write(page, ['A Par - Bur', 'A Mun - Bur', 'F Nap S A Rom-Apu', 'A Vie-Tyr']);
  await resolveButton(page).click();
  expect(await lineOf(page, 'PAR').textContent()).toContain('Stood off by A Munich, 1 against 1.');
  expect(await lineOf(page, 'VIE').textContent()).toContain('Went through, unopposed.');
  expect(await lineOf(page, 'NAP').textContent()).toContain('not possible');
  expect(await page.locator('.ord--stopped').count()).toBe(2);
  expect(await pieceAt(page, 'TYR').count()).toBe(1);
});

test('a line that cannot be read stays in the box, and a suggestion mends it', async () => {
  const page = await open();
  await write(page, ['A Vie - Tyr', 'A Mun - Brugundy']);
  expect(await page.getByLabel('Type or paste orders').inputValue()).toBe('A Mun - Brugundy');
  await page.getByRole('button', { name: 'A MUN - BUR' }).click();
  await page.getByRole('button', { name: 'Write one order down' }).click();
  expect(await lineOf(page, 'MUN').textContent()).toContain('Burgundy');
  expect(await page.getByLabel('Type or paste orders').inputValue()).toBe('');
});

test('typed orders count when Resolve is pressed at once; lines not read are shown first', async () => {
  const page = await open();
  const box = page.getByLabel('Type or paste orders');
  await box.fill('A Vie - Tyr');
  expect(await page.locator('.resolve .why').textContent()).toContain(
    'One order in the box is written down as you resolve.',
  );
  await resolveButton(page).click();
  expect(await lineOf(page, 'VIE').textContent()).toContain('Went through, unopposed.');
  await goOn(page);
  expect(await box.inputValue()).toBe('');
  await box.fill('A Tyr - Mun\nA Ven - Nowhere');
  await resolveButton(page).click();
  expect(await page.locator('.resolve .why').textContent()).toContain('One line could not be read');
  expect(await box.inputValue()).toBe('A Ven - Nowhere');
  await resolveButton(page).click();
  expect(await lineOf(page, 'TYR').textContent()).toContain('Munich');
});

test('an order is made on the map: unit, then where; a place out of reach says why', async () => {
  const page = await open();
  await tapPiece(page, 'PAR');
  expect(await page.locator('[data-lit="BUR"]').count()).toBe(1);
  await tapSpace(page, 'WAR');
  // Warsaw holds a unit: it is chosen next. Ukraine holds none: that is refused.
  await tapPiece(page, 'PAR');
  await tapSpace(page, 'UKR');
  expect(await page.locator('.hint').textContent()).toContain('cannot get to Ukraine');
  await tapSpace(page, 'BUR');
  expect(await lineOf(page, 'PAR').textContent()).toContain('Burgundy');
  expect(await page.locator('.ord--draft').count()).toBe(1);
});

test('on through retreats and adjustments to the next turn, back, and forward again', async () => {
  const stage: Stage = {
    ...stageWith(STANDARD, { FRANCE: 'A BUR, A RUH', GERMANY: 'A MUN' }, ['A BUR - MUN', 'A RUH S A BUR - MUN']),
    season: 'fall',
    owned: new Map([
      [province('MUN'), power('GERMANY')],
      [province('BER'), power('GERMANY')],
      [province('PAR'), power('FRANCE')],
      [province('BRE'), power('FRANCE')],
    ]),
  };
  const page = await open(DESK, linkTo(STANDARD, stage));
  await resolveButton(page).click();
  expect(await page.locator('.piece.is-aside').count()).toBe(1);
  expect(await page.locator('.resolve .why').textContent()).toContain('A Munich was driven out');
  await goOn(page);

  await tapSpace(page, 'MUN', asideIn(page, 'MUN'));
  await page.getByRole('radio', { name: 'Berlin' }).check();
  expect(await page.locator('.retreat').textContent()).toContain('where the attack came from');
  await resolveButton(page).click();
  expect(await page.getByText('Retreated to Berlin.').isVisible()).toBe(true);
  await goOn(page);

  expect(await page.getByRole('heading', { name: 'Winter 1901 Adjustments' }).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Resolve' }).click();
  await goOn(page);
  expect(await page.getByRole('heading', { name: 'Spring 1902 Orders' }).isVisible()).toBe(true);

  await page.getByRole('button', { name: 'Back one phase' }).click();
  await page.getByRole('button', { name: 'Back one phase' }).click();
  expect(await page.getByText('Retreated to Berlin.').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Forward one phase' }).click();
  await page.getByRole('button', { name: 'Forward one phase' }).click();
  expect(await page.getByRole('heading', { name: 'Spring 1902 Orders' }).isVisible()).toBe(true);
});

test('units are put down and taken off, owners set, and all of it undone', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Empty board' }).click();
  expect(await page.locator('.piece').count()).toBe(0);
  await page.getByRole('button', { name: 'Army', exact: true }).click();
  await page.getByRole('radio', { name: 'France' }).click();
  await tapSpace(page, 'BUR');
  expect(await pieceAt(page, 'BUR').getAttribute('data-ink')).toBe('fra');
  await page.getByRole('button', { name: 'Owner' }).click();
  await placeByName(page, 'Brussels', 'Set');
  expect(await page.locator('.own path').count()).toBe(1);
  await page.getByRole('button', { name: 'Take off' }).first().click();
  await tapPiece(page, 'BUR');
  expect(await page.locator('.piece').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('.piece').count()).toBe(1);
  expect(await page.locator('.own path').count()).toBe(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await page.locator('.own path').count()).toBe(1);
});

test('what was done is there again after a reload, undo included', async () => {
  const page = await open();
  await write(page, ['A Par - Bur']);
  await page.getByLabel('Type or paste orders').fill('half a li');
  await reload(page);
  expect(await lineOf(page, 'PAR').textContent()).toContain('Burgundy');
  expect(await page.getByLabel('Type or paste orders').inputValue()).toBe('half a li');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await lineOf(page, 'PAR').textContent()).toContain('no order');
});

test('season and year are set, and winter is the time of adjustments', async () => {
  const page = await open();
  await page.getByLabel('Year').fill('1460');
  await page.getByLabel('Year').press('Tab');
  await page.getByLabel('Season').selectOption('winter');
  expect(await page.getByRole('heading', { name: 'Winter 1460 Adjustments' }).isVisible()).toBe(true);
});

test('a build that is not possible is kept with its reason, and a waive can be taken back', async () => {
  const winter = { ...setTurn(startStage(STANDARD), 'winter', 1901), units: [] };
  const page = await open(DESK, linkTo(STANDARD, winter));
  await write(page, ['France: Build A Munich', 'Waive']);
  expect(await page.locator('.impossible-head + .lines').textContent()).toContain(
    'Munich is not a home centre of this power',
  );
  await page.getByRole('button', { name: 'Build after all' }).click();
  expect(await page.getByText('One build waived').count()).toBe(0);
});

test('a tap on a result tells what became of the unit', async () => {
  const page = await open();
  await write(page, ['A Par - Bur', 'A Mun - Bur', 'A Vie - Tyr']);
  await resolveButton(page).click();
  await tapPiece(page, 'TYR');
  expect(await page.locator('.hint').textContent()).toBe('A Vienna – Tyrolia: went through, unopposed.');
  await tapPiece(page, 'MUN');
  expect(await page.locator('.hint').textContent()).toBe('A Munich – Burgundy: stood off by A Paris, 1 against 1.');
});
