import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineOf, sitDown } from './pages.ts';
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

test('the server restarts while a sheet is sent: the page says so, comes back by itself, and the sheet is signed once', async () => {
  const data = mkdtempSync(join(tmpdir(), 'defensor-restart-'));
  const first = await startServer({ PORT: '0', DEMO: '1', DATA_DIR: data });
  const { origin, port } = new URL(first.link);
  const browser = await launchBrowser();
  const judge = await browser.newContext();
  const headers = { origin, 'x-defensor-seat': 'person' };
  const post = async (path: string, body: object) => {
    const answer = await judge.request.post(`${origin}/api/v1${path}`, { headers, data: body });
    expect(await answer.text()).toBeTruthy();
    expect(answer.ok()).toBe(true);
    return answer;
  };
  const invite = /welcome#(\S+)/.exec(first.printed())?.[1];
  await post('/welcome', { invite, name: 'Olga', passphrase: 'seven swans a-swimming' });
  await judge.request.post(`${origin}/api/v1/demo`, { headers: { origin } });
  const cards = await post('/games/g_demo/cards', { cards: [{ seat: 'R-SPA' }] });
  const [card] = ((await cards.json()) as { cards: { link: string }[] }).cards;
  await post('/games/g_demo/commands', { id: 'judge-restart-1', do: 'closePhase' });

  const page = await browser.newPage();
  // How often the page asked for the game until it could be written on, and whether that began with its first scripts.
  const asked: string[] = [];
  await page.goto(`${origin}/join#${card?.link.split('#')[1]}`);
  await sitDown(page);
  await lineOf(page, 'POR').waitFor();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v1\/games\/g_demo(\/live)?$/.test(pathname)) asked.push(pathname);
  });
  await page.reload();
  await lineOf(page, 'POR').locator('.line-open').click();
  await lineOf(page, 'POR').getByRole('button', { name: 'Hold', exact: true }).click();
  await lineOf(page, 'POR').locator('.is-draft').waitFor();
  expect(asked).toEqual(['/api/v1/games/g_demo', '/api/v1/games/g_demo/live']);

  // The sheet is on its way when the server goes.
  await page.route('**/commands', async (route) => {
    await stopServer(first);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign these orders' }).click();
  await page.getByText(/No connection since \d\d:\d\d/).waitFor();
  await page.locator('.sign .problem').waitFor();
  await page.unroute('**/commands');
  const second = await startServer({ PORT: port, DEMO: '1', DATA_DIR: data });
  await page.getByText(/No connection since/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign these orders' }).dblclick();
  await page.getByRole('button', { name: 'Signed by you' }).waitFor();
  const log = await judge.request.get(`${origin}/api/v1/games/g_demo/log`, { headers });
  const { events } = (await log.json()) as { events: { type: string; facts: { seat?: string } }[] };
  expect(events.filter(({ type, facts }) => type === 'sheetSigned' && facts.seat === 'R-SPA')).toHaveLength(1);
  await browser.close();
  await stopServer(second);
  rmSync(data, { recursive: true, force: true });
});
