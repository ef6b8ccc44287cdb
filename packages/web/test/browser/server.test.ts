import { expect, test } from 'vitest';
import { launchBrowser, startServer, stopServer } from './running.ts';

test('the first line that the server prints has the link, and it ends at SIGTERM though a page is open', async () => {
  const server = await startServer();
  expect(server.printed().split('\n')[0]).toBe(`Defensor is open at ${server.link}`);
  expect(await (await fetch(`${server.link}healthz`)).json()).toEqual({ status: 'ok' });
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(server.link);
  await page.locator('.map').waitFor();
  expect(await stopServer(server)).toBe(0);
  await browser.close();
});

test('a second server takes the next free port, unless a port was asked for', async () => {
  const first = await startServer({ PORT: '' });
  const second = await startServer({ PORT: '' });
  expect(second.link).not.toBe(first.link);
  const { port } = new URL(first.link);
  await expect(startServer({ PORT: port })).rejects.toThrow('ended with 1');
  await stopServer(first);
  await stopServer(second);
});
