import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house, PASSPHRASE } from './house.ts';
import { DESK, SMALL_PHONE } from './pages.ts';

const { link, owner, server, visitor } = house();

/** A class as Canvas writes it out: 27 people in three groups, and its own test student. */
const CANVAS = [
  'Student,ID,SIS User ID,SIS Login ID,Section,Group',
  '    Points Possible,,,,,',
  ...Array.from({ length: 27 }, (_, n) => `"Person ${n + 1}",${4000 + n},s${n},login${n},History 9B,${(n % 3) + 1}`),
  '"Student, Test",9999,,,,',
].join('\n');

/** A Judge's browser, signed in. */
async function judges(options = {}): Promise<Page> {
  await owner();
  const page = await visitor({ ...DESK, ...STILL, ...options });
  await page.goto(`${link()}sign-in`);
  await page.getByLabel('Name', { exact: true }).fill('Olga');
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Your sections' }).waitFor();
  return page;
}

const slip = (page: Page, seat: string) => page.locator(`[data-slip="${seat}"]`);
const main = (page: Page, name: string) => page.getByRole('button', { name });

async function startClass(page: Page, title: string): Promise<void> {
  await page.getByLabel('What you call the class').fill(title);
  await main(page, 'Go on to the roster').click();
  await page.getByLabel(/^Paste names/).waitFor();
}

test('from nothing to printed cards: a roster pasted, cast, begun, and its cards made; one of them lets its player in', async () => {
  const page = await judges();
  let clicks = 0;
  const click = async (name: string, role: 'link' | 'button' = 'button') => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  const startedMs = performance.now();
  await click('Your sections', 'link');
  await click('Start a class', 'link');
  await page.getByLabel('What you call the class').fill('History 9B');
  await click('Go on to the roster');
  await page.getByLabel(/^Paste names/).fill(CANVAS);
  await page.getByText('27 people read').waitFor();
  await page.getByText('Everybody has a seat.').waitFor();
  expect(await page.locator('[data-slip]').count()).toBe(27);
  await click('Go on to the options');
  await click('Go on to the cards');
  await click('Begin, and make the cards');
  await page.locator('.paper--card').nth(26).waitFor();
  const tookMs = performance.now() - startedMs;
  expect(clicks + 1).toBe(7); // and the press of “Print”
  process.stdout.write(
    `from nothing to printed cards: ${clicks + 1} clicks, ${Math.round(tookMs)} ms of the program\n`,
  );
  await page.evaluate(() => {
    (window as { printed?: number }).printed = 0;
    window.print = () => {
      (window as { printed?: number }).printed = 1;
    };
  });
  await main(page, 'Print, or save as PDF').click();
  expect(await page.evaluate(() => (window as { printed?: number }).printed)).toBe(1);

  const card = page.locator('.paper--card').filter({ hasText: 'Ruler of Spain' }).first();
  const name = /Person \d+/.exec((await card.textContent()) ?? '')?.[0];
  const code = await card.locator('.card-code b').textContent();
  const player = await visitor(SMALL_PHONE);
  await player.goto(`${link()}join`);
  await player.getByLabel('Class').fill('history9b');
  await player.getByLabel('Code', { exact: true }).fill(code ?? '');
  await main(player, 'Take my seat').click();
  await player.waitForURL(/seat=R-SPA/);
  expect(name).toMatch(/^Person/);

  // A4 and Letter, and no sheet longer than its paper.
  for (const [paper, width] of [
    ['A4', 794],
    ['Letter', 816],
  ] as const) {
    await page.getByRole('radio', { name: paper }).click();
    expect(Math.round((await card.boundingBox())?.width ?? 0)).toBe(width);
    const tooLong = await page
      .locator('.paper--card')
      .evaluateAll((sheets) => sheets.filter((sheet) => sheet.scrollHeight > sheet.clientHeight + 1).length);
    expect(tooLong, paper).toBe(0);
  }

  // Loaded anew the codes are gone, and new ones end the old.
  await page.goto(`${page.url()}?only=R-SPA`);
  await page.getByText(/shown once. Make new ones/).waitFor();
  expect(await page.locator('.card-code').count()).toBe(0);
  await main(page, 'Make new links and codes').click();
  await card.locator('.card-code').waitFor();
  expect(await page.locator('.paper--card').count()).toBe(1);
  expect(await card.locator('.card-code b').textContent()).not.toBe(code);
  expect(await faultsInBothThemes(page)).toEqual([]);
}, 120_000);

test('the casting by drag, by keys and by taps: who is put into a taken seat sends the other to the seat left', async () => {
  const page = await judges();
  await page.goto(`${link()}classes/new`);
  await startClass(page, 'Slips');
  await page.getByLabel(/^Paste names/).fill(Array.from({ length: 12 }, (_, n) => `Name ${n + 1}`).join('\n'));
  await page.getByText('twelve people read').waitFor();
  const ruler = await slip(page, 'R-SPA').locator('span').textContent();
  const lord = await slip(page, 'L-ENG').locator('span').textContent();

  await slip(page, 'R-SPA').dragTo(slip(page, 'L-ENG'));
  await slip(page, 'L-ENG')
    .getByText(ruler ?? '', { exact: true })
    .waitFor();
  await slip(page, 'R-SPA')
    .getByText(lord ?? '', { exact: true })
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await slip(page, 'R-SPA')
    .getByText(ruler ?? '', { exact: true })
    .waitFor();

  // Keys: lift, go one seat down, put down; the line below tells what happens.
  const venice = await slip(page, 'R-VEN').locator('span').textContent();
  await slip(page, 'R-SPA').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.getByText(`${ruler} over Ruler of Venice. ${venice} goes to Ruler of Spain in exchange.`).waitFor();
  await page.keyboard.press('Enter');
  await slip(page, 'R-VEN')
    .getByText(ruler ?? '', { exact: true })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByText(`${ruler} stays.`).waitFor();

  // Unseated, the way on is closed until somebody decides.
  await page.keyboard.press('Delete');
  await page.getByText(`${ruler} has no seat.`).waitFor();
  await page.getByText('Seat everybody first, or leave them out.').waitFor();
  expect(await main(page, 'Go on to the options').getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: `${ruler}, without a seat` }).click();
  await slip(page, 'R-VEN').click();
  await page.getByText('Everybody has a seat.').waitFor();

  // Numbers: one bishop fewer sends nobody away unsaid.
  await page.getByRole('button', { name: 'Fewer Bishops' }).click();
  await page.getByText('An even number of bishops can tie.', { exact: false }).waitFor();
  await page.getByRole('button', { name: /^Leave out/ }).click();
  await page.getByText('Everybody has a seat.').waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);

  // Kept as one goes, in this browser.
  await page.reload();
  await slip(page, 'R-VEN')
    .getByText(ruler ?? '', { exact: true })
    .waitFor();
}, 120_000);

test('options in plain words with their rules; what is changed goes into the game, and another section takes it over', async () => {
  const page = await judges();
  await page.goto(`${link()}classes/new`);
  await startClass(page, 'Options 10');
  await page.getByLabel(/^Paste names/).fill(Array.from({ length: 10 }, (_, n) => `Name ${n + 1}`).join('\n'));
  await page.getByText('Everybody has a seat.').waitFor();
  await main(page, 'Go on to the options').click();
  await page.getByText('The rules as they stand.', { exact: true }).waitFor();
  const row = (name: string) => page.locator(`[data-option="${name}"]`);
  await row('appealToPope').getByRole('radio', { name: 'may petition him' }).click();
  await row('deadlockTurns').getByRole('radio', { name: 'after 3 ballots' }).click();
  await row('talk').getByRole('radio', { name: 'at any time' }).click();
  await page.getByRole('heading', { name: '3 changes' }).waitFor();
  await page.getByRole('button', { name: /^Put back.*Powers may write/ }).click();
  await page.getByRole('heading', { name: '2 changes' }).waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);
  // By lessons and days: the way on waits until the timetable can be kept.
  await page.getByRole('radio', { name: 'by lessons and days' }).click();
  await page.getByText('The timetable cannot be kept as it is written.').waitFor();
  expect(await main(page, 'Go on to the cards').getAttribute('aria-disabled')).toBe('true');
  await main(page, 'Add a lesson').click();
  await page.getByText(/^Diplomacy closes .* 09:00, at the start of the lesson$/).waitFor();
  expect(await main(page, 'Go on to the cards').getAttribute('aria-disabled')).toBe('false');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('radio', { name: 'after some minutes' }).click();
  await page.getByLabel('Order Writing, minutes').fill('12');
  await main(page, 'Go on to the cards').click();
  await main(page, 'Begin, and make the cards').click();
  await page.locator('.paper--card').nth(9).waitFor();
  await page.getByText('may petition him').first().waitFor();
  const game = /print\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const context = await owner();
  const origin = new URL(server().link).origin;
  const seen = await context.request.get(`${origin}/api/v1/games/${game}`, {
    headers: { origin, 'x-defensor-seat': 'person' },
  });
  const { view } = (await seen.json()) as { view: Record<string, unknown> };
  expect(view).toMatchObject({
    phase: 'setup',
    options: { appealToPope: 'on', deadlockTurns: 3, talk: 'diplomacyPhase' },
    clock: { timetable: { phases: { orderWriting: { kind: 'duration', ms: 720_000 } } } },
  });

  await page.goto(`${link()}classes`);
  const section = page.locator('[data-section="Options10"]');
  await section.getByText('Spring 1454').waitFor();
  expect(await section.textContent()).toMatch(/Pope|Bishop of Rome|reigns/);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.goto(`${link()}classes/new?like=${game}&title=Options 10`);
  await startClass(page, 'Like it');
  await page.getByLabel(/^Paste names/).fill(Array.from({ length: 10 }, (_, n) => `Other ${n + 1}`).join('\n'));
  await page.getByText('Everybody has a seat.').waitFor();
  await main(page, 'Go on to the options').click();
  await page.getByRole('heading', { name: '2 changes' }).waitFor();
  expect(await page.getByLabel('Order Writing: how long').inputValue()).toBe('12');
}, 180_000);

test('names in Latin, Greek and Cyrillic letters are embedded in the PDF in our own fonts', async () => {
  const page = await judges();
  await page.goto(`${link()}classes/new`);
  await startClass(page, 'Letters');
  const names = ['Mila Petrović', 'Ελένη Παπά', 'Дарья Орлова', '田中 花子'];
  await page.getByLabel(/^Paste names/).fill(names.join('\n'));
  await page.getByText('Everybody has a seat.').waitFor();
  await main(page, 'Go on to the options').click();
  await main(page, 'Go on to the cards').click();
  await main(page, 'Begin, and make the cards').click();
  for (const name of names) await page.locator('.card-tab').getByText(name).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const faces = await page.evaluate(() =>
    [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.unicodeRange),
  );
  for (const letter of ['U+370', 'U+400', 'U+100']) {
    expect(
      faces.some((range) => range.toUpperCase().startsWith(letter)),
      `${letter} in ${faces}`,
    ).toBe(true);
  }
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  expect(pdf).toMatch(/\/FontFile[23]/);
  expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+AlegreyaSans-Bold/);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(8);
}, 120_000);

test('on a phone the set-up fits the screen', async () => {
  const page = await judges(SMALL_PHONE);
  await page.goto(`${link()}classes/new`);
  await startClass(page, 'Phone');
  await page.getByLabel(/^Paste names/).fill('Ada\nBen\nCleo');
  await page.getByText('three people read').waitFor();
  expect(await isTooWide(page)).toBe(false);
  await main(page, 'Go on to the options').click();
  await page.getByRole('radio', { name: 'by lessons and days' }).click();
  await main(page, 'Add a lesson').click();
  await main(page, 'Add holidays').click();
  expect(await isTooWide(page)).toBe(false);
});
