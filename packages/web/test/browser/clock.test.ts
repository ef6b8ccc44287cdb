import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { house } from './house.ts';
import { PHONE } from './pages.ts';

const { judge, seated } = house();

const HOUR_MS = 3_600_000;

/** Sets the time of day of the device this much ahead of what it is; its running clock goes on as it did. */
const setAhead = (page: Page, ms: number) =>
  page.evaluate((ahead) => {
    const device = globalThis as unknown as { aheadMs?: number; trueNow?: () => number };
    device.trueNow ??= Date.now.bind(Date);
    device.aheadMs = ahead;
    const { trueNow } = device;
    Date.now = () => trueNow() + (device.aheadMs ?? 0);
  }, ms);

/** The minutes that the page says are left. */
const minutesLeft = async (page: Page) => {
  const [minutes, seconds] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number);
  return (minutes ?? Number.NaN) + (seconds ?? Number.NaN) / 60;
};

describe('D-32 the time shown is the time that is', () => {
  test('D-32 on a device three hours wrong, and on one whose clock is set right or jumps while the page is open', async () => {
    await judge('POST', '/games/g_demo/commands', {
      id: 'clock-deadline',
      do: 'setDeadline',
      deadline: Date.now() + 45 * 60_000,
    });
    const page = await seated('R-SPA', PHONE);
    await page.getByRole('timer').waitFor();
    const isRight = () =>
      expect.poll(async () => Math.abs((await minutesLeft(page)) - 44.5) < 1, { timeout: 20_000 }).toBe(true);
    await isRight();
    await page.addInitScript((ahead) => {
      const trueNow = Date.now.bind(Date);
      Date.now = () => trueNow() + ahead;
    }, 3 * HOUR_MS);
    await page.reload();
    await page.getByRole('timer').waitFor();
    await isRight();
    for (const ahead of [-HOUR_MS, 26 * HOUR_MS, 0]) {
      await setAhead(page, ahead);
      await isRight();
    }
  });
});
