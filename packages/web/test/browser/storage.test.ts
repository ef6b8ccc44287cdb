import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onStage } from './harness.ts';
import { DESK, lineOf, pieceAt, reload, write } from './pages.ts';

const { open, server } = onStage();

/** Another tab of the same browser. */
async function openTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(server().link);
  await other.locator('[data-space]').first().waitFor();
  return other;
}

const box = (page: Page) => page.getByLabel('Type or paste orders');

describe('two tabs of one browser', () => {
  test('each keeps its own board and its own typed lines over a reload', async () => {
    const first = await open();
    await write(first, ['A Par - Bur']);
    const second = await openTab(first);
    await second.getByRole('button', { name: 'Empty board' }).click();
    await box(second).fill('A Rom - Nap');
    await box(first).fill('A Vie - Tyr');
    await reload(first);
    expect(await lineOf(first, 'PAR').textContent()).toContain('Burgundy');
    expect(await box(first).inputValue()).toBe('A Vie - Tyr');
    await reload(second);
    expect(await second.locator('.piece').count()).toBe(0);
    expect(await box(second).inputValue()).toBe('A Rom - Nap');
  });

  test('a copy of a tab goes its own way', async () => {
    const first = await open();
    await write(first, ['A Par - Bur']);
    const kept = await first.evaluate((): [string, string][] =>
      Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']),
    );
    const copy = await first.context().newPage();
    await copy.addInitScript((record) => {
      if (sessionStorage.length === 0) for (const [key, value] of record) sessionStorage.setItem(key, value);
    }, kept);
    await copy.goto(server().link);
    await pieceAt(copy, 'PAR').waitFor();
    await copy.getByRole('button', { name: 'Empty board' }).click();
    await copy.close();
    const third = await openTab(first);
    expect(await third.locator('.piece').count()).toBe(0);
    expect(await third.locator('.others summary').textContent()).toBe('One other board is kept');
  });

  test('a tab opened later begins with the board changed last, and can take up the other', async () => {
    const first = await open();
    await write(first, ['A Par - Bur']);
    await box(first).fill('A Mun - Tyr');
    const second = await openTab(first);
    await second.getByRole('button', { name: 'Empty board' }).click();
    await box(second).fill('');
    await first.close({ runBeforeUnload: true });
    const third = await openTab(second);
    expect(await third.locator('.piece').count()).toBe(0);
    await third.locator('.others summary').click();
    await third
      .getByRole('button', { name: /^Take it up/ })
      .first()
      .click();
    expect(await lineOf(third, 'PAR').textContent()).toContain('Burgundy');
    expect(await box(third).inputValue()).toBe('A Mun - Tyr');
    await third.getByRole('button', { name: 'Undo' }).click();
    expect(await third.locator('.piece').count()).toBe(0);
  });

  test('looking alone keeps nothing more; six boards are kept, the last changed', async () => {
    const page = await open();
    const keptKeys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('defensor.table.')));
    expect(await keptKeys()).toEqual([]);
    for (let i = 0; i < 7; i++) {
      const tab = await openTab(page);
      await tab.getByRole('button', { name: i % 2 === 0 ? 'Empty board' : 'Start position' }).click();
    }
    expect(await keptKeys()).toHaveLength(6);
    // Another board of the same tab, and visits one after the other, take no further place.
    const [before] = [await keptKeys()];
    await openTab(page);
    expect((await keptKeys()).sort()).toEqual(before.sort());
  });
});

test('what was kept and cannot be read is said, and the start position stands', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Empty board' }).click();
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      const record = JSON.parse(sessionStorage.getItem('defensor.table') ?? '{}') as object;
      sessionStorage.setItem('defensor.table', JSON.stringify({ ...record, play: '{"version":2}' }));
    });
  });
  await reload(page);
  expect(await page.locator('.notice').textContent()).toContain('could not be read');
  expect(await page.locator('.piece').count()).toBe(22);
});

test('a full storage is said, and the tab still keeps its board', async () => {
  const page = await open();
  await page.evaluate(() => {
    for (let letters = 4_000_000; letters >= 1; letters = Math.floor(letters / 2)) {
      for (let i = 0; ; i++) {
        try {
          localStorage.setItem(`filled ${letters} ${i}`, 'x'.repeat(letters));
        } catch {
          break;
        }
      }
    }
  });
  await page.getByRole('button', { name: 'Empty board' }).click();
  expect(await page.locator('.notice').textContent()).toContain('until this tab is closed');
  await reload(page);
  expect(await page.locator('.piece').count()).toBe(0);
});

test('a paste of many thousand lines leaves the page usable, and nothing of it is lost', async () => {
  const page = await open({ ...DESK, permissions: ['clipboard-read', 'clipboard-write'] });
  const lines = Array.from({ length: 6000 }, (_, i) => `A Vie - Tyr nonsense ${i}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), ['A Par - Bur', ...lines].join('\n'));
  await box(page).press('Control+v');
  await page.getByText('too long to be kept').waitFor();
  expect(await page.locator('.verdicts li').count()).toBe(41);
  await page.getByRole('button', { name: 'Write one order down' }).click();
  expect(await lineOf(page, 'PAR').textContent()).toContain('Burgundy');
  expect((await box(page).inputValue()).split('\n')).toHaveLength(6000);
  expect(await page.locator('.hint').textContent()).toContain('299 lines could not be read');
  const kept = await page.evaluate(() => sessionStorage.getItem('defensor.table')?.length ?? 0);
  expect(kept).toBeLessThan(250_000);
});
