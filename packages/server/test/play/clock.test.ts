import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { commandSchema } from '../../src/http/command-schemas.ts';
import { createScheduler } from '../../src/play/scheduler.ts';
import { storeClock } from '../../src/play/store-clock.ts';
import { faultsOf } from './history.ts';
import { begin, openHost, sent, testHost, timetable } from './hosts.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 8, 1, 8);

const deadlineOf = async ({ host }: Awaited<ReturnType<typeof testHost>>, game = 'g') =>
  (await host.current(game)).state.clock.deadline as number;
const phaseOf = async ({ host }: Awaited<ReturnType<typeof testHost>>, game = 'g') =>
  (await host.current(game)).state.phase;

/** A place on disk that goes when the test is over. */
function sqliteFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'defensor-clock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return `sqlite:${join(folder, 'games.sqlite')}`;
}

describe('Q9 the clock', () => {
  test('Q9 a phase closes at its time, not before, and once', async () => {
    let now = START;
    const node = await testHost('memory:', () => now);
    await begin(node, 'g', { timetable: timetable(10 * MINUTE) });
    now = (await deadlineOf(node)) - 1;
    expect(await node.scheduler.look()).toBe(0);
    expect(await phaseOf(node)).toBe('diplomacy');
    now += 1;
    expect(await Promise.all([node.scheduler.look(), node.scheduler.look()])).toEqual([1, 0]);
    expect(await phaseOf(node)).toBe('orderWriting');
    expect(await faultsOf(node.store, 'g', [])).toEqual([]);
  });

  test('D-29 a deadline survives a restart', async () => {
    let now = START;
    const url = sqliteFile();
    const first = await openHost(url, () => now);
    await begin(first, 'g', { timetable: timetable(10 * MINUTE) });
    await first.close();
    now = START + 10 * MINUTE + 5_000;
    const second = await testHost(url, () => now);
    expect(await second.scheduler.look()).toBe(1);
    expect(await phaseOf(second)).toBe('orderWriting');
  });

  test('Q7 a phase that ran out while no server could take anything gets ten minutes more', async () => {
    let now = START;
    const url = sqliteFile();
    const first = await openHost(url, () => now);
    await begin(first, 'g', { timetable: timetable(10 * MINUTE) });
    await first.close();
    now = START + 60 * MINUTE;
    const second = await testHost(url, () => now);
    await second.scheduler.look();
    const { state } = await second.host.current('g');
    expect(state.phase).toBe('diplomacy');
    expect(state.clock.deadline).toBe(now + 10 * MINUTE);
    now += 10 * MINUTE;
    await second.scheduler.look();
    expect(await phaseOf(second)).toBe('orderWriting');
    expect(await faultsOf(second.store, 'g', [])).toEqual([]);
  });

  test('JD.2 a command after the deadline finds the phase closed, though no scheduler ran', async () => {
    let now = START;
    const node = await testHost('memory:', () => now);
    await begin(node, 'g', { timetable: timetable(10 * MINUTE) });
    now = await deadlineOf(node);
    const late = { ...sent('late-0001', { as: 'R-SPA', do: 'declareReady', ready: true }), expectedPhase: 'diplomacy' };
    const answer = await node.host.command('g', late as never, 'test');
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'phase-moved-on' } });
    expect(await phaseOf(node)).toBe('orderWriting');
  });

  test('Q9 a node whose clock is off says so, closes nothing, and goes on when it is right again', async () => {
    let now = START;
    let offMs = 0;
    const node = await testHost('memory:', () => now);
    await begin(node, 'g', { timetable: timetable(10 * MINUTE) });
    const troubles: string[] = [];
    const clock = storeClock(node.store, () => now + offMs);
    const { store, host } = node;
    const scheduler = createScheduler({
      store,
      host,
      clock,
      node: 'off',
      onTrouble: (trouble) => troubles.push(trouble),
    });
    now = START + 11 * MINUTE - 30_000;
    for (offMs of [5 * MINUTE, -5 * MINUTE]) {
      expect(await scheduler.look()).toBe(0);
      expect(scheduler.isOff()).toBe(true);
    }
    expect(troubles).toEqual(['clock-off']);
    expect(await phaseOf(node)).toBe('diplomacy');
    offMs = 0;
    expect(await scheduler.look()).toBe(1);
    expect(scheduler.isOff()).toBe(false);
  });

  test('Q8 nobody’s command can take the place of the clock’s', async () => {
    let now = START;
    const node = await testHost('memory:', () => now);
    await begin(node, 'g', { timetable: timetable(10 * MINUTE) });
    const { seq } = await node.host.current('g');
    const forged = commandSchema.safeParse({ id: `g:time:${seq}`, do: 'declareReady', ready: true });
    expect(forged.success).toBe(false);
    now = await deadlineOf(node);
    expect(await node.scheduler.look()).toBe(1);
  });

  test('Q3 fifty games due in one second are each closed once', async () => {
    let now = START;
    const node = await testHost('memory:', () => now);
    const games = Array.from({ length: 50 }, (_, index) => `g_${index}`);
    for (const game of games) await begin(node, game, { timetable: timetable(10 * MINUTE) });
    now = START + 10 * MINUTE + 500;
    expect(await node.scheduler.look()).toBe(50);
    for (const game of games) expect(await faultsOf(node.store, game, [])).toEqual([]);
  });
});
