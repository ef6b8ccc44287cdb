import { describe, expect, test } from 'vitest';
import type { Browser } from '../browser.ts';
import { openProvider } from './openid-provider.ts';
import { expectOk, newWorld, PASSPHRASE, secretOf } from './world.ts';

const provider = await openProvider();
const publicOrigin = 'http://localhost:4454';
const world = await newWorld({
  publicOrigin,
  provider: { issuer: provider.issuer, clientId: provider.clientId, clientSecret: provider.clientSecret },
});
const owner = await world.owner();

/** Goes to the provider as `subject`, and comes back. */
async function goThere(browser: Browser, subject: string, body: object = {}): Promise<string> {
  const { url } = (await expectOk(browser.post('/provider', body))).body as { url: string };
  const back = new URL(await provider.signIn(url, subject));
  expect(back.origin + back.pathname).toBe(`${publicOrigin}/api/v1/provider/callback`);
  const told = await browser.get(`/provider/callback${back.search}`);
  expect(told.status).toBe(303);
  return told.headers.location as string;
}

const finish = (browser: Browser, body: object = {}) => browser.post('/provider/finish', body);

async function invitation(name: string) {
  const { link } = (await expectOk(owner.post('/invites', { kind: 'judge' }))).body;
  return { invitation: { invite: secretOf(link), name } };
}

describe('a sign-in at an OpenID provider', () => {
  test('asks by code with PKCE, state and nonce, and for nothing but who it is', async () => {
    const { url } = (await expectOk(world.browser().post('/provider', {}))).body;
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      scope: 'openid',
      code_challenge_method: 'S256',
      redirect_uri: `${publicOrigin}/api/v1/provider/callback`,
    });
    for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)?.length, name).toBeGreaterThan(40);
  });

  test('lets nobody in who was not invited; an invitation makes a Judge, who then comes in without', async () => {
    const browser = world.browser();
    expect(await goThere(browser, 'ann')).toBe('/sign-in#provider');
    expect((await finish(browser)).body.code).toBe('provider-stranger');

    const invited = await invitation('Ann');
    await goThere(browser, 'ann');
    await expectOk(finish(browser, invited));
    expect((await browser.get('/me')).body.person).toMatchObject({ name: 'Ann', roles: ['judge'] });

    const laptop = world.browser();
    await goThere(laptop, 'ann');
    await expectOk(finish(laptop));
    expect((await laptop.get('/me')).body.person.name).toBe('Ann');
    expect((await world.browser().post('/sessions', { name: 'Ann', passphrase: '' })).status).toBe(401);

    const other = world.browser();
    await goThere(other, 'bob');
    expect((await finish(other, invited)).body.code).toBe('provider-stranger');
  });

  test('is added to a sign-in by passphrase', async () => {
    const judge = await world.judge(owner, 'Carol');
    expect((await judge.get('/provider')).body).toEqual({ host: new URL(provider.issuer).host, linked: false });
    // Whoever finds the laptop open does not add a sign-in of his own.
    for (const more of [{}, { passphrase: 'another one' }]) {
      expect((await judge.post('/provider', { link: true, ...more })).body.code).toBe('passphrase-wrong');
    }
    expect(await goThere(judge, 'carol', { link: true, passphrase: PASSPHRASE })).toBe('/account#provider');
    await expectOk(finish(judge));
    expect((await judge.get('/provider')).body).toMatchObject({ linked: true });
    expect((await world.browser().get('/provider')).body).toEqual({ host: new URL(provider.issuer).host });
    const elsewhere = world.browser();
    await goThere(elsewhere, 'carol');
    await expectOk(finish(elsewhere));
    expect((await elsewhere.get('/me')).body.person.name).toBe('Carol');
    await expectOk(world.browser().post('/sessions', { name: 'Carol', passphrase: PASSPHRASE }));
    expect((await world.browser().post('/provider', { link: true, passphrase: PASSPHRASE })).status).toBe(401);
    const dan = await world.judge(owner, 'Dan');
    await goThere(dan, 'carol', { link: true, passphrase: PASSPHRASE });
    expect((await finish(dan)).body.code).toBe('provider-taken');
  });

  test('what was begun before the passphrase was changed, or everybody signed out, adds nothing', async () => {
    for (const [name, end] of [
      ['Eve', (by: Browser) => by.put('/me/passphrase', { present: PASSPHRASE, next: 'swans on the river' })],
      ['Fay', (by: Browser) => by.post('/sign-out', { of: 'everywhere' })],
    ] as const) {
      const judge = await world.judge(owner, name);
      const thief = world.browser();
      for (const [cookie, value] of judge.jar) thief.jar.set(cookie, value);
      expect(await goThere(thief, name, { link: true, passphrase: PASSPHRASE })).toBe('/account#provider');
      await expectOk(end(judge));
      expect((await finish(thief)).body.code).toBe('provider-failed');
      const other = world.browser();
      await goThere(other, name);
      expect((await finish(other)).body.code).toBe('provider-stranger');
    }
  });

  test('is tied to the browser that began it, and works once', async () => {
    const [victim, attacker] = [world.browser(), world.browser()];
    const { url } = (await expectOk(attacker.post('/provider', {}))).body;
    const back = new URL(await provider.signIn(url, 'ann'));
    // The attacker's answer, put before somebody else's browser.
    const lured = await victim.get(`/provider/callback${back.search}`);
    expect(lured.headers.location).toBe('/sign-in#provider-failed');
    expect((await finish(victim)).body.code).toBe('provider-failed');

    await attacker.get(`/provider/callback${back.search}`);
    const marks = new Map(attacker.jar);
    await expectOk(finish(attacker));
    for (const [name, value] of marks) attacker.jar.set(name, value);
    expect((await finish(attacker)).body.code).toBe('provider-failed');
  });

  test('runs out after ten minutes', async () => {
    const browser = world.browser();
    await goThere(browser, 'ann');
    world.clock.now += 10 * 60_000;
    expect((await finish(browser)).body.code).toBe('provider-failed');
  });

  test.each(['nonce', 'audience', 'issuer', 'signature', 'expired', 'no id token', 'refused', 'away'] as const)(
    'with a fault of the provider (%s) lets nobody in',
    async (fault) => {
      const browser = world.browser();
      const { url } = (await expectOk(browser.post('/provider', {}))).body;
      const back = new URL(await provider.signIn(url, 'ann'));
      provider.fault = fault;
      try {
        const told = await browser.get(`/provider/callback${back.search}`);
        expect(told.headers.location).toBe('/sign-in#provider-failed');
      } finally {
        provider.fault = undefined;
      }
      expect((await finish(browser)).body.code).toBe('provider-failed');
    },
  );

  test('the provider refuses somebody: they come back with a word, not a fault', async () => {
    const browser = world.browser();
    const { url } = (await expectOk(browser.post('/provider', {}))).body;
    const state = new URL(url).searchParams.get('state') ?? '';
    const told = await browser.get(`/provider/callback?error=access_denied&state=${state}`);
    expect(told.headers.location).toBe('/sign-in#provider-failed');
  });

  test('is not there where no provider is set', async () => {
    const without = await newWorld();
    expect((await without.browser().post('/provider', {})).body.code).toBe('provider-off');
    expect((await without.browser().get('/provider')).body).toEqual({});
  });
});
