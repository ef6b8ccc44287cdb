import { STANDARD } from '@defensor/diplomacy';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stageWith } from '../board.ts';
import { onStage } from './harness.ts';
import { asideIn, goOn, lineOf, linkTo, PHONE, resolveButton, tapPiece, tapSpace } from './pages.ts';

const { open } = onStage();
/** A browser whose owner reads text at twice the size. */
const { open: openLarge } = onStage(['--blink-settings=defaultFontSize=32']);
const phone = (width: number, height: number) => ({ ...PHONE, viewport: { width, height } });

const heightOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.height ?? 0;
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Whether all of an element can be seen, and nothing lies over its middle. */
async function isReachable(page: Page, selector: string): Promise<boolean> {
  const handle = await page.locator(selector).elementHandle();
  return page.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return false;
    const box = element.getBoundingClientRect();
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isIn = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return isIn && element.contains(over);
  }, handle);
}

describe('on a phone', () => {
  test.each([
    [360, 640],
    [390, 844],
  ])('%i × %i: the map keeps three tenths of the height, and nothing scrolls sideways', async (width, height) => {
    const page = await open(phone(width, height));
    expect(await heightOf(page, '.map-box')).toBeGreaterThanOrEqual(height * 0.3);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('an order is made by touch, and resolved', async () => {
    const page = await open(PHONE);
    await tapPiece(page, 'PAR');
    await tapSpace(page, 'BUR');
    expect(await lineOf(page, 'PAR').textContent()).toContain('Burgundy');
    await resolveButton(page).tap();
    await page.getByText('Went through, unopposed.').first().waitFor();
  });

  test('the parts are turned to below the map', async () => {
    const page = await open(PHONE);
    await page.getByRole('button', { name: 'Board', exact: true }).tap();
    await page.getByRole('button', { name: 'Empty board' }).tap();
    await page.getByRole('button', { name: 'Army', exact: true }).tap();
    await tapSpace(page, 'BUR');
    expect(await page.locator('.piece').count()).toBe(1);
    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    expect(await page.getByLabel('Link').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Orders', exact: true }).tap();
    expect(await lineOf(page, 'BUR').isVisible()).toBe(true);
  });
});

describe('D-55 many units do not push the button off the screen', () => {
  const seventeen = stageWith(STANDARD, {
    RUSSIA:
      'A MOS, A WAR, A UKR, A LVN, A PRU, A SIL, A GAL, A BOH, A VIE, A BUD, A RUM, A SER, A TYR, F SEV, F STP/SC, F BOT, F BAL',
  });

  test.each([
    [320, 568, 1],
    [320, 568, 2],
    [360, 640, 1],
    [360, 640, 2],
    [390, 844, 2],
  ])('%i × %i with text %i times as large', async (width, height, textSize) => {
    const page = await (textSize === 1 ? open : openLarge)(phone(width, height), linkTo(STANDARD, seventeen));
    expect(await isReachable(page, '.resolve .btn--main')).toBe(true);
    expect(await scrollsSideways(page)).toBe(false);
    await lineOf(page, 'TYR').scrollIntoViewIfNeeded();
    expect(await lineOf(page, 'TYR').isVisible()).toBe(true);
    expect(await isReachable(page, '.resolve .btn--main')).toBe(true);
  });
});

describe('D-56 the only dislodged unit can be tapped', () => {
  const fight = stageWith(STANDARD, { FRANCE: 'A BUR, A RUH', GERMANY: 'A MUN' }, [
    'A BUR - MUN',
    'A RUH S A BUR - MUN',
  ]);

  async function toRetreats(): Promise<Page> {
    const page = await open(PHONE, linkTo(STANDARD, fight));
    await resolveButton(page).tap();
    await goOn(page);
    return page;
  }

  test('two taps on the map make its retreat', async () => {
    const page = await toRetreats();
    await tapSpace(page, 'MUN', asideIn(page, 'MUN'));
    await tapSpace(page, 'TYR');
    expect(await page.getByRole('radio', { name: 'Tyrolia' }).isChecked()).toBe(true);
    expect(await page.locator('.ord--draft').count()).toBe(1);
  });

  test('so does one tap in the list', async () => {
    const page = await toRetreats();
    await page.locator('label').filter({ hasText: 'Tyrolia' }).tap();
    await resolveButton(page).tap();
    await page.getByText('Retreated to Tyrolia.').waitFor();
  });
});

describe('a pinch', () => {
  test('moves the map as one picture; it is drawn afresh where the fingers leave it', async () => {
    const page = await open(PHONE);
    const box = await page.locator('.map-box').boundingBox();
    if (box === null) throw new Error('no map');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: x - apart, y },
          { x: x + apart, y },
        ],
      });
    const width = async () => (await page.locator('.map image').boundingBox())?.width ?? 0;
    const drawn = () => page.locator('.map > g').getAttribute('transform');
    const [narrow, before] = [await width(), await drawn()];
    await page.evaluate(() => {
      const touched = new Set<string>();
      Object.assign(globalThis, { touched });
      const svg = document.querySelector('.map');
      if (svg === null) throw new Error('no map');
      new MutationObserver((changes) => {
        for (const { target, type, attributeName } of changes) {
          if (target !== svg) touched.add(`${target.nodeName} ${attributeName ?? type}`);
        }
      }).observe(svg, { attributes: true, childList: true, characterData: true, subtree: true });
    });
    await touch('touchStart', 40);
    for (const apart of [45, 50, 55, 60, 65, 70, 75, 80]) await touch('touchMove', apart);
    await expect.poll(width).toBeCloseTo(narrow * 2, 0);
    expect(await page.evaluate(() => [...(globalThis as unknown as { touched: Set<string> }).touched])).toEqual([]);
    expect(await drawn()).toBe(before);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(drawn).not.toBe(before);
    expect(await width()).toBeCloseTo(narrow * 2, 0);
    expect(await page.locator('.map').evaluate((svg) => getComputedStyle(svg).transform)).toBe('none');
  });
});

describe('D-57 the whole map is visible, in every theme and size', () => {
  test.each([
    ['light', 320, 568],
    ['dark', 320, 568],
    ['light', 390, 844],
    ['dark', 768, 1024],
  ] as const)('%s, %i × %i', async (colorScheme, width, height) => {
    const page = await open({ ...phone(width, height), colorScheme, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Show the whole map' }).tap();
    const [sheet, box] = [await page.locator('.map image').boundingBox(), await page.locator('.map-box').boundingBox()];
    if (sheet === null || box === null) throw new Error('no map');
    expect(sheet.x).toBeGreaterThanOrEqual(box.x - 1);
    expect(sheet.y).toBeGreaterThanOrEqual(box.y - 1);
    expect(sheet.x + sheet.width).toBeLessThanOrEqual(box.x + box.width + 1);
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(box.y + box.height + 1);
  });
});
