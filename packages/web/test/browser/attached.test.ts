import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newGame } from './church-kit.ts';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { isFrench } from './french-page.ts';
import { house } from './house.ts';
import { DESK, SMALL_PHONE } from './pages.ts';

const here = house();
const { link, owner } = here;

const PIXEL = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The attached picture, once it is drawn. */
async function picture(page: Page): Promise<void> {
  const image = page.locator('.attached img');
  await image.waitFor();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
}

test('R15 a picture comes with a letter, and goes again, before the eyes of who reads it; a third sees nothing of it', async () => {
  const game = await newGame(here);
  const spain = await game.sit('R-SPA', 'Seats', { ...SMALL_PHONE, ...STILL });
  const france = await game.sit('R-FRA', 'Seats', { ...DESK, ...STILL });
  const venice = await game.sit('R-VEN', 'Seats', DESK);
  const thread = async (page: Page, whom: string) => {
    const address = new URL(page.url());
    address.pathname = address.pathname.replace(/\/seats$/, `/letters/${whom}`);
    await page.goto(address.href);
  };
  await thread(spain, 'R-FRA');
  await spain.getByLabel('Your letter').fill('See for yourself.');
  await button(spain, 'Send').tap();
  await thread(france, 'R-SPA');
  await thread(venice, 'R-SPA');
  await france.getByText('See for yourself.').first().waitFor();

  await spain.locator('.letter input[type="file"]').setInputFiles(PIXEL);
  for (const page of [spain, france]) await picture(page);
  expect(await france.getByRole('link', { name: 'Save: Attached picture 1' }).count()).toBe(1);
  // Only who wrote it attaches to it and takes away from it.
  expect(await france.locator('.letter input[type="file"]').count()).toBe(0);
  expect(await france.getByRole('button', { name: /^Take it away/ }).count()).toBe(0);
  expect(await venice.locator('.attached').count()).toBe(0);
  expect(await faultsInBothThemes(spain)).toEqual([]);
  expect(await isTooWide(spain)).toBe(false);
  await france.goto(`${france.url()}&lang=fr`);
  await france.getByRole('link', { name: /^Enregistrer/ }).waitFor();
  await isFrench(france);

  await spain.locator('.letter input[type="file"]').setInputFiles({
    name: 'a.txt',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await spain.locator('.attached .problem').waitFor();
  await spain.getByRole('button', { name: /^Take it away/ }).tap();
  for (const page of [spain, france]) await page.locator('.attached img').waitFor({ state: 'detached' });
}, 120_000);

test('R13 what the Pope attaches to a testimony stands beside it on the Judge’s docket, which was open', async () => {
  const game = await newGame(here);
  await game.until('orderWriting');
  await game.enter('B-ROM', { do: 'sealBulls', lines: [{ excommunicate: 'R-SPA' }] });
  await game.until('diplomacy');
  await game.enter('B-ROM', {
    do: 'fileTestimony',
    finding: 't1',
    accused: 'R-SPA',
    offenceTurn: 'F1454',
    testimony: 'I saw it.',
  });
  const desk = await (await owner()).newPage();
  await desk.setViewportSize(DESK.viewport);
  await desk.goto(`${link()}desk/${game.game}/desk`);
  await desk.getByText('I saw it.').first().waitFor();
  const rome = await game.sit('B-ROM', 'Chancery', { ...DESK, ...STILL });
  await rome.locator('.filed input[type="file"]').setInputFiles(PIXEL);
  for (const page of [rome, desk]) await picture(page);
});

test('A70 a photo of a sheet that the Judge adds in one window shows in his other, and at its court', async () => {
  const game = await newGame(here);
  await game.until('orderWriting');
  const court = await game.sit('R-SPA', 'Board', { ...DESK, ...STILL });
  const paper = async () => {
    const page = await (await owner()).newPage();
    await page.setViewportSize(DESK.viewport);
    await page.goto(`${link()}desk/${game.game}/paper`);
    const open = page.locator('[data-paper="SPAIN"] > button');
    await open.click();
    return { page, open, sheet: page.locator('[data-paper="SPAIN"].is-open') };
  };
  const file = async ({ sheet }: Awaited<ReturnType<typeof paper>>) => {
    await sheet.locator('.signing').first().click();
    await sheet.getByRole('button', { name: 'File the sheet of Spain' }).click();
    await sheet.waitFor({ state: 'detached' });
  };
  const first = await paper();
  await first.sheet.getByLabel('F Naples, as written').fill('H');
  await file(first);
  const [second, third] = [await paper(), await paper()];
  await second.sheet.getByText('No photo.').waitFor();
  await third.sheet.getByLabel('F Naples, as written').fill('H');
  await third.sheet.locator('input[type="file"]').setInputFiles(PIXEL);
  await file(third);
  await second.sheet.getByText('Kept with the sheet').waitFor();
  expect(await second.sheet.locator('.photo img').count()).toBe(1);
  await picture(court);
  await court.getByText('The Judge entered this sheet from paper.').waitFor();
}, 120_000);
