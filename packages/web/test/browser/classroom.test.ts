import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { DESK, SMALL_PHONE } from './pages.ts';

const { link, seated, judge, owner, visitor } = house();

let commands = 0;
/** The Judge gives a command. */
const rule = (command: object) => {
  commands += 1;
  return judge('POST', '/games/g_demo/commands', { id: `class-${String(commands).padStart(4, '0')}`, ...command });
};

const WALL = { viewport: { width: 1920, height: 1080 }, ...STILL } as const;

/** A page of the Judge's own browser. */
async function judges(path: string): Promise<Page> {
  const page = await (await owner()).newPage();
  await page.setViewportSize(DESK.viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${link()}${path}`);
  return page;
}

/** Writes a seat’s orders and signs them, as the Judge does from paper. */
async function sheet(seat: string, text: string): Promise<void> {
  await rule({ do: 'draftSheet', onBehalfOf: seat, sheet: 'paper', text });
  await rule({ do: 'signSheet', onBehalfOf: seat, sheet: 'paper' });
}

/** A turn is played and published, whichever test came before: Spain’s fleet sails out, by a sheet on paper. */
async function played(): Promise<void> {
  await owner();
  const { view } = await judge<{ view: { turn: string } }>('GET', '/games/g_demo');
  if (view.turn !== 'S1454') return;
  await rule({ do: 'closePhase' });
  await sheet('R-SPA', 'F Nap - Tys\nA Lis - Mad');
  await rule({ do: 'closePhase' });
  await rule({ do: 'publish' });
}

describe('a lesson', () => {
  test('the projector shows the town square, then the results one by one at the Judge’s keys; nothing secret reaches it', async () => {
    const { cards } = await judge<{ cards: { link: string }[] }>('POST', '/games/g_demo/cards', {
      cards: [{ seat: 'projector' }],
    });
    const wall = await visitor(WALL);
    const heard: string[] = [];
    wall.on('response', async (response) => {
      if (/\/games\/g_demo(\?|$)/.test(response.url())) heard.push(await response.text().catch(() => ''));
    });
    await wall.goto(`${link()}join#${cards[0]?.link.split('#')[1]}`);
    await wall.waitForURL(/\/projector\/g_demo/);
    await wall.getByRole('heading', { name: 'Spring 1454' }).waitFor();
    await wall.getByText('Nobody is excommunicated.').waitFor();
    await wall.getByText(/is Pope. No council sits./).waitFor();
    expect(await faultsInBothThemes(wall)).toEqual([]);
    // Nothing that people must read is smaller than 26 px on such a screen.
    const small = await wall.locator('.wall-side *').evaluateAll((parts) =>
      parts
        .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''))
        .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 26)
        .map((part) => part.textContent),
    );
    expect(small).toEqual([]);

    await rule({ do: 'closePhase' });
    await wall.getByText('Order Writing').waitFor();
    await rule({ do: 'setDeadline', deadline: Date.now() + 300_000 });
    await wall
      .locator('.wall-clock [role="timer"]')
      .getByText(/^4:\d\d$/)
      .waitFor();
    await sheet('R-SPA', 'F Nap - Tys\nA Lis - Mad');
    await sheet('L-FRA', 'A Mar - Swi');
    await rule({ do: 'closePhase' });
    await rule({ do: 'publish' });
    await wall.getByText('The results are in').waitFor();
    // The board is still the one before: what came of it is not given away.
    await wall.locator('[data-piece="NAP"]').waitFor({ state: 'attached' });
    await wall.keyboard.press(' ');
    await wall.getByText(/^Results, 1 of \d+$/).waitFor();
    await wall.locator('.told .is-last').getByText('Marseilles', { exact: false }).waitFor();
    await wall.keyboard.press('ArrowRight');
    await wall.keyboard.press('ArrowRight');
    await wall.keyboard.press('ArrowLeft');
    await wall.getByText(/^Results, 2 of \d+$/).waitFor();
    expect(await wall.locator('[data-order]').count()).toBe(2);
    await wall.getByRole('button', { name: 'Show all' }).click();
    await wall.getByRole('heading', { name: 'Fall 1454' }).waitFor();
    await wall.locator('[data-piece="TYS"]').waitFor({ state: 'attached' });
    await wall.keyboard.press('r');
    await wall.getByText('The results are in').waitFor();
    await wall.keyboard.press('Escape');

    // The desk goes through the results on the wall, which is another computer's; each follows the other.
    const desk = await judges('desk/g_demo/desk');
    const part = desk.getByRole('region', { name: 'On the wall' });
    await part.getByRole('button', { name: 'Reveal Spring 1454' }).click();
    await wall.getByText('The results are in').waitFor();
    await part.getByRole('button', { name: 'Next' }).click();
    await part.getByRole('button', { name: 'Next' }).click();
    await wall.getByText(/^Results, 2 of \d+$/).waitFor();
    await wall.keyboard.press(' ');
    await part.getByText(/^Results, 3 of \d+$/).waitFor();
    await part.getByRole('button', { name: 'Back' }).click();
    await wall.getByText(/^Results, 2 of \d+$/).waitFor();
    // A wall that is opened anew goes on where it was; it leaves the old results when the next phase opens.
    await wall.reload();
    await wall.getByText(/^Results, 2 of \d+$/).waitFor();
    await rule({ do: 'closePhase' });
    await wall.getByRole('heading', { name: 'Fall 1454' }).getByText('Order Writing').waitFor();
    await part.getByRole('button', { name: 'Reveal Spring 1454' }).click();
    await wall.getByText('The results are in').waitFor();
    await part.getByRole('button', { name: 'Show all' }).click();
    await wall.getByRole('heading', { name: 'Fall 1454' }).waitFor();
    await desk.close();
    await wall.getByRole('button', { name: 'Bell off' }).click();
    await wall.getByRole('button', { name: 'Bell on' }).waitFor();
    expect(heard.length).toBeGreaterThan(0);
    for (const body of heard) expect(body).not.toMatch(/"desk":\{/);

    // A Judge who opens it on the classroom's own computer gets no secrets either.
    const [asked] = await Promise.all([
      (await owner()).waitForEvent('response', (response) => response.url().includes('/games/g_demo?as=projector')),
      judges('projector/g_demo'),
    ]);
    expect(await asked.text()).not.toMatch(/"desk":\{/);
  });

  test('grades: a mark for each turn, corrected with a reason, and tables for the gradebooks (PG)', async () => {
    await played();
    const page = await judges('desk/g_demo/grades');
    const spain = page.locator('[data-grade="R-SPA"]');
    await spain.getByText('1 of 1').waitFor();
    expect(await spain.locator('.sign--paper').count()).toBe(1);
    const tunis = page.locator('[data-grade="B-TUN"]');
    await tunis.getByText('0 of 1').waitFor();
    await tunis.getByRole('button', { name: /nothing signed/ }).click();
    await page.getByLabel('Reason, which she or he sees').fill('Ill; his note was signed.');
    await page.getByRole('button', { name: 'Keep this correction' }).click();
    await tunis.getByText('1 of 1').waitFor();
    await tunis.getByRole('button', { name: /counted by the Judge/ }).waitFor();
    await page.getByText('Ill; his note was signed.').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    for (const [name, first] of [
      ['Download for Canvas', 'Student,ID,SIS User ID,SIS Login ID,Section,'],
      ['Download for Moodle', 'Name,ID number,Username,Email address,'],
      ['Plain table', 'Seat,Person,Name,Turns signed'],
    ] as const) {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      expect(readFileSync(await file.path(), 'utf8').replace('\ufeff', '')).toContain(first);
    }
  });

  test('paper: sheets for each power, ballots, decrees, bulls, the table of speech, map and gazette; none longer than its sheet', async () => {
    await played();
    const page = await judges('print/g_demo/orders');
    await page.getByRole('heading', { name: 'Orders of Spain, Fall 1454' }).waitFor();
    expect(await page.locator('.paper .qr').count()).toBe(7);
    for (const [kind, sheets] of [
      ['Order sheets', 7],
      ['Ballots', 13],
      ['Convening decrees', 1],
      ['Bulls', 1],
      ['Who may speak to whom', 1],
      ['Map', 1],
    ] as const) {
      await page.getByRole('link', { name: kind }).click();
      await page
        .locator('.paper')
        .nth(sheets - 1)
        .waitFor();
      expect(await page.locator('.paper').count(), kind).toBe(sheets);
      for (const size of ['A4', 'Letter']) {
        await page.getByRole('radio', { name: size }).click();
        const tooLong = await page
          .locator('.paper')
          .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
        expect(tooLong, `${kind}, ${size}`).toBe(0);
      }
    }
    await page.getByRole('link', { name: 'Gazette' }).click();
    await page.locator('.paper').getByText('Tyrrhenian Sea', { exact: false }).first().waitFor();
    await page.getByRole('link', { name: 'Bulls' }).click();
    await page.locator('.bull-part').first().waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    // A printer gets the sheets alone, a page each.
    await page.getByRole('link', { name: 'Order sheets' }).click();
    await page.getByRole('radio', { name: 'A4' }).click();
    await page.locator('.paper').nth(6).waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(7);
    // The server lays the same out as a file.
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as PDF' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('orders.pdf');
    expect(readFileSync(await saved.path(), 'latin1').startsWith('%PDF-')).toBe(true);

    // A player prints the own court's sheet, and no cards.
    const spain = await seated('R-SPA');
    await spain.goto(`${link()}print/g_demo?seat=R-SPA`);
    await spain.getByRole('heading', { name: /^Orders of Spain/ }).waitFor();
    expect(await spain.locator('.paper').count()).toBe(1);
    expect(await spain.getByRole('link', { name: 'Role cards' }).count()).toBe(0);
  }, 120_000);

  test('after the game: the game, told; its letters opened by the Judge alone, once and for all (JD.10)', async () => {
    const bishop = await seated('B-SWI', { ...SMALL_PHONE, ...STILL });
    await rule({ do: 'endGame', how: { kind: 'stopped' }, reason: 'The lessons are over.' });
    const page = await judges('debrief/g_demo');
    await page.getByText('The game was ended in', { exact: false }).waitFor();
    await page.getByRole('heading', { name: 'Turning points' }).waitFor();
    await page.getByRole('heading', { name: 'Each one’s record' }).waitFor();
    expect(await page.locator('.records tbody tr').count()).toBe(27);
    await page.getByRole('button', { name: 'Open the letters' }).click();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, open them' }).click();
    await page.getByText('The letters are open', { exact: false }).waitFor();
    expect((await page.pdf()).length).toBeGreaterThan(20_000);

    await bishop.goto(`${link()}debrief/g_demo?seat=B-SWI`);
    await bishop.getByRole('heading', { name: 'My own record' }).waitFor();
    expect(await bishop.locator('.records tbody tr').count()).toBe(1);
    expect(await bishop.getByRole('button', { name: 'Open the letters' }).count()).toBe(0);
    expect(await isTooWide(bishop)).toBe(false);
  });
});
