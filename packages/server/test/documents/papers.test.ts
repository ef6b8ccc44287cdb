import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { testNode } from '../kit.ts';
import { ok, table } from '../table.ts';
import { give, playFirstTurn } from './play.ts';

interface Players {
  readonly players: readonly { readonly id: string }[];
}

const NAMES = {
  'R-SPA': 'Zoë Łukasiewicz',
  'L-SPA': 'Ελένη Παπαδοπούλου',
  'B-TUN': 'Юлия Щербакова',
  'R-VEN': '山田 花子',
};

/** A game in which people with names in four scripts sit. */
async function there() {
  const node = await testNode();
  const at = await table(node);
  const { players } = await ok<Players>(
    at.judge.post(`/classes/${at.classId}/players`, { players: Object.values(NAMES).map((name) => ({ name })) }),
  );
  for (const [index, seat] of Object.keys(NAMES).entries()) {
    await give(at.judge, at.game, { do: 'seatPerson', seat, person: players[index]?.id });
  }
  const paper = async (file: string, query = '') => {
    const told = await at.judge.get(`/games/${at.game}/papers/${file}${query}`);
    expect(told.headers['content-type']).toBe('application/pdf');
    return readPdf(told.bytes);
  };
  return { ...at, node, paper };
}

/** What a PDF says: its sheets as text, their size in points, the faces in it, and where its links lead. */
async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const links: string[] = [];
  const sizes = new Set<string>();
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    sizes.add(page.view.slice(2).map(Math.round).join(' × '));
    const notes = (await page.getAnnotations()) as readonly { readonly url?: string }[];
    for (const { url } of notes) if (url !== undefined) links.push(url);
  }
  const raw = Buffer.from(bytes).toString('latin1');
  const faces = [...new Set([...raw.matchAll(/\/BaseFont \/[A-Z]+\+(\S+)/g)].map(([, face]) => face))].sort();
  return { sheets: text, all: text.join('\n'), links, sizes: [...sizes], faces, embedded: raw.includes('/FontFile') };
}

test('A4 and Letter: every paper lies on sheets of its size, in fonts of ours that are in the file', async () => {
  const { paper } = await there();
  for (const [size, points, across] of [
    ['a4', '595 × 842', '842 × 595'],
    ['letter', '612 × 792', '792 × 612'],
  ]) {
    for (const [file, sheets] of [
      ['cards.pdf', 27],
      ['orders.pdf', 7],
      ['ballots.pdf', 13],
      ['decrees.pdf', 1],
      ['bulls.pdf', 1],
      ['speech.pdf', 1],
      ['map.pdf', 1],
      ['debrief.pdf', 2],
      ['record.pdf', size === 'a4' ? 1 : 2],
    ] as const) {
      const read = await paper(file, `?paper=${size}`);
      const lies = file === 'map.pdf' ? across : points;
      expect([file, size, read.sizes, read.sheets.length]).toEqual([file, size, [lies], sheets]);
      expect(read.sheets.every((sheet) => sheet.trim() !== '')).toBe(true);
      expect(read.embedded).toBe(true);
      expect(read.faces.every((face) => face?.startsWith('Alegreya'))).toBe(true);
    }
  }
}, 60_000);

test('role cards have their people in Latin, Greek and Cyrillic letters; what our fonts lack is left to be written', async () => {
  const { paper } = await there();
  const { all, sheets } = await paper('cards.pdf');
  for (const seat of ['R-SPA', 'L-SPA', 'B-TUN'] as const) expect(all).toContain(NAMES[seat]);
  expect(all).not.toContain('山');
  const tunis = sheets.find((sheet) => sheet.includes('Bishop of Tunis') && sheet.includes('You hold'));
  expect(tunis).toContain('You hold the see of Tunis');
  const some = await paper('cards.pdf', '?only=R-SPA,B-TUN');
  expect(some.sheets).toHaveLength(2);
}, 60_000);

test('an order sheet has its units, its court and the link to the desk behind its code; a French one is in French', async () => {
  const { game, paper } = await there();
  const { sheets, links } = await paper('orders.pdf');
  const spain = sheets.findIndex((sheet) => sheet.includes('Orders of Spain, Spring 1454'));
  expect(sheets[spain]).toContain('F Naples');
  expect(sheets[spain]).toContain(`${NAMES['R-SPA']}, Ruler`);
  expect(sheets[spain]).toContain(`${NAMES['L-SPA']}, Lord`);
  expect(links).toHaveLength(7);
  expect(links[spain]).toMatch(new RegExp(`^https?://[^/]+/desk/${game}/paper\\?turn=S1454&power=SPAIN$`));
  const french = await paper('orders.pdf', '?lang=fr');
  expect(french.all).toContain('Ordres de l’Espagne');
}, 60_000);

test('links and codes that were just made stand on the cards; nobody but the Judge has any of it printed', async () => {
  const { judge, game, sit } = await there();
  const made = await ok<{ cards: { seat: string; shortName: string; link: string; code: string }[] }>(
    judge.post(`/games/${game}/cards`, { cards: [{ seat: 'B-TUN' }] }),
  );
  const [card] = made.cards.map(({ seat, shortName, link, code }) => ({ seat, shortName, link, code }));
  if (card === undefined) throw new Error('no card was made');
  const told = await judge.post(`/games/${game}/cards.pdf?paper=letter`, { cards: [card] });
  expect(told.status).toBe(200);
  const read = await readPdf(told.bytes);
  expect(read.links).toEqual([card.link]);
  expect(read.all).toContain(card.code);
  expect(read.all).toContain(NAMES['B-TUN']);
  const bishop = await sit('B-TUN');
  expect((await bishop.get(`/games/${game}/papers/cards.pdf`)).status).toBe(403);
  const evil = { ...card, link: 'javascript:alert(1)' };
  expect((await judge.post(`/games/${game}/cards.pdf`, { cards: [evil] })).status).toBe(400);
}, 60_000);

test('the arms of the power stand on cards and order sheets, a mitre on a bishop’s: drawn, with the power’s initial', async () => {
  const { paper } = await there();
  const { sheets } = await paper('orders.pdf');
  const heads = sheets.map((sheet) => /^(\S) Orders of/.exec(sheet.trim())?.[1]);
  expect(heads).toEqual(['E', 'F', 'H', 'T', 'P', 'S', 'V']);
  const cards = await paper('cards.pdf', '?only=R-SPA,B-TUN');
  expect(cards.sheets.map((sheet) => sheet.trim().startsWith('S Ruler of Spain'))).toEqual([true, false]);
  expect(cards.sheets[1]?.trim()).toMatch(/^Bishop of Tunis/);
}, 60_000);

test('the map lies across with its places, every unit, the powers’ centres and units, who is Pope and who is banned; in French its names are French', async () => {
  const { judge, game, node, paper } = await there();
  await give(judge, game, { do: 'overrideBan', seat: 'R-VEN', banned: true, reason: 'Sealed on paper.' });
  const { all } = await paper('map.pdf');
  expect(all).toContain('Spring 1454, the Diplomacy Phase');
  for (const name of [
    'Madrid',
    'Warsaw',
    'Anno Domini MCDLIV',
    'Bishop of Rome',
    'Ruler of Venice',
    'Excommunicated',
  ]) {
    expect(all).toContain(name);
  }
  const { state } = await node.services.host.current(game);
  const letters = all.split(/\s+/).filter((word) => /^[EFHTPSV]$/.test(word));
  // An initial for each unit, and one in the arms of each power beside the map.
  expect(letters).toHaveLength(state.board.units.length + 7);
  const french = await paper('map.pdf', '?lang=fr');
  expect(french.all).toContain('Hongrie');
}, 60_000);

test('the debrief has what the page has: ending, charts, turning points, pacts kept and broken, journals, each one’s record', async () => {
  const { judge, game, node, sit, paper } = await there();
  const [spain, venice] = [await sit('R-SPA'), await sit('R-VEN')];
  for (const [pact, text, kept] of [
    ['p1', 'Neither enters Rome before 1456.', false],
    ['p2', 'The Tyrrhenian Sea stays empty 🕊.', true],
  ] as const) {
    await give(spain, game, { do: 'offerPact', pact, with: ['R-VEN'], text });
    await give(venice, game, { do: 'signPact', pact });
    await give(spain, game, { do: 'sayPactKept', pact, kept });
  }
  await give(spain, game, { do: 'writeJournal', text: 'We trusted Venice and lost Naples.' });
  await give(venice, game, { do: 'sendLetter', to: ['R-SPA'], text: 'A word.' });
  await playFirstTurn(node, judge, spain, game);
  await give(judge, game, { do: 'overrideBan', seat: 'R-VEN', banned: true, reason: 'Sealed on paper.' });
  const before = await paper('debrief.pdf');
  expect(before.all).toContain('The game is not over yet.');
  expect(before.all).not.toContain('We trusted Venice');
  await give(judge, game, { do: 'endGame', how: { kind: 'byDate' }, reason: 'The term is over.' });

  const { all, sheets } = await paper('debrief.pdf');
  expect(all).toContain('The game of First');
  expect(all).toMatch(/The time is up in Fall 1454/);
  for (const heading of [
    'Throne and ban',
    'Centres',
    'Turning points',
    'Pacts',
    'From the journals',
    'Each one’s record',
  ]) {
    expect(all).toContain(heading);
  }
  expect(all).toMatch(/Neither enters Rome before 1456\.\s+Ruler of Spain, Ruler of Venice\. Spring 1454\.\s+broken/);
  expect(all).toMatch(/The Tyrrhenian Sea stays empty …\.\s+Ruler of Spain, Ruler of Venice\. Spring 1454\.\s+kept/);
  expect(all).toMatch(/We trusted Venice and lost Naples\.\s+Zoë Łukasiewicz, Ruler of Spain, Spring 1454/);
  expect(all).toMatch(/Zoë Łukasiewicz\s+Ruler of Spain\s+1\/1\s+0\s+never/);
  expect(all).toMatch(/Ruler of Venice\s+0\/1\s+1\s+never|Ruler of Venice\s+0\/1\s+1\s+1/);
  expect(sheets.length).toBeLessThanOrEqual(4);
  const french = await paper('debrief.pdf', '?lang=fr&paper=letter');
  expect(french.all).toContain('Extraits des journaux');
  expect((await spain.get(`/games/${game}/papers/debrief.pdf`)).status).toBe(403);
}, 60_000);
