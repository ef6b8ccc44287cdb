import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { DESK, SMALL_PHONE } from './pages.ts';

const { seated, judge } = house();

let commands = 0;
/** The Judge gives a command. */
const rule = (command: object) => {
  commands += 1;
  return judge('POST', '/games/g_demo/commands', { id: `judge-${String(commands).padStart(4, '0')}`, ...command });
};
const ban = (seat: string, banned = true) => rule({ do: 'overrideBan', seat, banned, reason: 'For a test.' });

/** A seat with its letters open. */
async function atLetters(seat: string, screen: Parameters<typeof seated>[1] = DESK): Promise<Page> {
  const page = await seated(seat, { ...screen, ...STILL });
  await page.getByRole('link', { name: /^Letters/ }).click();
  await page.getByRole('heading', { name: 'Letters' }).waitFor();
  return page;
}

/** Begins a letter to people by their titles. */
async function writeTo(page: Page, ...titles: string[]): Promise<void> {
  await page.getByRole('link', { name: 'Write', exact: true }).click();
  for (const title of titles) await page.getByRole('checkbox', { name: title }).check();
  await page.getByRole('button', { name: /^Write/ }).click();
  await page.getByLabel('Your letter').waitFor();
}

const openThread = async (page: Page, key: string) => {
  await page.locator(`[data-thread="${key}"]`).click();
  await page.locator(`[data-open-thread="${key}"]`).waitFor();
};
const say = (page: Page, text: string) => page.getByLabel('Your letter').fill(text);
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const letters = (page: Page) => page.locator('.thread-items [data-letter]');
const inThread = (page: Page, text: string) => page.locator('.thread-items').getByText(text);

describe('two people write to each other', () => {
  test('D-48 a letter is there at once in the other’s window, unread until it is opened; a double tap sends it once', async () => {
    const venice = await atLetters('R-VEN');
    const turks = await atLetters('R-TUR', SMALL_PHONE);
    await writeTo(venice, 'Ruler of the Ottoman Turks');
    await say(venice, 'You keep the Aegean, I the Adriatic.');
    await sendButton(venice).dblclick();
    await inThread(venice, 'You keep the Aegean').waitFor();
    await venice.getByText(/Sent at \d\d:\d\d/).waitFor();
    expect(await letters(venice).count()).toBe(1);

    const row = turks.locator('[data-thread="R-VEN"]');
    await row.getByLabel('one new word').waitFor();
    expect(await row.textContent()).toContain('You keep the Aegean');
    expect(await row.textContent()).toContain('lawful');
    // One’s own words are not new to oneself.
    expect(await venice.locator('.rail .dot').count()).toBe(0);
    expect(await turks.locator('.rail .dot').textContent()).toBe('1 new');
    await row.tap();
    await inThread(turks, 'You keep the Aegean').waitFor();
    await say(turks, 'Shall we sign it?');
    await sendButton(turks).tap();
    await inThread(venice, 'Shall we sign it?').waitFor();
    await turks.reload();
    await turks.getByRole('link', { name: 'All letters' }).tap();
    await turks.locator('[data-thread="R-VEN"]').waitFor();
    expect(await turks.locator('.rail .dot').count()).toBe(0);
    expect(await letters(venice).count()).toBe(2);
  });

  test('a pact is offered, signed in the other window, and each says in private whether it was kept', async () => {
    const venice = await atLetters('R-VEN');
    const turks = await atLetters('R-TUR');
    await writeTo(venice, 'Ruler of the Ottoman Turks');
    await venice.getByRole('radio', { name: 'Pact' }).click();
    await venice.getByLabel('What you promise each other').fill('No fleet in the Ionian Sea before 1456.');
    await venice.getByRole('button', { name: 'Sign and offer' }).click();
    await openThread(turks, 'R-VEN');
    const pact = turks.locator('.pact');
    await pact.getByText('No fleet in the Ionian Sea').waitFor();
    await pact.getByRole('button', { name: 'Sign', exact: true }).click();
    await pact.getByText('Signed by the Ruler of Venice and the Ruler of the Ottoman Turks').waitFor();
    await pact.getByRole('button', { name: 'Broken' }).click();
    await expect.poll(() => pact.getByRole('button', { name: 'Broken' }).getAttribute('aria-pressed')).toBe('true');
    await venice.locator('.pact').getByRole('button', { name: 'Kept' }).waitFor();
    expect(await venice.locator('.pact [aria-pressed="true"]').count()).toBe(0);
  });

  test('R13.1 a letter is handed on as a certified copy, and reported to the Judge in one tap', async () => {
    const venice = await atLetters('R-VEN');
    const france = await atLetters('R-FRA');
    await writeTo(france, 'Ruler of Venice');
    await say(france, 'England falls next spring.');
    await sendButton(france).click();
    await openThread(venice, 'R-FRA');
    await venice.getByRole('link', { name: 'Certified copy' }).click();
    await venice.getByRole('checkbox', { name: 'Ruler of England' }).check();
    await venice.getByRole('button', { name: 'Write', exact: true }).click();
    await venice.getByText('Certified copies that go with it').waitFor();
    await say(venice, 'Read what he wrote to me.');
    await sendButton(venice).click();
    const england = await atLetters('R-ENG', SMALL_PHONE);
    await openThread(england, 'R-VEN');
    const copy = england.locator('.copy');
    expect(await copy.textContent()).toContain('The Ruler of France to the Ruler of Venice, Spring 1454');
    expect(await copy.textContent()).toContain('England falls next spring.');
    await england.getByRole('button', { name: 'Report' }).tap();
    await england.getByText('Reported to the Judge').waitFor();
    await england.reload();
    await england.getByText('Reported to the Judge').waitFor();
    const { view } = await judge<{ view: { desk: { reports: { by: string }[] } } }>('GET', '/games/g_demo');
    expect(view.desk.reports.map(({ by }) => by)).toEqual(['R-ENG']);
  });

  test('A15 rooms, groups and statements: the court reads alone, a group what is written since, everybody the gazette', async () => {
    const ruler = await atLetters('R-POL');
    const lord = await atLetters('L-POL', SMALL_PHONE);
    await openThread(ruler, 'court-POLAND');
    await say(ruler, 'Who watches Warsaw?');
    await sendButton(ruler).click();
    await openThread(lord, 'court-POLAND');
    await inThread(lord, 'Who watches Warsaw?').waitFor();

    await writeTo(ruler, 'Ruler of the Holy Roman Empire', 'Ruler of Venice');
    await ruler.getByRole('link', { name: 'Write', exact: true }).click();
    for (const title of ['Ruler of the Holy Roman Empire', 'Ruler of Venice'])
      await ruler.getByRole('checkbox', { name: title }).check();
    await ruler.getByLabel('Name it, and it is a group').fill('The League');
    await ruler.getByRole('button', { name: 'Gather the group' }).click();
    await ruler.getByRole('heading', { name: 'The League' }).waitFor();
    await say(ruler, 'We three, then.');
    await sendButton(ruler).click();
    const venice = await atLetters('R-VEN');
    await venice.getByText('The League').click();
    await inThread(venice, 'We three, then.').waitFor();
    await venice.getByText('Members').click();
    await venice.getByRole('button', { name: 'Leave the group' }).click();
    await venice.locator('[data-thread^="group-"]').getByText('left').waitFor();

    await ruler.getByRole('link', { name: 'Write', exact: true }).click();
    await ruler.getByRole('button', { name: 'A public statement' }).click();
    await ruler.getByLabel('Your statement').fill('Poland wants peace.');
    await ruler.getByRole('button', { name: 'Publish to everybody' }).click();
    await openThread(venice, 'everybody');
    await inThread(venice, 'Poland wants peace.').waitFor();
  });
});

describe('R1 under a ban', () => {
  test('an unlawful letter says so before it is sent, is handed to the Lord instead, or sent all the same', async () => {
    const spain = await atLetters('R-SPA', SMALL_PHONE);
    const lord = await atLetters('L-SPA');
    await writeTo(spain, 'Ruler of Venice');
    await say(spain, 'Rome by Fall?');
    await ban('R-SPA');
    await spain.getByText('You are excommunicated.').waitFor();
    await spain.getByText('Unlawful if you send it: R1.').waitFor();
    expect(await spain.locator('.verdict').textContent()).toContain('The Lord of Spain may lawfully write instead.');
    expect(await faultsInBothThemes(spain)).toEqual([]);
    expect(await isTooWide(spain)).toBe(false);
    await spain.getByRole('button', { name: 'Hand to the Lord of Spain' }).tap();
    await spain.locator('[data-open-thread="L-SPA"]').waitFor();
    expect(await spain.getByLabel('Your letter').inputValue()).toBe('For the Ruler of Venice: “Rome by Fall?”');
    await sendButton(spain).tap();
    await openThread(lord, 'R-SPA');
    await inThread(lord, 'Rome by Fall?').waitFor();

    await spain.getByRole('link', { name: 'All letters' }).tap();
    await writeTo(spain, 'Ruler of Venice');
    await say(spain, 'I write though I may not.');
    await spain.getByRole('button', { name: 'Send all the same' }).tap();
    const mine = spain.locator('.letter--mine');
    await mine.getByText('I write though I may not.').waitFor();
    expect(await mine.textContent()).toContain('unlawful:R1');
    expect(await mine.textContent()).toContain('you were told; the Judge can see it');
    await mine.getByRole('link', { name: 'R1' }).click();
    await spain.getByRole('heading', { name: 'Excommunication' }).waitFor();
  });

  test('what was sent before the ban is marked so; R2 a bishop of no team may write to nobody, and asks at a risk (R15)', async () => {
    const sweden = await atLetters('B-SWE');
    await writeTo(sweden, 'Bishop of Denmark');
    await say(sweden, 'Are you well?');
    await sendButton(sweden).click();
    await inThread(sweden, 'Are you well?').waitFor();
    await ban('B-SWE');
    const row = sweden.locator('[data-thread="B-DEN"]');
    await row.getByText('before the ban').waitFor();
    await sweden.getByText('Alone, you may write to nobody but the Judge').waitFor();
    const asked = { id: 'asking-council', do: 'openDecree', decree: 'd1', text: 'Hear us.', onBehalfOf: 'B-SWE' };
    await rule(asked);
    await say(sweden, 'Sign with me.');
    await sweden.getByText('If your decree convenes a council in this phase').waitFor();
    await sweden.getByRole('button', { name: 'Send all the same' }).click();
    await inThread(sweden, 'Sign with me.').waitFor();
    expect(await letters(sweden).last().textContent()).toContain('hangs onR15');
    await openThread(sweden, 'JD');
    await sweden.getByText('always lawful').waitFor();
    await ban('B-SWE', false);
  });
});

describe('JD.8 the Judge keeps order', () => {
  test('a muted seat may write to the Judge only; a hidden letter loses its words; a warning is among the Judge’s', async () => {
    const france = await atLetters('R-FRA');
    await writeTo(france, 'Ruler of the Holy Roman Empire');
    await say(france, 'You are a fool.');
    await sendButton(france).click();
    await inThread(france, 'You are a fool.').waitFor();
    const id = await letters(france).last().getAttribute('data-letter');
    await rule({ do: 'hideLetter', letter: id, reason: 'Abuse.' });
    await inThread(france, 'The Judge has hidden this letter.').waitFor();
    await rule({ do: 'muteSeat', seat: 'R-FRA', reason: 'Cool down.' });
    await rule({ do: 'warnSeat', seat: 'R-FRA', reason: 'Keep it civil.' });
    await france.getByText('The Judge has muted you: Cool down.').waitFor();
    expect(await sendButton(france).count()).toBe(0);
    await openThread(france, 'JD');
    await inThread(france, 'Keep it civil.').waitFor();
    await say(france, 'I am sorry.');
    await sendButton(france).click();
    await inThread(france, 'I am sorry.').waitFor();
    await rule({ do: 'unmuteSeat', seat: 'R-FRA' });
  });
});

describe('the line and the device', () => {
  test('a draft stays through a reload; what got no answer is sent once, though it is sent again', async () => {
    const england = await atLetters('R-ENG');
    await writeTo(england, 'Ruler of France');
    await say(england, 'The Channel stays empty.');
    // The game takes the letter; the answer is lost, as when a server is restarted.
    let isLost = true;
    await england.route('**/commands', async (route) => {
      if (!isLost) return route.continue();
      await route.fetch();
      await england.route('**/games/g_demo', (look) => look.abort());
      return route.abort();
    });
    await sendButton(england).click();
    await england.getByRole('main').getByText('The server does not answer').waitFor();
    isLost = false;
    expect(await england.getByLabel('Your letter').inputValue()).toBe('The Channel stays empty.');
    await sendButton(england).click();
    await england.unroute('**/games/g_demo');
    await england.reload();
    await inThread(england, 'The Channel stays empty.').waitFor();
    await expect.poll(() => england.getByLabel('Your letter').inputValue()).toBe('');
    expect(await letters(england).count()).toBe(1);

    await say(england, 'Half a thought');
    await england.reload();
    await expect.poll(() => england.getByLabel('Your letter').inputValue()).toBe('Half a thought');
    expect(await england.locator('[data-thread="R-FRA"]').textContent()).toContain('not sent yet');
  });

  test('D-50 keys alone write and send; a held Enter sends nothing empty, and once; axe finds nothing', async () => {
    const page = await atLetters('B-ROM');
    await page.locator('[data-thread="JD"]').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Your letter').focus();
    const before = await letters(page).count();
    await page.keyboard.down('Control');
    for (let time = 0; time < 20; time++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.up('Control');
    await page.getByLabel('Your letter').fill('');
    await page.keyboard.type('What may I seal?');
    await page.keyboard.press('Enter');
    await page.keyboard.type('And when?');
    expect(await page.getByLabel('Your letter').inputValue()).toBe('What may I seal?\nAnd when?');
    await page.keyboard.down('Control');
    for (let time = 0; time < 20; time++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.keyboard.up('Control');
    await inThread(page, 'What may I seal?').waitFor();
    expect(await letters(page).count()).toBe(before + 1);
    expect(await page.locator('.oversight').textContent()).toContain('The Judge may read letters');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Write', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Bishop of Tunis' }).focus();
    await page.keyboard.press('Space');
    expect(await faultsInBothThemes(page)).toEqual([]);
    const phone = await atLetters('B-TUN', SMALL_PHONE);
    expect(await faultsInBothThemes(phone)).toEqual([]);
    expect(await isTooWide(phone)).toBe(false);
  });
});
