import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { DESK, SMALL_PHONE } from './pages.ts';

const { link, owner, seated, judge } = house();

/** The Judge's desk, or another of his pages, in a window of his own. */
async function desk(
  section = 'desk',
  size: { readonly width: number; readonly height: number } = DESK.viewport,
): Promise<Page> {
  const page = await (await owner()).newPage();
  await page.setViewportSize(size);
  await page.emulateMedia(STILL);
  await page.goto(`${link()}desk/g_demo/${section}`);
  await page.locator('.desk-head .turn').waitFor();
  return page;
}

/** A browser keeps six lines to a server, and each open page has one of its own. */
afterEach(async () => {
  for (const page of (await owner()).pages()) await page.close();
});

interface Seen {
  readonly view: {
    readonly clock: {
      readonly deadline?: number;
      readonly timetable?: {
        readonly zone: string;
        readonly offsets: readonly unknown[];
        readonly holidays: readonly string[];
      };
    };
  };
}
const view = async () => (await judge<Seen>('GET', '/games/g_demo')).view;

describe('JD.2 the timetable', () => {
  test('lessons, holidays and phases are written, looked at ahead, kept; the phase then closes with the lesson', async () => {
    const page = await desk('clock');
    const spain = await seated('R-SPA');
    const coming = page.getByRole('region', { name: 'What comes' });
    await coming.getByText('A phase goes by lessons, and there is none: add your lessons.').waitFor();
    const keep = page.getByRole('button', { name: 'Keep this timetable' });
    expect(await keep.getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel('Time zone').selectOption('Europe/Berlin');
    for (const [n, day] of ['Tuesday', 'Thursday'].entries()) {
      await page.getByRole('button', { name: 'Add a lesson' }).click();
      await page.getByLabel(`Lesson ${n + 1}: day`).selectOption(day);
      await page.getByLabel(`Lesson ${n + 1}: begins`).fill('10:15');
      await page.getByLabel(`Lesson ${n + 1}: ends`).fill('11:00');
    }
    await page.getByRole('button', { name: 'Add holidays' }).click();
    await page.getByLabel('Holidays 1: first day').fill('2030-12-23');
    await page.getByLabel('Holidays 1: last day').fill('2030-12-25');
    await page.getByLabel('Minutes after the bell').fill('2');
    await coming.getByText(/^Diplomacy closes (Tue|Thu) \d+ \w+, 10:15, at the start of the lesson$/).waitFor();
    await coming.getByText(/^Order Writing closes (Tue|Thu) \d+ \w+, 10:25$/).waitFor();
    await coming.getByText('Order Resolution closes when you close it').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await keep.click();
    await page.getByText('Kept.').waitFor();
    await page
      .locator('.clockwork')
      .getByText(
        /^Diplomacy closes (Tue|Thu) \d+ \w+, 10:15, at the start of the lesson\. Papers are taken for two minutes more\.$/,
      )
      .waitFor();
    // The seat's clock runs to it.
    await spain.locator('.clock').getByText(/\d/).first().waitFor();
    const { clock } = await view();
    expect(clock.timetable).toMatchObject({
      zone: 'Europe/Berlin',
      holidays: ['2030-12-23', '2030-12-24', '2030-12-25'],
      graceMs: 120_000,
    });
    expect(clock.timetable?.offsets.length).toBeGreaterThan(4);

    // “Until next lesson” moves it to the lesson after.
    await page.getByRole('button', { name: 'Until next lesson' }).click();
    await expect.poll(async () => (await view()).clock.deadline).toBeGreaterThan(clock.deadline ?? 0);

    // Loaded anew the form has what was kept; a day's deadline is one press away.
    await page.reload();
    expect(await page.getByLabel('Lesson 2: day').inputValue()).toBe('4');
    expect(await page.getByLabel('Holidays 1: last day').inputValue()).toBe('2030-12-25');
    await page.getByRole('button', { name: 'A deadline a day' }).click();
    await coming.getByText(/^Diplomacy closes \w+ \d+ \w+, 18:00$/).waitFor();
    await page.getByRole('button', { name: 'Take it away' }).click();
    await page.getByText('There is no timetable: you close each phase.').waitFor();
    expect((await view()).clock).toEqual({});
  });
});

describe('JD.6 what changes while the game runs', () => {
  test('A80 RP options from the next turn on, the last turn, a seat added, merged, removed: each told before it is done', async () => {
    const page = await desk('corrections');
    const section = page.getByRole('region', { name: 'Change the rules of this game' });
    await section.getByText('What you change holds from the next turn on').waitFor();
    await section.locator('summary', { hasText: 'Letters and bans' }).click();
    await section.locator('[data-option="appealToPope"]').getByRole('radio', { name: 'may petition him' }).click();
    await section.getByText('until now: ', { exact: false }).waitFor();
    await section.getByLabel('Reason, shown to players').fill('The class asked for it.');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await section.getByRole('button', { name: 'Change the rules' }).click();
    await section.getByText('Done, and in the gazette.').waitFor();
    const seen = await judge<{
      view: { options: { appealToPope: string }; desk: { nextOptions: { appealToPope: string } } };
    }>('GET', '/games/g_demo');
    expect(seen.view.options.appealToPope).toBe('off');
    expect(seen.view.desk.nextOptions.appealToPope).toBe('on');

    await page.getByLabel('What you set').selectOption('Set the last turn');
    await page.getByLabel('The game ends by date after').selectOption('Fall 1456');
    await page.getByRole('button', { name: 'Set the last turn' }).click();
    await page.getByText('The game ends by date after Fall 1456.').waitFor();

    await page.goto(`${link()}desk/g_demo/seats`);
    await page.locator('summary', { hasText: 'Add a seat' }).click();
    const form = page.locator('.add-seat');
    await form.getByLabel('Of which power or see').selectOption('Spain');
    await form.getByRole('button', { name: 'Add a seat' }).click();
    await form.getByText('Added. It stands in the list, and wants a card.').waitFor();
    const added = page.locator('[data-seat="L2-SPA"]');
    await added.getByRole('button', { name: /^More/ }).click();
    await added.getByLabel(/^Merge .* with$/).selectOption({ index: 1 });
    await added.getByText(/is gone, with all that hangs on it, bans too/).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await added.getByRole('button', { name: /^Make one seat of the two/ }).click();
    await added.getByRole('button', { name: 'Make one seat of the two', exact: true }).click();
    await added.waitFor({ state: 'detached' });
    const bishop = page.locator('[data-seat="B-TUN"]');
    await bishop.getByRole('button', { name: /^More/ }).click();
    await bishop.getByRole('button', { name: /^Remove the seat/ }).click();
    await bishop.getByRole('button', { name: 'Remove the seat', exact: true }).click();
    await bishop.waitFor({ state: 'detached' });
    expect(await isTooWide(page)).toBe(false);
  });
});

let commands = 0;
const give = (command: object) => {
  commands += 1;
  return judge('POST', '/games/g_demo/commands', { id: `judging-${String(commands).padStart(4, '0')}`, ...command });
};

describe('JD.5 what waits when the bell has rung', () => {
  test('S040 A50 an unsigned sheet waits with its writer and hour, is admitted, refused; a resignation is ruled on', async () => {
    const page = await desk('paper');
    // R14: a decree that bishops signed on paper; the signature that makes a majority convenes the council.
    await page.getByRole('radio', { name: 'Decrees' }).click();
    await page.getByLabel('Drawn up by').selectOption('B-SWI');
    const signers = page.locator('.paper-form .signing');
    const majority = Math.floor((await signers.count()) / 2) + 1;
    for (let n = 0; n < majority; n += 1) await signers.nth(n).click();
    await page.getByRole('button', { name: /^File it with/ }).click();
    await page.getByText('Filed, and stamped as entered by you.').waitFor();
    const { view: now } = await judge<{ view: { council?: object; decrees: { signatures: unknown[] }[] } }>(
      'GET',
      '/games/g_demo',
    );
    expect(now.council).toBeDefined();
    expect(now.decrees[0]?.signatures).toHaveLength(majority);

    // R13: only somebody under a ban can have broken it; this one was banned a turn ago.
    await give({ do: 'overrideBan', seat: 'R-SPA', banned: true, reason: 'Sealed on paper.' });
    await give({ do: 'overrideTurn', turn: 'F1454', phase: 'orderWriting', reason: 'Spring was played on paper.' });
    await page.locator('.running .turn').getByText('Fall 1454').waitFor();
    await give({ do: 'draftSheet', onBehalfOf: 'L-FRA', sheet: 's1', text: 'A Par - Bur' });
    await page.getByRole('radio', { name: 'Testimony' }).click();
    await page.getByLabel('What he wrote and signed').fill('I am weary of it.');
    await page.getByRole('button', { name: 'File the resignation' }).click();
    await page.getByText('It is resolved with the orders.').waitFor();
    await page.getByLabel('Against whom').selectOption('R-SPA');
    await page.getByLabel('What he testifies').fill('He spoke to France at the door.');
    await page.getByRole('button', { name: 'File the testimony' }).click();
    await page.getByText('It waits on your docket when orders are resolved.').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await give({ do: 'closePhase' });
    await page.goto(`${link()}desk/g_demo/desk`);
    const unsigned = page.locator('[data-docket^="unsigned"]');
    await unsigned.getByText(/^Written by .*the Lord of France, .*signed by nobody when the bell rang/).waitFor();
    expect(await unsigned.textContent()).toContain('A Paris');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await unsigned.getByRole('button', { name: 'Admit it' }).click();
    const late = page.locator('[data-docket^="late"]');
    await late.getByText(/^Entered after the bell: signed by .*the Lord of France, \d+:\d\d/).waitFor();
    await page.locator('[data-power="FRANCE"]').getByText('late').first().waitFor();
    await late.getByRole('button', { name: 'Refuse it' }).click();
    await page.locator('[data-power="FRANCE"].is-missing').waitFor();
    await late.getByRole('button', { name: 'Admit it' }).click();
    await page.locator('[data-power="FRANCE"].is-missing').waitFor({ state: 'detached' });

    const resignation = page.locator('[data-docket="resignation"]');
    await resignation.getByText('“I am weary of it.”').waitFor();
    await resignation.getByRole('button', { name: 'Under duress' }).click();
    await resignation.locator('[aria-pressed="true"]').getByText('Under duress').waitFor();
    await resignation.getByRole('button', { name: 'Given freely' }).click();
    await resignation.locator('[aria-pressed="true"]').getByText('Given freely').waitFor();
    await page
      .locator('.docket .case-item', { hasText: 'He spoke to France at the door.' })
      .getByRole('button', { name: 'Not proven' })
      .click();
    await page.locator('.publish [aria-disabled="false"]').waitFor();
    await page.getByRole('button', { name: /^Publish/ }).click();
    await page.locator('.running .phase').getByText('Diplomacy').waitFor();
    const { view: after } = await judge<{ view: { throne: { kind: string }; units: { location: string }[] } }>(
      'GET',
      '/games/g_demo',
    );
    expect(after.throne.kind).toBe('vacant');
    expect(after.units.map(({ location }) => location)).toContain('BUR');
  });
});

describe('the Judge’s further pages', () => {
  test.each(['clock'])('%s: axe finds nothing in either theme on a phone; it fits the screen', async (section) => {
    const page = await desk(section, SMALL_PHONE.viewport);
    await page.getByText('Unrolling the map…').waitFor({ state: 'detached' });
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });
});
