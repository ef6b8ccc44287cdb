import { Client } from 'pg';
import type { AppendNote } from '../store.ts';
import { connectionTo } from './pool.ts';
import { asStoreError } from './trouble.ts';

/** Where appends are announced, as `game:seq`. */
export const CHANNEL = 'defensor_games';

const HEARTBEAT_MS = 2000;
const ANSWER_MS = 1500;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;
/** A batch moves a game by the clock at its writing and is seen at its commit, never this much later. */
const COMMIT_MS = 10_000;

/** Who is told: `forget` when a gap has passed, then `tell` of what moved in it. */
interface Hearer {
  tell(note: AppendNote): void;
  forget(): void;
}

/**
 * Listens for appends of every node, its own included, until `close`. A connection that breaks or falls silent is made
 * anew, and then every game is told of that moved since it was last known to be alive, or shortly before.
 *
 * @throws StoreUnavailableError when the first connection cannot be made
 */
export async function listenForAppends(url: string, { tell, forget }: Hearer): Promise<{ close(): Promise<void> }> {
  let aliveAt: number | undefined;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async () => {
    const fresh = new Client({ ...connectionTo(url), query_timeout: ANSWER_MS });
    fresh.on('error', () => undefined); // 'end' follows
    fresh.on('notification', ({ payload }) => {
      const note = noteOf(payload);
      if (note !== undefined) tell(note);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      if (aliveAt !== undefined) {
        forget();
        for (const note of await movedSince(fresh, aliveAt - COMMIT_MS)) tell(note);
      }
      aliveAt = await timeOf(fresh);
    } catch (error) {
      void fresh.end();
      throw asStoreError(error);
    }
    if (isClosed) return void fresh.end();
    client = fresh;
    fresh.on('end', () => lost(fresh));
    beat(fresh);
  };

  const beat = (current: Client) => {
    timer = setTimeout(() => {
      timeOf(current).then(
        (now) => {
          aliveAt = now;
          if (client === current && !isClosed) beat(current);
        },
        () => lost(current),
      );
    }, HEARTBEAT_MS);
  };

  const lost = (current: Client) => {
    if (client !== current || isClosed) return;
    client = undefined;
    void current.end();
    again(FIRST_PAUSE_MS);
  };

  const again = (pauseMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      connect().catch(() => {
        if (!isClosed) again(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
      });
    }, pauseMs);
  };

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

async function timeOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ now: number }>('select defensor_now() as now');
  return rows[0]?.now ?? 0;
}

async function movedSince(client: Client, since: number): Promise<AppendNote[]> {
  const moved = 'select id as game, seq from games where moved_at >= $1';
  return (await client.query<{ game: string; seq: number }>(moved, [since])).rows;
}

function noteOf(payload: string | undefined) {
  const [, game, seq] = payload?.match(/^(.+):(\d+)$/s) ?? [];
  return game === undefined ? undefined : { game, seq: Number(seq) };
}
