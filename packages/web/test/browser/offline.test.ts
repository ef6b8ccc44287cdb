import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from './house.ts';
import { lineOf, SMALL_PHONE } from './pages.ts';

const { link, seated, visitor, judge } = house();

interface Logged {
  readonly view: {
    readonly desk: { readonly log: readonly { readonly event: { type: string; facts: { seat?: string } } }[] };
  };
}
const signaturesOf = async (seat: string) => {
  const { view } = await judge<Logged>('GET', '/games/g_demo');
  return view.desk.log.filter(({ event }) => event.type === 'sheetSigned' && event.facts.seat === seat).length;
};

const isKept = (page: Page) =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

test('D-68 a failed request empties nothing: a seat opens without a line, tells since when it is old, keeps what is written, and signs it once', async () => {
  const page = await seated('R-TUR', SMALL_PHONE);
  await judge('POST', '/games/g_demo/commands', { id: 'judge-offline-1', do: 'closePhase' });
  await page
    .getByText('Sign orders for the Ottomans')
    .or(page.getByText(/Sign orders for/))
    .first()
    .waitFor();
  await isKept(page);
  await page.context().setOffline(true);
  const opened = await page.reload();
  expect(opened?.fromServiceWorker()).toBe(true);
  await page.locator('.map [data-space]').first().waitFor({ state: 'attached' });
  await page.getByText(/No connection since \d\d:\d\d/).waitFor();
  await page.locator('.desk.is-stale').waitFor({ state: 'attached' });

  await lineOf(page, 'CON').locator('.line-open').tap();
  await lineOf(page, 'CON').getByRole('button', { name: 'Hold', exact: true }).tap();
  await page.getByRole('button', { name: 'Sign these orders' }).tap();
  await page.getByText('The server does not answer').waitFor();
  await page.reload();
  await lineOf(page, 'CON').getByText('holds').waitFor();
  expect(await signaturesOf('R-TUR')).toBe(0);

  await page.context().setOffline(false);
  await page.getByText(/No connection since/).waitFor({ state: 'detached' });
  // A double tap signs once.
  await page.getByRole('button', { name: 'Sign these orders' }).dblclick();
  await page.getByRole('button', { name: 'Signed by you' }).waitFor();
  expect(await signaturesOf('R-TUR')).toBe(1);
});

test('an app can be made of the pages', async () => {
  const page = await visitor();
  await page.goto(`${link()}sign-in`);
  const manifest = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    const told = (await (await fetch(address)).json()) as { icons: { src: string }[]; start_url: string };
    const icons = await Promise.all(told.icons.map(async ({ src }) => (await fetch(src)).status));
    return { start: told.start_url, icons };
  });
  expect(manifest).toEqual({ start: '/sign-in', icons: [200, 200, 200, 200] });
});
