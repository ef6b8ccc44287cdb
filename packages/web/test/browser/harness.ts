import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser, startServer, stopServer, type TestServer } from './running.ts';

/** What the tests of a file share. */
export interface Stage {
  /** A fresh visitor's page, with the map drawn; `hash` is the part of a link behind the `#`. */
  readonly open: (options?: BrowserContextOptions, hash?: string) => Promise<Page>;
  readonly server: () => TestServer;
}

/** A server and a browser that run while the tests of one file do. What is put into `faults` fails the file. */
export function whileTesting({
  env,
  settings,
}: {
  env?: Readonly<Record<string, string>>;
  settings?: readonly string[];
}) {
  let server: TestServer | undefined;
  let browser: Browser | undefined;
  const faults: string[] = [];
  beforeAll(async () => {
    server = await startServer(env);
    browser = await launchBrowser(settings);
  });
  afterAll(async () => {
    await browser?.close();
    if (server !== undefined) await stopServer(server);
    expect(faults).toEqual([]);
  });
  const running = () => {
    if (server === undefined || browser === undefined) throw new Error('not started yet');
    return { server, browser };
  };
  return { running, faults };
}

/** A server and a browser for the tests of one file. Anything that a page reports as an error fails the file. */
export function onStage(settings: readonly string[] = []): Stage {
  const { running, faults } = whileTesting({ settings });
  return {
    server: () => running().server,
    async open(options = { viewport: { width: 1440, height: 900 } }, hash = '') {
      const context = await running().browser.newContext(options);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(running().server.link + hash);
      await page.locator('.map [data-space]').first().waitFor({ state: 'attached' });
      // What a link brings is said in a strip that takes room from the map, which then fits itself anew.
      if (hash !== '') await page.locator('.notice').waitFor();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await walked(page);
      return page;
    },
  };
}

/** Waits until no piece walks any more: one that stood elsewhere before a link was read walks to its place. */
async function walked(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState === 'finished'),
  );
}
