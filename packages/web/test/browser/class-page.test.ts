import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { isFrench } from './french-page.ts';
import { house, PASSPHRASE } from './house.ts';
import { DESK, SMALL_PHONE, sitDown } from './pages.ts';

const { judge, link, owner, visitor } = house();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** What was done is told, to eyes and ears. */
const said = (page: Page, text: string | RegExp) => page.locator('.leaf-done').getByText(text).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
/** A line of the trail. */
const entry = (page: Page, text: string | RegExp) => page.locator('#trail li').getByText(text).first();

/** The owner, who judges the class to try, at a page of hers. */
async function at(path: string): Promise<Page> {
  const page = await (await owner()).newPage();
  await page.setViewportSize(DESK.viewport);
  await page.emulateMedia(STILL);
  await page.goto(`${link()}${path}`);
  return page;
}

async function classPage(): Promise<Page> {
  const page = await at('classes/c_demo');
  await page.locator('[data-judge="Olga"]').waitFor();
  await page.locator('#trail time').first().waitFor();
  return page;
}

/** Another Judge of the installation, signed in in a browser of his own. */
async function colleague(name: string): Promise<Page> {
  const made = await judge<{ link: string }>('POST', '/invites', { kind: 'judge' });
  const page = await visitor({ ...DESK, ...STILL });
  await page.goto(made.link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await button(page, 'Take this place').click();
  await page.getByRole('link', { name: 'Your account' }).waitFor();
  return page;
}

/** A player of the class, in a seat, at a telephone that came in by the seat's card. */
async function seatedPlayer(name: string, seat: string): Promise<{ readonly id: string; readonly phone: Page }> {
  const { players } = await judge<{ players: { id: string }[] }>('POST', '/classes/c_demo/players', {
    players: [{ name }],
  });
  const id = players[0]?.id ?? '';
  await judge('POST', '/games/g_demo/commands', { id: `seat-${id}`, do: 'seatPerson', seat, person: id });
  const { cards } = await judge<{ cards: { link: string }[] }>('POST', '/games/g_demo/cards', {
    cards: [{ seat, person: id }],
  });
  const phone = await visitor({ ...SMALL_PHONE, ...STILL });
  await phone.goto(`${link()}join#${cards[0]?.link.split('#')[1]}`);
  await phone.waitForURL(/\/play\//);
  await sitDown(phone);
  await phone.locator('[data-space]').first().waitFor({ state: 'attached' });
  return { id, phone };
}

/** A browser keeps six lines to a server, and each open game has one of its own. */
afterEach(async () => {
  for (const page of (await owner()).pages()) await page.close();
});

test('a co-judge is added and opens the desk in a window of his own; taken away he is out at once; the last one stays', async () => {
  const jules = await colleague('Jules');
  const page = await at('classes');
  await page.getByRole('link', { name: /^People and rights/ }).click();
  await page.getByText('A class keeps one Judge or more').waitFor();
  expect(await button(page, /^Take away/).count()).toBe(0);
  await page.getByLabel('Who signs in here').selectOption('Jules');
  await button(page, 'Make a Judge of this class').click();
  await said(page, 'Jules judges this class now.');
  await entry(page, /made Jules a Judge of the class\.$/).waitFor();

  await jules.goto(`${link()}desk/g_demo/seats`);
  await jules.locator('[data-seat="R-SPA"]').waitFor();
  const other = await jules.context().newPage();
  await other.goto(`${link()}classes/c_demo`);
  const name = other.locator('#people').getByLabel('Name', { exact: true });
  await name.waitFor();
  const him = page.locator('[data-judge="Jules"]');
  await him.getByRole('button', { name: 'Take away the class from Jules' }).click();
  await him.getByText(/is out of this class at once/).waitFor();
  expect(await focused(page)).toBe('Yes, take it from Jules');
  await button(page, 'Yes, take it from Jules').click();
  await said(page, 'Jules judges this class no longer.');
  // Nobody loads that page anew: it is told that it is shut.
  await jules.locator('.problem[data-code="not-found"]').waitFor();
  expect(await jules.locator('[data-seat]').count()).toBe(0);
  await entry(page, /took the class from Jules\.$/).waitFor();

  // What he had open still does nothing for him, and says why; opened anew it is not his.
  await name.fill('Nobody');
  await button(other, 'Put on the list').click();
  await other.locator('.problem[data-code="not-found"]').waitFor();
  await other.reload();
  await other.getByText('You do not judge this class, or not any more.').waitFor();
});

test('a person is written down, renamed, saved as a file, and deleted, asked twice; the game goes on under a pseudonym', async () => {
  const { id, phone } = await seatedPlayer('Zerbinetta', 'R-SPA');
  const page = await classPage();
  await page.locator('#people').getByLabel('Name', { exact: true }).fill('Ariadne');
  await button(page, 'Put on the list').click();
  await said(page, /^Ariadne is on the list/);
  await page.locator('[data-person="Ariadne"]').waitFor();

  const row = page.locator('[data-person="Zerbinetta"]');
  await row.getByText(/Spain in /).waitFor();
  await button(page, 'More of Zerbinetta').click();
  await row.getByRole('textbox').fill('Zerbina');
  await button(page, 'Rename of Zerbinetta').click();
  await said(page, 'Now Zerbina.');
  await button(page, 'More of Zerbina').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save what is kept of Zerbina').click(),
  ]);
  await said(page, 'Saved as a file: all that is kept of Zerbina.');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    person: { id, name: 'Zerbina' },
    seats: [{ seat: 'R-SPA' }],
  });

  const stale = await classPage();
  await button(stale, 'More of Zerbina').click();
  const hers = page.locator('[data-person="Zerbina"]');
  await button(page, 'Delete of Zerbina').click();
  await hers.getByText(new RegExp(`cannot be brought back.*under the pseudonym ${id}`)).waitFor();
  await button(page, 'No, leave it').click();
  expect(await focused(page)).toBe('Delete of Zerbina');
  await button(page, 'Delete of Zerbina').click();
  await button(page, 'Yes, delete Zerbina').click();
  await said(page, `Zerbina is deleted. What was done in games stands under ${id}.`);
  await hers.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('People');
  await phone.getByRole('heading', { name: 'This seat is not open here' }).waitFor();

  // The trail has it, with a pseudonym where the name was.
  for (const did of [
    'deleted a person: ',
    'saved what is kept of somebody: ',
    'put somebody on the list: ',
    'changed a name: ',
  ]) {
    await entry(page, new RegExp(`${did}pseudonym ${id}`)).waitFor();
  }
  expect(await page.locator('#trail').textContent()).not.toContain('Zerbin');

  // A window that does not know it yet is told.
  await button(stale, 'Save what is kept of Zerbina').click();
  await stale.locator('.problem[data-code="no-such-person"]').waitFor();

  const seats = await at('desk/g_demo/seats');
  const spain = seats.locator('[data-seat="R-SPA"] option:checked');
  await spain.getByText(`not on the class’s list (${id})`, { exact: true }).waitFor({ state: 'attached' });
  await seats.getByRole('link', { name: 'Gazette' }).click();
  await seats.locator('.papers').getByText(/Spain/).first().waitFor();
  expect(await seats.locator('body').textContent()).not.toContain('Zerbin');
});

test('the devices of a seat’s card are listed at the desk, and one is signed out at once', async () => {
  const { phone } = await seatedPlayer('Echo', 'R-FRA');
  const page = await at('desk/g_demo/seats');
  const line = page.locator('[data-seat="R-FRA"]');
  await line.getByRole('button', { name: /^More/ }).click();
  const device = line.getByRole('list', { name: /^Devices/ }).getByRole('listitem');
  await device.waitFor();
  await device.getByRole('button', { name: /^Sign out/ }).click();
  await line.getByText(/^Signed out: /).waitFor();
  await device.waitFor({ state: 'detached' });
  await line.getByText('no device', { exact: true }).waitFor();
  await phone.getByRole('heading', { name: 'This seat is not open here' }).waitFor();
  await page.getByRole('link', { name: /^The class: people/ }).click();
  await entry(page, /^Olga signed a device out\.$/).waitFor();
});

test('the trail is read by kinds and pages, found whole, and saved; owners have all of it on their account', async () => {
  const { id } = await judge<{ id: string }>('POST', '/classes', { shortName: 'Long', title: 'A long list' });
  const players = [{ name: 'Daphne' }, ...Array.from({ length: 120 }, () => ({}))];
  await judge('POST', `/classes/${id}/players`, { players });
  const page = await at(`classes/${id}`);
  const lines = page.locator('#trail li');
  await lines.nth(99).waitFor();
  expect(await lines.count()).toBe(100);
  await button(page, 'Earlier entries').click();
  await lines.nth(121).waitFor();
  await page.getByLabel('Show', { exact: true }).selectOption('Rights');
  await page.locator('#trail li[data-act="playerAdded"]').first().waitFor({ state: 'detached' });
  await page.locator('#trail li[data-act="classMade"]').waitFor();
  await button(page, 'Check the chain').click();
  await page.getByText(/^Whole: \d+ entries, each on the one before\.$/).waitFor();
  await page.getByLabel('Show', { exact: true }).selectOption('People');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the trail as a file').click()]);
  const { entries } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { entries: { said: string }[] };
  expect(entries.length).toBeGreaterThanOrEqual(120);
  expect(entries[0]?.said).toMatch(/^Olga put somebody on the list: somebody without a name \(p_.*\)\.$/);

  const account = await at('account');
  await account.getByRole('link', { name: 'Who did what' }).click();
  await account.getByLabel('Show', { exact: true }).selectOption('Devices and sign-in');
  await entry(account, /^Olga signed in\.$/).waitFor({ state: 'attached' });
  expect(await account.locator('#trail').textContent()).not.toContain('Daphne');
});

test('how long the class is kept: what will be deleted is said with its day, and the log of what was', async () => {
  const page = await classPage();
  const kept = page.locator('#kept');
  await kept.getByText(/^Nothing is deleted while the class runs\./).waitFor();
  await kept.getByLabel(/^Days after the end/).fill('10');
  await kept.getByRole('button', { name: /^Keep/ }).click();
  await kept.getByText(/Ten days after you end it/).waitFor();
  await kept.getByRole('button', { name: /^End the class/ }).click();
  await kept.getByRole('button', { name: /^Yes, end/ }).click();
  await kept.getByText(/^The class ended on .* all its players are forgotten\.$/).waitFor();
  await entry(page, 'ended the class.').waitFor();
  await kept.getByRole('button', { name: /^It runs again/ }).click();
  await kept.getByText(/^Nothing is deleted/).waitFor();
  await kept.getByText('Nothing yet.').waitFor();
});

test('by keys alone somebody is made a Judge of the class', async () => {
  await colleague('Vera');
  const page = await classPage();
  await page.getByLabel('Who signs in here').focus();
  await page.keyboard.press('V');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Make a Judge of this class');
  await page.keyboard.press('Enter');
  await said(page, 'Vera judges this class now.');
  await expect.poll(() => focused(page)).toBe('Who judges');
});

test('axe finds nothing in either theme, all open, on a phone and at a desk; and it is in French; sections fit a phone', async () => {
  await judge('POST', '/classes/c_demo/players', {
    players: [{ name: 'Helena', details: { section: '9B', group: '2' } }, {}],
  });
  await colleague('Ida');
  const first = await classPage();
  await first.getByLabel('Who signs in here').selectOption('Ida');
  await button(first, 'Make a Judge of this class').click();
  await said(first, 'Ida judges this class now.');
  for (const { viewport } of [SMALL_PHONE, DESK]) {
    const page = await classPage();
    await page.setViewportSize(viewport);
    await button(page, /^More of Helena/).click();
    await button(page, /^Delete of Helena/).click();
    await button(page, /^Take away the class from Olga/).click();
    await button(page, 'Check the chain').click();
    await page.getByText(/^Whole: /).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await page.close();
  }
  const phone = await at('classes');
  await phone.setViewportSize(SMALL_PHONE.viewport);
  await phone.getByRole('link', { name: /^People and rights of A class to try/ }).waitFor();
  expect(await faultsInBothThemes(phone)).toEqual([]);
  expect(await isTooWide(phone)).toBe(false);
  const french = await at('classes/c_demo?lang=fr');
  await french.setViewportSize(SMALL_PHONE.viewport);
  await french.locator('#trail time').first().waitFor();
  await french.locator('[data-person="Helena"]').getByRole('button', { name: /^Plus/ }).click();
  await french.locator('[data-judge="Olga"]').waitFor();
  await french.locator('[data-class]').waitFor();
  await isFrench(french);
}, 120_000);
