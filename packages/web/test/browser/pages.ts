/** What people do on the sandbox page, in their words. */

import type { Variant } from '@defensor/diplomacy';
import type { Locator, Page } from 'playwright-core';
import { linkHash } from '../../src/play/link.ts';
import { newPlay } from '../../src/play/play.ts';
import type { Stage } from '../../src/play/stage.ts';

export const DESK = { viewport: { width: 1440, height: 900 } } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** The narrowest phone. */
export const SMALL_PHONE = { ...PHONE, viewport: { width: 360, height: 640 } } as const;

/** The part of a link that brings a stage. */
export const linkTo = (variant: Variant, stage: Stage) => linkHash(newPlay(variant, stage));

export async function write(page: Page, orders: readonly string[]): Promise<void> {
  await page.getByLabel('Type or paste orders').fill(orders.join('\n'));
  await page.getByRole('button', { name: /^Write .+ down$/ }).click();
}

export const resolveButton = (page: Page): Locator => page.getByRole('button', { name: 'Resolve' });

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^On to/ }).click();
}

/** Opens the page anew, and waits until the map is drawn: "loaded" comes before that. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator('[data-space]').first().waitFor();
}

/** The line of a unit or place in the list. */
export const lineOf = (page: Page, province: string): Locator => page.locator(`[data-line="${province}"]`);

/** The piece that stands at a location. */
export const pieceAt = (page: Page, location: string): Locator =>
  page.locator(`[data-piece="${location}"]:not(.is-ghost, .is-aside)`);

/** The dislodged piece pushed aside in a province. */
export const asideIn = (page: Page, location: string): Locator => page.locator(`[data-piece="${location}"].is-aside`);

/** Chooses a place by its name, for the tool in hand. */
export async function placeByName(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Place' }).selectOption(name);
  await page.locator('.by-name').getByRole('button', { name: act }).click();
}

/** Past the greeting of a seat that is new to the device. */
export const sitDown = (page: Page) => page.getByRole('button', { name: /^(Sit down|Prendre place)$/ }).click();

/** Where something is once it rests: a map just opened is still being fitted to its frame. */
async function restingBox(at: Locator) {
  let before = await at.boundingBox();
  for (;;) {
    await at.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const now = await at.boundingBox();
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
}

/** Taps a space at the middle of its piece or place, as a finger does. */
export async function tapSpace(
  page: Page,
  province: string,
  at: Locator = page.locator(`[data-space="${province}"]`),
): Promise<void> {
  const box = await restingBox(at);
  if (box === null) throw new Error(`${province} is not in view`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
}

export const tapPiece = (page: Page, location: string) => tapSpace(page, location, pieceAt(page, location));
