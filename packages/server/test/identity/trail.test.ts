import { describe, expect, test } from 'vitest';
import { unguard } from '../store/contract/audit.ts';
import { classWithCards, expectOk, newWorld, secretOf } from './world.ts';

/** A class with a player, her card and her telephone, and another class that has nothing to do with it. */
async function school() {
  const world = await newWorld();
  const owner = await world.owner();
  const judge = await world.judge(owner, 'Jules');
  const rosa = await world.judge(owner, 'Rosa');
  const room = await classWithCards(world, judge, 'Mine', []);
  const elsewhere = await classWithCards(world, rosa, 'Hers', ['R-FRA']);
  const written = await expectOk(judge.post(`/classes/${room.classId}/players`, { players: [{ name: 'Zerbinetta' }] }));
  const player = written.body.players[0]?.id ?? '';
  const issued = await expectOk(
    judge.post(`/games/${room.game}/cards`, { cards: [{ seat: 'R-SPA', person: player }] }),
  );
  const phone = world.browser();
  await expectOk(phone.post('/join/link', { secret: secretOf(issued.body.cards[0]?.link ?? '') }));
  const idOf = async (browser: typeof judge) => (await browser.get('/me')).body.person.id;
  return { world, owner, judge, rosa, room, elsewhere, player, phone, idOf };
}

const acts = (entries: readonly { act: string }[]) => entries.map(({ act }) => act);

describe('the trail of a class', () => {
  test('has what is about it alone, the latest first, with the names of its players, and by kind', async () => {
    const { judge, room, player, phone, rosa, idOf } = await school();
    const { devices } = (await phone.get('/seat/devices')).body;
    const cards = (await judge.get(`/games/${room.game}/cards`)).body.cards;
    await expectOk(judge.delete(`/games/${room.game}/cards/${cards[0]?.id}/devices/${devices[0]?.id}`));
    await expectOk(judge.put(`/classes/${room.classId}/judges/${await idOf(rosa)}`, {}));
    const trail = (await expectOk(judge.get(`/classes/${room.classId}/audit`))).body;
    expect(acts(trail.entries)).toEqual([
      'judgeAdded',
      'deviceRevoked',
      'joined',
      'cardIssued',
      'playerAdded',
      'classMade',
    ]);
    expect(trail.more).toBe(false);
    expect(trail.people.map(({ name }) => name).sort()).toEqual(['Jules', 'Rosa', 'Zerbinetta']);
    expect(trail.cards).toEqual([{ id: cards[0]?.id, game: room.game, seat: 'R-SPA', person: player }]);

    const of = async (query: string) => acts((await judge.get(`/classes/${room.classId}/audit?${query}`)).body.entries);
    expect(await of('kind=cards')).toEqual(['joined', 'cardIssued']);
    expect(await of('kind=people')).toEqual(['playerAdded']);
    expect(await of(`kind=rights&before=${trail.entries[0]?.seq}`)).toEqual(['classMade']);
    expect((await judge.get(`/classes/${room.classId}/audit?kind=gossip`)).status).toBe(400);
  });

  test('names nobody any more who is forgotten, and no player of another class whose id a card was given', async () => {
    const { world, judge, rosa, room, elsewhere, player } = await school();
    // No request does this; a file that was taken over, or somebody with the database in their hands, could.
    await world.store.db
      .updateTable('seat_accesses')
      .set({ person_id: player })
      .where('class_id', '=', elsewhere.classId)
      .execute();
    const hers = await expectOk(rosa.get(`/classes/${elsewhere.classId}/audit`));
    expect(hers.body.cards).toMatchObject([{ seat: 'R-FRA', person: player }]);
    expect(hers.text).not.toContain('Zerbinetta');

    expect((await judge.get(`/classes/${room.classId}/audit`)).text).toContain('Zerbinetta');
    await expectOk(judge.delete(`/classes/${room.classId}/players/${player}`));
    const after = await expectOk(judge.get(`/classes/${room.classId}/audit`));
    expect(acts(after.body.entries).slice(0, 2)).toEqual(['personForgotten', 'cardRevoked']);
    expect(after.body.entries[0]?.object).toBe(`person:${player}`);
    expect(after.text).not.toContain('Zerbinetta');
  });

  test('comes in pages of a hundred', async () => {
    const { judge, room } = await school();
    const players = Array.from({ length: 150 }, () => ({}));
    await expectOk(judge.post(`/classes/${room.classId}/players`, { players }));
    const first = (await judge.get(`/classes/${room.classId}/audit`)).body;
    expect(first.entries).toHaveLength(100);
    expect(first.more).toBe(true);
    const next = (await judge.get(`/classes/${room.classId}/audit?before=${first.entries[99]?.seq}`)).body;
    expect(next.more).toBe(false);
    expect(new Set([...first.entries, ...next.entries].map(({ seq }) => seq)).size).toBe(154);
  });
});

describe('the trail of the installation', () => {
  test('tells an owner of every class and every sign-in, without the names of players', async () => {
    const { owner, judge } = await school();
    const trail = await expectOk(owner.get('/audit/latest'));
    expect(acts(trail.body.entries)).toEqual(expect.arrayContaining(['joined', 'classMade', 'signIn', 'inviteUsed']));
    expect(trail.text).toContain('Jules');
    expect(trail.text).not.toContain('Zerbinetta');
    expect(acts((await owner.get('/audit/latest?kind=signIn')).body.entries)).not.toContain('joined');
    expect((await judge.get('/audit/latest')).status).toBe(403);
  });

  test('is found whole part by part, or broken where somebody changed it behind the database’s back', async () => {
    const { world, judge } = await school();
    const whole = (await expectOk(judge.get('/audit/chain'))).body;
    expect(whole).toEqual({ upTo: whole.of, of: whole.of, faults: [] });
    expect(whole.of).toBeGreaterThan(10);
    await unguard(world.store, 'audit');
    await world.store.db.updateTable('audit').set({ actor: 'person:x' }).where('seq', '=', 4).execute();
    expect((await judge.get('/audit/chain')).body.faults).toEqual([{ seq: 4, code: 'hash' }]);
    expect((await judge.get('/audit/chain?after=4')).body.faults).toEqual([]);
  });
});

test('a Judge sees who judges a class and who else could, adds one, and takes one away, but not the last', async () => {
  const { judge, rosa, room, idOf } = await school();
  const judges = async () => {
    const { body } = await expectOk(judge.get(`/classes/${room.classId}/judges`));
    return [body.judges, body.others].map((list) => list.map(({ name }) => name));
  };
  expect(await judges()).toEqual([['Jules'], ['Olga', 'Rosa']]);
  expect((await rosa.get(`/classes/${room.classId}/judges`)).status).toBe(404);
  await expectOk(judge.put(`/classes/${room.classId}/judges/${await idOf(rosa)}`, {}));
  expect(await judges()).toEqual([['Jules', 'Rosa'], ['Olga']]);
  await expectOk(rosa.delete(`/classes/${room.classId}/judges/${await idOf(judge)}`));
  expect((await judge.get(`/classes/${room.classId}`)).status).toBe(404);
  const last = await rosa.delete(`/classes/${room.classId}/judges/${await idOf(rosa)}`);
  expect(last.body.code).toBe('last-judge');
});
