import { afterAll, expect, test } from 'vitest';
import { firstOwnerInvite } from '../../src/identity/invites.ts';
import { keepOnlyWhatIsNeeded } from '../../src/identity/retention.ts';
import type { Revoked } from '../../src/identity/revocations.ts';
import { openStore } from '../../src/store/open.ts';
import type { Browser } from '../browser.ts';
import { startCluster } from '../postgres/cluster.ts';
import { classWithCards, expectOk, PASSPHRASE, secretOf, type World, worldOn } from './world.ts';

/** Two nodes on one PostgreSQL: what one takes away, the other does not give. */
const cluster = await startCluster();
afterAll(() => cluster.remove(), 60_000);
const url = await cluster.database();
const clock = { now: Date.now() };
const one = await worldOn(await openStore({ url }), clock);
const two = await worldOn(await openStore({ url }), clock);
const owner = await oneOwner();
const judge = await one.judge(owner, 'Judge');
const room = await classWithCards(one, judge, 'Nodes', ['R-SPA', 'R-FRA', 'R-ENG']);

/** Each node prints a first link, and both are used at the same moment. */
async function oneOwner(): Promise<Browser> {
  const use = async (world: World, name: string) => {
    const [browser, invite] = [world.browser(), await firstOwnerInvite(world.desk)];
    return { browser, told: await browser.post('/welcome', { invite, name, passphrase: PASSPHRASE }) };
  };
  const used = await Promise.all([use(one, 'Olga'), use(two, 'Otto')]);
  const [made, ...others] = used.filter(({ told }) => told.status === 200);
  if (made === undefined || others.length > 0) throw new Error('there has to be one owner');
  return made.browser;
}

/** The same browser, its requests going to the other node. */
function at(world: World, browser: Browser): Browser {
  const there = world.browser(browser.address);
  for (const [name, value] of browser.jar) there.jar.set(name, value);
  return there;
}

const join = (world: World, i: number) => {
  const browser = world.browser();
  return expectOk(browser.post('/join/link', { secret: secretOf(room.cards[i]?.link ?? '') })).then(() => browser);
};

test('a session holds on every node, and ends on every node', async () => {
  const phone = await join(one, 0);
  expect((await at(two, phone).get('/seat/devices')).status).toBe(200);
  await expectOk(at(two, phone).post('/sign-out', { of: 'session' }));
  expect((await phone.get('/seat/devices')).status).toBe(401);
});

test('a card revoked on one node is told to the streams of the other', async () => {
  const phone = await join(two, 1);
  const id = room.cards[1]?.id ?? '';
  const heard = new Promise<number>((resolve) => {
    two.desk.revocations.onRevoked((revoked: Revoked) => {
      if (revoked.kind === 'access' && revoked.id === id) resolve(performance.now());
    });
  });
  await expectOk(judge.delete(`/games/${room.game}/cards/${id}`));
  await heard;
  expect((await phone.get('/seat/devices')).status).toBe(401);
});

test('guesses are counted over all nodes', async () => {
  const guess = (world: World, i: number) =>
    world.browser('192.0.2.1').post('/sessions', { name: 'Judge', passphrase: `guess ${i}` });
  const told = await Promise.all(Array.from({ length: 40 }, (_, i) => guess(i % 2 === 0 ? one : two, i)));
  expect(told.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(told.filter(({ status }) => status === 429)).toHaveLength(30);
});

test('an invitation used on both nodes at once makes one Judge; a name taken on both makes one', async () => {
  const link = async () => secretOf((await expectOk(owner.post('/invites', { kind: 'judge' }))).body.link as string);
  const use = (world: World, invite: string, name: string) =>
    world.browser().post('/welcome', { invite, name, passphrase: PASSPHRASE });
  const invite = await link();
  const twice = await Promise.all([use(one, invite, 'Twin A'), use(two, invite, 'Twin B')]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 410]);
  const [a, b] = [await link(), await link()];
  const same = await Promise.all([use(one, a, 'Same Name'), use(two, b, 'same name')]);
  expect(same.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('the last two owners do not leave at once', async () => {
  const chief = at(one, owner);
  const { link } = (await expectOk(chief.post('/invites', { kind: 'owner' }))).body;
  const second = two.browser();
  await expectOk(second.post('/welcome', { invite: secretOf(link), name: 'Second', passphrase: PASSPHRASE }));
  const [me, other] = [(await chief.get('/me')).body.person.id, (await second.get('/me')).body.person.id];
  const left = await Promise.all([
    chief.put(`/people/${me as string}/owner`, { owner: false }),
    second.put(`/people/${other as string}/owner`, { owner: false }),
  ]);
  expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the whole way works on PostgreSQL: code, PIN, token, export, forgetting, retention', async () => {
  const phone = two.browser();
  await expectOk(phone.post('/join/code', { shortName: 'nodes', code: room.cards[2]?.code }));
  await expectOk(phone.put('/seat/pin', { pin: '2580' }));
  const secret = secretOf(room.cards[2]?.link ?? '');
  expect((await one.browser().post('/join/link', { secret, pin: '9999' })).body.code).toBe('pin-wrong');
  await expectOk(one.browser().post('/join/link', { secret, pin: '2580' }));
  expect((await judge.get(`/games/${room.game}/cards`)).body.cards).toMatchObject([
    { seat: 'R-ENG', devices: 2, hasPin: true },
    { seat: 'R-SPA', devices: 0 },
  ]);
  await expectOk(judge.post(`/games/${room.game}/cards/${room.cards[2]?.id}/renew`));

  const token = await expectOk(judge.post('/tokens', { name: 'x', scopes: ['judge'], game: room.game, days: 1 }));
  const bearer = { authorization: `Bearer ${token.body.secret as string}` };
  expect((await two.browser().get('/me', bearer)).body.token.id).toBe(token.body.token.id);

  const players = await expectOk(judge.post(`/classes/${room.classId}/players`, { players: [{ name: 'Zerbinetta' }] }));
  const player = players.body.players[0]?.id ?? '';
  expect((await judge.get(`/classes/${room.classId}/players/${player}/export`)).body.person.name).toBe('Zerbinetta');
  await expectOk(judge.delete(`/classes/${room.classId}/players/${player}`));
  await expectOk(judge.put(`/classes/${room.classId}`, { ended: true, retentionDays: 1 }));
  clock.now += 25 * 3_600_000;
  await Promise.all([keepOnlyWhatIsNeeded(one.desk), keepOnlyWhatIsNeeded(two.desk)]);
  await expectOk(judge.post('/sessions', { name: 'Judge', passphrase: PASSPHRASE }));
  expect((await judge.get(`/classes/${room.classId}/retention`)).body.entries).toHaveLength(2);
  const people = await expectOk(judge.get(`/classes/${room.classId}/audit?kind=people`));
  expect(people.body.entries.map(({ act }) => act)).toEqual([
    'retention',
    'personForgotten',
    'personExported',
    'playerAdded',
  ]);
  const { upTo, of, faults } = (await expectOk(judge.get('/audit/chain'))).body;
  expect({ upTo, faults }).toEqual({ upTo: of, faults: [] });
  expect(await one.store.audit.verify()).toEqual([]);
});
