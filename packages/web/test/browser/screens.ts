/** Every screen that players see, and a game in which there is something on each. */

import type { Page } from 'playwright-core';
import { newGame, type TestGame } from './church-kit.ts';
import type { House } from './house.ts';

/** A screen, and how one comes there. */
export interface Screen {
  /** In the name of its picture. */
  readonly name: string;
  /** Whose page it is; none for a page that everybody may open. */
  readonly seat?: string;
  /** The section of the seat's page, or the path of an open one. */
  readonly path: string;
  /** What is there once it is drawn. */
  readonly shown: string;
  /** What is done there before it is looked at. */
  readonly pose?: (page: Page) => Promise<void>;
  /** Pictures of it in candlelight, too. */
  readonly isAlsoDark?: true;
}

const MAP = '.map [data-space]';

/** The sections of each class of seat, then the ways in. */
export const SCREENS: readonly Screen[] = [
  {
    ...{ name: 'board', seat: 'R-SPA', path: 'board', shown: MAP, isAlsoDark: true },
    pose: (page) => page.locator('[data-line="TYS"] .line-open').click(),
  },
  { name: 'church', seat: 'R-SPA', path: 'church', shown: '.papers' },
  { name: 'letters', seat: 'R-SPA', path: 'letters', shown: '.letters-list a' },
  {
    ...{ name: 'letter', seat: 'R-SPA', path: 'letters', shown: '.letters-list a[href*="R-VEN"]' },
    async pose(page) {
      await page.locator('.letters-list a[href*="R-VEN"]').click();
      await page.locator('.thread-items .letter').first().waitFor();
    },
  },
  { name: 'gazette', seat: 'R-SPA', path: 'gazette', shown: '.gz', isAlsoDark: true },
  { name: 'charts', seat: 'R-SPA', path: 'charts', shown: '.chart' },
  { name: 'seats', seat: 'R-SPA', path: 'seats', shown: '.papers' },
  { name: 'rules', seat: 'R-SPA', path: 'rules', shown: '.papers' },
  { name: 'rulings', seat: 'R-SPA', path: 'rulings', shown: '.papers' },
  { name: 'journal', seat: 'R-SPA', path: 'journal', shown: '.papers textarea' },
  { name: 'place', seat: 'R-SPA', path: 'place', shown: '#calendar .field' },
  { name: 'bishop', seat: 'B-SWE', path: 'church', shown: '.ballot', isAlsoDark: true },
  { name: 'bishop-banned', seat: 'B-DEN', path: 'letters', shown: '.letters-list' },
  { name: 'bishop-board', seat: 'B-SWE', path: 'board', shown: MAP },
  { name: 'chancery', seat: 'B-ROM', path: 'chancery', shown: '.bulls li', isAlsoDark: true },
  { name: 'pope-church', seat: 'B-ROM', path: 'church', shown: '.papers' },
  { name: 'sandbox', path: 'sandbox', shown: MAP },
  { name: 'join', path: 'join', shown: 'form' },
  { name: 'greeting', seat: 'R-SPA', path: 'greeting', shown: '.greeting .map', isAlsoDark: true },
  { name: 'sign-in', path: 'sign-in', shown: 'form' },
  { name: 'rule-book', path: 'rules', shown: 'main h1, main h2' },
];

const SPRING: Readonly<Record<string, string>> = {
  'R-ENG': 'F Bre - MAO\nA Che - Sco\nF Lon - Nth',
  'R-FRA': 'F Bru - Net\nA Mar - Swi\nA Par - Bur',
  'L-HRE': 'F Ber - Kie\nA Mun - Bur\nA Vie - Hun',
  'R-TUR': 'F Sof/ec - Bla\nF Smy - Aeg\nA Ank - Con\nA Con - Sof',
  'R-POL': 'A Nov - Mus\nA War - Ukr\nF Sev - Mol',
  'R-SPA': 'F Mad/sc - Wes\nA Lis - Mad\nF Nap - Tys',
  'L-VEN': 'A Ven - Tus\nA Tri - Ser\nF Ath - Ion',
};

/** A game in the Order Writing of its second turn: letters, bans, a council, an Anti-Pope, orders and bulls begun. */
export async function fullGame(here: House): Promise<TestGame> {
  const game = await newGame(here);
  const write = (from: string, to: string, text: string) => game.enter(from, { do: 'sendLetter', to: [to], text });
  await write('R-SPA', 'R-VEN', 'If your army goes to Tuscany, my fleet takes Rome in the Fall. We share the Pope.');
  await write('R-VEN', 'R-SPA', 'Tuscany it is. But swear first that you leave Naples to me.');
  await write('R-FRA', 'R-SPA', 'Why is there a fleet of yours off my coast?');
  await game.enter('L-SPA', {
    do: 'postToRoom',
    room: 'court',
    text: 'I would not trust the Doge further than Tuscany.',
  });
  await game.until('orderWriting');
  for (const [seat, text] of Object.entries(SPRING)) {
    await game.enter(seat, { do: 'draftSheet', sheet: 'paper', text });
    await game.enter(seat, { do: 'signSheet', sheet: 'paper' });
  }
  await game.enter('B-ROM', { do: 'sealBulls', lines: [{ excommunicate: 'B-DEN' }, { excommunicate: 'R-FRA' }] });
  await game.until('diplomacy');
  await game.rule({ do: 'overrideCouncil', until: 'F1454', reason: 'It was convened on paper.' });
  await game.rule({ do: 'overrideAntiPope', seat: 'B-SER', antiPope: true, reason: 'Elected on paper.' });
  await game.enter('B-DEN', {
    do: 'postToRoom',
    room: 'council',
    text: 'I was cut off unheard. Judge for yourselves.',
  });
  await game.until('orderWriting');
  await game.enter('B-ROM', {
    do: 'sealBulls',
    lines: [{ excommunicate: 'R-SPA' }, { lift: 'R-FRA' }],
    preamble: 'A fleet sails on Rome.',
  });
  return game;
}
