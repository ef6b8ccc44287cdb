import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { StoreUnavailableError } from '../errors.ts';
import { asStoreError } from './trouble.ts';

/** From asking for a connection to giving it back: whoever needs longer is refused, and the connection dropped. */
const BUDGET_MS = 1800;
const CONNECT_MS = 1000;

/** What the server is told, so that it too gives up what nobody waits for any more, locks included. */
const SERVER_LIMITS = {
  statement_timeout: BUDGET_MS,
  lock_timeout: 1500,
  idle_in_transaction_session_timeout: 5000,
} as const;

const INT8 = 20;
const NUMERIC = 1700;

/** Our numbers are counts and times in milliseconds: all of them are exact as JavaScript's. */
const NUMBERS = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 || id === NUMERIC ? Number : (types.getTypeParser(id, format as 'text') as unknown),
};

/** How any connection of ours is made. */
export function connectionTo(url: string): PoolConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'defensor',
    types: NUMBERS as NonNullable<PoolConfig['types']>,
  };
}

/**
 * Connections for work that must answer in time. Everything on one connection, from waiting for it to the last query,
 * ends within the budget, also when the other side says nothing at all (a cable pulled, packets dropped). A connection
 * that failed is never used again.
 */
export function servingPool(url: string, size: number): PostgresPool {
  return budgeted(
    new Pool({ ...connectionTo(url), ...SERVER_LIMITS, max: size, idleTimeoutMillis: 30_000 }),
    BUDGET_MS,
  );
}

/** One connection for work that may take its time: migrations. */
export function patientPool(url: string): PostgresPool {
  return budgeted(new Pool({ ...connectionTo(url), connectionTimeoutMillis: 5000, max: 1 }), undefined);
}

function budgeted(pool: Pool, budgetMs: number | undefined): PostgresPool {
  // A connection that breaks tells whoever waits for its answer, and is dropped. It also tells nobody in particular:
  // without a listener, idle or in use, the process would end with it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async connect() {
      const endMs = budgetMs === undefined ? undefined : performance.now() + budgetMs;
      try {
        return borrowed(await pool.connect(), endMs);
      } catch (error) {
        throw asStoreError(error);
      }
    },
    end: () => pool.end(),
  };
}

/** The connection as Kysely uses it, until it is released. */
function borrowed(client: PoolClient, endMs: number | undefined): PostgresPoolClient {
  let broken: StoreUnavailableError | undefined;
  const drop = (trouble: StoreUnavailableError) => {
    broken = trouble;
    return trouble;
  };

  const query = async (text: string, values: readonly unknown[]) => {
    if (broken !== undefined) {
      // The server undoes the transaction of a connection that is gone.
      if (text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      throw broken;
    }
    const leftMs = endMs === undefined ? undefined : Math.ceil(endMs - performance.now());
    if (leftMs !== undefined && leftMs <= 0) throw drop(new StoreUnavailableError('timeout'));
    try {
      return await client.query({
        text,
        values: [...values],
        ...(leftMs === undefined ? {} : { query_timeout: leftMs }),
      });
    } catch (error) {
      const trouble = asStoreError(error);
      throw trouble instanceof StoreUnavailableError ? drop(trouble) : trouble;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(broken !== undefined),
  };
}
