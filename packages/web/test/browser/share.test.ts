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

test('Back in the browser brings back what a link replaced, Forward what was done with the link', async () => {
  const page = await open();
  const link = await page.getByLabel('Link').inputValue();
  await page.getByRole('button', { name: 'Empty board' }).click();
  await page.goto(link);
  await pieceAt(page, 'PAR').waitFor();
  await write(page, ['A Par - Bur']);
  await page.goBack();
  await expect.poll(() => page.locator('.piece').count()).toBe(0);
  await page.goForward();
  await pieceAt(page, 'PAR').waitFor();
  expect(await page.locator('.ord--draft').count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('.piece').count()).toBe(0);
});

test.each([
  ['#1;renaissance;m.spring.1454;FRA:AXX', 'it was cut short or changed on its way'],
  ['#1;renaissance;m.spring.1454;FRA:AXX;;;;;;z', '“XX” in it means nothing on this board'],
  [
    '#1;renaissance;m.spring.1454;FRA:FBUR,ANTH;;;;;;z',
    'a fleet stands in Burgundy, which is inland, and one thing more',
  ],
  ['#1;renaissance;m.spring.1454;;FRA:NTH;;;;;z', 'North Sea has an owner, but is no supply centre'],
  ['#1;standard;m.spring.1901;FRA:APAR,FPAR;;;;;;z', 'a fleet stands in Paris, which is inland, and one thing more'],
  ['#1;atlantis;m.spring.1454;;;;;;;z', 'it is for a board called “atlantis”, which is not here'],
  ['#9;whatever', 'there is no position in it'],
])('a damaged link takes nothing and says so: %s', async (hash, why) => {
  const page = await open(DESK, hash);
  expect(await page.locator('.notice').textContent()).toBe(
    `The link you opened cannot be used: ${why}. The board is as you left it.`,
  );
  expect(await page.locator('.piece').count()).toBe(22);
});

test('the link is copied', async () => {
  const page = await open({ ...DESK, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.getByLabel('Link').inputValue());
});

test('no piece walks to the board of a link: it did not come from the one before', async () => {
  const page = await open();
  await write(page, ['A Par - Bur']);
  await page.getByRole('button', { name: 'Resolve' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await page.getByRole('button', { name: 'Start position' }).click();
  await pieceAt(page, 'PAR').waitFor();
  const walks = await page.evaluate(
    async (hash) => {
      let walked = 0;
      document.addEventListener('transitionrun', ({ propertyName }) => {
        if (propertyName === 'translate') walked += 1;
      });
      location.hash = hash;
      const isThere = () => document.querySelector('[data-piece="BUR"]:not(.is-ghost)') !== null;
      while (!isThere()) await new Promise((drawn) => requestAnimationFrame(drawn));
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return walked;
    },
    link.slice(link.indexOf('#')),
  );
  expect(walks).toBe(0);
});
