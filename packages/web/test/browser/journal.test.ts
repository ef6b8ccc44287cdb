import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { DESK, SMALL_PHONE } from './pages.ts';

const { seated, judge, owner, link } = house();

describe('a seat’s own papers', () => {
  test('the journal and notes stay through reloads, are nobody else’s, and are saved as a text', async () => {
    const page = await seated('L-FRA', { ...SMALL_PHONE, ...STILL });
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('link', { name: 'Journal' }).tap();
    const field = page.getByLabel('This turn’s journal');
    await field.fill('We trusted England.');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('We trusted England.');
    await page.getByRole('button', { name: 'Keep it' }).dblclick();
    await page.locator('[data-written="journal"]').getByText('We trusted England.').waitFor();
    await page.getByText(/Kept at \d\d:\d\d/).waitFor();
    await page.getByRole('radio', { name: 'Note' }).click();
    await page.getByLabel('Your note').fill('Watch Brest.');
    await page.getByRole('button', { name: 'Keep it' }).tap();
    await page.locator('[data-written="note"]').getByText('Watch Brest.').waitFor();
    expect(await page.locator('[data-written]').count()).toBe(2);
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save all as a text' }).tap(),
    ]);
    expect(await readFile(await saved.path(), 'utf8')).toBe(
      'Spring 1454\n\nJournal: We trusted England.\n\nNote: Watch Brest.',
    );
    const ruler = await judge<{ view: { notes: unknown[] } }>('GET', '/games/g_demo');
    expect(ruler.view.notes).toEqual([]);
  });

  test('what the Judge asks of the journals stands over each, until he asks nothing more', async () => {
    const desk = await (await owner()).newPage();
    await desk.goto(`${link()}desk/g_demo/letters`);
    const asking = desk.getByRole('region', { name: 'Ask something of the journals' });
    await asking.getByText('Ask something of the journals').click();
    expect(await faultsInBothThemes(desk)).toEqual([]);
    await asking.getByLabel('Your question').fill('Whom did you fear?');
    await asking.getByRole('button', { name: 'Ask it' }).dblclick();
    await asking.getByText('Whom did you fear?').waitFor();
    const page = await seated('B-SWE', { ...SMALL_PHONE, ...STILL });
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('link', { name: 'Journal' }).tap();
    const asked = page.locator('.journal-asked');
    await asked.getByText('Whom did you fear?').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Note' }).click();
    expect(await asked.count()).toBe(0);
    await page.getByRole('radio', { name: 'Journal' }).click();
    await asking.getByRole('button', { name: 'Ask nothing more' }).click();
    await asked.waitFor({ state: 'detached' });
  });

  test('R1, R8 who sits where, who is banned and of whose team; whom I may write to, each with its rule', async () => {
    const page = await seated('R-SPA', { ...DESK, ...STILL });
    await page.getByRole('link', { name: 'Seats' }).click();
    await page.locator('[data-seat="B-ROM"]').getByText('Pope').waitFor();
    const row = page.getByRole('row', { name: /^Ruler of Venice/ });
    expect(await row.textContent()).toMatch(/lawful.*R1.*open/);
    await judge('POST', '/games/g_demo/commands', {
      id: 'judge-0001',
      ...{ do: 'overrideBan', seat: 'R-SPA', banned: true, reason: 'For a test.' },
    });
    await row.getByText('unlawful').waitFor();
    await page.locator('[data-seat="R-SPA"]').getByText('banned').waitFor();
    expect(await page.locator('[data-seat="B-SWE"]').textContent()).toContain('of no team');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await row.getByRole('link', { name: 'Ruler of Venice' }).click();
    await page.getByText('Unlawful if you send it: R1.').waitFor();
  });
});
