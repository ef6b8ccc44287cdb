import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addBull } from './church-kit.ts';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { isFrench } from './french-page.ts';
import { house } from './house.ts';
import { DESK, lineOf, SMALL_PHONE, tapPiece } from './pages.ts';

const { link, visitor } = house();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const coach = (page: Page) => page.getByRole('complementary', { name: 'The coach' });
const step = (page: Page, title: string) => coach(page).getByRole('heading', { name: title }).waitFor();
const goOn = (page: Page) => coach(page).getByRole('button', { name: 'Go on' }).click();

/** Signs the sheet, and has the coach see that the step is done. */
async function signed(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await coach(page).getByText('Done.').waitFor();
}

/** Writes an order in the list: unit, verb, places. */
async function order(page: Page, province: string, ...pressed: readonly (string | RegExp)[]): Promise<void> {
  await lineOf(page, province).locator('.line-open').click();
  for (const name of pressed) await lineOf(page, province).getByRole('button', { name, exact: true }).click();
  await lineOf(page, province).locator('.composer').waitFor({ state: 'detached' });
}

test('OP.1 A16 the Ruler’s lesson at a desk: letter, move, support, convoy, results, retreat and build on the real pages', async () => {
  const page = await visitor({ ...DESK, ...STILL });
  await page.goto(`${link()}rules`);
  await page.getByRole('link', { name: 'First lesson' }).click();
  await page.getByRole('link', { name: 'Ruler or Lord' }).click();
  await step(page, 'Talk first');
  await coach(page).getByRole('link', { name: 'To the letters' }).click();
  await page.getByRole('link', { name: 'Write', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Ruler of Venice' }).check();
  await button(page, /^Write/).click();
  await page.getByLabel('Your letter').fill('Rome by Fall?');
  await button(page, 'Send').click();
  await goOn(page);

  await step(page, 'Move');
  await tapPiece(page, 'SPA');
  await lineOf(page, 'SPA').locator('.composer').waitFor();
  await tapPiece(page, 'MAR');
  await lineOf(page, 'SPA').getByText('Marseilles').waitFor();
  await signed(page, 'Sign these orders');
  await goOn(page);
  await step(page, 'Support');
  await order(page, 'LYO', 'Support', 'A Madrid', 'Marseilles');
  // Half-way, it is left, and taken up again.
  await page.reload();
  await step(page, 'Support');
  await lineOf(page, 'LYO').getByText('Marseilles').waitFor();
  await signed(page, 'Sign these orders');
  await goOn(page);
  await step(page, 'Convoy');
  await order(page, 'NAP', 'Move', /^Tunis/);
  await order(page, 'TYS', 'Convoy', 'A Naples', 'Tunis');
  await signed(page, 'Sign these orders');
  await goOn(page);

  await step(page, 'The results');
  await page.getByRole('heading', { name: 'The Gazette of Spring 1454' }).waitFor();
  await goOn(page);
  await step(page, 'Retreat');
  await page.locator('[data-line="MAR"] .choice').first().click();
  await signed(page, 'Sign the retreat');
  await goOn(page);
  await step(page, 'Build');
  await page.locator('[data-line="NAP"]').getByRole('button', { name: 'Fleet' }).click();
  await signed(page, 'Sign the builds');
  await coach(page).getByText('That was the lesson.').waitFor();
}, 120_000);

test('R12 R13 R4 the Pope’s lesson on the smallest phone, by touch; what is left out the coach does', async () => {
  const page = await visitor({ ...SMALL_PHONE, ...STILL });
  await page.goto(`${link()}lesson`);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pope', exact: true }).tap();
  await step(page, 'Write a bull');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await button(page, 'Fold the coach away').tap();
  await addBull(page, 'Excommunicate', 'R-SPA');
  await goOn(page);
  await step(page, 'Seal the packet');
  await button(page, 'Press and hold to seal').tap();
  await button(page, 'Seal them').tap();
  await goOn(page);
  for (const title of ['Testify', 'Punish', 'Lift a ban']) {
    await step(page, title);
    await button(page, 'Do it for me').tap();
    await coach(page).getByText('Done.').waitFor();
    if (title !== 'Lift a ban') await goOn(page);
  }
  await coach(page).getByText('That was the lesson.').waitFor();
  await button(page, 'Begin again').tap();
  await step(page, 'Write a bull');
  expect(await page.locator('.bulls li').count()).toBe(0);
}, 120_000);

test('R14 R6 R2 the bishop’s lesson by keys alone, in French', async () => {
  const page = await visitor({ ...DESK, ...STILL, locale: 'fr-FR' });
  const press = async (name: string | RegExp) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  const next = () => press('Continuer');
  const title = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  await page.goto(`${link()}lesson/bishop`);
  await title('Écrire');
  await isFrench(page);
  await press('Le faire pour moi');
  await next();
  await title('Se déclarer');
  await page.getByRole('radio', { name: 'Angleterre' }).focus();
  await page.keyboard.press('Space');
  await press(/^Se déclarer pour l’Angleterre/);
  await next();
  await title('Convoquer un concile');
  await page.getByLabel('Ce qu’il dit').focus();
  await page.keyboard.type('Nous convoquons un concile.');
  await press('Rédiger un décret');
  await press(/^Signer|^Le signer/);
  await next();
  await title('Voter');
  await isFrench(page);
  await press('Le faire pour moi');
  await next();
  await title('Excommunié');
  await press('Le faire pour moi');
  await next();
  await title('Un témoignage');
  await page.getByLabel('Votre réponse à l’Arbitre').focus();
  await page.keyboard.type('Je n’ai rien dit.');
  await press('Répondre');
  await page.getByText('C’était la leçon.').waitFor();
}, 120_000);
