import { STANDARD } from '@defensor/diplomacy';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setTurn } from '../../src/play/position.ts';
import { startStage } from '../../src/play/stage.ts';
import { location, power, stageWith } from '../board.ts';
import { faultsInBothThemes, STILL } from './faults.ts';
import { onStage } from './harness.ts';
import { DESK, goOn, linkTo, PHONE, resolveButton } from './pages.ts';

const { open } = onStage();

const fight = stageWith(STANDARD, { FRANCE: 'A BUR, A RUH', GERMANY: 'A MUN', RUSSIA: 'F STP/NC' }, [
  'A BUR - MUN',
  'A RUH S A BUR - MUN',
  'F STP - MOS',
]);
const winter = {
  ...setTurn(startStage(STANDARD), 'winter', 1901),
  units: stageWith(STANDARD, { FRANCE: 'A PAR, A SPA, A POR, A BEL', RUSSIA: 'A MOS' }).units,
  orders: [{ power: power('RUSSIA'), order: { kind: 'build', unit: { type: 'F', at: location('STP/NC') } } }] as const,
};

/** Ways into every state of the page. */
const STATES: readonly [name: string, hash: string, enter: (page: Page) => Promise<void>][] = [
  ['orders to write', '', async () => {}],
  [
    'an order being made',
    '',
    async (page) => {
      await page.locator('[data-line="PAR"] .line-open').click();
      await page.getByRole('button', { name: 'Support', exact: true }).click();
    },
  ],
  [
    'a pasted sheet with its verdicts',
    '',
    (page) => page.getByLabel('Type or paste orders').fill('A Par - Bur\nA Mun - Brugundy\nA Mar - Mun\nA Par H'),
  ],
  ['drafts, one not possible', linkTo(STANDARD, fight), async () => {}],
  ['results', linkTo(STANDARD, fight), (page) => resolveButton(page).click()],
  [
    'retreats',
    linkTo(STANDARD, fight),
    async (page) => {
      await resolveButton(page).click();
      await goOn(page);
    },
  ],
  ['adjustments', linkTo(STANDARD, winter), async () => {}],
  [
    'two sets of orders compared',
    linkTo(STANDARD, fight),
    async (page) => {
      await page.getByRole('button', { name: 'What if' }).click();
      await page.getByRole('button', { name: /^Take back: A Ruhr/ }).click();
      await page.getByRole('radio', { name: 'Compare' }).click();
    },
  ],
];

describe('D-59 axe finds nothing, in either theme', () => {
  test.each(STATES)('at a desk: %s', async (_name, hash, enter) => {
    const page = await open({ ...DESK, ...STILL }, hash);
    await enter(page);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  test.each(['Board', 'Share', 'Orders'])('on a phone: %s', async (part) => {
    const page = await open({ ...PHONE, ...STILL });
    await page.getByRole('button', { name: part, exact: true }).tap();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
});

test('with reduced motion nothing moves by itself', async () => {
  const page = await open({ ...DESK, reducedMotion: 'reduce' });
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('.piece, .btn')].map((element) => getComputedStyle(element).transitionDuration),
  );
  expect(new Set(durations.flatMap((duration) => duration.split(', ')))).toEqual(new Set(['0s']));
});
