import { sql } from 'kysely';
import type { Desk } from './desk.ts';

/** How many guesses are free, and how soon another one is. */
export interface Bucket {
  readonly key: string;
  readonly burst: number;
  readonly everyMs: number;
}

export type Taken =
  | { readonly ok: true; readonly giveBack: () => Promise<void> }
  | { readonly ok: false; readonly waitMs: number };

/**
 * Takes one guess out of each bucket, or out of none. It is taken before the guess is looked at, so that a thousand
 * guesses at once find no more than one after the other; a right one is given back.
 *
 * A bucket is one number, the time when it is full again, so that one statement takes from it on whichever node.
 */
export async function takeGuess(desk: Desk, buckets: readonly Bucket[]): Promise<Taken> {
  const taken: Bucket[] = [];
  for (const bucket of buckets) {
    if (await takeOne(desk, bucket)) {
      taken.push(bucket);
      continue;
    }
    await giveBack(desk, taken);
    return { ok: false, waitMs: await waitFor(desk, bucket) };
  }
  return { ok: true, giveBack: () => giveBack(desk, taken) };
}

async function takeOne(desk: Desk, { key, burst, everyMs }: Bucket): Promise<boolean> {
  const now = desk.now();
  const row = await desk.store.db
    .insertInto('guesses')
    .values({ key, full_at: now + everyMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          full_at: sql<number>`case when guesses.full_at + ${everyMs} > excluded.full_at
            then guesses.full_at + ${everyMs} else excluded.full_at end`,
        })
        .where('guesses.full_at', '<=', now + (burst - 1) * everyMs),
    )
    .returning('full_at')
    .executeTakeFirst();
  return row !== undefined;
}

async function giveBack(desk: Desk, buckets: readonly Bucket[]): Promise<void> {
  for (const { key, everyMs } of buckets) {
    await desk.store.db
      .updateTable('guesses')
      .set((eb) => ({ full_at: eb('full_at', '-', everyMs) }))
      .where('key', '=', key)
      .execute();
  }
}

async function waitFor(desk: Desk, { key, burst, everyMs }: Bucket): Promise<number> {
  const row = await desk.store.db.selectFrom('guesses').select('full_at').where('key', '=', key).executeTakeFirst();
  return Math.max(0, (row?.full_at ?? 0) - desk.now() - (burst - 1) * everyMs);
}
