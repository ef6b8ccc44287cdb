import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { isFrench } from './french-page.ts';
import { house, PASSPHRASE } from './house.ts';
import { DESK, SMALL_PHONE, sitDown } from './pages.ts';

const { ownersLink, link, visitor, owner, judge } = house();

describe('the owner’s link', () => {
  test('a passphrase that is guessed first is refused in words; then the owner sees 27 seats and sits as R-SPA', async () => {
    const page = await visitor();
    await expect.poll(ownersLink).not.toBe('');
    await page.goto(ownersLink());
    await page.getByLabel('Your name').fill('Olga');
    expect(page.url()).toBe(`${link()}welcome`);
    await page.getByLabel('Passphrase').fill('short');
    await page.getByRole('button', { name: 'Take this place' }).click();
    await page.getByText('Take a passphrase of 8 characters or more').waitFor();
    await page.getByLabel('Passphrase').fill(PASSPHRASE);
    await page.getByRole('button', { name: 'Take this place' }).click();

    const seats = page.getByRole('list', { name: 'Seats of the class' });
    await seats.waitFor();
    expect(await seats.getByRole('listitem').count()).toBe(27);
    expect(await page.locator('[data-seat="R-SPA"] .seat-name').textContent()).toContain('of Spain');
    await page
      .getByRole('button', { name: /^Sit here as the \w+ of Spain$/ })
      .first()
      .click();
    await page.waitForURL(/\/play\/g_demo\/board\?seat=R-SPA$/);
    await page.locator('.map [data-space]').first().waitFor({ state: 'attached' });
    expect(await page.locator('.facts').textContent()).toContain('Ruler of Spain');
  });

  test('the link works once: who opens it again is told so and finds the sign-in', async () => {
    const page = await visitor();
    await page.goto(ownersLink());
    await page.getByText('This link has been used').waitFor();
    await page.getByRole('link', { name: 'Sign in by name and passphrase' }).click();
    await page.getByLabel('Name').fill('Olga');
    await page.getByLabel('Passphrase', { exact: true }).fill('something else');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This name and passphrase do not go together.').waitFor();
    await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('list', { name: 'Seats of the class' }).waitFor();
  });
});

interface Card {
  readonly link: string;
  readonly code: string;
}

const cardFor = async (seat: string) =>
  (await judge<{ cards: Card[] }>('POST', '/games/g_demo/cards', { cards: [{ seat }] })).cards[0] as Card;

const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('Class').fill('demo');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Take my seat' }).click();
};

describe('joining', () => {
  test('RP.1 by the link of a card: greeted once on a device, with a title and a PIN; the secret is gone from the address', async () => {
    const { link: card } = await cardFor('R-VEN');
    const page = await visitor({ ...SMALL_PHONE, ...STILL });
    await page.goto(card);
    await page.getByRole('heading', { name: 'You rule Venice' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await page.getByText('Princess', { exact: true }).tap();
    await page.getByLabel('A PIN, if you like').fill('1234');
    await page.getByRole('button', { name: 'Sit down' }).tap();
    await page.getByText('A PIN has four to eight digits').waitFor();
    await page.getByLabel('A PIN, if you like').fill('7391');
    await page.getByRole('button', { name: 'Sit down' }).tap();
    await page.waitForURL(/\/play\/g_demo\/board\?seat=R-VEN$/);
    await page.getByRole('heading', { name: /Spring 1454/ }).waitFor();
    await page.goto(card);
    await page.getByLabel('PIN').fill('7391');
    await page.getByRole('button', { name: 'Take my seat' }).tap();
    await page.waitForURL(/\/play\/g_demo\/board\?seat=R-VEN$/);

    const other = await visitor({ ...DESK, ...STILL, locale: 'fr-FR' });
    await other.goto(card);
    await other.getByLabel('Code PIN').fill('7391');
    await other.getByRole('button', { name: 'Prendre ma place' }).click();
    await other.getByRole('heading', { name: 'Vous gouvernez Venise' }).waitFor();
    expect(await other.getByRole('radio', { name: 'Princesse' }).isChecked()).toBe(true);
    expect(await faultsInBothThemes(other)).toEqual([]);
    await isFrench(other);
    await other.getByRole('button', { name: 'Ce n’est pas moi' }).click();
    await other.waitForURL(/\/join$/);
    await other.goto(page.url());
    await other.getByRole('heading', { name: 'Cette place n’est pas ouverte ici' }).waitFor();
  });

  test('R12 the bishop of Rome is greeted as the Pope', async () => {
    const page = await visitor({ ...DESK, ...STILL });
    await page.goto((await cardFor('B-ROM')).link);
    await page.getByRole('heading', { name: 'You are the Pope' }).waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sit down' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/play\/g_demo\/chancery/);
  });

  test('by the code: what is no code, a wrong code and the PIN are said in words', async () => {
    const { code } = await cardFor('L-VEN');
    const first = await visitor();
    await first.goto(`${link()}join`);
    await typeCode(first, 'what?');
    await first.getByText('A code has 8 letters and digits').waitFor();
    await typeCode(first, '22222222');
    await first.getByText(/No seat answers to this|A code has 8/).waitFor();
    await typeCode(first, code.toLowerCase());
    await sitDown(first);
    await first.waitForURL(/seat=L-VEN$/);
    const pin = await first.evaluate(
      async () =>
        (
          await fetch('/api/v1/seat/pin', {
            method: 'PUT',
            headers: { 'content-type': 'application/json', 'x-defensor-seat': 'g_demo/L-VEN' },
            body: JSON.stringify({ pin: '7391' }),
          })
        ).status,
    );
    expect(pin).toBe(200);

    const second = await visitor(SMALL_PHONE);
    await second.goto(`${link()}join`);
    await typeCode(second, code);
    await second.getByLabel('PIN').fill('1111');
    await second.getByRole('button', { name: 'Take my seat' }).click();
    await second.getByText('The PIN is another.').waitFor();
    await second.getByLabel('PIN').fill('7391');
    await second.getByRole('button', { name: 'Take my seat' }).click();
    await sitDown(second);
    await second.waitForURL(/board\?seat=L-VEN$/);
    await second.goto(`${link()}join`);
    await second.getByRole('link', { name: 'Back to L-VEN' }).waitFor();
  });

  test('who tries too often is told how long to wait', async () => {
    const { code } = await cardFor('B-SWI');
    const page = await visitor();
    await page.goto(`${link()}join`);
    await typeCode(page, code);
    await page.waitForURL(/\/play\//);
    await page.evaluate(() =>
      fetch('/api/v1/seat/pin', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-defensor-seat': 'g_demo/B-SWI' },
        body: JSON.stringify({ pin: '7391' }),
      }),
    );
    const other = await visitor();
    await other.goto(`${link()}join`);
    await typeCode(other, code);
    const wait = other.getByText(/You can try again in/);
    for (let pin = 1001; (await wait.count()) === 0; pin += 1) {
      await other.getByLabel('PIN').fill(String(pin));
      const answered = other.waitForResponse(/join\/code/);
      await other.getByRole('button', { name: 'Take my seat' }).click();
      await answered;
      await other.locator('.problem').waitFor();
    }
  });
});

describe('every page on the way in', () => {
  test.each(['welcome', 'sign-in', 'join', 'play/g_nowhere'])(
    '/%s: axe finds nothing, and it fits 360 px',
    async (path) => {
      const page = await visitor({ ...SMALL_PHONE, ...STILL });
      await page.goto(link() + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await faultsInBothThemes(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    },
  );

  test('the seats to try: axe finds nothing, and they fit 360 px', async () => {
    const page = await (await owner()).newPage();
    await page.setViewportSize(SMALL_PHONE.viewport);
    await page.emulateMedia(STILL);
    await page.goto(`${link()}sign-in`);
    await page.getByRole('list', { name: 'Seats of the class' }).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  });

  test('from the board that everybody opens first there is a way to one’s games, signed in or not', async () => {
    const stranger = await visitor(SMALL_PHONE);
    await stranger.goto(link());
    await stranger.getByRole('link', { name: 'Your games' }).tap();
    await stranger.getByRole('heading', { name: 'Sign in' }).waitFor();
    const page = await (await owner()).newPage();
    await page.goto(link());
    await page.getByRole('link', { name: 'Your games' }).click();
    await page.getByRole('list', { name: 'Seats of the class' }).waitFor();
  });

  test('a page is named, and the sandbox is where it was', async () => {
    const page = await visitor(DESK);
    await page.goto(`${link()}join`);
    await expect.poll(() => page.title()).toBe('Take your seat · Defensor');
    for (const path of ['', 'sandbox']) {
      await page.goto(link() + path);
      await page.locator('.map [data-space]').first().waitFor({ state: 'attached' });
      expect(await page.title()).toBe('Sandbox · Defensor');
    }
  });
});
