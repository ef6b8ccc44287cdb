/** What is done in a game of a test's own: its Judge rules, and people sit down in its seats. */

import type { BrowserContextOptions, Page } from 'playwright-core';
import type { House } from './house.ts';
import { sitDown } from './pages.ts';

interface Logged {
  readonly type: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A game that belongs to one test, in the class to try things in. */
export interface TestGame {
  readonly game: string;
  /** The Judge gives a command. */
  readonly rule: (command: object) => Promise<unknown>;
  /** The Judge enters what a seat did on paper. */
  readonly enter: (seat: string, command: object) => Promise<unknown>;
  /** A browser in a seat, with one section of its page open. */
  readonly sit: (seat: string, section: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What happened of one type, as the Judge reads the log. */
  readonly happened: (type: string) => Promise<readonly Logged[]>;
  /** The Judge closes phases, and publishes, until this one is open. */
  readonly until: (phase: 'diplomacy' | 'orderWriting' | 'orderResolution') => Promise<void>;
}

let games = 0;

export async function newGame(
  { judge, visitor, link: origin }: House,
  options: object = {},
  on: object = { variant: 'renaissance', addendum: 'papacy' },
): Promise<TestGame> {
  games += 1;
  const { game } = await judge<{ game: string }>('POST', '/games', {
    id: `church-game-${games}`,
    class: 'c_demo',
    title: `Game ${games}`,
    ...on,
    cast: 'default',
    begin: 'atOnce',
    options,
  });
  let commands = 0;
  const rule = (command: object) => {
    commands += 1;
    return judge('POST', `/games/${game}/commands`, {
      id: `judge-${String(commands).padStart(5, '0')}`,
      ...command,
    });
  };
  const phase = async () => (await judge<{ view: { phase: string } }>('GET', `/games/${game}`)).view.phase;
  return {
    game,
    rule,
    enter: (seat, command) => rule({ onBehalfOf: seat, ...command }),
    async sit(seat, section, browser) {
      const { cards } = await judge<{ cards: { link: string }[] }>('POST', `/games/${game}/cards`, {
        cards: [{ seat }],
      });
      const page = await visitor(browser);
      await page.goto(`${origin()}join#${cards[0]?.link.split('#')[1]}`);
      await sitDown(page);
      await page.locator('.rail').waitFor();
      const name = new RegExp(`^${section}`);
      const link = page.locator('.rail').getByRole('link', { name });
      if (!(await link.isVisible())) await page.getByRole('button', { name: 'More' }).click();
      await link.click();
      await page
        .locator(section === 'Board' ? '.map [data-space]' : '.papers, .letters')
        .first()
        .waitFor({ state: 'attached' });
      return page;
    },
    async happened(type) {
      const { events } = await judge<{ events: readonly Logged[] }>('GET', `/games/${game}/log`);
      return events.filter((event) => event.type === type);
    },
    async until(wanted) {
      for (let now = await phase(); now !== wanted; now = await phase()) {
        await rule({ do: now === 'orderResolution' ? 'publish' : 'closePhase' });
      }
    },
  };
}

/** Adds a bull to the packet. */
export async function addBull(page: Page, kind: string, choice: string | { index: number }): Promise<void> {
  const before = await page.locator('.bulls li').count();
  await page.locator('.add').getByRole('button', { name: kind, exact: true }).click();
  await page.locator('.add select').selectOption(choice);
  await page.getByRole('button', { name: 'Write it down' }).click();
  await page.locator('.bulls li').nth(before).waitFor();
  await page.locator('.bulls li').nth(before).getByText('Only on this device').waitFor({ state: 'detached' });
}
