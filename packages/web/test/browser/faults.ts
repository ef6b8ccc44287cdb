import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong on a page, against WCAG 2.2 AA. */
async function faultsOf(page: Page, leftOut: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .disableRules(leftOut)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any.map((check) => check.message).join(' ')}`),
  );
}

/** Colours that still change would be taken for the ones that are meant. */
export const STILL = { reducedMotion: 'reduce' } as const;

/** What axe finds in either theme. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const faults = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    faults.push(...(await faultsOf(page)).map((fault) => `${theme}: ${fault}`));
  }
  return faults;
}

/** What axe finds in other words than English: colours, the slowest to look at, are the same in each. */
export const faultsOfWords = (page: Page) => faultsOf(page, ['color-contrast']);

/** Whether something reaches beyond the screen to the right. */
export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
