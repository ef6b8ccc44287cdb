import { COMMANDS, type CommandName, type SeatId } from '@defensor/game';
import { onTestFinished } from 'vitest';
import type { Answer } from '../../src/play/answers.ts';
import { createHost, type Host, type SentCommand } from '../../src/play/host.ts';
import { createScheduler, type Scheduler } from '../../src/play/scheduler.ts';
import { type StoreClock, storeClock } from '../../src/play/store-clock.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

/** A node without HTTP. */
export interface TestHost {
  readonly store: Store;
  readonly host: Host;
  readonly clock: StoreClock;
  readonly scheduler: Scheduler;
  readonly troubles: string[];
  close(): Promise<void>;
}

export async function openHost(url: string, machineMs: () => number = Date.now): Promise<TestHost> {
  const store = await openStore({ url, clock: machineMs });
  const clock = storeClock(store, machineMs);
  const host = createHost({ store, clock });
  const troubles: string[] = [];
  const scheduler = createScheduler({
    store,
    host,
    clock,
    node: `node-${Math.random().toString(36).slice(2)}`,
    onTrouble: (trouble, facts) => troubles.push(`${trouble} ${JSON.stringify(facts)}`),
  });
  return {
    store,
    host,
    clock,
    scheduler,
    troubles,
    async close() {
      await scheduler.stop();
      await host.idle();
      await store.close();
    },
  };
}

/** The same, closed when the test is over. */
export async function testHost(url = 'memory:', machineMs?: () => number): Promise<TestHost> {
  const opened = await openHost(url, machineMs);
  onTestFinished(() => opened.close());
  return opened;
}

export interface Line {
  readonly as: string;
  readonly do: CommandName;
  readonly [field: string]: unknown;
}

/** A command as a route would pass it on. */
export function sent(id: string, { as, do: name, onBehalfOf, ...fields }: Line): SentCommand {
  const body = COMMANDS[name].parse(fields);
  const frame = onBehalfOf === undefined ? {} : { onBehalfOf };
  return { id, as: as as SeatId, do: name, body, ...frame } as SentCommand;
}

/** Begins a game of these fields. */
export async function begin({ host, clock }: TestHost, id: string, fields: object = {}): Promise<void> {
  const game = { id, classId: 'c_test', title: 'Test', createdAt: await clock.now() };
  const answer = await host.create(game, sent(`create-${id}`, { as: 'JD', do: 'createGame', ...fields }), 'test');
  if (!answer.ok) throw new Error(JSON.stringify(answer));
}

/** One command after the other, each accepted. */
export async function giveAll(host: Host, game: string, lines: readonly Line[], prefix = 'given'): Promise<void> {
  for (const [index, line] of lines.entries()) {
    const answer = await host.command(game, sent(`${prefix}-${index}`, line), 'test');
    if (!answer.ok) throw new Error(`${JSON.stringify(line)}: ${JSON.stringify(answer)}`);
  }
}

/** A timetable whose phases last so long. */
export function timetable(ms: number, graceMs = 0): object {
  const lasting = { kind: 'duration', ms };
  return {
    zone: 'UTC',
    offsets: [{ fromMs: 0, minutes: 0 }],
    phases: {
      diplomacy: lasting,
      orderWriting: lasting,
      orderResolution: lasting,
      retreats: lasting,
      adjustments: lasting,
    },
    lessons: [],
    holidays: [],
    graceMs,
    early: 'never',
  };
}

export type { Answer };
