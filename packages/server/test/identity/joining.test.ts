import { describe, expect, test } from 'vitest';
import { identify } from '../../src/identity/identify.ts';
import type { Revoked } from '../../src/identity/revocations.ts';
import type { Browser } from '../browser.ts';
import { classWithCards, expectOk, newWorld, secretOf } from './world.ts';

const world = await newWorld();
const owner = await world.owner();
const judge = await world.judge(owner, 'Judge');
const room = await classWithCards(world, judge, 'Hist-7b', ['R-SPA', 'L-SPA', 'R-FRA', 'OBS1', 'projector', 'B-ROM']);
const cardOf = (seat: string) => room.cards.find((card) => card.seat === seat) as (typeof room.cards)[number];

const byLink = (browser: Browser, seat: string, pin?: string) =>
  browser.post('/join/link', { secret: secretOf(cardOf(seat).link), ...(pin === undefined ? {} : { pin }) });
const byCode = (browser: Browser, seat: string, shortName = 'hist7b') =>
  browser.post('/join/code', { shortName, code: cardOf(seat).code.toLowerCase() });

describe('a card', () => {
  test('has a link with 128 random bits behind the #, and a code', () => {
    for (const { link, code, shortName } of room.cards) {
      expect(link).toMatch(/^http:\/\/localhost:4454\/join#[\w-]{22}$/);
      expect(code).toMatch(/^[2-9CDFHJKMNPQRTVWXY]{4}-[2-9CDFHJKMNPQRTVWXY]{4}$/);
      expect(shortName).toBe('Hist-7b');
    }
  });

  test('opens its seat by link and by code, on several devices', async () => {
    const [phone, laptop] = [world.browser(), world.browser()];
    expect((await expectOk(byLink(phone, 'R-SPA'))).body).toEqual({ game: room.game, seat: 'R-SPA' });
    expect((await expectOk(byCode(laptop, 'R-SPA', ' HIST 7B '))).body).toEqual({ game: room.game, seat: 'R-SPA' });
    const { body } = await laptop.get('/seat/devices');
    expect(body.devices.map(({ device }: { device: string }) => device)).toEqual([
      'Firefox, Android',
      'Firefox, Android',
    ]);
    const cards = (await judge.get(`/games/${room.game}/cards`)).body.cards;
    expect(cards.find(({ seat }) => seat === 'R-SPA')?.devices).toBe(2);
  });

  test('observers and the projector come by links of their own', async () => {
    for (const seat of ['OBS1', 'projector']) {
      const browser = world.browser();
      await expectOk(byLink(browser, seat));
      expect((await browser.get('/me')).body.seats).toMatchObject([{ game: room.game, seat }]);
    }
  });

  test('link and code stand in the database only as hashes', async () => {
    const rows = JSON.stringify(await world.store.db.selectFrom('seat_accesses').selectAll().execute());
    for (const { link, code } of room.cards) {
      expect(rows).not.toContain(secretOf(link));
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replace('-', ''));
    }
  });

  test('a wrong code, a wrong class and a withdrawn card get the same answer', async () => {
    const ask = async (shortName: string, code: string) => {
      const { status, body } = await world.browser().post('/join/code', { shortName, code });
      const { request: _request, ...rest } = body;
      return { status, ...rest };
    };
    const wrong = await ask('hist7b', '2222-3333');
    expect(wrong).toMatchObject({ status: 403, code: 'not-let-in' });
    expect(await ask('no such class', '2222-3333')).toEqual(wrong);
    expect(await ask('no such class', cardOf('L-SPA').code)).toEqual(wrong);
    expect((await world.browser().post('/join/link', { secret: 'A'.repeat(22) })).body.code).toBe('not-let-in');
  });

  test('a code is of its class alone', async () => {
    const other = await classWithCards(world, judge, 'Hist-8', ['R-SPA']);
    const told = await world.browser().post('/join/code', { shortName: 'hist7b', code: other.cards[0]?.code });
    expect(told.status).toBe(403);
  });

  test('a code runs out after 30 days, the link does not', async () => {
    const later = await newWorld();
    const teacher = await later.judge(await later.owner(), 'Teacher');
    const { cards } = await classWithCards(later, teacher, 'abc', ['R-SPA']);
    later.clock.now += 31 * 24 * 3600 * 1000;
    const code = await later.browser().post('/join/code', { shortName: 'abc', code: cards[0]?.code });
    expect(code.status).toBe(403);
    await expectOk(later.browser().post('/join/link', { secret: secretOf(cards[0]?.link ?? '') }));
  });

  test('a new link and code end the old ones, and devices stay in', async () => {
    const { cards, game } = await classWithCards(world, judge, 'Renewal', ['R-SPA']);
    const [card] = cards;
    const phone = world.browser();
    await expectOk(phone.post('/join/link', { secret: secretOf(card?.link ?? '') }));
    const fresh = (await expectOk(judge.post(`/games/${game}/cards/${card?.id}/renew`))).body;
    expect((await world.browser().post('/join/link', { secret: secretOf(card?.link ?? '') })).status).toBe(403);
    expect((await world.browser().post('/join/code', { shortName: 'renewal', code: card?.code })).status).toBe(403);
    await expectOk(world.browser().post('/join/code', { shortName: 'renewal', code: fresh.code }));
    expect((await phone.get('/seat/devices')).status).toBe(200);
  });
});

describe('a PIN', () => {
  test('is needed by new devices, and wrong ones wait longer each time', async () => {
    const phone = world.browser();
    await expectOk(byLink(phone, 'B-ROM'));
    expect((await phone.put('/seat/pin', { pin: '1111' })).body.code).toBe('pin-weak');
    expect((await phone.get('/seat')).body).toEqual({ hasPin: false });
    await expectOk(phone.put('/seat/pin', { pin: '2580' }));
    expect((await phone.get('/seat')).body).toEqual({ hasPin: true });
    expect((await phone.put('/seat/name', { name: 'Cesare' })).body.sentence).toContain('no person');
    expect((await judge.get('/seat')).status).toBe(403);
    const thief = world.browser('192.0.2.66');
    expect((await byLink(thief, 'B-ROM')).body.code).toBe('pin-needed');
    for (let i = 0; i < 3; i++) expect((await byLink(thief, 'B-ROM', '9999')).body.code).toBe('pin-wrong');
    const waits: number[] = [];
    for (let i = 0; i < 14; i++) {
      const held = await byLink(thief, 'B-ROM', '2580');
      expect(held).toMatchObject({ status: 429, body: { code: 'pin-wait' } });
      waits.push(Number(held.headers['retry-after']));
      world.clock.now += Number(held.headers['retry-after']) * 1000;
      expect((await byLink(thief, 'B-ROM', '9999')).body.code).toBe('pin-wrong');
    }
    expect(waits.slice(0, 4)).toEqual([2, 4, 8, 16]);
    expect(waits.at(-1)).toBe(3600);
    world.clock.now += 3_600_000;
    await expectOk(byLink(world.browser(), 'B-ROM', '2580'));
    await expectOk(phone.put('/seat/pin', { pin: null }));
    await expectOk(byLink(world.browser(), 'B-ROM'));
  });

  test('a hundred tries at once are one try', async () => {
    const { cards } = await classWithCards(world, judge, 'Storm', ['R-SPA']);
    const secret = secretOf(cards[0]?.link ?? '');
    const phone = world.browser();
    await expectOk(phone.post('/join/link', { secret }));
    await expectOk(phone.put('/seat/pin', { pin: '7007' }));
    const told = await Promise.all(
      Array.from({ length: 100 }, (_, i) => world.browser().post('/join/link', { secret, pin: `${6960 + i}` })),
    );
    expect(told.filter(({ body }) => body.code === 'pin-wrong').length).toBeLessThanOrEqual(3);
    expect(told.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

describe('revoking', () => {
  const heard: Revoked[] = [];
  world.desk.revocations.onRevoked((revoked) => heard.push(revoked));

  test('one device: that one is out at once, and its streams are told', async () => {
    const [phone, laptop] = [world.browser(), world.browser()];
    await expectOk(byLink(phone, 'R-FRA'));
    await expectOk(byLink(laptop, 'R-FRA'));
    const { current } = (await phone.get('/seat/devices')).body;
    await expectOk(laptop.delete(`/seat/devices/${current as string}`));
    expect(heard).toContainEqual({ kind: 'session', id: current });
    expect((await phone.get('/seat/devices')).status).toBe(401);
    expect((await laptop.get('/seat/devices')).body.devices).toHaveLength(1);
    expect((await laptop.delete(`/seat/devices/${current as string}`)).body.code).toBe('no-such-device');
  });

  test('one card: all its devices are out, link and code open nothing', async () => {
    const [phone, laptop] = [world.browser(), world.browser()];
    await expectOk(byLink(phone, 'L-SPA'));
    await expectOk(byCode(laptop, 'L-SPA'));
    const { id } = cardOf('L-SPA');
    heard.length = 0;
    await expectOk(judge.delete(`/games/${room.game}/cards/${id}`));
    expect(heard.filter(({ kind }) => kind === 'session')).toHaveLength(2);
    expect(heard).toContainEqual({ kind: 'access', id });
    for (const browser of [phone, laptop]) expect((await browser.get('/seat/devices')).status).toBe(401);
    expect((await byLink(world.browser(), 'L-SPA')).status).toBe(403);
    expect((await byCode(world.browser(), 'L-SPA')).status).toBe(403);
  });

  test('all cards of a game at once', async () => {
    const { cards, game } = await classWithCards(world, judge, 'Everybody', ['R-SPA', 'R-FRA', 'projector']);
    const browsers = await Promise.all(
      cards.map(async ({ link }) => {
        const browser = world.browser();
        await expectOk(browser.post('/join/link', { secret: secretOf(link) }));
        return browser;
      }),
    );
    expect((await expectOk(judge.delete(`/games/${game}/cards`))).body).toEqual({ revoked: 3 });
    for (const browser of browsers) expect((await browser.get('/me')).body.seats).toEqual([]);
  });

  test('D-46 a Judge of another class, a seat, a stranger: the same answer as for a game that is not there', async () => {
    const stranger = await world.judge(owner, 'Stranger');
    const seat = world.browser();
    await expectOk(byLink(seat, 'R-FRA'));
    const { id } = cardOf('R-FRA');
    for (const path of [`/games/${room.game}/cards`, `/games/${room.game}/cards/${id}`]) {
      const [theirs, nobodys] = [await stranger.delete(path), await stranger.delete(path.replace(room.game, 'g-none'))];
      expect(theirs.status).toBe(404);
      const { request: _one, ...one } = theirs.body;
      const { request: _other, ...other } = nobodys.body;
      expect(one).toEqual(other);
      expect((await seat.delete(path)).status).toBe(403);
      expect((await world.browser().delete(path)).status).toBe(401);
    }
    // Another game's card by way of one's own game.
    const own = await classWithCards(world, stranger, 'Own-one', ['R-SPA']);
    for (const tried of [
      await stranger.delete(`/games/${own.game}/cards/${id}`),
      await stranger.post(`/games/${own.game}/cards/${id}/renew`),
      await stranger.get(`/games/${own.game}/cards/${id}/devices`),
    ]) {
      expect(tried.body.code).toBe('no-such-card');
    }
    expect((await seat.get('/seat/devices')).status).toBe(200);
  });
});

describe('several seats in one browser', () => {
  test('a person and two seats, chosen by header or ?seat=', async () => {
    const browser = world.browser();
    await expectOk(browser.post('/sessions', { name: 'Judge', passphrase: 'seven swans a-swimming' }));
    await expectOk(byLink(browser, 'R-FRA'));
    await expectOk(byLink(browser, 'OBS1'));
    const { body } = await browser.get('/me');
    expect(body.person.name).toBe('Judge');
    expect(body.seats.map(({ seat }: { seat: string }) => seat)).toEqual(['OBS1', 'R-FRA']);

    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const who = (headers: Record<string, string>, query = {}, params = {}) =>
      identify(world.desk, { headers: { cookie, ...headers }, ip: '198.51.100.7', query, params });
    expect(await who({})).toMatchObject({ kind: 'person' });
    expect(await who({ 'x-defensor-seat': `${room.game}/R-FRA` })).toMatchObject({ kind: 'seat', seatId: 'R-FRA' });
    expect(await who({}, { seat: `${room.game}/OBS1` })).toMatchObject({ kind: 'seat', seatId: 'OBS1' });
    expect(await who({ 'x-defensor-seat': 'person' })).toMatchObject({ kind: 'person' });
    expect(await who({ 'x-defensor-seat': `${room.game}/R-SPA` })).toEqual({ kind: 'nobody' });
  });

  test('a seat alone is known without a header', async () => {
    const browser = world.browser();
    await expectOk(byLink(browser, 'R-FRA'));
    expect((await browser.get('/seat/devices')).status).toBe(200);
  });
});

describe('a class to try things in', () => {
  test('its Judge sits in any seat, of other classes in none', async () => {
    expect((await judge.post(`/games/${room.game}/seats/R-SPA/sit`)).body.code).toBe('not-a-try-out');
    await world.store.db.updateTable('classes').set({ demo: 1 }).where('id', '=', room.classId).execute();
    expect((await expectOk(judge.post(`/games/${room.game}/seats/R-ENG/sit`))).body.seat).toBe('R-ENG');
    expect((await judge.get('/me')).body).toMatchObject({ person: { name: 'Judge' }, seats: [{ seat: 'R-ENG' }] });
  });
});
