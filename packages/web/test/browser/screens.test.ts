import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { webpOf } from '../../pictures/webp.ts';
import { faultsOfWords, isTooWide, STILL } from './faults.ts';
import { isFrench } from './french-page.ts';
import { house } from './house.ts';
import { PHONE } from './pages.ts';
import { fullGame, SCREENS, type Screen } from './screens.ts';

const here = house();
const DOCS = fileURLToPath(new URL('../../../../docs/', import.meta.url));

const NARROW = { ...PHONE, viewport: { width: 360, height: 740 }, deviceScaleFactor: 1, ...STILL } as const;
const WIDE = { viewport: { width: 1280, height: 800 }, ...STILL } as const;

/** Set, the pictures of docs/screens.md are taken anew: `npm run pictures -w packages/web -- screens`. */
const isTakingPictures = process.env.PICTURES !== undefined;

/** Goes through the screens, each in the browser of whoever sees it. */
async function visit(
  screens: readonly Screen[],
  options: BrowserContextOptions,
  language: 'en' | 'fr',
  look: (screen: Screen, page: Page) => Promise<void>,
): Promise<void> {
  const game = await fullGame(here);
  const pages = new Map<string, Page>();
  for (const screen of screens) {
    const { seat = '', path } = screen;
    const page =
      pages.get(seat) ?? (seat === '' ? await here.visitor(options) : await game.sit(seat, 'Board', options));
    if (!pages.has(seat)) await page.addInitScript((tag) => localStorage.setItem('defensor.language', tag), language);
    pages.set(seat, page);
    const at = seat === '' ? new URL(here.link()) : new URL(page.url());
    at.pathname = seat === '' ? `/${path}` : at.pathname.replace(/^(\/play\/[^/]+).*/, `$1/${path}`);
    await page.goto(at.href);
    await page.locator(screen.shown).first().waitFor({ state: 'attached' });
    await screen.pose?.(page);
    await look(screen, page);
  }
  for (const page of pages.values()) await page.context().close();
}

test('every screen of a player on a phone, in French: said in French, fits, and axe finds nothing', async () => {
  await visit(SCREENS, NARROW, 'fr', async (screen, page) => {
    await isFrench(page);
    expect(await isTooWide(page), screen.name).toBe(false);
    expect(await faultsOfWords(page), screen.name).toEqual([]);
  });
}, 180_000);

test('docs/screens.md shows every screen, on a phone and on a desk', () => {
  const shown = [...readFileSync(`${DOCS}screens.md`, 'utf8').matchAll(/pictures\/screens\/([\w-]+)\.webp/g)];
  const names = SCREENS.flatMap(({ name, isAlsoDark }) => [
    ...[`${name}-phone`, `${name}-desk`],
    ...(isAlsoDark ? [`${name}-dark`] : []),
  ]);
  expect(shown.map(([, name]) => name).sort()).toEqual(names.sort());
});

if (isTakingPictures) {
  test('the pictures are taken', async () => {
    const keep = (suffix: string) => async (screen: Screen, page: Page) => {
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
      const browser = page.context().browser();
      if (browser === null) throw new Error('a page without a browser');
      const picture = await webpOf(browser, await page.screenshot({ animations: 'disabled' }));
      writeFileSync(`${DOCS}pictures/screens/${screen.name}-${suffix}.webp`, picture);
    };
    const dark = SCREENS.filter(({ isAlsoDark }) => isAlsoDark);
    await visit(SCREENS, NARROW, 'en', keep('phone'));
    await visit(SCREENS, WIDE, 'en', keep('desk'));
    await visit(dark, { ...NARROW, colorScheme: 'dark' }, 'en', keep('dark'));
  }, 600_000);
}
