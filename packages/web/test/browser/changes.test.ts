import { STANDARD } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { setTurn } from '../../src/play/position.ts';
import { startStage } from '../../src/play/stage.ts';
import { words } from '../../src/words/words.ts';
import { stageWith, units } from '../board.ts';
import { onStage } from './harness.ts';
import { asideIn, DESK, goOn, linkTo, resolveButton, write } from './pages.ts';

const { open } = onStage();

describe('another season or year', () => {
  test('keeps the orders; a change to winter says what goes, and Undo brings it back', async () => {
    const page = await open();
    await write(page, ['A Par - Bur', 'A Vie - Tyr']);
    await page.getByRole('combobox', { name: 'Season' }).selectOption('Fall');
    await page.getByLabel('Year').fill('1460');
    await page.getByLabel('Year').press('Enter');
    expect(await page.getByRole('heading', { name: 'Fall 1460 Orders' }).isVisible()).toBe(true);
    expect(await page.locator('.ord--draft').count()).toBe(2);
    await page.getByRole('combobox', { name: 'Season' }).selectOption('Winter');
    expect(await page.locator('.hint').textContent()).toBe(
      'Two orders of the turn before are gone. Undo brings them back.',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.locator('.ord--draft').count()).toBe(2);
  });

  test('keeps the units driven out', async () => {
    const fight = stageWith(STANDARD, { FRANCE: 'A BUR, A RUH', GERMANY: 'A MUN' }, [
      'A BUR - MUN',
      'A RUH S A BUR - MUN',
    ]);
    const page = await open(DESK, linkTo(STANDARD, fight));
    await resolveButton(page).click();
    await goOn(page);
    await page.getByLabel('Year').press('ArrowUp');
    expect(await page.getByRole('heading', { name: 'Spring 1902 Retreats' }).isVisible()).toBe(true);
    expect(await asideIn(page, 'MUN').count()).toBe(1);
  });

  test('later phases that a change takes away are told of', async () => {
    const page = await open();
    await resolveButton(page).click();
    await goOn(page);
    await page.getByRole('button', { name: 'Back one phase' }).click();
    await page.getByRole('button', { name: 'Change the orders' }).click();
    expect(await page.locator('.hint').textContent()).toContain('One later phase is gone. Undo brings it back.');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.getByRole('button', { name: 'Fall 1454', exact: true }).count()).toBe(1);
  });
});

test.each([
  ['', '1454'],
  ['0', '1454'],
  ['12', '12'],
  ['abc', '1454'],
  ['-5', '5'],
  ['14541454', '1454'],
  ['1e3', '13'],
])('the year typed as “%s” is %s once the field is left, and never a year in between', async (typed, year) => {
  const page = await open();
  const field = page.getByLabel('Year');
  await field.click();
  await field.press('Delete');
  await field.pressSequentially(typed);
  expect(await page.getByRole('heading', { name: 'Spring 1454 Orders' }).isVisible()).toBe(true);
  await field.press('Tab');
  expect(await field.inputValue()).toBe(year);
  expect(await page.getByRole('heading', { name: `Spring ${year} Orders` }).isVisible()).toBe(true);
});

test('Ctrl+Z undoes and Ctrl+Shift+Z redoes, but not while text is typed', async () => {
  const page = await open();
  await write(page, ['A Par - Bur']);
  const drafts = page.locator('.ord--draft');
  await page.locator('[data-space="MUN"]').focus();
  await page.keyboard.press('Control+z');
  expect(await drafts.count()).toBe(0);
  await page.keyboard.press('Control+Shift+z');
  expect(await drafts.count()).toBe(1);
  await page.keyboard.press('Meta+z');
  expect(await drafts.count()).toBe(0);
  await page.keyboard.press('Control+y');
  expect(await drafts.count()).toBe(1);
  await page.getByLabel('Type or paste orders').pressSequentially('A Vie');
  await page.keyboard.press('Control+z');
  expect(await drafts.count()).toBe(1);
});

describe('winter results', () => {
  test('say how many builds were made of those due, and which were waived', async () => {
    const winter = {
      ...setTurn(startStage(STANDARD), 'winter', 1901),
      units: units({ ENGLAND: 'A WAL', FRANCE: 'A PAR, A BRE, A MAR', RUSSIA: 'A MOS, A WAR, F SEV, F STP/SC' }),
    };
    const page = await open(DESK, linkTo(STANDARD, winter));
    await write(page, ['Build A London', 'Germany: Waive']);
    await resolveButton(page).click();
    const sheet = page.locator('.orders');
    const england = sheet.locator('.power-lines', { hasText: 'England' });
    expect(await england.locator('.power-head').textContent()).toContain('built one of two due, one waived');
    expect(await england.locator('.lines').textContent()).toContain('One build waived no order');
    const germany = sheet.locator('.power-lines', { hasText: 'Germany' });
    expect(await germany.locator('.power-head').textContent()).toContain('built none of three due, three waived');
    expect(await germany.locator('.lines').textContent()).toContain('Two builds waived no order');
    expect(await sheet.getByRole('heading', { name: 'France' }).count()).toBe(0);
  });

  test('say so where nothing was due', async () => {
    const page = await open();
    await page.getByRole('combobox', { name: 'Season' }).selectOption('Winter');
    await resolveButton(page).click();
    expect(await page.locator('.orders .empty').textContent()).toBe('Nothing is due. Go on.');
  });
});

test('a reason that is a question has no second stop', async () => {
  expect(words.outcome.sentence('which of them is meant, Paris?')).toBe('Which of them is meant, Paris?');
  expect(words.outcome.says('A Par', 'it is done')).toBe('A Par: it is done.');
  const page = await open();
  await page.getByLabel('Type or paste orders').fill('A Pariss - Bur\nA Vie - Brugundy\nA Par - Nowhere\nA Par - ?');
  const reasons = await page.locator('.verdicts .reason').allTextContents();
  expect(reasons.length).toBeGreaterThan(2);
  for (const reason of reasons) expect(reason).toMatch(/[^?.!][?.!]$/);
});
