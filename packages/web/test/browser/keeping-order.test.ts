import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { newGame, type TestGame } from './church-kit.ts';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { DESK, SMALL_PHONE, sitDown } from './pages.ts';

const here = house();
const { link, owner, visitor, judge } = here;

/** One of the Judge's pages of a game, in a window of his own. */
async function desk({ game }: TestGame, section: string): Promise<Page> {
  const page = await (await owner()).newPage();
  await page.setViewportSize(DESK.viewport);
  await page.emulateMedia(STILL);
  await page.goto(`${link()}desk/${game}/${section}`);
  await page.locator('.desk-head .turn').waitFor();
  return page;
}

/** A browser keeps six lines to a server, and each open page has one of its own. */
afterEach(async () => {
  for (const page of (await owner()).pages()) await page.close();
});

/** Three windows load on a busy machine. */
const PATIENCE = 120_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inThread = (page: Page, text: string) => page.locator('.thread-items').getByText(text);
const openThread = async (page: Page, key: string) => {
  await page.locator(`[data-thread="${key}"]`).click();
  await page.locator(`[data-open-thread="${key}"]`).waitFor();
};

test('JD.5 A35 where a naming decides whether the Pope falls, the desk shows the other movement beside the one that will be', async () => {
  const game = await newGame(here);
  await game.rule({ do: 'overrideBan', seat: 'R-SPA', banned: true, reason: 'Sealed on paper.' });
  await game.until('orderWriting');
  await game.enter('B-ROM', {
    ...{ do: 'fileTestimony', finding: 't1', accused: 'R-SPA', offenceTurn: 'S1454', offenceMs: Date.now() },
    testimony: 'He spoke to France at the door.',
  });
  await game.enter('B-ROM', { do: 'sealBulls', lines: [{ name: 'F Nap', finding: 't1' }] });
  await game.enter('R-SPA', { do: 'draftSheet', sheet: 's1', text: 'F Nap - Rom\nDepose the Pope' });
  await game.enter('R-SPA', { do: 'signSheet', sheet: 's1' });
  await game.until('orderResolution');

  const page = await desk(game, 'desk');
  const worlds = page.getByRole('radiogroup', { name: 'Which movement' });
  const follows = page.getByRole('region', { name: 'What follows' });
  const inRome = page.locator('.bench-mid [data-piece="ROM"]:not(.is-ghost)');
  // Not ruled on yet, the naming does nothing, and there is one movement only.
  await follows
    .getByText(/deposed/)
    .first()
    .waitFor();
  expect(await worlds.count()).toBe(0);
  await page.locator('[data-docket="t1"]').getByRole('button', { name: 'Proven', exact: true }).click();
  await worlds.waitFor();
  expect(await worlds.getByRole('radio').allTextContents()).toEqual(['As it will be', 'Had the bulls held']);
  // As it will be the Pope falls, with him his bulls, and the fleet stands in Rome.
  await follows.locator('[data-event="popeDeposed"]').waitFor();
  expect(await worlds.getByRole('radio', { name: 'As it will be' }).getAttribute('aria-checked')).toBe('true');

  await worlds.getByRole('radio', { name: 'Had the bulls held' }).click();
  await follows.getByText('This movement is only looked at; what follows is told of the other one.').waitFor();
  await follows
    .getByText(/F Naples/)
    .first()
    .waitFor();
  expect(await follows.locator('[data-event]').count()).toBe(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await worlds.getByRole('radio', { name: 'As it will be' }).click();
  await follows.locator('[data-event="popeDeposed"]').waitFor();

  // What was only looked at is not what is published.
  await worlds.getByRole('radio', { name: 'Had the bulls held' }).click();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.locator('.running .phase').getByText('Diplomacy').waitFor();
  expect(await game.happened('popeDeposed')).toHaveLength(1);
  await inRome.first().waitFor();
});

test(
  'JD.1 a card renewed at the desk lets in by its new code alone; revoked, its open page is out at once, and a new card gets in',
  async () => {
    const game = await newGame(here);
    const { cards } = await judge<{ cards: { link: string }[] }>('POST', `/games/${game.game}/cards`, {
      cards: [{ seat: 'L-VEN' }],
    });
    const old = `${link()}join#${cards[0]?.link.split('#')[1]}`;
    const take = async (address: string) => {
      const page = await visitor(SMALL_PHONE);
      await page.goto(address);
      return page;
    };
    const venice = await take(old);
    await sitDown(venice);
    await venice.locator('.map [data-space]').first().waitFor({ state: 'attached' });

    const page = await desk(game, 'seats');
    const line = page.locator('[data-seat="L-VEN"]');
    await line.getByRole('button', { name: /^More/ }).click();
    await line.getByText('one device').waitFor();
    await line.getByRole('button', { name: 'New code' }).click();
    const shown = line.locator('.shown-card');
    await shown.waitFor();
    const fresh = (await shown.getByRole('link').getAttribute('href')) ?? '';
    // The old card opens nothing any more; who is in stays in.
    const late = await take(old);
    await late.getByRole('alert').first().waitFor();
    expect(late.url()).not.toContain('/play/');
    const second = await take(fresh);
    await sitDown(second);
    await second.locator('.rail').waitFor();
    expect(await venice.locator('.rail').count()).toBe(1);

    await line.getByRole('button', { name: 'Revoke the card' }).click();
    for (const out of [venice, second]) {
      await out.getByRole('heading', { name: 'This seat is not open here' }).waitFor();
      expect(await out.locator('.rail, .map').count()).toBe(0);
    }
    expect(await faultsInBothThemes(venice)).toEqual([]);
    await venice.reload();
    await venice.getByRole('heading', { name: 'This seat is not open here' }).waitFor();

    await line.getByRole('button', { name: 'New card' }).click();
    await shown.waitFor();
    const made = (await shown.getByRole('link').getAttribute('href')) ?? '';
    await venice.goto(made);
    await venice.waitForURL(/\/play\//);
    await venice.locator('.rail').waitFor();
  },
  PATIENCE,
);

test(
  'JD.8 three windows: a letter is reported, warned of, muted for, hidden; and all of it is undone again',
  async () => {
    const game = await newGame(here);
    const writer = await game.sit('R-FRA', 'Letters', { ...DESK, ...STILL });
    const reader = await game.sit('R-VEN', 'Letters', { ...SMALL_PHONE, ...STILL });
    const letter = writer.getByLabel('Your letter');
    const send = button(writer, 'Send');
    await writer.getByRole('link', { name: 'Write', exact: true }).click();
    await writer.getByRole('checkbox', { name: 'Ruler of Venice' }).check();
    await writer.getByRole('button', { name: /^Write/ }).click();
    await letter.fill('You smell of turnips.');
    await send.click();
    await openThread(reader, 'R-FRA');
    await inThread(reader, 'You smell of turnips.').waitFor();
    await button(reader, 'Report').tap();
    await reader.getByText('Reported to the Judge').waitFor();

    const page = await desk(game, 'letters');
    const reported = page.locator('[data-letter]');
    await reported.getByText('Reported by the Ruler of Venice.').waitFor();
    expect(await reported.count()).toBe(1);
    await reported.getByRole('button', { name: 'Read it' }).click();
    await reported.getByText('You smell of turnips.').waitFor();
    await reported.getByRole('button', { name: /^Warn the writer/ }).click();
    await page.getByLabel('Reason, shown to players').fill('Keep it civil, please.');
    await button(page, 'Warn the writer').click();
    await writer.locator('[data-thread="JD"]').getByText('Keep it civil, please.').waitFor();

    await reported.getByRole('button', { name: /^Hide/ }).click();
    await button(page, 'Hide').click();
    await inThread(reader, 'The Judge has hidden this letter.').waitFor();
    expect(await reader.content()).not.toContain('turnips');
    await inThread(writer, 'The Judge has hidden this letter.').waitFor();
    await reader.reload();
    await inThread(reader, 'The Judge has hidden this letter.').waitFor();
    expect(await reader.content()).not.toContain('turnips');
    await button(page, 'Dealt with').click();
    await reported.getByText('Dealt with.').waitFor();

    const seats = await desk(game, 'seats');
    const line = seats.locator('[data-seat="R-FRA"]');
    await line.getByRole('button', { name: /^More/ }).click();
    await line.getByRole('button', { name: /^Mute/ }).click();
    await button(seats, 'Mute').click();
    await line.getByText('muted').waitFor();
    await writer.getByText('The Judge has muted you: Cool down.').waitFor();
    expect(await send.count()).toBe(0);
    await letter.fill('Still there?');
    await letter.press('Control+Enter');
    expect(await faultsInBothThemes(writer)).toEqual([]);
    await openThread(writer, 'JD');
    await letter.fill('I am sorry.');
    await send.click();
    await inThread(writer, 'I am sorry.').waitFor();

    // A slip, or a pardon: each has its way back.
    await button(seats, 'Let speak').click();
    await line.getByText('muted').waitFor({ state: 'detached' });
    await openThread(writer, 'R-VEN');
    await send.click();
    await inThread(reader, 'Still there?').waitFor();
    expect(await reader.locator('.thread-items [data-letter]').count()).toBe(2);
    await button(page, 'Show it again').click();
    await reported.getByText('hidden', { exact: true }).waitFor({ state: 'detached' });
    await inThread(reader, 'You smell of turnips.').waitFor();
    await inThread(writer, 'You smell of turnips.').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(reader)).toBe(false);
  },
  PATIENCE,
);
