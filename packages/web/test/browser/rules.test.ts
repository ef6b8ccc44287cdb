import { describe, expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { DESK, SMALL_PHONE } from './pages.ts';

const { link, visitor, seated, judge } = house();

describe('the rules in plain words', () => {
  test('R17 opens by its address for anybody; a word is found in rules and readings; the keys walk on', async () => {
    const page = await visitor({ ...SMALL_PHONE, ...STILL });
    await page.goto(`${link()}rules#R17`);
    await page.getByRole('heading', { name: 'The order to depose' }).waitFor();
    await page.getByText('No: a unit must stand there.').waitFor();
    expect(await page.getByRole('link', { name: 'R17' }).getAttribute('aria-current')).toBe('page');
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);

    await page.getByRole('link', { name: 'R18', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Winning in communion' }).waitFor();
    await page.getByRole('link', { name: 'All' }).click();
    await page.getByLabel('Find in the rules').fill('duress');
    await page.getByRole('link', { name: 'R16 Emperors, elections, resignations' }).waitFor();
    expect(await page.locator('.rule-group a').count()).toBe(1);
    await page.getByLabel('Find in the rules').fill('xylophone');
    await page.getByText('No rule has these words.').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.goto(`${link()}rules#A37`);
    await page.locator('.is-asked').getByText('Does owning Rome give the right to depose?').waitFor();
  });

  test('a rule’s number at a seat opens that rule there, with where it bit in this game', async () => {
    await judge('POST', '/games/g_demo/commands', {
      id: 'judge-0001',
      ...{ do: 'overrideBan', seat: 'B-DEN', banned: true, reason: 'For a test.' },
    });
    const page = await seated('R-SPA', { ...DESK, ...STILL });
    await page.getByRole('link', { name: 'R17' }).first().click();
    await page.getByRole('heading', { name: 'The order to depose' }).waitFor();
    expect(page.url()).toContain('/rules?seat=R-SPA#R17');
    await page.getByText('It has not come up in this game yet.').waitFor();
    await page.getByRole('link', { name: 'All' }).click();
    await page.getByRole('link', { name: /^JD\.6/ }).click();
    await page
      .locator('.rule-part')
      .getByText(/bishop of Denmark/)
      .waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'The order to depose' }).waitFor();
  });
});
