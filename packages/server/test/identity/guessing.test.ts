import { describe, expect, test } from 'vitest';
import { classWithCards, expectOk, newWorld, PASSPHRASE, secretOf } from './world.ts';

const SEATS = Array.from({ length: 27 }, (_, i) => `L${i}-SPA`);
const HOUR = 3_600_000;

/** Each looked-at guess costs 20 milliseconds of a processor, on purpose. */
const PATIENT = { timeout: 120_000 };

async function school(seats: readonly string[]) {
  const world = await newWorld();
  const owner = await world.owner();
  const judge = await world.judge(owner, 'Judge');
  const room = await classWithCards(world, judge, 'Hist7b', seats);
  const join = (code: string, address: string, browser = world.browser(address)) =>
    browser.post('/join/code', { shortName: 'hist7b', code });
  return { world, owner, judge, room, join };
}

/** Codes that open nothing, all different. */
const wrongCode = (i: number) =>
  `${[...i.toString(8).padStart(8, '0')].map((digit) => '23456789'[Number(digit)]).join('')}`;

describe('guesses at codes', PATIENT, () => {
  test('27 behind one address, each mistyping three times, are all let in', async () => {
    const { room, join } = await school(SEATS);
    const pupil = async ({ code }: { code: string }, i: number) => {
      for (let slip = 0; slip < 3; slip++) {
        const right = code.replace('-', '');
        const at = (i * 3 + slip) % 8;
        const mistyped = right.slice(0, at) + (right[at] === '7' ? '4' : '7') + right.slice(at + 1);
        expect((await join(mistyped, '203.0.113.1')).status).toBe(403);
      }
      return join(code, '203.0.113.1');
    };
    const told = await Promise.all(room.cards.map(pupil));
    expect(told.map(({ status }) => status)).toEqual(SEATS.map(() => 200));
  });

  test('D-47 a thousand guesses from one address: 150 are looked at, and then 180 an hour', async () => {
    const { world, room, join } = await school(SEATS.slice(0, 4));
    const looked = async (from: number, count: number) => {
      const told = await Promise.all(
        Array.from({ length: count }, (_, i) => join(wrongCode((from + i) * 4096), '192.0.2.66')),
      );
      expect(new Set(told.map(({ status }) => status)).has(200)).toBe(false);
      const held = told.filter(({ body }) => body.code === 'too-many-guesses');
      for (const { status, headers } of held) {
        expect(status).toBe(429);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      return count - held.length;
    };
    expect(await looked(0, 1_000)).toBeLessThanOrEqual(150);
    world.clock.now += HOUR / 3;
    expect(await looked(2_000, 200)).toBeLessThanOrEqual(61);
    // The class, from its own address, notices nothing.
    expect((await join(room.cards[0]?.code ?? '', '203.0.113.1')).status).toBe(200);
  });

  test('D-47 a thousand guesses from a thousand addresses: 200 are looked at; whoever knows the class goes in', async () => {
    const { world, room, join } = await school(SEATS.slice(0, 4));
    const phone = world.browser('203.0.113.1');
    expect((await join(room.cards[0]?.code ?? '', '203.0.113.1', phone)).status).toBe(200);
    const told = await Promise.all(
      Array.from({ length: 1_000 }, (_, i) => join(wrongCode(i * 512), `2001:db8:${i.toString(16)}::1`)),
    );
    expect(told.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(200);
    expect(told.filter(({ status }) => status === 200)).toEqual([]);
    // From an address that nobody of the class was at, a code has to wait; the link does not.
    expect((await join(room.cards[1]?.code ?? '', '198.51.100.200')).status).toBe(429);
    const secret = secretOf(room.cards[1]?.link ?? '');
    await expectOk(world.browser('198.51.100.200').post('/join/link', { secret }));
    // The class's own address, and a browser of it that has moved, go in.
    expect((await join(room.cards[2]?.code ?? '', '203.0.113.1')).status).toBe(200);
    const moved = world.browser('198.51.100.201');
    for (const [name, value] of phone.jar) moved.jar.set(name, value);
    expect((await join(room.cards[3]?.code ?? '', '198.51.100.201', moved)).status).toBe(200);
  });

  test('who saw the first half of a card gets twelve tries at the rest, from wherever', async () => {
    const { room, join } = await school(SEATS.slice(0, 4));
    const half = (room.cards[0]?.code ?? '').slice(0, 4);
    const told = await Promise.all(
      Array.from({ length: 200 }, (_, i) => join(half + wrongCode(i).slice(4), `192.0.2.${i}`)),
    );
    expect(told.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(12);
  });

  test('a class that is not there makes one wait like one that is', async () => {
    const { world } = await school([]);
    const looked = async (shortName: string) => {
      let count = 0;
      for (let i = 0; i < 20; i++) {
        const { status } = await world.browser('192.0.2.1').post('/join/code', { shortName, code: wrongCode(i) });
        if (status === 403) count++;
      }
      return count;
    };
    expect(await looked('no-such')).toBe(12);
    expect(await looked('hist7b')).toBe(12);
  });
});

describe('guesses at passphrases', PATIENT, () => {
  test('a thousand for one name: ten are looked at, and the browser that was in before still gets in', async () => {
    const { world, judge } = await school(SEATS.slice(0, 4));
    const guess = (i: number) =>
      world.browser(`192.0.2.${i % 250}`).post('/sessions', { name: 'Judge', passphrase: `guess number ${i}` });
    const told = await Promise.all(Array.from({ length: 1_000 }, (_, i) => guess(i)));
    expect(told.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    const stranger = await world.browser().post('/sessions', { name: 'Judge', passphrase: PASSPHRASE });
    expect(stranger).toMatchObject({ status: 429, body: { code: 'too-many-guesses' } });
    await expectOk(judge.post('/sign-out', { of: 'browser' }));
    await expectOk(judge.post('/sessions', { name: 'Judge', passphrase: PASSPHRASE }));
    world.clock.now += 60_000;
    await expectOk(world.browser().post('/sessions', { name: 'Judge', passphrase: PASSPHRASE }));
  });

  test('many names from one address: sixty are looked at', async () => {
    const { world } = await school(SEATS.slice(0, 4));
    const told = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        world.browser('192.0.2.9').post('/sessions', { name: `n${i}`, passphrase: 'p' }),
      ),
    );
    expect(told.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(60);
  });

  test('a known browser guesses no more freely', async () => {
    const { judge } = await school(SEATS.slice(0, 4));
    const told = [];
    for (let i = 0; i < 20; i++) told.push(await judge.post('/sessions', { name: 'Judge', passphrase: `wrong ${i}` }));
    expect(told.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});
