import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { isFrench } from './french-page.ts';
import { house, PASSPHRASE } from './house.ts';
import { DESK, SMALL_PHONE } from './pages.ts';

const { link, owner, visitor } = house();

const SECOND = 'a partridge in a pear tree';

async function signIn(page: Page, name: string, passphrase: string): Promise<void> {
  await page.goto(`${link()}sign-in`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Your account' }).waitFor();
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${link()}account`);
  await page.getByText('You are signed in as').waitFor();
}

/** The owner's page, in a browser window of its own. */
async function owners(): Promise<Page> {
  const page = await (await owner()).newPage();
  await page.setViewportSize(DESK.viewport);
  await page.emulateMedia(STILL);
  await openAccount(page);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What was done is told, to eyes and ears. */
const said = (page: Page, text: string | RegExp) => page.locator('.leaf-done').getByText(text).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Invites a Judge, who comes in by the link in a browser of her own. */
async function invited(from: Page, name: string): Promise<Page> {
  await button(from, 'Invite a Judge').click();
  const field = from.getByRole('textbox', { name: 'Link' });
  await field.waitFor();
  const page = await visitor({ ...DESK, ...STILL });
  await page.goto(await field.inputValue());
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await button(page, 'Take this place').click();
  await page.getByRole('link', { name: 'Your account' }).waitFor();
  return page;
}

test('an owner invites a Judge by a link, who comes in by it; a link that is withdrawn opens nothing', async () => {
  const page = await owners();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const judge = await invited(page, 'Jules');
  const field = page.getByRole('textbox', { name: 'Link' });
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  await button(page, 'Copy').click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
  await button(page, 'I have it').click();
  expect(await field.count()).toBe(0);

  // A Judge comes to her page from her sections, and sees nothing there of an owner's.
  await judge.getByRole('link', { name: 'Your sections' }).click();
  await judge.getByRole('link', { name: 'Your account' }).click();
  await judge.getByText('You are signed in as Jules.').waitFor();
  expect(await judge.getByRole('heading', { name: 'Owners and Judges' }).count()).toBe(0);
  expect(await button(judge, 'Invite a Judge').count()).toBe(0);

  await page.reload();
  const waiting = page.getByRole('list', { name: 'Links not used yet' }).getByRole('listitem');
  await page.getByText('No link waits to be used.').waitFor();
  await button(page, 'Invite an owner').click();
  const link = await field.inputValue();
  await waiting.filter({ hasText: 'for an owner' }).getByRole('button', { name: 'Withdraw' }).click();
  await said(page, /The link is withdrawn/);
  await waiting.first().waitFor({ state: 'detached' });
  expect(await waiting.count()).toBe(0);
  expect(await field.count()).toBe(0);
  expect(await focused(page)).toBe('Invite somebody');
  const late = await visitor();
  await late.goto(link);
  await late.getByRole('alert').getByText(/link/).waitFor();
});

test('an owner makes another and takes it back, makes a link for a new passphrase, and removes somebody, asked twice', async () => {
  const page = await owners();
  const judge = await invited(page, 'Rosa');
  await page.reload();
  const row = page.locator('[data-person="Rosa"]');
  await row.getByRole('button', { name: 'More' }).click();
  await row.getByRole('button', { name: 'Make an owner' }).click();
  await said(page, 'Rosa is an owner now.');
  await judge.goto(`${link()}account`);
  await judge.getByRole('heading', { name: 'Owners and Judges' }).waitFor();
  await row.getByRole('button', { name: 'Owner no longer' }).click();
  await said(page, 'Rosa is an owner no longer.');

  const mine = page.locator('[data-person="Olga"]');
  await mine.getByRole('button', { name: 'More' }).click();
  await mine.getByRole('button', { name: 'Owner no longer' }).click();
  await mine.getByRole('button', { name: 'Yes, I am owner no longer' }).click();
  await mine.getByRole('alert').getByText(/owner/).waitFor();

  await row.getByRole('button', { name: 'A link for a new passphrase' }).click();
  await row.getByText(/By this link Rosa sets a new passphrase/).waitFor();
  const reset = await row.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByText('for a new passphrase of Rosa', { exact: true }).waitFor();
  const again = await visitor();
  await again.goto(reset);
  await again.getByRole('heading', { name: 'A new passphrase for Rosa' }).waitFor();

  const remove = row.getByRole('button', { name: 'Remove of Rosa' });
  await remove.click();
  await row.getByText(/cannot be brought back/).waitFor();
  expect(await focused(page)).toBe('Yes, remove Rosa');
  await row.getByRole('button', { name: 'No, leave it' }).click();
  expect(await remove.evaluate((one) => one === document.activeElement)).toBe(true);
  await remove.click();
  await row.getByRole('button', { name: 'Yes, remove Rosa' }).click();
  await said(page, 'Rosa is removed.');
  await row.waitFor({ state: 'detached' });
  await page.getByText('No link waits to be used.').waitFor();
  await judge.reload();
  await judge.getByText('Nobody is signed in here.').waitFor();
});

test('the passphrase is changed; devices are signed out from elsewhere, one and all', async () => {
  const page = await invited(await owners(), 'Vera');
  await openAccount(page);
  const phone = await visitor({ ...SMALL_PHONE, ...STILL });
  await signIn(phone, 'Vera', PASSPHRASE);
  await openAccount(phone);

  const devices = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await page.reload();
  await devices.nth(1).waitFor();
  expect(await devices.count()).toBe(2);
  await devices.filter({ hasNotText: 'this device' }).getByRole('button', { name: 'Sign out' }).click();
  await said(page, /^Signed out: /);
  await devices.nth(1).waitFor({ state: 'detached' });
  expect(await devices.count()).toBe(1);
  expect(await focused(page)).toBe('Who you are');
  await phone.reload();
  await phone.getByText('Nobody is signed in here.').waitFor();
  await phone.getByRole('link', { name: 'Sign in by name and passphrase' }).click();
  await signIn(phone, 'Vera', PASSPHRASE);

  const change = async (present: string, next: string) => {
    await page.getByLabel('Present passphrase').fill(present);
    await page.getByLabel('New passphrase').fill(next);
    await button(page, 'Change the passphrase').click();
  };
  await change('not this one', SECOND);
  await page.getByRole('alert').getByText('Your present passphrase is another.').waitFor();
  await change(PASSPHRASE, 'short');
  await page.getByRole('alert').getByText('Take a passphrase of 8 characters or more').waitFor();
  await change(PASSPHRASE, SECOND);
  await said(page, 'Your passphrase is changed. You are signed out everywhere else.');
  expect(await page.getByLabel('New passphrase').inputValue()).toBe('');
  await devices.nth(1).waitFor({ state: 'detached' });
  expect(await devices.count()).toBe(1);
  await phone.goto(`${link()}account`);
  await phone.getByText('Nobody is signed in here.').waitFor();
  await signIn(phone, 'Vera', SECOND);

  await page.reload();
  await button(page, 'Sign out everywhere').click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await phone.goto(`${link()}account`);
  await phone.getByText('Nobody is signed in here.').waitFor();
});

test('a token made here lets a script act in its seat, and is refused once it is revoked', async () => {
  const page = await owners();
  await page.getByLabel('What you call it').fill('a bot for Spain');
  await page.getByLabel('Seat', { exact: true }).selectOption('R-SPA');
  await page.getByLabel('Days until it ends').fill('400');
  await button(page, 'Make a token').click();
  expect(await page.getByRole('textbox', { name: 'Token' }).count()).toBe(0);
  await page.getByLabel('Days until it ends').fill('7');
  await button(page, 'Make a token').click();
  const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
  const ask = async (path: string, body?: object) =>
    (
      await fetch(`${link()}api/v1/games/g_demo${path}`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
    ).status;
  expect(await ask('')).toBe(200);
  expect(await ask('/commands', { id: 'a-note-0001', do: 'writeNote', text: 'Burgundy first.' })).toBe(200);
  // It acts in no other seat, and does not judge.
  expect(await ask('/cards')).toBe(403);

  await page.reload();
  const row = page.locator('[data-token="a bot for Spain"]');
  await row.getByText(/See and act in one seat \(R-SPA\)/).waitFor();
  await row.getByText(/last used/).waitFor();
  expect(await page.getByText(token).count()).toBe(0);
  await row.getByRole('button', { name: 'Revoke' }).click();
  await said(page, 'a bot for Spain is revoked: it opens nothing any more.');
  await row.waitFor({ state: 'detached' });
  expect(await ask('')).toBe(401);
});

test('one’s data is downloaded; how long a class is kept is set, and a class ended, asked twice, and begun again', async () => {
  const page = await owners();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download my data').click()]);
  await said(page, 'Downloaded.');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    person: { name: 'Olga', hasPassphrase: true },
  });

  const row = page.locator('[data-class]');
  await row.getByLabel(/^Days after the end/).fill('90');
  await row.getByRole('button', { name: /^Keep/ }).click();
  await said(page, /players are forgotten 90 days after the end/);
  await page.reload();
  expect(await row.getByLabel(/^Days after the end/).inputValue()).toBe('90');
  await row.getByRole('button', { name: /^End the class/ }).click();
  await row.getByRole('button', { name: /^Yes, end/ }).click();
  await said(page, /has ended\.$/);
  await row.getByText(/^Ended on/).waitFor();
  await row.getByRole('button', { name: /^It runs again/ }).click();
  await said(page, /runs again\.$/);
  await row.getByText('The class runs.').waitFor();

  const last = button(page, 'Have me forgotten');
  await last.click();
  await button(page, 'Yes, forget me').click();
  await page.getByRole('alert').getByText(/owner/).waitFor();
});

test('by keys alone a Judge is invited from the page after signing in', async () => {
  const page = await (await owner()).newPage();
  await page.goto(`${link()}sign-in`);
  await page.getByRole('link', { name: 'Your account' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('You are signed in as Olga.').waitFor();
  await page.getByText('Everybody who signs in here by a passphrase.').waitFor();
  for (let pressed = 0; (await focused(page)) !== 'Invite a Judge'; pressed += 1) {
    if (pressed > 60) throw new Error('the Tab key does not come to the invitation');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Link' });
  await field.waitFor();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Copy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Invite somebody');
});

test('axe finds nothing in either theme, all open; it fits the smallest phone; and it is in French', async () => {
  const page = await owners();
  await page.setViewportSize(SMALL_PHONE.viewport);
  await button(page, 'Invite a Judge').click();
  await page.getByRole('textbox', { name: 'Link' }).waitFor();
  await page.locator('[data-person="Olga"]').getByRole('button', { name: 'More' }).click();
  await button(page, 'Have me forgotten').click();
  await page
    .locator('[data-class]')
    .getByRole('button', { name: /^End the class/ })
    .click();
  await page.getByLabel('Present passphrase').fill('x');
  await page.getByLabel('New passphrase').fill('short');
  await button(page, 'Change the passphrase').click();
  await page.locator('.problem').waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  const french = await (await owner()).newPage();
  await french.setViewportSize(SMALL_PHONE.viewport);
  await french.goto(`${link()}account?lang=fr`);
  await french.getByText('Vous êtes connecté sous le nom d’Olga.').waitFor();
  await french.locator('[data-class]').waitFor();
  await isFrench(french);
  await french.close();
  const stranger = await visitor(SMALL_PHONE);
  await stranger.goto(`${link()}account`);
  await stranger.getByRole('link', { name: 'Sign in by name and passphrase' }).waitFor();
  expect(await faultsInBothThemes(stranger)).toEqual([]);
});
