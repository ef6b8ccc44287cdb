import { RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { stageWith } from '../board.ts';
import { onStage } from './harness.ts';
import { DESK, lineOf, linkTo, PHONE, reload, resolveButton } from './pages.ts';

const { open, server } = onStage();

const fight = stageWith(STANDARD, { FRANCE: 'A BUR, A RUH, A PAR', GERMANY: 'A MUN' }, [
  'A BUR - MUN',
  'A RUH S A BUR - MUN',
]);

describe('what if: two sets of orders', () => {
  test('a copy is changed, and both results stand side by side, on two maps and in a list', async () => {
    const page = await open(DESK, linkTo(STANDARD, fight));
    await page.getByRole('button', { name: 'What if' }).click();
    await lineOf(page, 'RUH')
      .getByRole('button', { name: /^Take back/ })
      .click();
    await page.getByRole('radio', { name: 'Compare' }).click();

    const munich = page.locator('tr[data-line="MUN"]');
    expect(await munich.locator('td').first().textContent()).toContain('driven out');
    expect(await munich.locator('td').last().textContent()).toContain('holds');
    expect(await page.locator('[data-set="A"] .piece.is-aside').count()).toBe(1);
    expect(await page.locator('[data-set="B"] .piece.is-aside').count()).toBe(0);
    for (const set of ['A', 'B']) expect(await page.locator(`[data-set="${set}"] [data-ring]`).count()).toBe(3);
    expect(await page.locator('.same summary').textContent()).toBe('One line ends the same');

    await page.getByRole('radio', { name: 'Orders A' }).click();
    expect(await lineOf(page, 'RUH').textContent()).toContain('supports');
    await page.getByRole('radio', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Play on with B' }).click();
    expect(await page.getByRole('heading', { name: 'Spring 1901 Results' }).isVisible()).toBe(true);
    expect(await page.locator('.piece.is-aside').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.getByRole('radio', { name: 'Orders B' }).count()).toBe(1);
  });

  test('both sets stay over a reload, and travel in the link', async () => {
    const page = await open(DESK, linkTo(STANDARD, fight));
    await page.getByRole('button', { name: 'What if' }).click();
    await lineOf(page, 'RUH')
      .getByRole('button', { name: /^Take back/ })
      .click();
    await reload(page);
    expect(await page.getByRole('radio', { name: 'Orders B' }).getAttribute('aria-checked')).toBe('true');
    const link = await page.getByLabel('Link').inputValue();
    const other = await open(DESK, link.slice(server().link.length));
    await other.getByRole('radio', { name: 'Compare' }).click();
    expect(await other.locator('tr[data-line="RUH"]').count()).toBe(1);
  });

  test('the open set alone is resolved', async () => {
    const page = await open(DESK, linkTo(STANDARD, fight));
    await page.getByRole('button', { name: 'What if' }).click();
    await lineOf(page, 'RUH')
      .getByRole('button', { name: /^Take back/ })
      .click();
    await resolveButton(page).click();
    expect(await lineOf(page, 'BUR').textContent()).toContain('stopped');
    expect(await page.locator('.piece.is-aside').count()).toBe(0);
  });

  test('both maps show the same part of the board, whichever is moved and however', async () => {
    const page = await open(DESK, linkTo(STANDARD, fight));
    await page.getByRole('button', { name: 'What if' }).click();
    await page.getByRole('radio', { name: 'Compare' }).click();
    const view = (set: string) => page.locator(`[data-set="${set}"] .map > g`).getAttribute('transform');
    const before = await view('A');
    expect(await view('B')).toBe(before);
    await page.locator('[data-set="B"] .map').hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(() => view('A')).not.toBe(before);
    const zoomed = await view('B');
    expect(await view('A')).toBe(zoomed);
    await page.mouse.down();
    await page.mouse.move(700, 300, { steps: 4 });
    await page.mouse.up();
    expect(await view('B')).not.toBe(zoomed);
    expect(await view('A')).toBe(await view('B'));
    await page.locator('.strip').getByRole('button', { name: 'Show the whole map' }).click();
    await expect.poll(() => view('A')).toMatch(/scale\(0\.[23]/);
    const whole = await view('A');
    expect(await view('B')).toBe(whole);
    await page.setViewportSize({ width: 1240, height: 700 });
    await expect.poll(() => view('A')).not.toBe(whole);
    await expect.poll(async () => (await view('A')) === (await view('B'))).toBe(true);
  });

  test('R8: with the Church, the sees stand on the map, and a see taken otherwise is told of', async () => {
    const serbia = stageWith(RENAISSANCE, { OTTOMANS: 'A BUL', VENICE: 'A TRI' }, ['A BUL - SER']);
    const page = await open(DESK, linkTo(RENAISSANCE, serbia));
    expect(await page.locator('[data-see]').count()).toBe(0);
    await page.getByRole('button', { name: 'With the Church' }).click();
    expect(await page.locator('[data-see]').count()).toBe(13);
    await page.getByRole('button', { name: 'What if' }).click();
    await lineOf(page, 'BUL')
      .getByRole('button', { name: /^Take back/ })
      .click();
    await page.getByRole('radio', { name: 'Compare' }).click();
    const taken = page.locator('tr[data-see="SER"]');
    expect(await taken.textContent()).toMatch(/Bishop of Serbia R8for .*Turks.*as before/);
    await page.getByRole('button', { name: 'With the Church' }).click();
    await taken.waitFor({ state: 'detached' });
  });

  test('on a phone one map shows at a time', async () => {
    const page = await open(PHONE, linkTo(STANDARD, fight));
    await page.getByRole('button', { name: 'What if' }).tap();
    await page.getByRole('radio', { name: 'Compare' }).tap();
    expect(await page.locator('[data-set="B"]').isVisible()).toBe(true);
    expect(await page.locator('[data-set="A"]').isVisible()).toBe(false);
    await page.getByRole('radio', { name: 'Map A' }).tap();
    expect(await page.locator('[data-set="A"]').isVisible()).toBe(true);
    expect(await page.locator('.differences .empty').textContent()).toContain('Both sets come to the same');
  });
});

test('768 × 1024: the box for orders and the main button are in view from the start', async () => {
  const page = await open({ viewport: { width: 768, height: 1024 } });
  for (const part of [page.getByLabel('Type or paste orders'), resolveButton(page), lineOf(page, 'BRE')]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(1024);
  }
});
