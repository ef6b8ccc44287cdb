import type { Kysely, Transaction } from 'kysely';
import { isOutOfOrder } from './postgres/trouble.ts';
import type { Database } from './tables.ts';

const TRIES = 10;
/** After this long nothing is begun again: the caller is owed its answer. */
const PATIENCE_MS = 1000;

/** Transactions on `db` that are tried again when they got in each other's way. */
export function retrying(db: Kysely<Database>) {
  return async <T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T> => {
    const lastStartMs = performance.now() + PATIENCE_MS;
    for (let tries = 1; ; tries++) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (!isOutOfOrder(error) || tries >= TRIES || performance.now() > lastStartMs) throw error;
      }
    }
  };
}
