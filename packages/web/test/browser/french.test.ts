import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saidInEnglish, saidInFrench } from '../words/said.ts';
import { faultsInBothThemes, STILL } from './faults.ts';
import { house } from './house.ts';
import { SMALL_PHONE } from './pages.ts';

const { seated, visitor, link, owner } = house();

const french = new Set(saidInFrench.values());
/** English sentences of three words and more, with nothing to fill in. */
const ENGLISH = [...saidInEnglish]
  .filter(([place, said]) => !place.endsWith(')') && said.split(' ').length > 2 && !french.has(said))
  .map(([, said]) => said);

async function isFrench(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  const text = (await page.locator('body').textContent()) ?? '';
  expect(ENGLISH.filter((said) => text.includes(said))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('who reads French is met in French, chooses English, and is met in English again', async () => {
  const page = await visitor({ ...SMALL_PHONE, ...STILL, locale: 'fr-CA' });
  await page.goto(`${link()}sign-in`);
  await page.getByRole('heading', { name: 'Connexion' }).waitFor();
  await isFrench(page);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.goto(`${link()}join?lang=fr`);
  await page.getByRole('heading', { name: 'Take your seat' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});

test('a Ruler on the smallest phone plays in French: board, Church, letters, gazette, charts, seats, rules, journal', async () => {
  const page = await seated('R-SPA', { ...SMALL_PHONE, ...STILL });
  await page.evaluate(() => localStorage.setItem('defensor.language', 'fr'));
  const board = new URL(page.url());
  const base = board.pathname.replace(/\/board$/, '');
  for (const section of ['board', 'church', 'letters', 'gazette', 'charts', 'seats', 'rules', 'journal']) {
    await page.goto(`${board.origin}${base}/${section}${board.search}`);
    await page.locator('.rail').waitFor();
    await page.locator('.section :is(h2, h3)').first().waitFor({ state: 'attached' });
    await isFrench(page);
  }
});

test('the Judge sees the desk, the wall, the papers and the classes in French; the sandbox is, too', async () => {
  const page = await (await owner()).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('defensor.language', 'fr'));
  const pages = [
    'desk/g_demo/desk',
    'projector/g_demo',
    'print/g_demo/orders',
    'print/g_demo/speech',
    'classes',
    'sandbox',
  ];
  for (const path of pages) {
    await page.goto(`${link()}${path}`);
    await page.locator('h1, h2').first().waitFor({ state: 'attached' });
    await isFrench(page);
  }
  await page.goto(`${link()}print/g_demo/orders`);
  await page.getByText('Ordres de l’Espagne').or(page.getByText('Ordres d’Espagne')).first().waitFor();
});
