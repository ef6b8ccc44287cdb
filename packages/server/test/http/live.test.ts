import { describe, expect, test } from 'vitest';
import type { Node } from '../../src/node.ts';
import type { Browser } from '../browser.ts';
import { testNode } from '../kit.ts';
import { cookieOf, Listener, listening } from '../listener.ts';
import { ok, type Table, table } from '../table.ts';

async function scene(): Promise<Table & { node: Node; port: number; listen: Listen }> {
  const node = await testNode();
  const there = await table(node);
  const port = await listening(node);
  const listen: Listen = (who, { after, query = '' } = {}) =>
    new Listener(port, `/api/v1/games/${there.game}/live${query}`, {
      cookie: cookieOf(who),
      ...(after === undefined ? {} : { 'last-event-id': after }),
    });
  return { ...there, node, port, listen };
}

type Listen = (who: Browser, how?: { after?: string; query?: string }) => Listener;

/** A public event of about 20 kB. */
const LONG_TIMETABLE = {
  zone: 'UTC',
  offsets: Array.from({ length: 400 }, (_, index) => ({ fromMs: index * 1_000_000_000, minutes: 0 })),
  phases: {},
  lessons: [],
  holidays: [],
  early: 'never',
};

let sent = 0;
const give = (who: Browser, game: string, command: object) => {
  sent += 1;
  return ok(who.post(`/games/${game}/commands`, { id: `command-${sent}`, ...command }));
};
const letter = (to: string, text: string) => ({ do: 'sendLetter', to: [to], text });

describe('live streams', () => {
  test('each hears what it may know, as it happens, numbered as the log', async () => {
    const { judge, game, sit, listen } = await scene();
    const [spain, france, venice] = [await sit('R-SPA'), await sit('R-FRA'), await sit('R-VEN')];
    const [atSpain, atFrance, atVenice, atJudge] = [listen(spain), listen(france), listen(venice), listen(judge)];
    for (const one of [atSpain, atFrance, atVenice, atJudge]) await one.until('ready');

    await give(spain, game, letter('R-FRA', 'Only for France.'));
    await give(judge, game, { do: 'closePhase' });
    for (const one of [atSpain, atFrance, atVenice, atJudge]) await one.until('happened', 'phaseOpened');
    expect(atFrance.types()).toContain('letterSent');
    expect(atJudge.types()).toContain('letterSent');
    expect(atVenice.types()).not.toContain('letterSent');
    expect(atFrance.ids()).toEqual([...atFrance.ids()].sort((a, b) => a - b));
    for (const { id, data } of atFrance.heard) if (data.type !== undefined) expect(Number(id)).toBe(data.seq);
  });

  test('Q12 whoever comes back with the last number misses nothing and hears nothing twice', async () => {
    const { judge, game, sit, listen } = await scene();
    const spain = await sit('R-SPA');
    const first = listen(spain);
    await first.until('ready');
    await give(judge, game, { do: 'closePhase' });
    await first.until('happened', 'phaseOpened');
    const last = String(first.ids().at(-1));
    first.leave();
    await give(spain, game, { do: 'draftSheet', sheet: 's1', text: 'A Lis H' });
    await give(spain, game, { do: 'signSheet', sheet: 's1' });
    const second = listen(spain, { after: last });
    await second.until('happened', 'sheetSigned');
    expect(second.types()).toEqual(['sheetDrafted', 'sheetSigned']);
    await give(spain, game, { do: 'declareReady', ready: true });
    await second.until('happened', 'readinessChanged');
    expect(new Set(second.ids()).size).toBe(second.ids().length);
  });

  test.each(['999999', 'never', '-4', '1e3'])(
    'a number that is none of the log’s, %s, asks to load all anew',
    async (after) => {
      const { sit, listen } = await scene();
      const stream = listen(await sit('R-SPA'), { after });
      await stream.until('resync');
      expect(stream.types()).toEqual([]);
    },
  );

  test('a Judge may look as the projector, and hears then what the projector hears', async () => {
    const { judge, game, sit, listen } = await scene();
    const stream = listen(judge, { query: '?as=projector' });
    await stream.until('ready');
    await give(await sit('R-SPA'), game, letter('R-FRA', 'Only for France.'));
    await give(judge, game, { do: 'closePhase' });
    await stream.until('happened', 'phaseOpened');
    expect(stream.types()).not.toContain('letterSent');
  });

  test('JD the Judge is told which seats have the game open', async () => {
    const { judge, game, sit, listen } = await scene();
    const atJudge = listen(judge);
    await atJudge.until('ready');
    const spain = listen(await sit('R-SPA'));
    await spain.until('ready');
    const seats = () => atJudge.heard.filter(({ event }) => event === 'presence').at(-1)?.data.seats;
    await expect.poll(seats, { timeout: 10_000 }).toEqual(['JD', 'R-SPA']);
    spain.leave();
    await expect.poll(seats, { timeout: 10_000 }).toEqual(['JD']);
    expect((await judge.get(`/games/${game}/presence`)).body).toEqual({ seats: ['JD'] });
    expect(spain.text).not.toContain('presence');
  });

  test('8.3.2 a stream ends when the card that it rests on is revoked', async () => {
    const { judge, game, sit, listen } = await scene();
    const spain = await sit('R-SPA');
    const stream = listen(spain);
    await stream.until('ready');
    await ok(judge.delete(`/games/${game}/cards`));
    await expect.poll(() => stream.isOver, { timeout: 10_000 }).toBe(true);
    const again = listen(spain);
    await expect.poll(() => again.status, { timeout: 10_000 }).toBe(401);
  });

  test('Q10 a client that does not read is cut, and others hear on', async () => {
    const { judge, game, sit, listen, node } = await scene();
    const stalled = listen(await sit('R-SPA'));
    await stalled.until('ready');
    stalled.stall();
    const france = await sit('R-FRA');
    const good = listen(france);
    await good.until('ready');
    const streams = () => node.services.hub.count();
    expect(streams()).toBe(2);
    for (let round = 0; streams() === 2 && round < 600; round += 1) {
      await give(judge, game, { do: 'setTimetable', ...LONG_TIMETABLE, graceMs: round });
    }
    expect(streams()).toBe(1);
    await give(judge, game, { do: 'closePhase' });
    await good.until('happened', 'phaseOpened');
  }, 120_000);

  test('streams end when the server closes, each told that it may come back', async () => {
    const { sit, listen, node } = await scene();
    const stream = listen(await sit('R-SPA'));
    await stream.until('ready');
    await node.close();
    await expect.poll(() => stream.isOver).toBe(true);
    expect(stream.heard.at(-1)?.event).toBe('bye');
  });
});
