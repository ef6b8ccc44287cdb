import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addBull, newGame } from './church-kit.ts';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { DESK, PHONE, SMALL_PHONE } from './pages.ts';

const here = house();

const BISHOPS = ['TUN', 'SWI', 'SER', 'BUD', 'RUM', 'HOL', 'KIE', 'DEN', 'NWY', 'SWE', 'EDI', 'MOS'].map(
  (see) => `B-${see}`,
);
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('bishops, in windows of their own', () => {
  test('R1 R14 R15 R6 a turn with bans and a council: a banned bishop asks, two sign at once, an Anti-Pope is made', async () => {
    const game = await newGame(here);
    await game.until('orderWriting');
    await game.enter('B-ROM', { do: 'sealBulls', lines: [{ excommunicate: 'B-DEN' }] });
    await game.until('diplomacy');

    const denmark = await game.sit('B-DEN', 'Church', PHONE);
    await denmark.getByText('You are excommunicated.').waitFor();
    await denmark.getByLabel('What it says').fill('We call a council, to hear why Denmark was cut off unheard.');
    // A double tap draws up one decree.
    await button(denmark, 'Draw up a decree').dblclick();
    await denmark.locator('[data-decree]').waitFor();
    expect(await game.happened('decreeOpened')).toHaveLength(1);
    await button(denmark, 'Sign it').tap();
    await denmark.getByText('1 of 7').waitFor();
    await button(denmark, 'Show to others').tap();
    await button(denmark, 'All bishops').tap();
    await denmark
      .getByText(/unlawful R/)
      .first()
      .waitFor();
    await button(denmark, 'Show it to twelve bishops all the same').tap();
    await denmark.getByText('shown to twelve bishops').waitFor();
    const decree = String((await game.happened('decreeOpened'))[0]?.facts.decree);
    for (const seat of ['B-SWE', 'B-TUN', 'B-NWY', 'B-EDI', 'B-MOS']) {
      await game.enter(seat, { do: 'signDecree', decree });
    }
    await denmark.getByText('6 of 7').waitFor();

    // Two members sign the seventh place at the same moment: one convenes, the other is told.
    const [swiss, serbia] = [await game.sit('B-SWI', 'Church'), await game.sit('B-SER', 'Church', SMALL_PHONE)];
    await Promise.all([button(swiss, 'Sign it').click(), button(serbia, 'Sign it').tap()]);
    for (const page of [denmark, swiss, serbia]) await part(page, 'The council').waitFor();
    expect(await game.happened('councilConvened')).toHaveLength(1);
    const signatories = (await game.happened('councilConvened'))[0]?.facts.signatories as string[];
    expect(signatories).toHaveLength(7);
    await denmark.getByText('you may speak all the same').waitFor();
    await denmark.getByLabel('Say it to all thirteen').fill('Hear me.');
    await button(denmark, 'Send').tap();
    await part(swiss, 'The room').getByText('Hear me.').waitFor();

    await game.until('orderWriting');
    await swiss.getByText('Seven votes make an Anti-Pope').waitFor();
    await swiss.getByRole('radio', { name: /Bishop of Denmark/ }).check();
    await swiss.getByRole('radio', { name: /Bishop of Serbia/ }).check();
    // A double click votes once; the vote can be changed until the bell.
    await button(swiss, 'Vote for the bishop of Serbia').dblclick();
    await button(swiss, 'You voted for the bishop of Serbia').waitFor();
    expect(await game.happened('ballotCast')).toHaveLength(1);
    expect(await swiss.getByRole('radio', { name: /Bishop of Rome/ }).isDisabled()).toBe(true);
    for (const voter of ['B-DEN', 'B-TUN', 'B-NWY', 'B-EDI', 'B-MOS', 'B-SER']) {
      await game.enter(voter, { do: 'castBallot', candidate: 'B-SER' });
    }
    const france = await game.sit('R-FRA', 'Church');
    expect(await france.locator('.ballot').count()).toBe(0);
    await game.until('diplomacy');

    // Everybody sees the Anti-Pope; he has a chancery of his own.
    for (const page of [denmark, swiss, serbia, france]) {
      await part(page, 'Who is who').getByText('Anti-Pope: Bishop of Serbia').waitFor();
    }
    await serbia.getByRole('link', { name: 'Chancery' }).tap();
    await serbia.getByText('No effect', { exact: true }).waitFor();
    await france.locator('.rail').getByRole('link', { name: 'Gazette' }).click();
    await france
      .getByText(/elected the bishop of Serbia Anti-Pope with 7 votes/)
      .first()
      .waitFor();
  });

  test('R5 R17 R16 a deposition, and a conclave of two ballots that makes another Pope', async () => {
    const game = await newGame(here);
    await game.rule({
      do: 'overrideUnits',
      add: [{ power: 'SPAIN', type: 'A', at: 'ROM' }],
      reason: 'Spain is there.',
    });
    await game.until('orderWriting');
    await game.enter('B-ROM', { do: 'sealBulls', lines: [{ excommunicate: 'R-FRA' }] });
    await game.enter('R-SPA', { do: 'draftSheet', sheet: 's1', text: 'A Rom H\nDepose the Pope' });
    await game.enter('R-SPA', { do: 'signSheet', sheet: 's1' });
    const [swiss, rome] = [await game.sit('B-SWI', 'Church'), await game.sit('B-ROM', 'Chancery', PHONE)];
    await game.until('diplomacy');
    await rome.getByText('The chancery is the Pope’s').waitFor();
    await part(swiss, 'The conclave').getByText('the throne is empty since Spring 1454').waitFor();

    await game.until('orderWriting');
    await swiss.getByText('Conclave, first ballot').waitFor();
    // By keys alone: the barred bishop is passed over, and the vote is given.
    await swiss.getByRole('radio', { name: /Bishop of Hungary/ }).focus();
    await swiss.keyboard.press('Space');
    await swiss.keyboard.press('ArrowDown');
    await button(swiss, 'Vote for the bishop of Denmark').focus();
    await swiss.keyboard.press('Enter');
    await button(swiss, 'You voted for the bishop of Denmark').waitFor();
    await part(swiss, 'Conclave, first ballot').getByText('lost the throne, and that opened this conclave').waitFor();
    expect(await swiss.getByRole('radio', { name: /Bishop of Rome/ }).isDisabled()).toBe(true);
    for (const voter of BISHOPS.slice(2, 7)) await game.enter(voter, { do: 'castBallot', candidate: 'B-SWI' });
    await game.until('diplomacy');
    const counted = part(swiss, 'The conclave');
    await counted.getByText('First ballot, Spring 1454').or(counted.getByText('First ballot, Fall 1454')).waitFor();
    expect(await counted.locator('.cands').textContent()).toMatch(/Switzerland.*5.*Denmark.*1/);
    await game.until('orderWriting');
    await swiss.getByText('Conclave, second ballot').waitFor();
    for (const voter of BISHOPS.slice(0, 8)) await game.enter(voter, { do: 'castBallot', candidate: 'B-SWI' });
    await game.until('diplomacy');

    await swiss.getByRole('link', { name: 'Chancery' }).click();
    await swiss.getByRole('heading', { name: /^Bulls of/ }).waitFor();
    await part(swiss, 'If Rome falls')
      .getByText(/Spain’s army in the Papal States is in Rome/)
      .waitFor();
    await swiss.getByRole('link', { name: 'Charts' }).click();
    const thrones = await swiss.locator('section[aria-labelledby="throne-chart"] table').textContent();
    expect(thrones).toMatch(/PopeBishop of Rome.*deposed.*Throne empty.*PopeBishop of Switzerland.*lasts/);
    // The chart and the table under it tell the same.
    expect(await swiss.locator('.band--reign').count()).toBe(2);
    expect(await swiss.locator('.band--vacant').count()).toBe(1);
    const spain = await game.sit('L-SPA', 'Gazette', SMALL_PHONE);
    await spain.getByLabel('Turn', { exact: true }).selectOption('S1454');
    await spain.getByRole('heading', { name: 'The Gazette of Spring 1454' }).waitFor();
    expect(await spain.locator('.imprint').textContent()).toContain('First turn of the game.');
    expect(await spain.locator('.headline').textContent()).toContain('Spain deposed the Pope, the bishop of Rome');
    await spain
      .getByText(/void, since the Pope was deposed/)
      .first()
      .waitFor();
    expect(await spain.locator('.acts .rule-no').first().getAttribute('href')).toMatch(/\/rules\?.*#/);
  });

  test('R8 A11 a bishop declares; his Ruler accepts; a ban holds him, and a unit takes him', async () => {
    const game = await newGame(here);
    const [denmark, spain] = [await game.sit('B-DEN', 'Church', SMALL_PHONE), await game.sit('R-SPA', 'Church')];
    await denmark.getByText('You stand alone.').waitFor();
    await part(denmark, 'What you can do now').getByText('You can declare for a power').waitFor();
    await denmark.getByRole('radio', { name: 'Spain' }).tap();
    await button(denmark, 'Declare for Spain').tap();
    await denmark.getByText('You have declared for Spain.').waitFor();
    await button(spain, /^Accept/).click();
    await part(spain, 'Bishops who declared for you').getByText('accepted', { exact: true }).waitFor();
    await part(denmark, 'Affiliation')
      .getByText(/once|turn/)
      .first()
      .waitFor();
    await game.until('orderWriting');
    await game.enter('R-FRA', { do: 'draftSheet', sheet: 's1', text: 'A Mar - Swi' });
    await game.enter('R-FRA', { do: 'signSheet', sheet: 's1' });
    const swiss = await game.sit('B-SWI', 'Church');
    await game.until('diplomacy');
    await swiss.getByText('You belong to France: its unit came to your see.').waitFor();
    expect(await button(swiss, /Declare/).count()).toBe(0);
  });
});

describe('the chancery', () => {
  test('R12 R4 bulls are kept as drafts, through a reload and a lost line, and sealed once by press and hold', async () => {
    const game = await newGame(here);
    const rome = await game.sit('B-ROM', 'Chancery', DESK);
    await addBull(rome, 'Excommunicate', 'R-SPA');
    await rome.getByText('The seal is set in Order Writing').waitFor();
    await rome.reload();
    await rome.getByRole('heading', { name: 'Excommunicate the Ruler of Spain' }).waitFor();
    await game.until('orderWriting');
    await rome.getByText('Secret until the turn is published. You may').waitFor();

    // A line that is lost: what is added stays on the device, and says so.
    await rome.context().setOffline(true);
    await rome.locator('.add').getByRole('button', { name: 'Excommunicate' }).click();
    await rome.locator('.add select').selectOption('B-DEN');
    await button(rome, 'Write it down').click();
    await rome.getByText('Only on this device yet.').waitFor();
    await rome.context().setOffline(false);
    await rome.getByText(/No connection since/).waitFor({ state: 'detached' });

    // The server commits, and its answer is lost as in a restart: the page looks, and finds them sealed, once.
    let lost = 0;
    await rome.route('**/commands', async (route) => {
      lost += 1;
      if (lost > 1) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    const wax = button(rome, 'Press and hold to seal');
    await wax.hover();
    await rome.mouse.down();
    await rome.getByText('Sealed', { exact: true }).waitFor();
    await rome.mouse.up();
    expect(lost).toBe(1);
    expect(await game.happened('bullsSealed')).toHaveLength(1);

    // The seal is broken, and by keys alone it is set again: Enter is held.
    await rome.unroute('**/commands');
    await button(rome, 'Break the seal').click();
    await wax.focus();
    await rome.keyboard.press('Enter', { delay: 50 });
    expect(await game.happened('bullsSealed')).toHaveLength(1);
    await rome.keyboard.down('Enter');
    await rome.getByText('Sealed', { exact: true }).waitFor();
    await rome.keyboard.up('Enter');
    expect(await game.happened('bullsSealed')).toHaveLength(2);
    await game.until('diplomacy');
    const denmark = await game.sit('B-DEN', 'Church');
    await denmark.getByText('You are excommunicated.').waitFor();
  });

  test('R3 R13 testimony, a unit named on it, and for whom it was; the second turn names the same one', async () => {
    const game = await newGame(here);
    await game.until('orderWriting');
    await game.enter('B-ROM', { do: 'sealBulls', lines: [{ excommunicate: 'R-SPA' }] });
    await game.until('diplomacy');
    const rome = await game.sit('B-ROM', 'Chancery', { ...DESK, ...STILL });
    await rome.getByLabel('Who spoke under a ban').selectOption('R-SPA');
    await rome.getByLabel('When it happened').selectOption('F1454');
    await rome.getByLabel('Your words to the Judge').fill('She wrote to Venice.');
    await button(rome, 'Testify').click();
    await rome.getByText('The Judge has not published a ruling').waitFor();
    const finding = String((await game.happened('testimonyFiled'))[0]?.facts.finding);
    await game.until('orderWriting');
    await addBull(rome, 'Name a unit', { index: 1 });
    await rome.getByText('Takes effect if the Judge finds it proven.').waitFor();
    await addBull(rome, 'Excommunicate', 'R-SPA');
    await rome.getByText('No effect: banned since Spring 1454. There is no second ban.').waitFor();
    // Without motion a plain question takes the place of holding.
    await button(rome, 'Press and hold to seal').click();
    await button(rome, 'Seal them').click();
    await rome.getByText('Sealed', { exact: true }).waitFor();

    await game.until('orderResolution');
    await game.rule({ do: 'askAboutTestimony', finding, of: 'accused', question: 'Did you write?' });
    const spain = await game.sit('R-SPA', 'Church', SMALL_PHONE);
    await spain.getByText('“Did you write?”').waitFor();
    await spain.getByLabel('Your answer to the Judge').fill('I did.');
    await button(spain, 'Admit the offence').tap();
    await spain.getByText('“Did you write?”').waitFor({ state: 'detached' });
    await game.until('diplomacy');
    await part(spain, 'Excommunicated').getByText('was held').waitFor();
    await game.until('orderWriting');
    await addBull(rome, 'Name a unit', { index: 1 });
    await rome.getByText(/second of two turns/).waitFor();
    await rome.getByText('The unit will be held: the offence is proven.').waitFor();
  });

  test('R12 a bell in the middle of a word: the seal comes too late, is refused in a sentence, and nothing typed is lost', async () => {
    const game = await newGame(here);
    await game.until('orderWriting');
    const rome = await game.sit('B-ROM', 'Chancery', DESK);
    await addBull(rome, 'Excommunicate', 'R-SPA');
    await rome.getByLabel('Words that go before').fill('Spain has been w');
    // A tunnel: nothing that happens is heard.
    await rome.route('**/live*', (route) => route.abort());
    await rome.route(/\/games\/[^/]+$/, (route) => route.abort());
    await game.rule({ do: 'closePhase' });
    await button(rome, 'Press and hold to seal').hover();
    await rome.mouse.down();
    await rome.locator('.packet-foot .problem').waitFor();
    await rome.mouse.up();
    expect(await rome.locator('.packet-foot .problem').textContent()).toMatch(/Order Resolution/);
    expect(await game.happened('bullsSealed')).toHaveLength(0);
    await rome.unroute(/\/games\/[^/]+$/);
    await rome.unroute('**/live*');
    await rome.reload();
    await rome.getByText('Order Writing is over.').waitFor();
    await rome.getByText('“Spain has been w”').waitFor();
  });

  test('R16 a resignation is signed, taken back and signed again; crowns are set and taken', async () => {
    const game = await newGame(here);
    const rome = await game.sit('B-ROM', 'Chancery', PHONE);
    await part(rome, 'Emperors').getByRole('combobox').selectOption('R-HRE');
    await button(rome, 'Crown an emperor').tap();
    await rome.getByText('Emperor: Ruler of the Holy Roman Empire').waitFor();
    await button(rome, 'Take the crown away').tap();
    await rome.getByText('Emperor: Ruler of the Holy Roman Empire').waitFor({ state: 'detached' });
    await rome.getByText('Write a resignation').tap();
    await rome.getByLabel('Your resignation').fill('I lay down the tiara.');
    await rome.getByRole('checkbox', { name: 'I sign this' }).check();
    await button(rome, 'Resign').tap();
    await rome.getByText('It takes effect when orders are resolved.').waitFor();
    await button(rome, 'Take it back').tap();
    await rome.getByText('Write a resignation').waitFor();
    expect(await game.happened('resignationWithdrawn')).toHaveLength(1);
  });
});

describe('the pages of the Church', () => {
  /** A game with everything on its pages: a council, an Anti-Pope, bans, ballots to give. */
  const fullGame = async () => {
    const game = await newGame(here);
    await game.rule({ do: 'overrideCouncil', until: 'F1454', reason: 'It was convened on paper.' });
    await game.rule({ do: 'overrideAntiPope', seat: 'B-SER', antiPope: true, reason: 'Elected on paper.' });
    await game.until('orderWriting');
    await game.enter('B-ROM', { do: 'sealBulls', lines: [{ excommunicate: 'B-DEN' }, { excommunicate: 'R-SPA' }] });
    await game.enter('B-SER', { do: 'sealBulls', lines: [{ excommunicate: 'R-FRA' }] });
    return game;
  };
  const check = async (page: Page) => {
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
  };

  test('Church and chancery: axe finds nothing and they fit, in either theme', async () => {
    const game = await fullGame();
    const ballots = await game.sit('B-DEN', 'Church', { ...SMALL_PHONE, ...STILL });
    await ballots.locator('.ballot').waitFor();
    await check(ballots);
    await check(await game.sit('B-ROM', 'Chancery', { ...DESK, ...STILL }));
    await check(await game.sit('B-SER', 'Chancery', { ...SMALL_PHONE, ...STILL }));
  }, 120_000);

  test.each([
    ['Gazette', '.gz'],
    ['Charts', '.chart'],
  ] as const)(
    '%s: axe finds nothing and it fits, in either theme',
    async (section, shown) => {
      const game = await fullGame();
      await game.until('diplomacy');
      for (const screen of [DESK, SMALL_PHONE]) {
        const page = await game.sit('R-SPA', section, { ...screen, ...STILL });
        await page.locator(shown).first().waitFor();
        await check(page);
      }
    },
    120_000,
  );
});
