import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { isFrench } from './french-page.ts';
import { house, PASSPHRASE } from './house.ts';
import { freePort, openProvider } from './openid-provider.ts';
import { SMALL_PHONE } from './pages.ts';

const provider = await openProvider('defensor');
const port = await freePort();
const { ownersLink, link, visitor } = house({
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: 'defensor',
  OIDC_CLIENT_SECRET: 'a secret of both',
  // Never with an address of one's own.
  DEMO: '',
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Adds the provider, with the passphrase of whoever is signed in. */
async function add(page: Page): Promise<void> {
  await page.locator('#sign-in-by').getByLabel('Present passphrase').fill(PASSPHRASE);
  await button(page, `Add ${provider.host}`).click();
}
const isIn = (page: Page) => page.getByRole('link', { name: 'Your account' }).waitFor();

test('a passphrase’s owner adds the provider to her account, signs in by it, and invites a Judge who needs no passphrase', async () => {
  const page = await visitor({ ...SMALL_PHONE, ...STILL });
  await expect.poll(ownersLink).not.toBe('');
  await page.goto(ownersLink());
  await page.getByLabel('Your name').fill('Olga');
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await button(page, 'Take this place').click();
  await isIn(page);

  provider.subject = 'olga';
  await page.goto(`${link()}account`);
  provider.refuses = true;
  await add(page);
  await page.getByText('It was not confirmed there who you are.').waitFor();
  provider.refuses = false;
  await add(page);
  await page.locator('.leaf-done').getByText('It is added').waitFor();
  await page.getByText(`You may sign in by ${provider.host}.`).waitFor();
  expect(page.url()).toBe(`${link()}account`);
  // The session is another now; every part of the page has been answered all the same.
  await page.getByText('A token is for one game, and there is none of yours yet.').waitFor();
  expect(await page.locator('.problem').count()).toBe(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);

  const laptop = await visitor();
  await laptop.goto(`${link()}sign-in`);
  await button(laptop, `Sign in by ${provider.host}`).click();
  await isIn(laptop);
  expect(laptop.url()).toBe(`${link()}sign-in`);

  await page.reload();
  await button(page, 'Invite a Judge').click();
  const invitation = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  provider.subject = 'rosa';
  const rosa = await visitor();
  await rosa.goto(invitation);
  await rosa.getByLabel('Your name').fill('Rosa');
  await button(rosa, `Take it by ${provider.host} instead`).click();
  await isIn(rosa);
  await rosa.goto(`${link()}account`);
  await rosa.getByText('You are signed in as Rosa.').waitFor();

  // Another's sign-in there is not added twice.
  const vera = await visitor();
  await button(page, 'Invite a Judge').click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Link' }).inputValue()).not.toBe(invitation);
  await vera.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue());
  await vera.getByLabel('Your name').fill('Vera');
  await vera.getByLabel('Passphrase').fill(PASSPHRASE);
  await button(vera, 'Take this place').click();
  await isIn(vera);
  await vera.goto(`${link()}account`);
  await add(vera);
  await vera.locator('#sign-in-by [data-code="provider-taken"]').waitFor();
  await button(vera, `Add ${provider.host}`).waitFor();
}, 120_000);

test('whom nobody invited is told so at the sign-in; a sign-in that is refused there is told as well', async () => {
  const page = await visitor({ ...SMALL_PHONE, ...STILL });
  provider.subject = 'a stranger';
  await page.goto(`${link()}sign-in`);
  await button(page, `Sign in by ${provider.host}`).click();
  await page.locator('[data-code="provider-stranger"]').waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  provider.refuses = true;
  await button(page, `Sign in by ${provider.host}`).click();
  await page.getByText('The sign-in elsewhere did not work.').waitFor();
  provider.refuses = false;
  await page.goto(`${link()}sign-in?lang=fr`);
  await button(page, `Se connecter par ${provider.host}`).waitFor();
  await isFrench(page);
});
