import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileHash } from '../../src/documents/game-file/write.ts';
import type { Node } from '../../src/node.ts';
import type { Browser } from '../browser.ts';
import { jsonOf, openTestNode, testNode } from '../kit.ts';
import { cookieOf } from '../listener.ts';
import { ok, type Table, table } from '../table.ts';
import { png } from './files/make.ts';
import { give, playFirstTurn } from './play.ts';

interface File {
  format: string;
  version: number;
  title: string;
  hash: string;
  cast: { seat: string; person?: string; name?: string }[];
  log: { seq: number; at: number; actor: string; event: { type: string; facts: Record<string, unknown> } }[];
  texts: Record<string, string>;
}

/** A game of a turn and a running clock, with a letter, a note and a named Ruler. */
async function played(): Promise<{ node: Node; there: Table }> {
  const node = await testNode();
  const there = await table(node);
  const { judge, game, classId, sit } = there;
  const { players } = await ok<{ players: { id: string }[] }>(
    judge.post(`/classes/${classId}/players`, { players: [{ name: 'Ada Lovelace' }] }),
  );
  await give(judge, game, { do: 'seatPerson', seat: 'R-SPA', person: players[0]?.id });
  const spain = await sit('R-SPA');
  await give(spain, game, { do: 'sendLetter', to: ['R-FRA'], text: 'canary-letter' });
  await give(spain, game, { do: 'writeNote', text: 'canary-note' });
  await playFirstTurn(node, judge, spain, game);
  return { node, there };
}

const importing = (there: Table, file: unknown, id: string = randomUUID()) =>
  there.judge.post('/games/import', { id, class: there.classId, file: file as object });

describe('a whole game as a file', () => {
  test('goes out without names and texts unless asked, and with texts without anybody’s notes; each noted', async () => {
    const { node, there } = await played();
    const plain = await there.judge.get(`/games/${there.game}/game.json`);
    expect(plain.headers['content-disposition']).toBe('attachment; filename="First.defensor.json"');
    expect(plain.text).not.toMatch(/canary|Ada/);
    const full = await there.judge.get(`/games/${there.game}/game.json?texts=all&names=all`);
    expect(full.text).toContain('canary-letter');
    expect(full.text).not.toContain('canary-note');
    expect(jsonOf<File>(full).cast.find(({ seat }) => seat === 'R-SPA')).toMatchObject({ name: 'Ada Lovelace' });
    const trail = await node.services.store.audit.read(0, 1000, `game:${there.game}`);
    expect(trail.filter(({ act }) => act === 'gameExported').map(({ facts }) => facts)).toEqual([
      { texts: 'none', names: 'none', attachments: 'none' },
      { texts: 'all', names: 'all', attachments: 'none' },
    ]);
  });

  test('comes in as a new game that stands where the old one stood, and goes on', async () => {
    const { node, there } = await played();
    const { judge, game } = there;
    const file = jsonOf<File>(await judge.get(`/games/${game}/game.json?texts=all`));
    const told = await importing(there, file, 'import-0001');
    expect(told.status).toBe(201);
    const { game: copy } = jsonOf<{ game: string }>(told);
    const [before, after] = await Promise.all([node.services.host.current(game), node.services.host.current(copy)]);
    expect(after.state).toEqual(before.state);
    expect(after.record).toEqual(before.record);
    expect(await node.services.store.games.verify(copy)).toEqual([]);
    const [ref] = after.record.letters.map(({ text }) => text.id);
    expect(await node.services.store.games.texts(copy, [ref ?? ''])).toEqual(new Map([[ref, 'canary-letter']]));
    await give(judge, copy, { do: 'closePhase' });

    const again = await importing(there, file, 'import-0001');
    expect(jsonOf<{ game: string }>(again).game).toBe(copy);
    await give(judge, game, { do: 'closePhase' });
    const other = jsonOf<File>(await judge.get(`/games/${game}/game.json`));
    expect((await importing(there, other, 'import-0001')).status).toBe(409);
    const begun = await judge.post('/games', { id: 'import-0001', class: there.classId, title: 'Another' });
    expect(begun.status).toBe(201);
    // What the copy's old commands were answered is not known here: they are taken.
    const old = await judge.post(`/games/${copy}/commands`, { id: 'create-0001', do: 'closePhase' });
    expect(old.status).toBe(409);
  });

  test('what is attached goes out and comes in where it is asked for, and nothing but what belongs to the log', async () => {
    const { node, there } = await played();
    const { judge, game, sit } = there;
    const spain = await sit('R-SPA');
    await give(spain, game, { do: 'draftSheet', sheet: 's1', text: 'A Lis H' });
    const picture = png();
    const attached = await node.app.inject({
      method: 'POST',
      url: `/api/v1/games/${game}/attachments?kind=sheet&id=SPA:s1`,
      headers: {
        host: 'localhost:4454',
        origin: 'http://localhost:4454',
        cookie: cookieOf(spain),
        'content-type': 'image/png',
      },
      payload: picture,
    });
    expect(attached.statusCode).toBe(200);
    expect(jsonOf<{ attachments?: object }>(await judge.get(`/games/${game}/game.json`)).attachments).toBeUndefined();
    const file = jsonOf<File & { attachments: { by: string; bytes: string }[] }>(
      await judge.get(`/games/${game}/game.json?attachments=all`),
    );
    expect(file.attachments).toMatchObject([{ by: 'R-SPA', about: { kind: 'sheet', id: 'SPA:s1' } }]);

    const { game: copy } = jsonOf<{ game: string }>(await importing(there, file));
    const seen = async (who: Browser, of: string) =>
      (await ok<{ attachments: { id: string; by: string; size: number }[] }>(who.get(`/games/${of}/attachments`)))
        .attachments;
    const [own] = await seen(judge, game);
    const [same] = await seen(judge, copy);
    expect(same).toMatchObject({ by: 'R-SPA', size: own?.size });
    expect(same?.id).not.toBe(own?.id);
    const bytes = (id: string | undefined) => node.services.store.blobs.get(id ?? '').then((blob) => blob?.bytes);
    expect(await bytes(same?.id)).toEqual(await bytes(own?.id));

    for (const spoilt of [{ by: 'R-NOBODY' }, { mediaType: 'image/jpeg' }, { about: { kind: 'letter', id: 'l99' } }]) {
      const attachments = [{ ...file.attachments[0], ...spoilt }];
      const refused = await importing(there, { ...file, attachments });
      expect(refused.status).toBe(422);
      expect(jsonOf<object>(refused)).toMatchObject({ code: 'file-attachment-unsound', facts: { attachment: 0 } });
    }
  });

  test('JD.2 a clock that ran stands in the copy, with what was left', async () => {
    const { node, there } = await played();
    const { judge, game } = there;
    await give(judge, game, { do: 'setDeadline', deadline: Date.now() + 3_600_000 });
    const closesAt = (await node.services.store.games.head(game))?.closesAt;
    expect(closesAt).toBeGreaterThan(0);
    const file = jsonOf<File>(await judge.get(`/games/${game}/game.json`));
    const { game: copy } = jsonOf<{ game: string }>(await importing(there, file));
    const head = await node.services.store.games.head(copy);
    expect(head?.closesAt).toBeUndefined();
  });

  test('only for a class that one judges, and for nobody without one', async () => {
    const { there } = await played();
    const file = jsonOf<File>(await there.judge.get(`/games/${there.game}/game.json`));
    const spain = await there.sit('R-SPA');
    expect((await spain.get(`/games/${there.game}/game.json`)).status).toBe(403);
    const elsewhere = await there.judge.post('/games/import', { id: 'import-0002', class: 'c_elsewhere', file });
    expect(elsewhere.status).toBe(404);
  });
});

describe('a file that is refused says why and where', () => {
  let there: Table;
  let file: File;
  let node: Node;
  beforeAll(async () => {
    // One table for all: nothing here changes it.
    node = await openTestNode();
    there = await table(node);
    const spain = await there.sit('R-SPA');
    await give(spain, there.game, { do: 'makeStatement', text: 'Peace.' });
    await playFirstTurn(node, there.judge, spain, there.game);
    file = jsonOf<File>(await there.judge.get(`/games/${there.game}/game.json?texts=all`));
    return () => node.close();
  });

  const refusalOf = async (spoilt: unknown) => {
    const told = await importing(there, spoilt);
    expect(told.status).toBe(422);
    return jsonOf<{ code: string; facts?: object; issues?: { at: string }[] }>(told);
  };
  const spoil = (change: (copy: File) => void): File => {
    const copy = structuredClone(file);
    change(copy);
    return copy;
  };
  /** Spoilt by somebody who reckoned the hash anew. */
  const forge = (change: (copy: File) => void) => {
    const copy = spoil(change);
    copy.hash = fileHash(copy.log);
    return copy;
  };

  test('another file, a newer form, an unknown event, facts of another form', async () => {
    expect((await refusalOf({ hello: 'world' })).code).toBe('not-a-game-file');
    expect((await refusalOf(spoil((copy) => Object.assign(copy, { version: 2 })))).code).toBe('newer-game-file');
    const unknown = await refusalOf(spoil((copy) => Object.assign(copy.log[3]?.event ?? {}, { type: 'flown' })));
    expect(unknown).toMatchObject({ code: 'not-a-game-file', issues: [{ at: 'log/3/event/type' }] });
    const facts = await refusalOf(spoil((copy) => Object.assign(copy.log[0]?.event.facts ?? {}, { turn: 5 })));
    expect(facts.issues?.[0]?.at).toMatch(/^log\/0\/event\/facts/);
  });

  test('a gap, an altered entry, times that run back or ahead', async () => {
    expect(await refusalOf(spoil((copy) => copy.log.splice(4, 1)))).toMatchObject({
      code: 'file-log-gap',
      facts: { seq: 5 },
    });
    expect((await refusalOf(spoil((copy) => Object.assign(copy.log[2] ?? {}, { at: 5 })))).code).toBe('file-altered');
    const ahead = forge((copy) => Object.assign(copy.log.at(-1) ?? {}, { at: Date.now() + 1e9 }));
    expect((await refusalOf(ahead)).code).toBe('file-time');
  });

  test('an entry that cannot follow, a command twice, a text that was not the one', async () => {
    const noSeat = forge((copy) => Object.assign(copy.log[5] ?? {}, { phase: 'retreats' }));
    expect(await refusalOf(noSeat)).toMatchObject({ code: 'file-entry-impossible', facts: { seq: 6 } });
    const headless = forge((copy) => {
      copy.log = copy.log.slice(1).map((entry, index) => ({ ...entry, seq: index + 1 }));
    });
    expect((await refusalOf(headless)).code).toBe('file-entry-impossible');
    const twice = forge((copy) => Object.assign(copy.log.at(-1) ?? {}, { command: 'create-0001' }));
    expect((await refusalOf(twice)).code).toBe('file-command-twice');
    const text = spoil((copy) => {
      for (const id of Object.keys(copy.texts)) copy.texts[id] = 'War.';
    });
    expect((await refusalOf(text)).code).toBe('file-text-altered');
  });
});
