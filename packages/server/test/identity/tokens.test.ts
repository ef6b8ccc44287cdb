import { describe, expect, test } from 'vitest';
import { authorise } from '../../src/http/access.ts';
import { identify } from '../../src/identity/identify.ts';
import { classWithCards, expectOk, newWorld } from './world.ts';

const world = await newWorld();
const owner = await world.owner();
const judge = await world.judge(owner, 'Judge');
const room = await classWithCards(world, judge, 'Token', ['R-SPA']);
const other = await classWithCards(world, judge, 'Token2', ['R-SPA']);

const make = (wish: object) => judge.post('/tokens', { name: 'bot', days: 7, ...wish });
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const who = (secret: string) =>
  identify(world.desk, { headers: bearer(secret), ip: '192.0.2.1', query: {}, params: {} });

async function may(secret: string, access: 'viewerOfGame' | 'seatOfGame' | 'judgeOfGame', game: string) {
  const classOf = async (id: string) => (await world.store.games.head(id))?.classId;
  return (await authorise(await who(secret), access, { game }, classOf)) === undefined;
}

describe('a token', () => {
  test('acts for its seat in its game, and nowhere else', async () => {
    const { secret } = (await expectOk(make({ scopes: ['command'], game: room.game, seat: 'R-SPA' }))).body;
    expect(await who(secret)).toMatchObject({ kind: 'token', gameId: room.game, seatId: 'R-SPA', scopes: ['command'] });
    expect(await may(secret, 'seatOfGame', room.game)).toBe(true);
    expect(await may(secret, 'judgeOfGame', room.game)).toBe(false);
    for (const access of ['viewerOfGame', 'seatOfGame', 'judgeOfGame'] as const) {
      expect(await may(secret, access, other.game)).toBe(false);
    }
  });

  test('that reads does not act, that judges judges', async () => {
    const reader = (await expectOk(make({ scopes: ['read'], game: room.game, seat: 'R-SPA' }))).body.secret;
    expect([await may(reader, 'viewerOfGame', room.game), await may(reader, 'seatOfGame', room.game)]).toEqual([
      true,
      false,
    ]);
    const judging = (await expectOk(make({ scopes: ['judge'], game: room.game }))).body.secret;
    expect(await may(judging, 'judgeOfGame', room.game)).toBe(true);
  });

  test.each([
    [{ scopes: [] }, 400],
    [{ scopes: ['everything'] }, 400],
    [{ scopes: ['read'], days: 366 }, 400],
    [{ scopes: ['command'], game: 'g-token' }, 422],
    [{ scopes: ['judge'] }, 422],
    [{ scopes: ['read'], seat: 'R-SPA' }, 422],
    [{ scopes: ['read'], game: 'g-somebody-elses' }, 404],
  ])('%j is refused', async (wish, status) => {
    expect((await make(wish)).status).toBe(status);
  });

  test('is shown once, kept as a hash, and opens no page for people', async () => {
    const { secret, token } = (await expectOk(make({ scopes: ['read'] }))).body;
    expect(secret).toMatch(/^dft_[\w-]{43}$/);
    const listed = await judge.get('/tokens');
    expect(listed.text).not.toContain(secret);
    expect(listed.body.tokens).toContainEqual(token);
    expect(JSON.stringify(await world.store.db.selectFrom('tokens').selectAll().execute())).not.toContain(secret);
    for (const path of ['/tokens', '/sessions', '/people', '/classes']) {
      expect((await world.browser().get(path, bearer(secret))).status, path).toBe(403);
    }
  });

  test('runs out, and is revoked at once', async () => {
    const short = (await expectOk(make({ scopes: ['read'], days: 1 }))).body;
    const long = (await expectOk(make({ scopes: ['read'], days: 30 }))).body;
    expect(await who(short.secret)).toMatchObject({ kind: 'token' });
    const listed = (await judge.get('/tokens')).body.tokens.find(({ id }) => id === short.token.id);
    expect(listed).toEqual({ ...short.token, usedAt: world.clock.now });
    world.clock.now += 24 * 3_600_000;
    expect(await who(short.secret)).toEqual({ kind: 'nobody' });
    expect(await who(long.secret)).toMatchObject({ kind: 'token' });
    await expectOk(judge.post('/sessions', { name: 'Judge', passphrase: 'seven swans a-swimming' }));
    await expectOk(judge.delete(`/tokens/${long.token.id as string}`));
    expect(await who(long.secret)).toEqual({ kind: 'nobody' });
    expect((await judge.delete(`/tokens/${long.token.id as string}`)).body.code).toBe('no-such-token');
  });

  test('does not outlive its person’s right to the game', async () => {
    const chief = world.browser();
    await expectOk(chief.post('/sessions', { name: 'Olga', passphrase: 'seven swans a-swimming' }));
    const { secret } = (await expectOk(make({ scopes: ['judge'], game: room.game }))).body;
    const [olga, me] = [(await chief.get('/me')).body.person.id, (await judge.get('/me')).body.person.id];
    await expectOk(judge.put(`/classes/${room.classId}/judges/${olga as string}`, {}));
    await expectOk(chief.delete(`/classes/${room.classId}/judges/${me as string}`));
    expect(await who(secret)).toEqual({ kind: 'nobody' });
    expect((await chief.delete(`/classes/${room.classId}/judges/${olga as string}`)).body.code).toBe('last-judge');
    expect((await judge.get(`/classes/${room.classId}`)).status).toBe(404);
  });

  test('another’s token cannot be seen or revoked, a wrong one is nobody', async () => {
    const { token } = (await expectOk(make({ scopes: ['read'] }))).body;
    const chief = world.browser();
    await expectOk(chief.post('/sessions', { name: 'Olga', passphrase: 'seven swans a-swimming' }));
    expect((await chief.delete(`/tokens/${token.id as string}`)).status).toBe(404);
    expect((await chief.get('/tokens')).body.tokens).toEqual([]);
    for (const wrong of ['x', 'dft_'.padEnd(47, 'a')]) expect(await who(wrong)).toEqual({ kind: 'nobody' });
    const withCookie = await judge.get('/sessions', bearer('dft_'.padEnd(47, 'a')));
    expect(withCookie.status).toBe(401);
  });
});
