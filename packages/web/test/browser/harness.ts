import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { ensureWebClient } from '../../../../scripts/setup/build-web.mjs';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server of our own, on a free port and with a place of its own: the process that `npm start` runs. */
export interface TestServer {
  readonly link: string;
  readonly process: ChildProcess;
  /** Everything it printed so far. */
  readonly printed: () => string;
}

export async function startServer(env: Readonly<Record<string, string>> = { PORT: '0' }): Promise<TestServer> {
  await ensureWebClient(ROOT);
  const data = mkdtempSync(join(tmpdir(), 'defensor-data-'));
  const server = spawn(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.once('exit', () => rmSync(data, { recursive: true, force: true }));
  let printed = '';
  const link = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
    server.stdout.on('data', (data: Buffer) => {
      printed += data.toString();
      const found = /http:\S+/.exec(printed)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  return { link, process: server, printed: () => printed };
}

export function stopServer({ process: server }: TestServer): Promise<number | null> {
  return new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}

export async function launchBrowser(settings: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath, args: [...args, ...quiet, ...settings] });
}

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
