import type { Compilable, CompiledQuery, Kysely, QueryExecutor } from 'kysely';
import type { Database } from './tables.ts';

/** Stands in a query for what a call brings. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Every name of what a call brings, as its place. */
const PLACES = new Proxy({}, { get: (_places, name) => new Place(String(name)) });

/**
 * A query that is built once for a database, for what is asked with each command: to build it takes longer than to ask it.
 * `build` writes it with what a call will bring; what it decides by that must be the same in every call. Answers with
 * the rows.
 */
export function builtOnce<Given extends object, Row>(
  build: (db: Kysely<Database>, given: Given) => Compilable<Row>,
): (db: Kysely<Database>, given: Given) => Promise<readonly Row[]> {
  // A transaction has the adapter of its database, and each kind of database words of its own.
  const known = new WeakMap<QueryExecutor['adapter'], CompiledQuery<Row>>();
  return async (db, given) => {
    const { adapter } = db.getExecutor();
    const query = known.get(adapter) ?? build(db, PLACES as Given).compile();
    known.set(adapter, query);
    const parameters = query.parameters.map((one) => (one instanceof Place ? given[one.name as keyof Given] : one));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
