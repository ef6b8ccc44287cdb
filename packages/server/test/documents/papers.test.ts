import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { testNode } from '../kit.ts';
import { ok, table } from '../table.ts';
import { give } from './play.ts';

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
  for (const [size, points] of [
    ['a4', '595 × 842'],
    ['letter', '612 × 792'],
  ]) {
    for (const [file, sheets] of [
      ['cards.pdf', 27],
      ['orders.pdf', 7],
      ['ballots.pdf', 13],
      ['decrees.pdf', 1],
      ['bulls.pdf', 1],
      ['speech.pdf', 1],
      ['record.pdf', size === 'a4' ? 1 : 2],
    ] as const) {
      const read = await paper(file, `?paper=${size}`);
      expect([file, size, read.sizes, read.sheets.length]).toEqual([file, size, [points], sheets]);
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
  const tunis = sheets.find((sheet) => sheet.startsWith('Bishop of Tunis'));
  expect(tunis).toContain('You hold the see of Tunis');
  const some = await paper('cards.pdf', '?only=R-SPA,B-TUN');
  expect(some.sheets).toHaveLength(2);
}, 60_000);

test('an order sheet has its units, its court and the link to the desk behind its code; a French one is in French', async () => {
  const { game, paper } = await there();
  const { sheets, links } = await paper('orders.pdf');
  const spain = sheets.findIndex((sheet) => sheet.startsWith('Orders of Spain, Spring 1454'));
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
