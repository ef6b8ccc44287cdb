import type { Kysely } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/**
 * One step of the schema, the same for both databases. Steps only add (tables, columns that may be absent or have a
 * default, indices), so that the release before works on the schema after; one that was released is never changed.
 */
export interface Migration {
  /** `0001-store`: its number, in order without gap, and what it is about. */
  readonly name: string;
  /** Every query of the step, on a database that is at the step before. */
  up(db: Kysely<unknown>, dialect: Dialect): Promise<void>;
}

/** The type of a column of bytes. */
export function bytesType(dialect: Dialect): 'blob' | 'bytea' {
  return dialect === 'sqlite' ? 'blob' : 'bytea';
}
