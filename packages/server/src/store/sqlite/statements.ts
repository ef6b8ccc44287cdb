import type Sqlite from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';

const STATEMENTS_KEPT = 300;

/** The statements of a connection, each prepared once. */
export function statementsOf(database: Sqlite.Database) {
  const statements = new Map<string, Sqlite.Statement>();

  const prepared = (sql: string): Sqlite.Statement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    if (statements.size >= STATEMENTS_KEPT) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
  return {
    prepared,
    /** Runs a query; throws what SQLite throws. */
    run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
      const statement = prepared(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
  };
}
