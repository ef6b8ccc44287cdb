/**
 * Draws the sheets that lie under the board, and bakes them into pictures: their paper is a filter too
 * slow to pan and zoom. Needs Chromium (`CHROMIUM`, else Debian's).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Board } from '../src/map/board.ts';
import { BOARD_FILE } from './files.ts';
import { sheetSvg } from './sheet/sheet.ts';

const WIDTH_PX = 2502;
const QUALITY = { light: 0.82, dark: 0.8 } as const;

const board = JSON.parse(readFileSync(BOARD_FILE, 'utf8')) as Board;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const theme of ['light', 'dark'] as const) {
  const picture = await page.evaluate(bake, { svg: sheetSvg(board, theme), width: WIDTH_PX, quality: QUALITY[theme] });
  const file = fileURLToPath(new URL(`../src/map/data/base-${theme}.webp`, import.meta.url));
  writeFileSync(file, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
  process.stdout.write(`Wrote ${file}\n`);
}
await browser.close();

/** Runs in the browser: the drawing as a WebP picture, in a data URL. */
async function bake({ svg, width, quality }: { svg: string; width: number; quality: number }): Promise<string> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
}
