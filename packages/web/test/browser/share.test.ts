import { expect, test } from 'vitest';
import { onStage } from './harness.ts';
import { DESK, lineOf, pieceAt, placeByName, reload, write } from './pages.ts';

const { open, server } = onStage();

test('the link of a position with its orders opens the same for somebody else', async () => {
  const page = await open();
  await write(page, ['A Par - Bur', 'A Mun - Bur']);
  const link = await page.getByLabel('Link').inputValue();
  expect(link.startsWith(server().link)).toBe(true);

  const other = await open(DESK, link.slice(server().link.length));
  expect(await lineOf(other, 'PAR').textContent()).toContain('Burgundy');
  expect(await other.locator('.ord--draft').count()).toBe(2);
  expect(await other.getByText('This is the position of the link you opened.').isVisible()).toBe(true);
});

test('opening a link keeps one’s own position under undo, and a reload keeps what was done since', async () => {
  const page = await open();
  await write(page, ['A Par - Bur']);
  const link = await page.getByLabel('Link').inputValue();
  await page.getByRole('button', { name: 'Empty board' }).click();
  await page.goto(link);
  await pieceAt(page, 'PAR').waitFor();
  await page.getByRole('button', { name: 'Take off' }).first().click();
  await placeByName(page, 'Paris', 'Take off');
  await reload(page);
  await pieceAt(page, 'BER').waitFor();
  expect(await pieceAt(page, 'PAR').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('.piece').count()).toBe(0);
});

test('a damaged link takes nothing and says so', async () => {
  const page = await open(DESK, '#1;renaissance;m.spring.1454;FRA:AXX');
  expect(await page.getByText('The link you opened is damaged').isVisible()).toBe(true);
  expect(await page.locator('.piece').count()).toBe(22);
});

test('the link is copied', async () => {
  const page = await open({ ...DESK, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.getByLabel('Link').inputValue());
});
