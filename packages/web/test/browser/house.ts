/** What owners, players and the Judge do in a running house, in their words. */

import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { whileTesting } from './harness.ts';
import { sitDown } from './pages.ts';
import type { TestServer } from './running.ts';

export const PASSPHRASE = 'seven swans a-swimming';

/** A server with its class to try, and people at it. */
export interface House {
  /** The link that the terminal shows, once. */
  readonly ownersLink: () => string;
  readonly link: () => string;
  readonly server: () => TestServer;
  /** A browser of its own, with nobody signed in. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** The owner, signed in; made the first time. */
  readonly owner: () => Promise<BrowserContext>;
  /** A browser in a seat of the class to try, by a card of its own. */
  readonly seated: (seat: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What the Judge of the class asks of the server. */
  readonly judge: <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>;
}

export function house(env: Readonly<Record<string, string>> = {}): House {
  const { running, faults } = whileTesting({ env: { PORT: '0', DEMO: '1', ...env } });
  let owner: Promise<BrowserContext> | undefined;
  const watched = (page: Page) => {
    page.on('pageerror', (error) => faults.push(error.message));
    return page;
  };
  const ownersLink = () => /http:\S+welcome#\S+/.exec(running().server.printed())?.[0] ?? '';
  const makeOwner = async () => {
    const context = await running().browser.newContext();
    await expect.poll(ownersLink).not.toBe('');
    const invite = ownersLink().split('#')[1];
    const body = { invite, name: 'Olga', passphrase: PASSPHRASE };
    const origin = new URL(running().server.link).origin;
    const post = (path: string, data: object) =>
      context.request.post(`${origin}/api/v1${path}`, { data, headers: { origin } });
    const taken = await post('/welcome', body);
    // A test may have taken the link before.
    if (taken.status() === 410)
      expect((await post('/sessions', { name: 'Olga', passphrase: PASSPHRASE })).status()).toBe(200);
    else expect(taken.status()).toBe(200);
    expect((await context.request.post(`${origin}/api/v1/demo`, { headers: { origin } })).status()).toBe(200);
    return context;
  };
  const api: House = {
    ownersLink,
    link: () => running().server.link,
    server: () => running().server,
    visitor: async (options = { viewport: { width: 1440, height: 900 } }) =>
      watched(await (await running().browser.newContext(options)).newPage()),
    owner: () => {
      owner ??= makeOwner();
      return owner;
    },
    async judge<T>(method: 'GET' | 'POST', path: string, body?: object) {
      const context = await api.owner();
      const origin = new URL(running().server.link).origin;
      const headers = { origin, 'x-defensor-seat': 'person' };
      const answer = await context.request.fetch(`${origin}/api/v1${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { data: body }),
      });
      if (!answer.ok()) throw new Error(await answer.text());
      return (await answer.json()) as T;
    },
    async seated(seat, options) {
      const { cards } = await api.judge<{ cards: { link: string }[] }>('POST', '/games/g_demo/cards', {
        cards: [{ seat }],
      });
      const page = await api.visitor(options);
      await page.goto(`${running().server.link}join#${cards[0]?.link.split('#')[1]}`);
      await sitDown(page);
      await page.locator('.rail').waitFor();
      // A bishop begins in the Church.
      if (!page.url().includes('/board')) await page.getByRole('link', { name: 'Board' }).click();
      await page.locator('.map [data-space]').first().waitFor({ state: 'attached' });
      return page;
    },
  };
  return api;
}
