import { expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { SMALL_PHONE } from './pages.ts';

const { link, visitor } = house();

test('R12 a first lesson on a phone: what the game refuses it says, what it takes leads on, to the end', async () => {
  const page = await visitor({ ...SMALL_PHONE, ...STILL });
  await page.goto(`${link()}rules`);
  await page.getByRole('link', { name: 'First lesson' }).click();
  await page.getByRole('link', { name: 'Pope', exact: true }).click();
  await page.getByRole('button', { name: 'Ban the Judge' }).click();
  await page.getByText('The game refused it.').waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('button', { name: 'Write the bull of excommunication' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Seal the packet' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Let the Judge publish' }).click();
  await page.getByText('That was the lesson.').waitFor();
  expect(await page.locator('.happened [data-taken="true"]').count()).toBe(3);
});
