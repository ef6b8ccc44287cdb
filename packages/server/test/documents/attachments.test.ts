import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp } from '../../src/store/backup/back-up.ts';
import { restoreBackup } from '../../src/store/backup/restore.ts';
import type { Browser } from '../browser.ts';
import { jsonOf, openTestNode, testNode } from '../kit.ts';
import { cookieOf } from '../listener.ts';
import { ok, table } from '../table.ts';
import { CANARY, exif, jpeg, pdf, png } from './files/make.ts';
import { give, playFirstTurn } from './play.ts';

interface Kept {
  readonly id: string;
  readonly mediaType: string;
  readonly size: number;
  readonly about: object;
}
interface List {
  readonly attachments: readonly Kept[];
}

async function desk(wish: Parameters<typeof testNode>[0] = {}) {
  const node = await testNode(wish);
  const there = await table(node, { cast: { observers: 1 } });
  const { game } = there;
  const send = async (who: Browser, query: string, bytes: Buffer, type = 'image/jpeg') =>
    node.app.inject({
      method: 'POST',
      url: `/api/v1/games/${game}/attachments?${query}`,
      headers: { host: 'localhost:4454', origin: 'http://localhost:4454', cookie: cookieOf(who), 'content-type': type },
      payload: bytes,
    });
  const attach = async (who: Browser, query: string, bytes: Buffer): Promise<Kept> => {
    const answer = await send(who, query, bytes);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return jsonOf<Kept>({ text: answer.body });
  };
  const read = async (who: Browser, id: string) =>
    node.app.inject({ url: `/api/v1/games/${game}/attachments/${id}`, headers: { cookie: cookieOf(who) } });
  /** Who of these may read it; whoever may has it in their list too, and nobody else. */
  const readersOf = async (id: string, viewers: Readonly<Record<string, Browser>>) => {
    const readers: string[] = [];
    for (const [name, who] of Object.entries(viewers)) {
      const { statusCode } = await read(who, id);
      const { attachments } = await ok<List>(who.get(`/games/${game}/attachments`));
      expect(attachments.some((one) => one.id === id)).toBe(statusCode === 200);
      if (statusCode === 200) readers.push(name);
      else expect(statusCode).toBe(404);
    }
    return readers;
  };
  return { ...there, node, send, attach, read, readersOf };
}

const codeOf = (answer: { readonly body: string }) => jsonOf<{ code: string }>({ text: answer.body }).code;

test('OP.1 a sheet’s photograph is its Court’s and the Judge’s, also when the turn is over', async () => {
  const { node, judge, game, sit, attach, send, read, readersOf } = await desk();
  const viewers = {
    JD: judge,
    'R-SPA': await sit('R-SPA'),
    'L-SPA': await sit('L-SPA'),
    'R-FRA': await sit('R-FRA'),
    'B-ROM': await sit('B-ROM'),
    OBS1: await sit('OBS1'),
    projector: await sit('projector'),
  };
  await give(viewers['R-SPA'], game, { do: 'draftSheet', sheet: 's1', text: 'A Lis H' });
  const own = await attach(viewers['L-SPA'], 'kind=sheet&id=SPA:s1', png());
  const taken = await attach(judge, 'kind=sheet&id=SPA:s1', jpeg([exif(6)]));
  expect(codeOf(await send(viewers['R-FRA'], 'kind=sheet&id=SPA:s1', png()))).toBe('no-such-thing');
  expect((await send(viewers.OBS1, 'kind=sheet&id=SPA:s1', png())).statusCode).toBe(403);
  for (const { id } of [own, taken]) {
    expect(await readersOf(id, viewers)).toEqual(['JD', 'R-SPA', 'L-SPA']);
  }

  const answer = await read(viewers['R-SPA'], taken.id);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="sheet-SPA-s1.jpg"',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  });
  expect(answer.rawPayload.includes(CANARY)).toBe(false);
  expect(answer.rawPayload.length).toBe(taken.size);

  await playFirstTurn(node, judge, viewers['R-SPA'], game);
  expect(await readersOf(taken.id, viewers)).toEqual(['JD', 'R-SPA', 'L-SPA']);
  // The name is free again: what is attached to the next sheet of it is another's.
  await give(viewers['R-SPA'], game, { do: 'draftSheet', sheet: 's1', text: 'A Lis H' });
  expect(codeOf(await send(viewers['R-SPA'], 'kind=sheet&id=SPA:s1&turn=S1454', png()))).toBe('attachment-closed');
  const next = await attach(viewers['R-SPA'], 'kind=sheet&id=SPA:s1', png());
  expect(next.about).toEqual({ kind: 'sheet', id: 'SPA:s1', turn: 'F1454', sheetKind: 'orders' });
  const late = await attach(judge, 'kind=sheet&id=SPA:s1&turn=S1454', pdf());
  expect(late.about).toEqual(taken.about);
}, 60_000);

test('R15 a letter takes pictures from its writer alone, at once; they are its readers’, and the Judge’s reading is noted', async () => {
  const { node, judge, game, sit, attach, send, readersOf } = await desk();
  const viewers = { 'R-SPA': await sit('R-SPA'), 'R-FRA': await sit('R-FRA'), 'R-VEN': await sit('R-VEN'), JD: judge };
  await give(viewers['R-SPA'], game, { do: 'sendLetter', to: ['R-FRA'], text: 'See the map.' });
  const { view } = await ok<{ view: { letters: { id: string }[] } }>(viewers['R-SPA'].get(`/games/${game}`));
  const letter = view.letters[0]?.id ?? '';
  const kept = await attach(viewers['R-SPA'], `kind=letter&id=${letter}`, png());
  for (const who of [viewers['R-FRA'], judge]) {
    expect(codeOf(await send(who, `kind=letter&id=${letter}`, jpeg()))).toBe('attachment-closed');
  }
  expect(codeOf(await send(viewers['R-VEN'], `kind=letter&id=${letter}`, jpeg()))).toBe('no-such-thing');
  const noted = async () =>
    (await node.services.store.audit.read(0, 1000, `game:${game}`)).filter(({ act }) => act === 'lettersRead');
  expect(await noted()).toEqual([]);
  expect(await readersOf(kept.id, viewers)).toEqual(['R-SPA', 'R-FRA', 'JD']);
  expect(await noted()).toMatchObject([{ facts: { attachment: kept.id } }]);

  // In another phase the law of speech may be another: nothing is added to what was said.
  await give(judge, game, { do: 'closePhase' });
  expect(codeOf(await send(viewers['R-SPA'], `kind=letter&id=${letter}`, jpeg()))).toBe('attachment-closed');
  const { app } = node;
  const remove = (who: Browser) =>
    app.inject({
      method: 'DELETE',
      url: `/api/v1/games/${game}/attachments/${kept.id}`,
      headers: { host: 'localhost:4454', origin: 'http://localhost:4454', cookie: cookieOf(who) },
    });
  expect((await remove(viewers['R-VEN'])).statusCode).toBe(404);
  expect((await remove(viewers['R-SPA'])).statusCode).toBe(403);
  expect((await remove(judge)).statusCode).toBe(200);
  expect(await readersOf(kept.id, viewers)).toEqual([]);
  expect(await node.services.store.blobs.get(kept.id)).toBeUndefined();
}, 60_000);

test('R13 what the Pope attaches to a testimony only he and the Judge see, until it is decided', async () => {
  const { judge, game, sit, attach, send, readersOf } = await desk();
  const viewers = {
    JD: judge,
    'B-ROM': await sit('B-ROM'),
    'R-VEN': await sit('R-VEN'),
    'B-SWI': await sit('B-SWI'),
    projector: await sit('projector'),
  };
  const phase = async (name: string) => {
    for (;;) {
      const { view } = await ok<{ view: { phase: string } }>(judge.get(`/games/${game}`));
      if (view.phase === name) return;
      await give(judge, game, { do: view.phase === 'orderResolution' ? 'publish' : 'closePhase' });
    }
  };
  await phase('orderWriting');
  await give(viewers['B-ROM'], game, { do: 'sealBulls', lines: [{ excommunicate: 'R-VEN' }] });
  await phase('orderResolution');
  await give(judge, game, { do: 'publish' });
  await phase('orderWriting');
  const filed = await ok<{ events: { type: string; facts: { finding: string } }[] }>(
    viewers['B-ROM'].post(`/games/${game}/commands`, {
      id: 'file-testimony',
      do: 'fileTestimony',
      finding: 't1',
      accused: 'R-VEN',
      offenceTurn: 'F1454',
      letters: [],
      testimony: 'He spoke at the door.',
    }),
  );
  const finding = filed.events.find(({ type }) => type === 'testimonyFiled')?.facts.finding ?? '';
  const kept = await attach(viewers['B-ROM'], `kind=testimony&id=${finding}`, pdf());
  expect(codeOf(await send(viewers['R-VEN'], `kind=testimony&id=${finding}`, png()))).toBe('no-such-thing');
  expect(await readersOf(kept.id, viewers)).toEqual(['JD', 'B-ROM']);
  await phase('orderResolution');
  await give(judge, game, { do: 'ruleTestimony', finding, ruling: 'proven' });
  expect(await readersOf(kept.id, viewers)).toEqual(['JD', 'B-ROM']);
  await give(judge, game, { do: 'publish' });
  // A30: proven, it is read by the accused.
  expect(await readersOf(kept.id, viewers)).toEqual(['JD', 'B-ROM', 'R-VEN']);
  expect(codeOf(await send(viewers['B-ROM'], `kind=testimony&id=${finding}`, png()))).toBe('attachment-closed');
}, 60_000);

test('5.2.1 five megabytes and no more, eight to a thing, and the same once', async () => {
  const { game, sit, send } = await desk();
  const spain = await sit('R-SPA');
  await give(spain, game, { do: 'draftSheet', sheet: 's1', text: 'A Lis H' });
  const about = 'kind=sheet&id=SPA:s1';
  const tooLarge = await send(spain, about, Buffer.concat([png(), Buffer.alloc(5 * 1024 * 1024)]));
  expect([tooLarge.statusCode, codeOf(tooLarge)]).toEqual([413, 'too-large']);
  // Neither the name of a type nor of a file counts.
  const page = await send(spain, about, Buffer.from('<script>alert(1)</script>'), 'image/png');
  expect([page.statusCode, codeOf(page)]).toEqual([415, 'attachment-type']);
  expect((await send(spain, about, png(), 'text/html')).statusCode).toBe(200);
  expect((await send(spain, about, png(), 'application/json')).statusCode).toBe(200);
  const seven = Array.from({ length: 7 }, (_, at) => png({ gAMA: String(at) }));
  for (const one of seven) expect((await send(spain, about, one)).statusCode).toBe(200);
  expect(codeOf(await send(spain, about, jpeg()))).toBe('attachment-full');
  const { attachments } = await ok<List>(spain.get(`/games/${game}/attachments`));
  expect(attachments).toHaveLength(8);
}, 60_000);

test('Q18 what was attached is in the backup, and is restored and verified with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'defensor-attached-'));
  try {
    const file = join(folder, 'defensor.sqlite');
    const { node, game, sit, attach } = await desk({ url: `sqlite:${file}` });
    const spain = await sit('R-SPA');
    await give(spain, game, { do: 'draftSheet', sheet: 's1', text: 'A Lis H' });
    const kept = await attach(spain, 'kind=sheet&id=SPA:s1', png());
    const backup = join(folder, 'backup.sqlite');
    await backUp(file, backup);

    const elsewhere = join(folder, 'elsewhere.sqlite');
    expect(await restoreBackup(backup, elsewhere, 0)).toMatchObject({ verification: { blobs: 1, faults: [] } });
    const other = await openTestNode({ url: `sqlite:${elsewhere}` });
    try {
      const headers = { cookie: cookieOf(spain) };
      const answer = await other.app.inject({ url: `/api/v1/games/${game}/attachments/${kept.id}`, headers });
      expect(answer.rawPayload.equals(png())).toBe(true);
    } finally {
      await other.close();
    }
    await node.services.store.db
      .updateTable('blobs')
      .set({ bytes: Buffer.from('spoilt') })
      .execute();
    const spoilt = join(folder, 'spoilt.sqlite');
    await backUp(file, spoilt);
    expect(await restoreBackup(spoilt, elsewhere, 0)).toMatchObject({
      kind: 'unsound',
      verification: { faults: [{ where: `attachment ${kept.id}`, code: 'hash' }] },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test('a person takes along what they attached, and it goes with them when they are forgotten', async () => {
  const { node, judge, classId, game, attach } = await desk();
  const { players } = await ok<{ players: { id: string }[] }>(
    judge.post(`/classes/${classId}/players`, { players: [{ name: 'Ariadne' }] }),
  );
  const person = players[0]?.id ?? '';
  const { cards } = await ok<{ cards: { link: string }[] }>(
    judge.post(`/games/${game}/cards`, { cards: [{ seat: 'R-SPA', person }] }),
  );
  const { Browser } = await import('../browser.ts');
  const spain = new Browser(node.app, 'http://localhost:4454');
  await ok(spain.post('/join/link', { secret: cards[0]?.link.split('#')[1] }));
  await give(spain, game, { do: 'draftSheet', sheet: 's1', text: 'A Lis H' });
  const own = await attach(spain, 'kind=sheet&id=SPA:s1', png());
  const judges = await attach(judge, 'kind=sheet&id=SPA:s1', jpeg());
  expect(await ok(spain.get('/me/export'))).toMatchObject({
    attachments: [{ id: own.id, game, mediaType: 'image/png' }],
  });
  await ok(judge.delete(`/classes/${classId}/players/${person}`));
  expect(await node.services.store.blobs.get(own.id)).toBeUndefined();
  const { attachments } = await ok<List>(judge.get(`/games/${game}/attachments`));
  expect(attachments.map(({ id }) => id)).toEqual([judges.id]);
}, 60_000);
