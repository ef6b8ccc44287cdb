import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { isFromOtherSite } from '../../src/identity/origin.ts';
import { LIFETIMES } from '../../src/identity/sessions.ts';
import type { Browser } from '../browser.ts';
import { classWithCards, expectOk, newWorld, PASSPHRASE, secretOf } from './world.ts';

const world = await newWorld();
const owner = await world.owner();
const judge = await world.judge(owner, 'Judge');

const signIn = (browser: Browser, name = 'Judge') =>
  expectOk(browser.post('/sessions', { name, passphrase: PASSPHRASE }));
const cookiesOf = (headers: Record<string, unknown>) => [headers['set-cookie']].flat() as string[];

describe('cookies', () => {
  test('on the local network: HttpOnly, SameSite=Strict, without the prefix that needs TLS', async () => {
    const { headers } = await signIn(world.browser());
    const [session, device] = cookiesOf(headers);
    expect(session).toMatch(/^defensor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(device).toMatch(/^defensor-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test('behind TLS: __Host- and Secure too', async () => {
    const publicOrigin = 'https://play.example';
    const safe = await newWorld({ publicOrigin }, publicOrigin);
    const chief = await safe.owner();
    const { headers } = await expectOk(chief.post('/sessions', { name: 'Olga', passphrase: PASSPHRASE }));
    for (const cookie of cookiesOf(headers))
      expect(cookie).toMatch(/^__Host-defensor.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    const { link } = (await expectOk(chief.post('/invites', { kind: 'judge' }))).body;
    expect(link).toMatch(/^https:\/\/play\.example\/welcome#/);
    // The plain name is not looked at there: a page without TLS could have set it.
    const plain = safe.browser();
    plain.jar.set('defensor', chief.jar.get('__Host-defensor') ?? '');
    expect((await plain.get('/sessions')).status).toBe(401);
  });

  test('the session’s secret is not in the database', async () => {
    const browser = world.browser();
    await signIn(browser);
    const rows = JSON.stringify([
      await world.store.db.selectFrom('sessions').selectAll().execute(),
      await world.store.db.selectFrom('known_devices').selectAll().execute(),
    ]);
    for (const value of browser.jar.values()) expect(rows).not.toContain(value);
  });
});

describe('a session', () => {
  test('gets a new secret at each sign-in; who knew or planted the old one has nothing left', async () => {
    const [browser, thief] = [world.browser(), world.browser()];
    await signIn(browser);
    const planted = browser.jar.get('defensor') ?? '';
    thief.jar.set('defensor', planted);
    expect((await thief.get('/sessions')).status).toBe(200);
    await signIn(browser);
    expect(browser.jar.get('defensor')).not.toBe(planted);
    expect((await thief.get('/sessions')).status).toBe(401);
  });

  test('ends when it is not used, and for good after its time', async () => {
    const browser = world.browser();
    await signIn(browser);
    const began = world.clock.now;
    const { idleMs, absoluteMs } = LIFETIMES.person;
    world.clock.now += idleMs - 1;
    expect((await browser.get('/sessions')).status).toBe(200);
    world.clock.now += idleMs + 60_000;
    expect((await browser.get('/sessions')).status).toBe(401);

    await signIn(browser);
    const again = world.clock.now;
    while (world.clock.now < again + absoluteMs - idleMs / 2) {
      expect((await browser.get('/sessions')).status).toBe(200);
      world.clock.now += idleMs / 2;
    }
    world.clock.now = again + absoluteMs + 1;
    expect((await browser.get('/sessions')).status).toBe(401);
    expect(world.clock.now).toBeGreaterThan(began);
  });

  test('signing out ends it on the server, takes the cookie and clears what the browser keeps', async () => {
    const browser = world.browser();
    await signIn(browser);
    const stolen = world.browser();
    stolen.jar.set('defensor', browser.jar.get('defensor') ?? '');
    const { headers } = await expectOk(browser.post('/sign-out', { of: 'session' }));
    expect(headers['clear-site-data']).toBe('"cache", "storage"');
    expect(browser.jar.has('defensor')).toBe(false);
    expect((await stolen.get('/sessions')).status).toBe(401);
  });

  test('signing out everywhere, and on one other device', async () => {
    await signIn(judge);
    const [one, two] = [world.browser(), world.browser()];
    await signIn(one);
    await signIn(two);
    const { current } = (await one.get('/sessions')).body;
    await expectOk(two.delete(`/sessions/${current as string}`));
    expect((await one.get('/sessions')).status).toBe(401);
    await expectOk(two.post('/sign-out', { of: 'everywhere' }));
    for (const browser of [two, judge]) expect((await browser.get('/sessions')).status).toBe(401);
    await signIn(judge);
  });

  test('of another person cannot be ended', async () => {
    const { current } = (await owner.get('/sessions')).body;
    await signIn(owner, 'Olga');
    const fresh = (await owner.get('/sessions')).body.current as string;
    expect(fresh).not.toBe(current);
    expect((await judge.delete(`/sessions/${fresh}`)).body.code).toBe('no-such-device');
    expect((await owner.get('/sessions')).status).toBe(200);
  });

  test('a seat’s sign-out leaves the person in, and the other way round', async () => {
    const room = await classWithCards(world, judge, 'Out', ['R-SPA']);
    const browser = world.browser();
    await signIn(browser);
    await expectOk(browser.post('/join/link', { secret: secretOf(room.cards[0]?.link ?? '') }));
    const asSeat = { 'x-defensor-seat': `${room.game}/R-SPA` };
    const { headers } = await expectOk(browser.post('/sign-out', { of: 'session' }, asSeat));
    expect(headers['set-cookie']).toBeUndefined();
    expect((await browser.get('/me')).body).toMatchObject({ person: { name: 'Judge' }, seats: [] });
  });

  test('every answer of the API is kept out of caches', async () => {
    for (const path of ['/me', '/people', '/nothing']) {
      expect((await owner.get(path)).headers['cache-control'], path).toBe('no-store');
    }
  });
});

describe('requests from other sites', () => {
  const origin = 'https://play.example';
  const post = (headers: Record<string, string>, method = 'POST') => isFromOtherSite({ method, headers }, origin);

  test.each([
    ['the page itself', { origin, 'sec-fetch-site': 'same-origin' }, false],
    ['an old browser', { origin, cookie: 'x=1' }, false],
    ['a program with a token', { authorization: 'Bearer x' }, false],
    ['another site', { origin: 'https://evil.example', cookie: 'x=1' }, true],
    ['another site, the cookie withheld', { origin: 'https://evil.example' }, true],
    ['a sister of ours', { origin: 'https://evil.play.example', 'sec-fetch-site': 'same-site' }, true],
    ['the same host without TLS', { origin: 'http://play.example' }, true],
    ['another port', { origin: 'https://play.example:8443' }, true],
    ['a sandboxed page', { origin: 'null' }, true],
    ['a cookie from nowhere', { cookie: 'x=1' }, true],
    ['what the browser calls cross-site', { origin, 'sec-fetch-site': 'cross-site' }, true],
  ])('%s', (_who, headers, refused) => {
    expect(post(headers)).toBe(refused);
    expect(post(headers, 'GET')).toBe(false);
  });

  test.each([
    ['http://192.168.1.20:4454', '192.168.1.20:4454', false],
    ['http://[fe80::1]:4454', '[fe80::1]:4454', false],
    ['http://localhost', 'localhost:80', false],
    ['http://localhost:80', 'localhost', false],
    [`http://${hostname().toLowerCase()}:4454`, `${hostname()}:4454`, false],
    ['http://192.168.1.66:4454', '192.168.1.20:4454', true],
    ['http://localhost:4455', 'localhost:4454', true],
    // A name somebody else points at this machine.
    ['http://evil.example:4454', 'evil.example:4454', true],
    ['null', 'localhost:4454', true],
  ])('on the local network from %s at %s', (from, host, refused) => {
    expect(isFromOtherSite({ method: 'POST', headers: { origin: from, host } }, undefined)).toBe(refused);
  });

  test('are refused before anything is looked at', async () => {
    const told = await judge.post('/sign-out', { of: 'everywhere' }, { origin: 'http://evil.example' });
    expect(told).toMatchObject({ status: 403, body: { code: 'cross-site' } });
    expect((await judge.get('/sessions')).status).toBe(200);
  });

  test('no other site is let read an answer', async () => {
    const { headers } = await judge.get('/me', { origin: 'http://evil.example' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('forms of other types than JSON are not read', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const told = await judge.post('/sign-out', { of: 'everywhere' }, { 'content-type': type });
      expect(told.status, type).toBe(415);
    }
  });
});
