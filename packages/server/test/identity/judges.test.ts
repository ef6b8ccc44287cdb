import { describe, expect, test } from 'vitest';
import { firstOwnerInvite, resetInviteFor } from '../../src/identity/invites.ts';
import { expectOk, newWorld, PASSPHRASE, secretOf } from './world.ts';

const world = await newWorld();
const owner = await world.owner();

const signIn = (name: string, passphrase = PASSPHRASE, browser = world.browser()) =>
  browser.post('/sessions', { name, passphrase });

describe('the owner', () => {
  test('the first link makes the owner, and there is none once there is one', async () => {
    const { body } = await owner.get('/me');
    expect(body.person).toMatchObject({ name: 'Olga', roles: ['judge', 'owner'] });
    expect(await firstOwnerInvite(world.desk)).toBeUndefined();
  });

  test('a second first link, printed before there was an owner, opens nothing afterwards', async () => {
    const fresh = await newWorld();
    const [one, other] = [await firstOwnerInvite(fresh.desk), await firstOwnerInvite(fresh.desk)];
    await expectOk(fresh.browser().post('/welcome', { invite: one, name: 'A', passphrase: PASSPHRASE }));
    const late = await fresh.browser().post('/welcome', { invite: other, name: 'B', passphrase: PASSPHRASE });
    expect(late).toMatchObject({ status: 410, body: { code: 'invite-gone' } });
  });

  test('two first links used at the same moment make one owner', async () => {
    const fresh = await newWorld();
    const links = await Promise.all([1, 2, 3].map(() => firstOwnerInvite(fresh.desk)));
    const told = await Promise.all(
      links.map((invite, i) => fresh.browser().post('/welcome', { invite, name: `N${i}`, passphrase: PASSPHRASE })),
    );
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('invitations', () => {
  test('a link works once', async () => {
    const { link } = (await expectOk(owner.post('/invites', { kind: 'judge' }))).body;
    const use = (name: string) =>
      world.browser().post('/welcome', { invite: secretOf(link), name, passphrase: PASSPHRASE });
    const told = await Promise.all([use('Twin one'), use('Twin two')]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await use('Third')).body.code).toBe('invite-gone');
  });

  test('a link runs out, and can be withdrawn', async () => {
    const later = await newWorld();
    const chief = await later.owner();
    const [one, two] = await Promise.all([1, 2].map(() => expectOk(chief.post('/invites', { kind: 'judge' }))));
    await expectOk(chief.delete(`/invites/${two?.body.invite.id as string}`));
    const look = (link: string) => later.browser().post('/welcome/look', { invite: secretOf(link) });
    expect((await look(two?.body.link as string)).status).toBe(410);
    expect((await look(one?.body.link as string)).body).toEqual({ kind: 'judge' });
    later.clock.now += 15 * 24 * 3600 * 1000;
    expect((await look(one?.body.link as string)).status).toBe(410);
  });

  test('the secret stands behind the #, in a page that posts it', async () => {
    const { link } = (await expectOk(owner.post('/invites', { kind: 'judge' }))).body;
    expect(link).toMatch(/^http:\/\/localhost:4454\/welcome#[\w-]{43}$/);
  });

  test('D-45 a name in other case, with spaces and unseen characters, is the same person, and is not said to exist', async () => {
    await world.judge(owner, ' Ann  Müller\u200b');
    for (const name of ['ann müller', 'ANN MÜLLER ', 'AnnMu\u0308ller', '\u2066Ann Müller\u2069']) {
      expect((await signIn(name)).status, name).toBe(200);
    }
    const { link } = (await expectOk(owner.post('/invites', { kind: 'judge' }))).body;
    const taken = await world
      .browser()
      .post('/welcome', { invite: secretOf(link), name: 'ann  müller', passphrase: PASSPHRASE });
    const empty = await world
      .browser()
      .post('/welcome', { invite: secretOf(link), name: '\u200b ', passphrase: PASSPHRASE });
    expect(taken).toMatchObject({ status: 422, body: { code: 'name-unusable' } });
    expect(empty.body.sentence).toBe(taken.body.sentence);
  });
});

describe('passphrases', () => {
  const accept = async (passphrase: string, name = 'Passpartout') => {
    const { link } = (await expectOk(owner.post('/invites', { kind: 'judge' }))).body;
    return (await world.browser().post('/welcome', { invite: secretOf(link), name, passphrase })).body.code as string;
  };

  test.each([
    ['short', 'Abc1234', 'passphrase-short'],
    ['too long', 'x'.repeat(257), 'passphrase-long'],
    ['common', 'password', 'passphrase-common'],
    ['common in capitals', 'ILOVEYOU', 'passphrase-common'],
    ['common, of digits', '123456789', 'passphrase-common'],
    ['the name with a number', 'Passpartout1', 'passphrase-personal'],
    ['what it is used for', 'Defensor!!', 'passphrase-personal'],
  ])('%s is refused', async (_what, passphrase, code) => {
    expect(await accept(passphrase)).toBe(code);
  });

  test('256 characters, spaces and any letters are taken', async () => {
    const long = 'ß漢 '.repeat(85).padEnd(256, 'x');
    expect(await accept(long, 'Long')).toBeUndefined();
    expect((await signIn('Long', long)).status).toBe(200);
    expect((await signIn('Long', long.slice(0, 255))).status).toBe(401);
  });

  test('they are kept as argon2id, 19 MiB, two passes', async () => {
    const rows = await world.store.db.selectFrom('people').select('passphrase_hash').execute();
    for (const { passphrase_hash } of rows) expect(passphrase_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('an unknown name gets the same answer as a wrong passphrase', async () => {
    const known = await signIn('Olga', 'not this one');
    const unknown = await signIn('Nobody at all', 'not this one');
    const { request: _a, ...one } = known.body;
    const { request: _b, ...other } = unknown.body;
    expect(other).toEqual(one);
    expect(known.status).toBe(401);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
  });

  test('a change asks for the present one and ends every session', async () => {
    const judge = await world.judge(owner, 'Changer');
    const second = world.browser();
    await expectOk(signIn('Changer', PASSPHRASE, second));
    const next = 'eight maids a-milking';
    expect((await judge.put('/me/passphrase', { present: 'wrong wrong', next })).body.code).toBe('passphrase-wrong');
    await expectOk(judge.put('/me/passphrase', { present: PASSPHRASE, next }));
    expect((await second.get('/sessions')).status).toBe(401);
    expect((await judge.get('/sessions')).body.devices).toHaveLength(1);
    expect((await signIn('Changer')).status).toBe(401);
    await expectOk(signIn('Changer', next));
  });

  test('an owner’s link, or a command on the server, sets a new one and ends sessions and tokens', async () => {
    const judge = await world.judge(owner, 'Forgetful');
    const id = (await judge.get('/me')).body.person.id as string;
    const token = (await expectOk(judge.post('/tokens', { name: 'x', scopes: ['read'], days: 1 }))).body
      .secret as string;
    const byOwner = (await expectOk(owner.post(`/people/${id}/new-passphrase`))).body.link as string;
    const byCommand = await resetInviteFor(world.desk, 'FORGETFUL');
    expect(await resetInviteFor(world.desk, 'Nobody')).toBeUndefined();

    const anew = world.browser();
    expect((await anew.post('/welcome/look', { invite: byCommand })).body).toEqual({
      kind: 'reset',
      name: 'Forgetful',
    });
    await expectOk(anew.post('/welcome', { invite: secretOf(byOwner), passphrase: 'nine ladies dancing' }));
    expect((await judge.get('/sessions')).status).toBe(401);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await world.browser().get('/me', bearer)).body.token).toBeUndefined();
    await expectOk(signIn('Forgetful', 'nine ladies dancing'));
    await expectOk(world.browser().post('/welcome', { invite: byCommand, passphrase: 'ten lords a-leaping' }));
  });
});

describe('roles', () => {
  test('an owner makes another, the last one stays', async () => {
    const fresh = await newWorld();
    const chief = await fresh.owner();
    const judge = await fresh.judge(chief, 'Second');
    const [me, other] = [(await chief.get('/me')).body.person.id, (await judge.get('/me')).body.person.id];
    expect((await judge.get('/people')).status).toBe(403);
    expect((await chief.put(`/people/${me}/owner`, { owner: false })).body.code).toBe('last-owner');
    await expectOk(chief.put(`/people/${other}/owner`, { owner: true }));
    expect((await judge.get('/people')).body.people).toHaveLength(2);
    await expectOk(judge.put(`/people/${me}/owner`, { owner: false }));
    expect((await chief.get('/people')).status).toBe(403);
    expect((await judge.delete('/me')).body.code).toBe('last-owner');
  });
});
