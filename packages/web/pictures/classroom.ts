/** A class for the pictures of the guides: set up, one turn played, on the wall and at the desk. */
import type { Browser, Page } from 'playwright-core';
import { startServer, stopServer } from '../test/browser/running.ts';

const PASSPHRASE = 'seven swans a-swimming';
const PEOPLE = [
  ...['Amara Okafor', 'Ben Whitfield', 'Louis Tremblay', 'Chloé Martin', 'Jonas Weber', 'Priya Nair', 'Deniz Kaya'],
  ...['Sofia Marques', 'Kasia Nowak', 'Hugo Laurent', 'Elena Ruiz', 'Marco Silva', 'Giulia Conti', 'Tom Brandt'],
  ...['Samuel Adeyemi', 'Leila Haddad', 'Noah Keller', 'Mila Petrović', 'Zsófia Varga', 'Radu Ionescu'],
  ...['Femke de Vries', 'Hannes Vogt', 'Maja Lindqvist', 'Ingrid Solheim', 'Astrid Berg', 'Rory Campbell'],
  'Daria Orlova',
];
const ROSTER = [
  'Student\tID\tSection\tGroup',
  ...PEOPLE.map((name, n) => `${name}\t${40_301 + n}\tHistory 9B\t${(n % 3) + 1}`),
].join('\n');

const SHEETS: Readonly<Record<string, string>> = {
  'R-ENG': 'F Bre - MAO\nA Che - Sco\nF Lon - Nth',
  'R-FRA': 'F Bru - Net\nA Mar - Swi\nA Par - Bur',
  'L-HRE': 'F Ber - Kie\nA Mun - Bur\nA Vie - Hun',
  'R-TUR': 'F Sof/ec - Bla\nF Smy - Aeg\nA Ank - Con\nA Con - Sof',
  'R-POL': 'A Nov - Mus\nA War - Ukr\nF Sev - Mol',
  'R-SPA': 'F Mad/sc - Wes\nA Lis - Mad\nF Nap - Tys',
  'L-VEN': 'A Ven - Tus\nA Tri - Ser\nF Ath - Ion',
};

/** Takes the pictures of the guides; `keep` gets each page as it stands. */
export async function takeClassroom(
  browser: Browser,
  keep: (name: string, page: Page) => Promise<void>,
): Promise<void> {
  const server = await startServer({ PORT: '0', DEMO: '1' });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { origin } = new URL(server.link);
  const post = async (path: string, data: object) => {
    const headers = { origin, 'x-defensor-seat': 'person' };
    const answer = await context.request.post(`${origin}/api/v1${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  const page = await context.newPage();
  await page.goto(server.link);
  const invite = /welcome#(\S+)/.exec(server.printed())?.[1];
  await post('/welcome', { invite, name: 'Olga', passphrase: PASSPHRASE });

  await page.goto(`${origin}/classes/new`);
  await page.getByLabel('What you call the class').fill('History 9B');
  await page.getByRole('button', { name: 'Go on to the roster' }).click();
  await page.getByLabel(/^Paste names/).fill(ROSTER);
  await page.getByText('Everybody has a seat.').waitFor();
  await page.locator('[data-slip="L-POL"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await keep('casting', page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go on to the options' }).click();
  await page.getByRole('button', { name: 'Go on to the cards' }).click();
  await page.getByRole('button', { name: 'Begin, and make the cards' }).click();
  await page
    .locator('.paper--card')
    .nth(PEOPLE.length - 1)
    .waitFor();
  const game = /print\/([^/]+)/.exec(page.url())?.[1] ?? '';

  let commands = 0;
  const rule = (command: object) => {
    commands += 1;
    return post(`/games/${game}/commands`, { id: `picture-${String(commands).padStart(4, '0')}`, ...command });
  };
  await rule({ do: 'closePhase' });
  await rule({ do: 'closePhase' });
  for (const [seat, text] of Object.entries(SHEETS)) {
    await rule({ do: 'draftSheet', onBehalfOf: seat, sheet: 'paper', text });
    await rule({ do: 'signSheet', onBehalfOf: seat, sheet: 'paper' });
  }
  await page.goto(`${origin}/desk/${game}/paper`);
  await page.getByRole('radio', { name: 'Bulls' }).click();
  const bulls = ['Excommunicate the Ruler of Spain', 'Ban Denmrk', 'Glory to God'];
  await page.getByLabel('Or paste bulls').fill(bulls.join('\n'));
  await page.getByText('1 of 3 lines read').waitFor();
  await keep('paste', page);
  await page.goto(`${origin}/print/${game}/orders`);
  await page.locator('.paper').first().waitFor();
  await keep('print', page);
  const lines = [{ excommunicate: 'R-SPA' }, { excommunicate: 'B-DEN' }];
  await rule({ do: 'sealBulls', onBehalfOf: 'B-ROM', lines });
  await rule({ do: 'closePhase' });
  await rule({ do: 'publish' });
  await rule({ do: 'setDeadline', deadline: Date.now() + 259_000 });

  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${origin}/projector/${game}`);
  await page.getByText('Excommunicated').waitFor();
  await keep('projector', page);
  await page.keyboard.press('r');
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowRight');
  await page.getByText(/^Results, 9 of/).waitFor();
  await keep('reveal', page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/desk/${game}/grades`);
  await page.locator('[data-grade="B-TUN"]').waitFor();
  await keep('grades', page);
  await context.close();
  await stopServer(server);
}
