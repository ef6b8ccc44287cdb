import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothThemes, STILL } from './faults.ts';
import { isFrench } from './french-page.ts';
import { house } from './house.ts';
import { SMALL_PHONE } from './pages.ts';

const { seated, visitor, link, owner } = house();

/** Which of the things that are seen lie on one another. */
const overlapping = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      return { said: one.textContent || one.outerHTML, left, right, top, bottom, width };
    });
    const seen = boxes.filter(({ width }) => width > 1);
    return seen.flatMap((a, at) =>
      seen
        .slice(at + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.said} / ${b.said}`),
    );
  });

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

test('a Ruler on the smallest phone writes orders in French', async () => {
  const page = await seated('R-SPA', { ...SMALL_PHONE, ...STILL });
  await page.evaluate(() => localStorage.setItem('defensor.language', 'fr'));
  await page.reload();
  await page.getByRole('button', { name: 'Taper ou coller une feuille' }).click();
  await page.getByLabel('Taper ou coller des ordres').fill('F Naples - Mer Tyrrhénienne\nA Lisbonne S F Madrid');
  await expect.poll(() => page.locator('.verdicts .state').allTextContents()).toEqual(['lu', 'lu']);
  // Coasts and depositions, too.
  await page.getByLabel('Taper ou coller des ordres').fill('F Madrid (côte sud) - Golfe du Lion\nDéposer le Pape');
  await expect.poll(() => page.locator('.verdicts .state').allTextContents()).toEqual(['lu', 'lu']);
  await page.locator('.draft .btn').click();
  expect(await page.getByRole('checkbox', { name: 'Déposer le Pape' }).isChecked()).toBe(true);
  await page.locator('[data-line="SPA"]').getByText('Golfe du Lion').waitFor();
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
  for (const width of [1100, 1240, 1280, 1366]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await overlapping(page, '.running > *, .board-choice > *'), `sandbox, ${width} px`).toEqual([]);
  }
  await page.goto(`${link()}desk/g_demo/desk`);
  await page.locator('.rail').waitFor();
  const squeezed = (links: (HTMLElement | SVGElement)[]) =>
    links.flatMap((link) =>
      link.scrollHeight > link.clientHeight || link.getBoundingClientRect().bottom > innerHeight
        ? link.textContent
        : [],
    );
  expect(await page.locator('.rail a').evaluateAll(squeezed), 'the rail of a laptop').toEqual([]);
  await page.goto(`${link()}print/g_demo/orders`);
  await page.getByText('Ordres de l’Espagne').or(page.getByText('Ordres d’Espagne')).first().waitFor();
});
