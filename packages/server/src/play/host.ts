import { createHash } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';
import {
  type Command,
  closesAtMs,
  eventsSince,
  type Game,
  InvariantError,
  type Played,
  type Ports,
  play,
  turnName,
} from '@defensor/game';
import { StoreUnavailableError } from '../store/errors.ts';
import type { AppendBatch, AppendResult, NewGame, Store } from '../store/store.ts';
import { type Answer, type KeptAnswer, keptAnswer, markOf } from './answers.ts';
import { caughtUp } from './catch-up.ts';
import { gameCache } from './game-cache.ts';
import { whatTimeAsks } from './passing-time.ts';
import { keyedQueue } from './queue.ts';
import type { StoreClock } from './store-clock.ts';

/** A command as a route passes it on: its time is the host's to say. */
export type SentCommand = Command extends infer C ? (C extends Command ? Omit<C, 'at'> : never) : never;

/** There is no game of this id, or none any more. */
export class NoSuchGameError extends Error {
  override readonly name = 'NoSuchGameError';
}

/** What is told of the host's work, for the figures of the server. */
export interface HostWatch {
  decided(name: string, outcome: 'accepted' | 'refused' | 'known', code: string | undefined, ms: number): void;
  /** Another node's command came first, and one is decided again. */
  raced(): void;
}

export interface HostSettings {
  readonly store: Store;
  readonly clock: StoreClock;
  readonly watch?: HostWatch;
  /** How much the games kept in memory may weigh. */
  readonly cacheBytes?: number;
}

/** The games of this node: each command is decided, appended and answered one after the other, game by game. */
export interface Host {
  /** Makes a game by its first command; made already, the answer of then. */
  create(game: NewGame, sent: SentCommand, principal: string): Promise<Answer>;
  /** Carries out a command. What it answers has been committed. */
  command(game: string, sent: SentCommand, principal: string): Promise<Answer>;
  /** Closes the phase whose time is up by the database's clock. Returns whether anything was due. */
  passTime(game: string): Promise<boolean>;
  /** The game as it stands, with every commit that any node has acknowledged. */
  current(game: string): Promise<Game>;
  /** The game with at least the events up to `seq`, which were announced. */
  atLeast(game: string, seq: number): Promise<Game>;
  /** The game as this node last knew it, without asking the database. */
  lastKnown(game: string): Game | undefined;
  /** The class that a game belongs to. */
  classOf(game: string): Promise<string | undefined>;
  /** Lets go of a game that is no more. */
  forget(game: string): void;
  /** Waits for what has begun. */
  idle(): Promise<void>;
  cached(): { readonly games: number; readonly bytes: number };
}

/** How often one command is decided anew because others came first. */
const TRIES = 50;
/** Nearer to a deadline than this, the database is asked for the time. */
const NEAR_MS = 5_000;
/** A quarter of what the heap may grow to: a game that does not fit is read anew for each command. */
const DEFAULT_CACHE_BYTES = getHeapStatistics().heap_size_limit / 4;
const CLASSES_KEPT = 100_000;

const PORTS: Ports = { hash: (text) => createHash('sha256').update(text).digest('hex') };

export function createHost({ store, clock, watch, cacheBytes = DEFAULT_CACHE_BYTES }: HostSettings): Host {
  const cache = gameCache(cacheBytes);
  const queue = keyedQueue();
  const classes = new Map<string, string>();

  const keep = (id: string, game: Game) => {
    if ((cache.get(id)?.seq ?? 0) <= game.seq) cache.put(id, game);
    return game;
  };

  /** Reads what this node lacks of a game. */
  const refreshed = async (id: string): Promise<Game> => {
    const known = cache.get(id);
    const rows = await store.games.read(id, known?.seq ?? 0);
    const game =
      rows.length === 0
        ? known
        : caughtUp(
            known,
            rows.map(({ body }) => body),
          );
    if (game === undefined) throw new NoSuchGameError(id);
    return keep(id, game);
  };

  const atLeast = async (id: string, seq: number): Promise<Game> => {
    const known = cache.get(id);
    return known !== undefined && known.seq >= seq ? known : queue.run(id, () => refreshed(id));
  };

  const current = async (id: string): Promise<Game> => {
    const known = cache.get(id);
    if (known === undefined) return queue.run(id, () => refreshed(id));
    // Only PostgreSQL has other nodes, whose announcements may be on their way still.
    if (store.kind !== 'postgres') return known;
    const head = await store.games.head(id);
    if (head === undefined) {
      cache.drop(id);
      throw new NoSuchGameError(id);
    }
    return atLeast(id, head.seq);
  };

  /** The time of a command: reckoned, but asked for where a deadline is near. Never before the game's last event. */
  const moment = async (game: Game | undefined): Promise<number> => {
    const closesMs = game === undefined ? undefined : closesAtMs(game);
    const reckoned = clock.reckoned();
    const isNear = reckoned === undefined || (closesMs !== undefined && reckoned > closesMs - NEAR_MS);
    return Math.max(isNear ? await clock.now() : reckoned, game?.state.clock.now ?? 0);
  };

  const commit = (
    id: string,
    before: Game | undefined,
    { decision, appended, game: after }: Played & { readonly game: Game },
    command: AppendBatch['command'],
    answer: KeptAnswer,
    notAfter: number | undefined,
  ): Promise<AppendResult> => {
    const closesAt = closesAtMs(after);
    const endedAt = endedAtOf(after);
    return store.games.append({
      game: id,
      expectedSeq: before?.seq ?? 0,
      command,
      answer,
      events: appended,
      texts: decision.ok ? decision.texts : NO_TEXTS,
      phaseId: `${turnName(after.state.turn)}:${after.state.phase}`,
      ...(closesAt === undefined ? {} : { closesAt }),
      ...(endedAt === undefined ? {} : { endedAt }),
      ...(notAfter === undefined ? {} : { notAfter }),
    });
  };

  /** Does what is due by the clock; `undefined` when nothing is, else whether it came first. */
  const passDue = async (id: string, game: Game, atMs: number): Promise<boolean | undefined> => {
    const asked = whatTimeAsks(id, game, atMs, PORTS);
    if (asked === undefined) return undefined;
    const { played, as, do: name } = asked;
    if (!played.decision.ok || played.game === undefined) throw new InvariantError(`The clock was refused in ${id}.`);
    const kept = keptAnswer(name, undefined, game, played.game);
    const record = { id: asked.id, as, do: name, at: atMs, principal: 'clock' };
    const result = await commit(id, game, { ...played, game: played.game }, record, kept, undefined);
    if (result.kind === 'appended') keep(id, played.game);
    else await refreshed(id);
    return result.kind === 'appended';
  };

  /** The answer that a command of this id got; none for another command that took its id. */
  const answered = async (id: string, sent: SentCommand): Promise<Answer> => {
    const stored = await store.games.answerOf(id, sent.id);
    if (stored === undefined) throw new InvariantError(`Command ${sent.id} of ${id} has no answer.`);
    const kept = stored.answer as KeptAnswer;
    if (kept.of !== markOf(sent)) return { ok: false, taken: true };
    watch?.decided(sent.do, 'known', undefined, 0);
    if (!kept.ok) return { ok: false, refusal: kept.refusal };
    const { turn, phase, events } = kept;
    const receipt = { command: sent.id, game: id, seq: stored.seq, turn, phase, at: stored.at };
    return {
      ok: true,
      receipt,
      events: seenOf(await atLeastHere(id, stored.seq), sent, stored.seq - events, stored.seq),
    };
  };

  const atLeastHere = async (id: string, seq: number): Promise<Game> => {
    const known = cache.get(id);
    return known !== undefined && known.seq >= seq ? known : refreshed(id);
  };

  const carryOut = async (id: string, sent: SentCommand, principal: string, isNew: boolean): Promise<Answer> => {
    const sinceMs = performance.now();
    let game = isNew ? undefined : (cache.get(id) ?? (await refreshed(id)));
    for (let tries = 0; tries < TRIES; tries += 1) {
      const at = await moment(game);
      if (game !== undefined && (await passDue(id, game, at)) !== undefined) {
        game = cache.get(id) ?? (await refreshed(id));
        continue;
      }
      const played = play(game, { ...sent, at } as Command, PORTS);
      const refusal = played.decision.ok ? undefined : played.decision.refusal;
      if (refusal?.code === 'duplicate-command') return answered(id, sent);
      if (played.game === undefined) return { ok: false, refusal: refusal ?? impossible(id) };
      const kept = keptAnswer(markOf(sent), refusal, game, played.game);
      const record = { id: sent.id, as: sent.as, do: sent.do, at, principal };
      const closesMs = game === undefined ? undefined : closesAtMs(game);
      const result = await commit(id, game, { ...played, game: played.game }, record, kept, closesMs);
      if (result.kind === 'known') return answered(id, sent);
      if (result.kind === 'appended') {
        const after = keep(id, played.game);
        watch?.decided(
          sent.do,
          refusal === undefined ? 'accepted' : 'refused',
          refusal?.code,
          performance.now() - sinceMs,
        );
        if (!kept.ok) return { ok: false, refusal: kept.refusal };
        const { turn, phase } = kept;
        const receipt = { command: sent.id, game: id, seq: after.seq, turn, phase, at: result.at };
        return { ok: true, receipt, events: seenOf(after, sent, game?.seq ?? 0, after.seq) };
      }
      watch?.raced();
      // Late: the deadline came between the decision and the commit, and the next round asks for the time.
      if (result.kind === 'late') await clock.now();
      game = await refreshed(id);
    }
    throw new StoreUnavailableError('busy');
  };

  return {
    create: (game, sent, principal) =>
      queue.run(game.id, async () => {
        const head = await store.games.head(game.id);
        if (head !== undefined && head.seq > 0) return answered(game.id, sent);
        const tried = play(undefined, { ...sent, at: await moment(undefined) } as Command, PORTS);
        if (!tried.decision.ok) return { ok: false, refusal: tried.decision.refusal };
        if (head === undefined) await store.games.create(game);
        return carryOut(game.id, sent, principal, true);
      }),
    command: (id, sent, principal) => queue.run(id, () => carryOut(id, sent, principal, false)),
    passTime: (id) =>
      queue.run(id, async () => {
        const game = await refreshed(id);
        return (await passDue(id, game, await clock.now())) !== undefined;
      }),
    current,
    atLeast,
    lastKnown: (id) => cache.get(id),
    async classOf(id) {
      const known = classes.get(id);
      if (known !== undefined) return known;
      const head = await store.games.head(id);
      if (head === undefined) return undefined;
      if (classes.size >= CLASSES_KEPT) classes.clear();
      classes.set(id, head.classId);
      return head.classId;
    },
    forget(id) {
      cache.drop(id);
      classes.delete(id);
    },
    idle: queue.idle,
    cached: cache.size,
  };
}

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/** What the sender may know of the events of one command. */
function seenOf(game: Game, { as }: SentCommand, after: number, upTo: number) {
  return eventsSince(game, as, after).filter(({ seq }) => seq <= upTo);
}

function endedAtOf({ state, record }: Game): number | undefined {
  return state.ending === undefined ? undefined : record.log.findLast(({ event }) => event.type === 'gameEnded')?.at;
}

function impossible(id: string): never {
  throw new InvariantError(`An accepted command made no game of ${id}.`);
}
