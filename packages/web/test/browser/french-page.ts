/** Whether a page is in French, and in nothing else. */

import { FRENCH_GAME } from '@defensor/api/french/game';
import { RENAISSANCE } from '@defensor/diplomacy';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { saidInEnglish, saidInFrench } from '../words/said.ts';

const french = new Set(saidInFrench.values());
/** English sentences of three words and more, with nothing to fill in. */
const ENGLISH = [...saidInEnglish]
  .filter(([place, said]) => !place.endsWith(')') && said.split(' ').length > 2 && !french.has(said))
  .map(([, said]) => said);

/** The powers whose names are others in French. */
const ENGLISH_POWERS = RENAISSANCE.powers
  .map(({ name }) => name)
  .filter((name) => FRENCH_GAME.names.power(name) !== name);

/** Expects a page in French, with no sentence of ours in English, that is no wider than its screen. */
export async function isFrench(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  const text = await page.evaluate(() =>
    [
      document.body.textContent,
      ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
        ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
      ),
    ].join('\n'),
  );
  expect(
    [...ENGLISH, ...ENGLISH_POWERS].filter((said) => text.includes(said)),
    page.url(),
  ).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
