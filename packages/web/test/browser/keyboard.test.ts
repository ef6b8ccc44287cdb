import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onStage } from './harness.ts';
import { lineOf, pieceAt } from './pages.ts';

const { open } = onStage();

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, isThere: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, isThere);
    if (found) return;
  }
  throw new Error(`the Tab key does not come to ${isThere}`);
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? document.activeElement?.textContent);

describe('with the keyboard alone', () => {
  test('an order is made in the list, resolved, and the next turn begun', async () => {
    const page = await open();
    await tabTo(page, '[data-line="PAR"] .line-open');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Move');
    await tabTo(page, '.chips--places .chip');
    await page.keyboard.press('Enter');
    expect(await page.locator('.ord--draft').count()).toBe(1);
    expect(await focused(page)).toContain('A Paris');
    await tabTo(page, '.resolve .btn--main');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('heading', { name: 'Spring 1454 Results' }).isVisible()).toBe(true);
    expect(await focused(page)).toContain('On to');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('heading', { name: 'Fall 1454 Orders' }).isVisible()).toBe(true);
  });

  test('the map is one stop of the Tab key; arrows steer through it, Enter picks, Escape lets go', async () => {
    const page = await open();
    await tabTo(page, '[data-space]');
    const start = await focused(page);
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).not.toBe(start);
    await page.locator('[data-space="PAR"]').focus();
    expect(await page.locator('[data-space="PAR"]').getAttribute('aria-label')).toBe(
      'Paris, owned by France, army of France',
    );
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-lit]').count()).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-lit]').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator('[data-space="BUR"]').focus();
    await page.keyboard.press('Enter');
    expect(await lineOf(page, 'PAR').textContent()).toContain('Burgundy');
  });

  test('the map zooms, pans and fits', async () => {
    const page = await open();
    const box = () => pieceAt(page, 'MUN').boundingBox();
    const before = await box();
    await page.locator('[data-space="MUN"]').focus();
    for (const key of ['+', '+', 'Shift+ArrowRight']) await page.keyboard.press(key);
    await expect.poll(async () => (await box())?.width ?? 0).toBeGreaterThan((before?.width ?? 0) * 1.1);
    await page.keyboard.press('0');
    await expect.poll(async () => Math.round((await box())?.x ?? 0)).toBe(Math.round(before?.x ?? 0));
  });

  test('units are put down without a mouse', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Empty board' }).press('Enter');
    await page.getByRole('button', { name: 'Fleet', exact: true }).press('Enter');
    await page.getByRole('radio', { name: 'England' }).press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'France' }).getAttribute('aria-checked')).toBe('true');
    await page.locator('[data-space="NTH"]').focus();
    await page.keyboard.press('Enter');
    expect(await pieceAt(page, 'NTH').getAttribute('data-ink')).toBe('fra');
  });
});
