import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Dialect } from './migrations/migration.ts';
import type { Database } from './tables.ts';

/** What the parts of a store share. */
export interface Core {
  readonly db: Kysely<Database>;
  readonly dialect: Dialect;
  transaction<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T>;
}

/** The time by the database's clock, at the moment the statement comes to it. */
export const databaseTime: RawBuilder<number> = sql<number>`defensor_now()`;

/** The same to compare rows with: read once for all of them, so that an index serves. */
export const thisMoment: RawBuilder<number> = sql<number>`(select defensor_now())`;

/** How long a claim holds others off: who has not done it by then has died. */
const CLAIM_MS = 10_000;

/** The end of a claim that is made at this moment. */
export const claimEnd: RawBuilder<number> = sql<number>`${databaseTime} + ${sql.lit(CLAIM_MS)}`;

/** A list in pieces that fit into one statement. */
export function* inPieces<Item>(items: readonly Item[], size = 500): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
