import { STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { setTurn } from '../../src/play/position.ts';
import { startStage } from '../../src/play/stage.ts';
import { stageWith, units } from '../board.ts';
import { onStage } from './harness.ts';
import { DESK, goOn, lineOf, linkTo, reload, resolveButton, tapPiece, write } from './pages.ts';

const { open } = onStage();

describe('both boards', () => {
  test('the standard board: 75 spaces, Switzerland as waste, the names of 1901', async () => {
    const page = await open();
    await page.getByRole('radio', { name: '1901' }).click();
    expect(await page.locator('[data-space]').count()).toBe(75);
    expect(await page.locator('.waste').count()).toBe(1);
    expect(await page.locator('[data-name="MOS"]').textContent()).toBe('Moscow');
    expect(await page.getByRole('heading', { name: 'Spring 1901 Orders' }).isVisible()).toBe(true);
  });

  test('either set of names may be read and written on either board', async () => {
    const page = await open();
    expect(await page.locator('[data-name="MOS"]').textContent()).toBe('Muscovy');
    await page.getByRole('combobox', { name: 'Names' }).selectOption('Names of 1901');
    expect(await page.locator('[data-name="MOS"]').textContent()).toBe('Moscow');
    await write(page, ['A St Petersburg - Moscow']);
    expect(await lineOf(page, 'STP').textContent()).toContain('St Petersburg – Moscow');
    await reload(page);
    expect(await page.locator('[data-name="MOS"]').textContent()).toBe('Moscow');
  });
});

describe('coasts', () => {
  test('D-11 a fleet is offered the coasts of Spain, an army Spain', async () => {
    const page = await open(DESK, linkTo(STANDARD, stageWith(STANDARD, { FRANCE: 'F MAO, A GAS' })));
    await tapPiece(page, 'MAO');
    const places = page.locator('.chips--places');
    expect(await places.getByRole('button', { name: /^Spain/ }).allTextContents()).toEqual([
      'Spain (north coast)',
      'Spain (south coast)',
    ]);
    await lineOf(page, 'GAS').locator('.line-open').click();
    expect(await places.getByRole('button', { name: /^Spain/ }).allTextContents()).toEqual(['Spain']);
  });

  test('D-12 a support into coasts is offered once', async () => {
    const page = await open(DESK, linkTo(STANDARD, stageWith(STANDARD, { FRANCE: 'F MAO, A POR' })));
    await lineOf(page, 'MAO').locator('.line-open').click();
    await page.getByRole('button', { name: 'Support', exact: true }).click();
    await page.locator('.chips--places').getByRole('button', { name: 'A Portugal' }).click();
    expect(
      await page
        .locator('.chips--places')
        .getByRole('button', { name: /^Spain/ })
        .allTextContents(),
    ).toEqual(['Spain']);
  });

  test('D-13 a fleet built on the north coast of St Petersburg is there after a reload, and sails from there', async () => {
    const winter = {
      ...setTurn(startStage(STANDARD), 'winter', 1901),
      units: units({ RUSSIA: 'A MOS, A WAR, F SEV' }),
    };
    const page = await open(DESK, linkTo(STANDARD, winter));
    await lineOf(page, 'STP').getByRole('button', { name: 'North fleet' }).click();
    expect(await page.locator('[data-piece="STP/NC"].is-ghost').count()).toBe(1);
    await reload(page);
    expect(await page.locator('[data-piece="STP/NC"].is-ghost').count()).toBe(1);
    await resolveButton(page).click();
    await goOn(page);
    await tapPiece(page, 'STP/NC');
    expect(await page.locator('[data-lit="BAR"]').count()).toBe(1);
    expect(await page.locator('[data-lit="BOT"]').count()).toBe(0);
  });

  test('D-51 a support is drawn from its unit to the way of the unit it helps', async () => {
    const stage = stageWith(STANDARD, { FRANCE: 'A SPA, A MAR', TURKEY: 'F RUM, F CON' }, [
      'A SPA - GAS',
      'A MAR S A SPA - GAS',
      'F RUM - BUL/EC',
      'F CON S F RUM - BUL',
    ]);
    const page = await open(DESK, linkTo(STANDARD, stage));
    expect(await lineOf(page, 'CON').textContent()).toContain('F Constantinople supports F Rumania – Bulgaria');
    for (const [unit, order] of [
      ['MAR', 'supportMove MAR'],
      ['CON', 'supportMove CON'],
      ['SPA', 'move SPA'],
      ['RUM', 'move RUM'],
    ] as const) {
      const apart = await page
        .locator(`[data-order="${order}"] .shaft`)
        .first()
        .evaluate((path, at) => {
          const piece = document.querySelector(`[data-piece="${at}"]:not(.is-ghost, .is-aside)`);
          if (!(path instanceof SVGPathElement) || piece === null) throw new Error('no line, or no piece');
          const start = path.getPointAtLength(0).matrixTransform(path.getScreenCTM() ?? new DOMMatrix());
          const { x, y, width, height } = piece.getBoundingClientRect();
          return Math.hypot(start.x - x - width / 2, start.y - y - height / 2);
        }, unit);
      expect(apart).toBeLessThan(24);
    }
  });

  test('D-53 a fleet to be disbanded is struck out where it stands', async () => {
    const winter = {
      ...setTurn(startStage(STANDARD), 'winter', 1901),
      owned: new Map(),
      units: units({ RUSSIA: 'F STP/SC' }),
    };
    const page = await open(DESK, linkTo(STANDARD, winter));
    await page.getByLabel('F St Petersburg (south coast)').check();
    expect(await page.locator('[data-piece="STP/SC"].is-struck').count()).toBe(1);
    await resolveButton(page).click();
    await goOn(page);
    expect(await page.locator('.piece').count()).toBe(0);
  });
});
