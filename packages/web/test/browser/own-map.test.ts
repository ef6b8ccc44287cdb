import { expect, test } from 'vitest';
import smallMap from '../../../diplomacy/test/maps/small-map.json' with { type: 'json' };
import { newGame } from './church-kit.ts';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { lineOf, pieceAt, SMALL_PHONE, tapPiece, tapSpace } from './pages.ts';

const home = house();

test('a game on a map that nobody has drawn is played on a board made of it, by touch and in the list', async () => {
  const game = await newGame(home, {}, { variant: smallMap, addendum: 'off' });
  await game.rule({ do: 'closePhase' });
  const red = await game.sit('R-RED', 'Board', { ...SMALL_PHONE, ...STILL });
  await red.locator('.made').waitFor({ state: 'attached' });
  expect(await red.locator('[data-space]').count()).toBe(5);
  expect(await red.locator('[data-name]').allTextContents()).toEqual(
    expect.arrayContaining(['First', 'Second', 'Middle', 'NorthernWater', 'SouthernWater']),
  );
  expect(await red.locator('.centre').count()).toBe(2);
  await pieceAt(red, 'TWO/NC').waitFor({ state: 'attached' });
  await tapPiece(red, 'ONE');
  await tapSpace(red, 'MID');
  expect(await lineOf(red, 'ONE').textContent()).toContain('Middle');
  await red.locator('.ord--draft[data-order="move ONE"]').waitFor({ state: 'attached' });
  await red.locator('.sign .btn--main').tap();
  await red.getByRole('button', { name: 'Signed by you' }).waitFor();
  expect(await faultsInBothThemes(red)).toEqual([]);
  expect(await isTooWide(red)).toBe(false);
  await game.until('diplomacy');
  await pieceAt(red, 'MID').waitFor({ state: 'attached' });
  await red.getByRole('button', { name: 'Back one phase' }).tap();
  await red.locator('.ord--done[data-order="move ONE"]').waitFor({ state: 'attached' });
  // The page of sections speaks of it, too.
  const sections = await (await home.owner()).newPage();
  await sections.goto(`${home.link()}classes`);
  await sections.locator('[data-section]').getByText('No Papacy in this game.').waitFor();
});
