/**
 * Takes the pictures of docs/pictures from the running product: `npm run pictures -w packages/web`; with `-- guides` those of
 * the guides alone, with `-- screens` those of docs/screens.md, which their test takes.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DESK, goOn, PHONE, resolveButton, write } from '../test/browser/pages.ts';
import { launchBrowser, startServer, stopServer } from '../test/browser/running.ts';
import { takeClassroom } from './classroom.ts';
import { type Pixels, palettePng } from './palette-png.ts';
import { ADJUSTMENTS, FALL, RETREATS, SPRING } from './story.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

interface Picture {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly pose: (page: Page) => Promise<void>;
}

/** On into the year, phase by phase. */
async function toFall(page: Page): Promise<void> {
  await write(page, SPRING);
  await resolveButton(page).click();
  await goOn(page);
  await write(page, FALL);
}

async function toResults(page: Page): Promise<void> {
  await toFall(page);
  await resolveButton(page).click();
}

async function toRetreats(page: Page): Promise<void> {
  await toResults(page);
  await goOn(page);
  await page.locator('[data-line="RUM"] .choice').first().click();
}

async function toAdjustments(page: Page): Promise<void> {
  await toResults(page);
  await goOn(page);
  await write(page, RETREATS);
  await resolveButton(page).click();
  await goOn(page);
  await write(page, ADJUSTMENTS);
}

async function openMarseilles(page: Page): Promise<void> {
  await page.locator('[data-line="MAR"] .line-open').click();
}

const LARGE = { ...DESK, deviceScaleFactor: 1 } as const;
const TABLET = { viewport: { width: 768, height: 1024 } } as const;
const NARROW = { ...PHONE, viewport: { width: 360, height: 740 } } as const;

const PICTURES: readonly Picture[] = [
  { name: 'sandbox', options: LARGE, pose: toResults },
  { name: 'sandbox-dark', options: { ...LARGE, colorScheme: 'dark' }, pose: toRetreats },
  { name: 'adjustments', options: LARGE, pose: toAdjustments },
  { name: 'standard', options: LARGE, pose: (page) => page.getByRole('radio', { name: '1901' }).click() },
  { name: 'tablet', options: TABLET, pose: toFall },
  { name: 'phone', options: NARROW, pose: openMarseilles },
  { name: 'phone-dark', options: { ...NARROW, colorScheme: 'dark' }, pose: toResults },
];

async function take(browser: Browser, link: string, { name, options, pose }: Picture): Promise<void> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(link);
  await page.locator('.map [data-space]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await pose(page);
  await keep(browser, name, page);
  await context.close();
}

/** Keeps a page as it stands as a picture of this name. */
async function keep(browser: Browser, name: string, page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // The animations of the last step end, and the map settles.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const picture = await page.screenshot({ animations: 'disabled' });
  writeFileSync(`${FOLDER}${name}.png`, palettePng(await pixelsOf(browser, picture)));
  process.stdout.write(`${name}\n`);
}

/** The pixels of a PNG file, as the browser decodes it. */
async function pixelsOf(browser: Browser, png: Buffer): Promise<Pixels> {
  const page = await browser.newPage();
  const { width, height, data } = await page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let text = '';
      for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
      return { width, height, data: btoa(text) };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return { width, height, rgba: Buffer.from(data, 'base64') };
}

const only = process.argv[2];
mkdirSync(`${FOLDER}screens`, { recursive: true });
if (only !== 'screens') {
  const server = await startServer();
  const browser = await launchBrowser();
  if (only !== 'guides') for (const picture of PICTURES) await take(browser, server.link, picture);
  await takeClassroom(browser, (name, page) => keep(browser, name, page));
  await browser.close();
  await stopServer(server);
}
if (only !== 'guides') {
  execFileSync('npx', ['vitest', 'run', 'packages/web/test/browser/screens.test.ts'], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    env: { ...process.env, PICTURES: 'screens' },
    stdio: 'inherit',
  });
}
