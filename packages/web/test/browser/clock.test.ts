import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { house } from './house.ts';
import { lineOf, PHONE, SMALL_PHONE } from './pages.ts';

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

describe('D-40 what is sent at once ends as it was meant last, whatever order the answers come in', () => {
  test('D-40 orders written, signed and declared ready in one breath over a slow line that reorders', async () => {
    await judge('POST', '/games/g_demo/commands', {
      id: 'clock-timetable',
      do: 'setTimetable',
      zone: 'UTC',
      phases: {},
      lessons: [],
      holidays: [],
      offsets: [{ fromMs: 0, minutes: 0 }],
      graceMs: 0,
      early: 'whenReady',
    });
    await judge('POST', '/games/g_demo/commands', { id: 'clock-writing', do: 'closePhase' });
    const page = await seated('R-FRA', SMALL_PHONE);
    await page.getByText(/All wait for \d+ more/).waitFor();
    await lineOf(page, 'PAR').locator('.line-open').click();
    await lineOf(page, 'PAR').getByRole('button', { name: 'Hold', exact: true }).click();
    await lineOf(page, 'PAR').locator('.is-draft').waitFor();
    // Each answer comes a second sooner than the one before: the last is heard first.
    let delayMs = 3_000;
    await page.route('**/games/g_demo/commands', async (route) => {
      delayMs = Math.max(0, delayMs - 1_000);
      const mine = delayMs;
      const answer = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, mine));
      await route.fulfill({ response: answer });
    });
    await page.getByRole('button', { name: 'Sign these orders' }).click();
    await page.getByRole('button', { name: 'I am ready' }).dblclick();
    await page.getByRole('button', { name: 'I need more time' }).waitFor();
    await page.getByRole('button', { name: 'Signed by you' }).waitFor();
    const seen = await judge<{
      view: { readiness: object; desk: object; sheets: { id: string; signatures: object[] }[] };
    }>('GET', '/games/g_demo');
    expect(seen.view.readiness).toMatchObject({ ready: ['R-FRA'] });
    expect(seen.view.sheets.find(({ id }) => id.startsWith('FRA:'))?.signatures).toMatchObject([{ seat: 'R-FRA' }]);

    // Taken back, it is taken back; and nothing closed.
    await page.unroute('**/games/g_demo/commands');
    await page.getByRole('button', { name: 'I need more time' }).click();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    expect((await judge<{ view: { phase: string } }>('GET', '/games/g_demo')).view.phase).toBe('orderWriting');
  });
});
