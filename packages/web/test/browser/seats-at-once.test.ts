import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newGame, type TestGame } from './church-kit.ts';
import { house } from './house.ts';
import { DESK, lineOf, PHONE, SMALL_PHONE, tapPiece } from './pages.ts';

const here = house();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const phaseOf = (page: Page) => page.locator('.seat-head .phase');

/** Writes an order in the list: unit, verb, place. */
async function order(page: Page, province: string, verb: string, place?: string): Promise<void> {
  await lineOf(page, province).locator('.line-open').click();
  await lineOf(page, province).getByRole('button', { name: verb, exact: true }).click();
  if (place !== undefined) await lineOf(page, province).getByRole('button', { name: place, exact: true }).click();
  await lineOf(page, province).locator('.is-draft').waitFor();
}

const spainInRome = (game: TestGame) =>
  game.rule({ do: 'overrideUnits', add: [{ power: 'SPAIN', type: 'A', at: 'ROM' }], reason: 'Spain is there.' });

test('R17 R5 R12 a deposition, seen in three windows as it happens: the Pope, who deposes him, and a bishop', async () => {
  const game = await newGame(here);
  await spainInRome(game);
  await game.until('orderWriting');
  const [rome, spain, denmark] = [
    await game.sit('B-ROM', 'Chancery', PHONE),
    await game.sit('R-SPA', 'Board', SMALL_PHONE),
    await game.sit('B-DEN', 'Church', DESK),
  ];
  await game.enter('B-ROM', { do: 'sealBulls', lines: [{ excommunicate: 'R-SPA' }] });
  await rome.getByText('Sealed', { exact: true }).waitFor();

  await order(spain, 'ROM', 'Hold');
  await spain.getByRole('checkbox', { name: 'Depose the Pope' }).check();
  await button(spain, 'Sign these orders').dblclick();
  await button(spain, 'Signed by you').waitFor();
  // A double tap signed once; and nobody else knows of it.
  expect(await game.happened('sheetSigned')).toHaveLength(1);
  for (const page of [rome, denmark]) expect(await page.getByText('Depose the Pope').count()).toBe(0);

  await game.until('diplomacy');
  await rome.getByText('The chancery is the Pope’s').waitFor();
  await spain.locator('.seat-head .facts').getByText('vacant').or(spain.getByText('Fall 1454')).first().waitFor();
  await part(denmark, 'The conclave').getByText('the throne is empty since Spring 1454').waitFor();
  await denmark.locator('.seat-head dd[data-pope]').waitFor({ state: 'detached' });
  // His bulls of the turn fell with him: the Ruler may still write to everybody.
  expect(await spain.locator('.my-ban').count()).toBe(0);
  await spain.locator('.rail').getByRole('link', { name: 'Gazette' }).click();
  await spain
    .getByText(/Spain deposed the Pope, the bishop of Rome/)
    .first()
    .waitFor();
});

test('A3 a banned bishop petitions the Pope, who reads it at once; it is no offence, and no ban is lifted by it', async () => {
  const game = await newGame(here, { appealToPope: 'on' });
  await game.rule({ do: 'overrideBan', seat: 'B-SWI', banned: true, reason: 'For the test.' });
  const [swiss, rome] = [await game.sit('B-SWI', 'Seats', SMALL_PHONE), await game.sit('B-ROM', 'Board', DESK)];
  const letters = new URL(swiss.url());
  letters.pathname = letters.pathname.replace(/\/seats$/, '/letters/B-ROM');
  await swiss.goto(letters.href);
  await swiss.getByLabel('Your letter').fill('Holy Father, hear me.');
  await swiss.getByText('Unlawful if you send it: R2.').waitFor();
  await button(swiss, 'Petition the Pope').dblclick();
  await swiss.locator('.letter--mine').getByText('Holy Father, hear me.').waitFor();
  expect(await swiss.locator('.letter--mine').textContent()).toContain('petition');
  await rome.locator('.rail .dot').first().waitFor();
  await rome.locator('.rail').getByRole('link', { name: 'Letters' }).click();
  await rome.locator('[data-thread="B-SWI"]').click();
  await rome.locator('.thread-items').getByText('Holy Father, hear me.').waitFor();
  const sent = await game.happened('letterSent');
  expect(sent.map(({ facts }) => [facts.petition, facts.law])).toEqual([[true, undefined]]);
  await swiss.getByText('You are excommunicated.').first().waitFor();
});

describe('races at a seat', () => {
  test('two tabs of one Ruler: what one signs stands in the other; Back and Forward keep what is written', async () => {
    const game = await newGame(here);
    await game.until('orderWriting');
    const first = await game.sit('R-SPA', 'Board', DESK);
    await order(first, 'NAP', 'Hold');
    const second = await first.context().newPage();
    await second.goto(first.url());
    await lineOf(second, 'NAP').getByText('holds').waitFor();
    await button(first, 'Sign these orders').click();
    for (const tab of [first, second]) await button(tab, 'Signed by you').waitFor();
    await order(second, 'NAP', 'Move', 'Tyrrhenian Sea');
    await button(second, 'Sign these orders').click();
    for (const tab of [first, second]) {
      await lineOf(tab, 'NAP').getByText('Tyrrhenian Sea').waitFor();
      await button(tab, 'Signed by you').waitFor();
    }
    const signed = await game.happened('sheetSigned');
    expect(signed).toHaveLength(2);

    await order(first, 'POR', 'Hold');
    await first.locator('.rail').getByRole('link', { name: 'Gazette' }).click();
    await first.locator('.papers').waitFor();
    await first.goBack();
    await lineOf(first, 'POR').getByText('holds').waitFor();
    await first.goForward();
    await first.locator('.papers').waitFor();
    await first.goBack();
    await lineOf(first, 'POR').getByText('holds').waitFor();
    expect(await game.happened('sheetSigned')).toHaveLength(2);
  });

  test('the bell in the middle of an order and of a letter: the phase changes under the hand, and no word is lost', async () => {
    const game = await newGame(here);
    const venice = await game.sit('R-VEN', 'Seats', SMALL_PHONE);
    const letters = new URL(venice.url());
    letters.pathname = letters.pathname.replace(/\/seats$/, '/letters/R-SPA');
    await venice.goto(letters.href);
    await venice.getByLabel('Your letter').fill('I offer you half of');
    await game.until('orderWriting');
    await venice.getByText('Other teams can be written to in the Diplomacy').waitFor();
    expect(await venice.getByLabel('Your letter').inputValue()).toBe('I offer you half of');

    await venice.getByRole('link', { name: 'All letters' }).tap();
    await venice.locator('.rail').getByRole('link', { name: 'Board' }).tap();
    await order(venice, 'TRI', 'Hold');
    await tapPiece(venice, 'VEN');
    await lineOf(venice, 'VEN').locator('.composer').waitFor();
    await game.until('orderResolution');
    await phaseOf(venice).getByText('Order Resolution').waitFor();
    await venice.locator('.composer').waitFor({ state: 'detached' });
    expect(await game.happened('sheetSigned')).toHaveLength(0);
    await game.until('diplomacy');
    await venice.goto(letters.href);
    await venice.getByLabel('Your letter').waitFor();
    expect(await venice.getByLabel('Your letter').inputValue()).toBe('I offer you half of');
  });
});
