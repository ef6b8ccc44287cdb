import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { DESK, lineOf, SMALL_PHONE, tapPiece } from './pages.ts';

const { link, seated, judge } = house();

let commands = 0;
/** The Judge gives a command. */
const rule = (command: object) => {
  commands += 1;
  return judge('POST', '/games/g_demo/commands', { id: `judge-${String(commands).padStart(4, '0')}`, ...command });
};

const phaseOf = (page: Page) => page.locator('.seat-head .phase');

/** Writes an order in the list: unit, verb, place. */
async function order(page: Page, province: string, verb: string, place?: string): Promise<void> {
  await lineOf(page, province).locator('.line-open').click();
  await lineOf(page, province).getByRole('button', { name: verb, exact: true }).click();
  if (place !== undefined) await lineOf(page, province).getByRole('button', { name: place, exact: true }).click();
  await lineOf(page, province).locator('.is-draft').waitFor();
}

const sign = (page: Page) => page.getByRole('button', { name: 'Sign these orders' });

describe('a turn at a seat', () => {
  test('a phase that the Judge opens shows in every window by itself; a Ruler writes, signs and gets a receipt', async () => {
    const spain = await seated('R-SPA');
    const lord = await seated('L-SPA', SMALL_PHONE);
    const bishop = await seated('B-SWI');
    expect(await phaseOf(spain).textContent()).toBe('Diplomacy');
    expect(await bishop.locator('.owed').textContent()).toMatch(/\w/);
    await rule({ do: 'closePhase' });
    for (const page of [spain, lord, bishop]) await phaseOf(page).getByText('Order Writing').waitFor();
    await spain.getByText('Sign orders for Spain').waitFor();

    await order(spain, 'POR', 'Hold');
    await order(spain, 'NAP', 'Move', 'Tyrrhenian Sea');
    await spain.getByRole('checkbox', { name: 'Depose the Pope' }).check();
    expect(await spain.locator('.sign .why').first().textContent()).toMatch(/no order yet. Signed now, it holds/);
    await sign(spain).click();
    await spain.getByText(/Signed at \d\d:\d\d:\d\d\. Receipt \d+\./).waitFor();
    await spain.getByRole('button', { name: 'Signed by you' }).waitFor();
    await spain.getByText('You owe nothing now').waitFor();

    await lord.getByRole('tab', { name: /The Ruler’s sheet.*signed \d\d:\d\d, counts now/ }).tap();
    const shown = lord.locator('[data-sheet="SPA:R-SPA"]');
    expect(await shown.textContent()).toContain('F Naples – Tyrrhenian Sea');
    expect(await shown.textContent()).toContain('Depose the Pope');
    // Her lines are on the Lord's map, in ink; nobody else's has them.
    expect(await lord.locator('.ord--signed[data-order="move NAP"]').count()).toBe(1);
    expect(await bishop.locator('[data-sheet], .ord').count()).toBe(0);
  });

  test('what is written is there after a reload and without a line, and is signed once the line is back', async () => {
    const france = await seated('R-FRA');
    await order(france, 'PAR', 'Move', 'Burgundy');
    await france.reload();
    await lineOf(france, 'PAR').getByText('Burgundy').waitFor();
    await france.context().setOffline(true);
    await france.getByText(/No connection since \d\d:\d\d/).waitFor();
    await order(france, 'MAR', 'Hold');
    await sign(france).click();
    await france.getByText('The server does not answer').waitFor();
    await france.context().setOffline(false);
    await france.getByText(/No connection since/).waitFor({ state: 'detached' });
    await sign(france).click();
    await france.getByRole('button', { name: 'Signed by you' }).waitFor();
    expect(await france.getByRole('tab').allTextContents()).toEqual([expect.stringMatching(/^Your sheetsigned/)]);
    expect(await lineOf(france, 'MAR').textContent()).toContain('holds');
  });

  test('a sheet that comes too late is refused in a sentence with its rule, and the page shows the phase there is', async () => {
    const venice = await seated('R-VEN', SMALL_PHONE);
    await order(venice, 'VEN', 'Hold');
    // A tunnel: nothing that happens is heard.
    await venice.route('**/live*', (route) => route.abort());
    await venice.reload();
    await sign(venice).waitFor();
    await venice.getByText(/No connection since/).waitFor();
    await venice.route('**/games/g_demo', (route) => route.abort());
    await rule({ do: 'closePhase' });
    await sign(venice).click();
    await venice.locator('.sign .problem').waitFor();
    expect(await venice.locator('.sign .problem').textContent()).toMatch(/Order Resolution/);
    await venice.unroute('**/games/g_demo');
    await venice.getByRole('button', { name: 'Look again' }).click();
    await phaseOf(venice).getByText('Order Resolution').waitFor();
  });

  test('the gazette tells in words what was published', async () => {
    const spain = await seated('R-SPA');
    await rule({ do: 'publish' });
    await phaseOf(spain).getByText('Diplomacy').waitFor();
    await spain.getByText('Fall 1454').first().waitFor();
    await spain.getByRole('link', { name: 'Gazette', exact: true }).click();
    await spain
      .locator('.gazette')
      .getByText(/Tyrrhenian Sea/)
      .first()
      .waitFor();
    expect(await spain.locator('.gazette .rule-no').first().textContent()).toMatch(/^[A-Z]/);
    await spain.getByRole('link', { name: 'Board' }).click();
    await spain.locator('[data-piece="TYS"]').waitFor({ state: 'attached' });

    // Every phase that was played lies open again, with what came of it.
    await spain.getByRole('button', { name: 'Back one phase' }).click();
    await spain.locator('.ord--done[data-order="move NAP"]').waitFor({ state: 'attached' });
    await spain.getByRole('heading', { name: 'Spring 1454: Results' }).waitFor();
    await tapPiece(spain, 'TYS');
    expect(await spain.locator('.strip .hint').textContent()).toMatch(/^F Naples – Tyrrhenian Sea: \w/);
    expect(await lineOf(spain, 'POR').textContent()).toMatch(/A Lisbon.*holds/);
    await spain.getByRole('combobox', { name: 'Names' }).selectOption('Names of 1901');
    await lineOf(spain, 'POR').getByText('A Portugal').waitFor();
    await spain.getByRole('combobox', { name: 'Names' }).selectOption('Names of 1454');
    await spain.getByRole('button', { name: 'Start', exact: true }).click();
    await spain.locator('[data-piece="NAP"]').waitFor({ state: 'attached' });
    await spain.getByRole('heading', { name: 'The board at the beginning' }).waitFor();
    await spain.getByRole('button', { name: 'Back to now' }).click();
    await spain.locator('[data-piece="TYS"]').waitFor({ state: 'attached' });

    // A private copy to try things on, and the way back.
    await spain.getByRole('link', { name: 'What if…' }).click();
    await spain.getByText('This is the position of the link you opened.').waitFor();
    await spain.locator('[data-piece="TYS"]').waitFor({ state: 'attached' });
    await spain.getByRole('link', { name: 'Back to the game' }).click();
    await phaseOf(spain).getByText('Diplomacy').waitFor();
  });
});

describe('a seat’s page', () => {
  test.each([
    ['R-SPA', DESK],
    ['R-SPA', SMALL_PHONE],
    ['B-ROM', SMALL_PHONE],
  ] as const)('%s: axe finds nothing, and it fits the screen', async (seat, screen) => {
    const page = await seated(seat, { ...screen, ...STILL });
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });

  test('the gazette on a phone: axe finds nothing', async () => {
    const page = await seated('B-ROM', { ...SMALL_PHONE, ...STILL });
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('link', { name: 'Gazette', exact: true }).tap();
    await page.getByRole('heading', { name: 'Gazette' }).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  test('a seat that is not this browser’s is not shown, and the ways in are', async () => {
    const page = await seated('L-FRA');
    await page.goto(`${link()}play/g_demo?seat=R-SPA`);
    await page.getByRole('heading', { name: 'This seat is not open here' }).waitFor();
    await page.getByText('Nobody has come in by this seat’s card in this browser.').waitFor();
    expect(await page.getByText('Sign in first').count()).toBe(0);
    await page.getByRole('link', { name: 'To your own seat, L-FRA' }).click();
    await page.getByText('Lord of France').first().waitFor({ state: 'attached' });
    await page.goto(`${link()}play/g_demo?seat=R-SPA`);
    await page.getByRole('link', { name: 'I have a card with a code' }).click();
    await page.getByLabel('Code').waitFor();
  });
});
