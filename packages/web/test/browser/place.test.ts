import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { isFrench } from './french-page.ts';
import { house } from './house.ts';
import { DESK, SMALL_PHONE, sitDown } from './pages.ts';

const { link, visitor, judge } = house();

interface Card {
  readonly id: string;
  readonly link: string;
}

/** A card for a seat; with `name`, of a player of the class who is written down under it. */
async function cardFor(seat: string, name?: string): Promise<Card> {
  const wish: { seat: string; person?: string } = { seat };
  if (name !== undefined) {
    const { class: of } = (await judge<{ games: { class: string }[] }>('GET', '/games')).games[0] ?? { class: '' };
    const { players } = await judge<{ players: { id: string }[] }>('POST', `/classes/${of}/players`, {
      players: [{ name }],
    });
    wish.person = players[0]?.id ?? '';
  }
  const { cards } = await judge<{ cards: Card[] }>('POST', '/games/g_demo/cards', { cards: [wish] });
  return cards[0] as Card;
}

async function comeIn(card: Card, page: Page): Promise<Page> {
  await page.goto(`${link()}join#${card.link.split('#')[1]}`);
  await sitDown(page);
  await page.locator('.rail').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What was done is told, to eyes and ears. */
const said = (page: Page, text: string | RegExp) => page.locator('.leaf-done').getByText(text).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const devicesOf = (page: Page) => page.getByRole('list', { name: 'Devices in your seat' }).getByRole('listitem');

test('a PIN that is set on one device is asked on another, with why not; changed and taken away, it is asked no more', async () => {
  const card = await cardFor('R-VEN');
  const phone = await comeIn(card, await visitor({ ...SMALL_PHONE, ...STILL }));
  // On a phone it is behind “More”, and behind one’s own arms.
  await button(phone, 'More').tap();
  await phone.locator('.rail').getByRole('link', { name: 'Your place' }).tap();
  await phone.locator('[data-pin="none"]').waitFor();
  await phone.getByLabel('New PIN').fill('1234');
  await button(phone, 'Set the PIN').tap();
  await phone.locator('#pin [data-code="pin-weak"]').waitFor();
  await phone.getByLabel('New PIN').fill('2580');
  await button(phone, 'Set the PIN').tap();
  await said(phone, 'The PIN is set.');
  await phone.locator('[data-pin="set"]').waitFor();
  expect(await phone.getByLabel('New PIN').inputValue()).toBe('');
  expect(await focused(phone)).toBe('A PIN for your seat');

  const other = await visitor();
  await other.goto(`${link()}join#${card.link.split('#')[1]}`);
  await other.locator('[data-code="pin-needed"]').waitFor();
  await other.getByLabel('PIN').fill('9999');
  await button(other, 'Take my seat').click();
  await other.locator('[data-code="pin-wrong"]').waitFor();
  await other.getByLabel('PIN').fill('2580');
  await button(other, 'Take my seat').click();
  await sitDown(other);

  // A device that is in needs no old PIN.
  await other.locator('.facts').getByRole('link', { name: 'Ruler of Venice' }).click();
  await other.getByLabel('New PIN').fill('7391');
  await button(other, 'Change the PIN').click();
  await said(other, 'The PIN is changed.');
  const late = await visitor();
  await late.goto(`${link()}join#${card.link.split('#')[1]}`);
  await late.getByLabel('PIN').fill('2580');
  await button(late, 'Take my seat').click();
  await late.locator('[data-code="pin-wrong"]').waitFor();

  await button(other, 'Take the PIN away').click();
  await other.getByText('Whoever has your card can sit down here again').waitFor();
  expect(await focused(other)).toBe('Yes, take it away');
  await button(other, 'Yes, take it away').click();
  await said(other, 'The PIN is gone.');
  await other.locator('[data-pin="none"]').waitFor();
  await comeIn(card, await visitor());
});

test('8.3.2 a device that is signed out is out at once, with its page open; the one that did it stays', async () => {
  const card = await cardFor('R-FRA');
  const [desk, phone] = [
    await comeIn(card, await visitor({ ...DESK, ...STILL })),
    await comeIn(card, await visitor({ ...SMALL_PHONE, ...STILL })),
  ];
  await phone.locator('.map [data-space]').first().waitFor({ state: 'attached' });
  await desk.locator('.facts').getByRole('link', { name: 'Ruler of France' }).click();
  await devicesOf(desk).nth(1).waitFor();
  expect(await devicesOf(desk).filter({ hasText: 'this device' }).count()).toBe(1);
  const other = devicesOf(desk).filter({ hasNotText: 'this device' });
  await other.getByRole('button', { name: /^Sign it out/ }).click();
  await other.getByText('is out at once').waitFor();
  await button(desk, 'Yes, sign it out').click();
  await said(desk, /^Signed out: .*What was open there is closed\.$/);
  await devicesOf(desk).nth(1).waitFor({ state: 'detached' });
  expect(await devicesOf(desk).count()).toBe(1);
  expect(await focused(desk)).toBe('Devices in your seat');

  // Nobody touched the phone: the board is gone from it, and how to come in is told.
  await phone.getByRole('heading', { name: 'This seat is not open here' }).waitFor();
  expect(await phone.locator('.map').count()).toBe(0);
  await phone.reload();
  await phone.getByRole('link', { name: 'I have a card with a code' }).waitFor();
  // The card itself stays good.
  await phone.goto(`${link()}join#${card.link.split('#')[1]}`);
  await phone.locator('.rail').waitFor();
  await desk.reload();
  await devicesOf(desk).nth(1).waitFor();
});

test('8.3.2 who takes the card again in another tab, or whom a proxy refuses for a moment, keeps the page that is open', async () => {
  const card = await cardFor('B-NWY');
  const page = await comeIn(card, await visitor({ ...DESK, ...STILL }));
  await page.locator('.rail').getByRole('link', { name: 'Journal' }).click();
  await page.getByLabel('This turn’s journal').fill('Half a sent');
  await page.locator('.rail').evaluate((rail) => rail.setAttribute('data-mark', 'mine'));
  let asked = 0;
  const ask = async (text: string) => {
    asked += 1;
    await judge('POST', '/games/g_demo/commands', { id: `judge-ask-${asked}`, do: 'askOfJournals', text });
  };

  const second = await page.context().newPage();
  await second.goto(`${link()}join#${card.link.split('#')[1]}`);
  await second.locator('.rail').waitFor();
  await ask('Still here?');
  await page.locator('.journal-asked').getByText('Still here?').waitFor();

  const game = /\/api\/v1\/games\/g_demo(\?|$)/;
  const refused = page.waitForResponse((answer) => game.test(answer.url()) && answer.status() === 403);
  await page.route(game, (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<p>Blocked.</p>' }), {
    times: 1,
  });
  await ask('And now?');
  await refused;
  await ask('And then?');
  await page.locator('.journal-asked').getByText('And then?').waitFor();
  expect(await page.locator('.rail[data-mark="mine"]').count()).toBe(1);
  expect(await page.getByLabel('This turn’s journal').inputValue()).toBe('Half a sent');
});

test('JD.2 RP.2 the calendar link is copied and tells the deadlines; a Lord goes by the title that he chooses; the Judge knows one by the name that one keeps', async () => {
  const page = await comeIn(await cardFor('L-SPA', 'Ines'), await visitor({ ...DESK, ...STILL }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .locator('.facts')
    .getByRole('link', { name: /of Spain/ })
    .click();
  const field = page.getByRole('textbox', { name: 'Link for your calendar' });
  await field.waitFor();
  await page.locator('#calendar').getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied.').waitFor();
  const feed = await page.evaluate(() => navigator.clipboard.readText());
  expect(feed).toBe(await field.inputValue());
  const told = await fetch(feed);
  expect(told.headers.get('content-type')).toContain('text/calendar');
  expect(await told.text()).toContain('BEGIN:VCALENDAR');
  expect(await page.getByRole('link', { name: 'Open in a calendar' }).getAttribute('href')).toBe(
    feed.replace(/^http:/, 'webcal:'),
  );

  await page.getByText('Duchess', { exact: true }).click();
  await button(page, 'Go by this title').click();
  await said(page, 'You go by Duchess now.');
  await page.locator('.facts').getByText('Duchess of Spain').first().waitFor();

  const name = page.getByLabel('Name', { exact: true });
  expect(await name.inputValue()).toBe('Ines');
  await name.fill('  Inés de Castro ');
  await button(page, 'Keep this name').click();
  await said(page, 'The Judge knows you as Inés de Castro now.');
  const { people } = await judge<{ people: { name: string }[] }>('GET', '/games/g_demo/people');
  expect(people.map((one) => one.name)).toContain('Inés de Castro');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download what is kept about you').click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ person: { name: 'Inés de Castro' } });
});

test('who leaves a seat on a device that others use leaves nothing written in it there; the card lets them in again', async () => {
  const card = await cardFor('B-SWI');
  const page = await comeIn(card, await visitor({ ...SMALL_PHONE, ...STILL }));
  await page.getByRole('link', { name: 'Letters' }).tap();
  const letters = new URL(page.url());
  letters.pathname = letters.pathname.replace(/\/letters.*$/, '/letters/R-SPA');
  await page.goto(letters.href);
  await page.getByLabel('Your letter').fill('A word that nobody else may read.');
  const written = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(written).toContain('nobody else may read');
  await page.getByRole('link', { name: 'All letters' }).tap();
  // One’s own arms lead there.
  await page.locator('.seat-head').getByRole('link', { name: 'Your place' }).tap();
  await button(page, 'Leave this seat here').tap();
  await button(page, 'Yes, leave').tap();
  await page.waitForURL(/\/join$/);
  expect(await written()).not.toContain('nobody else may read');
  await page.goto(letters.href);
  await page.getByRole('heading', { name: 'This seat is not open here' }).waitFor();
  await comeIn(card, page);
});

test('axe finds nothing in either theme, all open; it fits the smallest phone; and it is in French', async () => {
  const card = await cardFor('R-POL', 'Jadwiga');
  const page = await comeIn(card, await visitor({ ...SMALL_PHONE, ...STILL }));
  await comeIn(card, await visitor(DESK));
  const place = page.url().replace(/\/\w+\?/, '/place?');
  await page.goto(place);
  await page.getByLabel('New PIN').fill('2580');
  await button(page, 'Set the PIN').tap();
  await page.locator('[data-pin="set"]').waitFor();
  await page.getByLabel('New PIN').fill('1');
  await button(page, 'Change the PIN').tap();
  await page.locator('#pin .problem').waitFor();
  await button(page, 'Take the PIN away').tap();
  await page.getByRole('button', { name: /^Sign it out/ }).tap();
  await button(page, 'Leave this seat here').tap();
  await page.getByRole('textbox', { name: 'Link for your calendar' }).waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  await page.goto(`${place}&lang=fr`);
  await page.locator('[data-pin="set"]').getByText('Un code PIN est fixé.').waitFor();
  await page.getByRole('textbox', { name: 'Lien pour votre agenda' }).waitFor();
  await page.getByRole('button', { name: /^Déconnecter/ }).tap();
  await isFrench(page);
});
