import { describe, expect, test } from 'vitest';
import { keepOnlyWhatIsNeeded } from '../../src/identity/retention.ts';
import { classWithCards, expectOk, newWorld, secretOf, type World } from './world.ts';

const DAY = 24 * 3_600_000;

/** Every row of every table, as text: what a copy of the database would tell. */
async function everything({ store }: World): Promise<string> {
  const tables = await store.db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      store.db
        .selectFrom(name as 'people')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

async function school() {
  const world = await newWorld();
  const owner = await world.owner();
  const judge = await world.judge(owner, 'Judge Jeffreys');
  const room = await classWithCards(world, judge, 'Priv', []);
  const written = await expectOk(
    judge.post(`/classes/${room.classId}/players`, {
      players: [{ name: 'Zerbinetta', details: { 'SIS Login ID': 'zb-4711' } }, { name: 'Ariadne' }, {}],
    }),
  );
  const [zerbinetta, ariadne] = written.body.players;
  const issued = await expectOk(
    judge.post(`/games/${room.game}/cards`, {
      cards: [{ seat: 'R-SPA', person: zerbinetta?.id }, { seat: 'R-FRA', person: ariadne?.id }, { seat: 'R-ENG' }],
    }),
  );
  const cards = issued.body.cards;
  const phone = world.browser();
  await expectOk(phone.post('/join/link', { secret: secretOf(cards[0]?.link ?? '') }));
  return { world, owner, judge, room, phone, cards, zerbinetta: zerbinetta?.id ?? '', ariadne: ariadne?.id ?? '' };
}

describe('least data', () => {
  test('a player needs no name, no e-mail, no date of birth', async () => {
    const { world, cards } = await school();
    const browser = world.browser();
    await expectOk(browser.post('/join/link', { secret: secretOf(cards[2]?.link ?? '') }));
    expect((await browser.get('/me')).body.seats).toMatchObject([{ seat: 'R-ENG' }]);
    expect((await browser.put('/seat/name', { name: 'X' })).status).toBe(403);
  });

  test('names stand in people alone, addresses nowhere', async () => {
    const { world } = await school();
    const tables = await world.store.db.introspection.getTables();
    for (const { name } of tables) {
      const text = JSON.stringify(
        await world.store.db
          .selectFrom(name as 'people')
          .selectAll()
          .execute(),
      );
      if (name !== 'people') expect(text, name).not.toMatch(/Zerbinetta|zb-4711|Jeffreys/i);
      expect(text, name).not.toContain('198.51.100.7');
    }
  });

  test('a player changes what they go by', async () => {
    const { phone, judge, room } = await school();
    await expectOk(phone.put('/seat/name', { name: '  Zerbi ' }));
    expect((await phone.get('/me')).body.seats[0]?.name).toBe('Zerbi');
    await expectOk(phone.put('/seat/name', { name: '' }));
    expect((await phone.get('/me')).body.seats[0]?.name).toBeUndefined();
    const players = (await judge.get(`/classes/${room.classId}/players`)).body.players;
    expect(players.map(({ name }) => name)).toEqual(['', 'Ariadne', '']);
  });
});

describe('export', () => {
  test('of oneself has all that is kept', async () => {
    const { phone, room, zerbinetta } = await school();
    const { body } = await expectOk(phone.get('/me/export'));
    expect(body.person).toMatchObject({ id: zerbinetta, name: 'Zerbinetta', details: { 'SIS Login ID': 'zb-4711' } });
    expect(body.seats).toMatchObject([{ game: room.game, seat: 'R-SPA' }]);
    expect(body.devices).toMatchObject([{ device: 'Firefox, Android' }]);
    expect(body.trail.map(({ act }: { act: string }) => act)).toEqual(['playerAdded', 'cardIssued', 'joined']);
  });

  test('of a Judge has no secret in it; of others only their Judge and the owner have it', async () => {
    const { world, owner, judge, room, zerbinetta } = await school();
    const mine = await expectOk(judge.get('/me/export'));
    expect(mine.body).toMatchObject({ person: { name: 'Judge Jeffreys', hasPassphrase: true }, roles: ['judge'] });
    expect(mine.text).not.toMatch(/argon2|[\w-]{43}/);
    await expectOk(judge.get(`/classes/${room.classId}/players/${zerbinetta}/export`));
    await expectOk(owner.get(`/people/${zerbinetta}/export`));
    const stranger = await world.judge(owner, 'Stranger');
    expect((await stranger.get(`/classes/${room.classId}/players/${zerbinetta}/export`)).status).toBe(404);
    expect((await stranger.get(`/people/${zerbinetta}/export`)).status).toBe(403);
    const own = await classWithCards(world, stranger, 'Stra', []);
    const crossed = await stranger.get(`/classes/${own.classId}/players/${zerbinetta}/export`);
    expect(crossed.body.code).toBe('no-such-person');
  });
});

describe('forgetting', () => {
  test('a player leaves no name behind, their devices are out, the game keeps the seat', async () => {
    const { world, judge, room, phone, zerbinetta } = await school();
    await expectOk(judge.delete(`/classes/${room.classId}/players/${zerbinetta}`));
    expect(await everything(world)).not.toMatch(/Zerbinetta|zb-4711/);
    expect((await phone.get('/seat/devices')).status).toBe(401);
    expect((await judge.get(`/classes/${room.classId}/players`)).body.players).toHaveLength(2);
    const access = await world.store.db
      .selectFrom('seat_accesses')
      .selectAll()
      .where('person_id', '=', zerbinetta)
      .execute();
    expect(access).toMatchObject([{ seat_id: 'R-SPA' }]);
    expect(await world.store.audit.verify()).toEqual([]);
    expect((await judge.delete(`/classes/${room.classId}/players/${zerbinetta}`)).body.code).toBe('no-such-person');
  });

  test('a Judge of a class that goes on names another first', async () => {
    const { world, owner, judge, room } = await school();
    expect((await judge.delete('/me')).body.code).toBe('last-judge');
    const olga = (await owner.get('/me')).body.person.id as string;
    await expectOk(judge.put(`/classes/${room.classId}/judges/${olga}`, {}));
    await expectOk(judge.delete('/me'));
    expect(await everything(world)).not.toContain('Jeffreys');
    expect((await judge.get('/sessions')).status).toBe(401);
    expect(
      (await world.browser().post('/sessions', { name: 'Judge Jeffreys', passphrase: 'seven swans a-swimming' }))
        .status,
    ).toBe(401);
  });
});

describe('keeping no longer than needed', () => {
  test('players are forgotten 30 days after their class ended, and the Judge reads when', async () => {
    const { world, owner, judge, room, phone } = await school();
    const renew = () =>
      expectOk(judge.post('/sessions', { name: 'Judge Jeffreys', passphrase: 'seven swans a-swimming' }));
    world.clock.now += 400 * DAY;
    await keepOnlyWhatIsNeeded(world.desk);
    expect(await everything(world)).toContain('Zerbinetta');

    await renew();
    await expectOk(judge.put(`/classes/${room.classId}`, { ended: true }));
    world.clock.now += 30 * DAY - 1;
    await keepOnlyWhatIsNeeded(world.desk);
    expect(await everything(world)).toContain('Zerbinetta');

    world.clock.now += 1;
    await Promise.all([keepOnlyWhatIsNeeded(world.desk), keepOnlyWhatIsNeeded(world.desk)]);
    expect(await everything(world)).not.toMatch(/Zerbinetta|Ariadne|zb-4711/);
    expect((await phone.get('/me')).body.seats).toEqual([]);
    await renew();
    const { entries } = (await judge.get(`/classes/${room.classId}/retention`)).body;
    expect(entries).toEqual([
      { at: world.clock.now, class: room.classId, act: 'cardsRevoked', count: 3 },
      { at: world.clock.now, class: room.classId, act: 'playersForgotten', count: 3 },
    ]);
    expect((await judge.get('/me')).body.person.name).toBe('Judge Jeffreys');
    expect((await owner.get('/me')).status).toBe(200);
  });

  test('a class that goes on again is kept; its Judges choose how long', async () => {
    const { world, judge, room } = await school();
    await expectOk(judge.put(`/classes/${room.classId}`, { ended: true, retentionDays: 2 }));
    await expectOk(judge.put(`/classes/${room.classId}`, { ended: false }));
    world.clock.now += 3 * DAY;
    await keepOnlyWhatIsNeeded(world.desk);
    expect(await everything(world)).toContain('Zerbinetta');
  });

  test('ended sessions, used links and dead tokens are thrown away', async () => {
    const { world, judge } = await school();
    await expectOk(judge.post('/tokens', { name: 'x', scopes: ['read'], days: 1 }));
    await expectOk(judge.post('/sign-out', { of: 'everywhere' }));
    world.clock.now += 300 * DAY;
    await keepOnlyWhatIsNeeded(world.desk);
    for (const table of ['sessions', 'invites', 'tokens', 'known_devices', 'guesses', 'revocations'] as const) {
      expect(await world.store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});

test('Q23 the trail tells of every sign-in, card, right and token, by ids, and holds together', async () => {
  const { world, owner, judge } = await school();
  await world.browser().post('/sessions', { name: 'Judge Jeffreys', passphrase: 'wrong' });
  await world.browser().post('/join/code', { shortName: 'priv', code: '2222-2222' });
  await expectOk(judge.post('/tokens', { name: 'x', scopes: ['read'], days: 1 }));
  const { entries } = (await expectOk(owner.get('/audit'))).body;
  expect(new Set(entries.map(({ act }) => act))).toEqual(
    new Set([
      'inviteMade',
      'inviteUsed',
      'signIn',
      'signInRefused',
      'classMade',
      'playerAdded',
      'cardIssued',
      'joined',
      'joinRefused',
      'tokenMade',
    ]),
  );
  expect(await world.store.audit.verify()).toEqual([]);
  expect((await judge.get('/audit')).status).toBe(403);
});
