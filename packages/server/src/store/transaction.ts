import type { Kysely, Transaction } from 'kysely';
import { StoreUnavailableError } from './errors.ts';
import { isOutOfOrder } from './postgres/trouble.ts';
import type { Database } from './tables.ts';

/** The caller is owed an answer by then. PostgreSQL takes a second to notice a deadlock. */
const PATIENCE_MS = 1900;

/** Transactions on `db` that are tried again when they got in each other's way, and end in time all together. */
export function retrying(db: Kysely<Database>) {
  return async <T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T> => {
    const patience = new Patience();
    const carriedOut = async (): Promise<T> => {
      for (;;) {
        try {
          return await db.transaction().execute(work);
        } catch (error) {
          if (!isOutOfOrder(error) || patience.isOver) throw error;
        }
      }
    };
    try {
      return await Promise.race([carriedOut(), patience.end]);
    } finally {
      patience.stop();
    }
  };
}

/** How long a caller waits, over all tries. */
class Patience {
  isOver = false;
  readonly end: Promise<never>;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    this.end = new Promise((_resolve, reject) => {
      this.#timer = setTimeout(() => {
        this.isOver = true;
        reject(new StoreUnavailableError('timeout'));
      }, PATIENCE_MS);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
