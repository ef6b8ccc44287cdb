import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { StoreUnavailableError } from '../errors.ts';
import { asStoreError } from './trouble.ts';

/** How long a call waits for the one connection: whoever has it longer has got stuck. */
const PATIENCE_MS = 1800;
const STATEMENTS_KEPT = 300;

/**
 * Kysely over one connection of better-sqlite3.
 *
 * Unlike Kysely's own: a transaction takes the right to write at its beginning, so that it never fails half way for
 * another process; a transaction that SQLite has undone by itself (no space left) is not undone again; waiting ends;
 * statements are prepared once.
 */
export function sqliteDialect(database: Sqlite.Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new OneConnection(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class OneConnection implements Driver {
  readonly #database: Sqlite.Database;
  readonly #connection: SqliteConnection;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(database: Sqlite.Database) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve(this.#connection);
    }
    return new Promise((resolve, reject) => {
      const goOn = () => {
        clearTimeout(timer);
        resolve(this.#connection);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(goOn), 1);
        reject(new StoreUnavailableError('busy'));
      }, PATIENCE_MS);
      this.#waiting.push(goOn);
    });
  }

  releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
    return Promise.resolve();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    this.#database.close();
    return Promise.resolve();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement>();

  constructor(database: Sqlite.Database) {
    this.#database = database;
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const statement = this.#prepared(sql);
      if (statement.reader) return Promise.resolve({ rows: statement.all(parameters) as Row[] });
      const { changes, lastInsertRowid } = statement.run(parameters);
      return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) });
    } catch (error) {
      return Promise.reject(asStoreError(error));
    }
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row
  async *streamQuery(): AsyncIterableIterator<never> {
    await Promise.reject(new Error('Rows are not streamed here.'));
  }

  #prepared(sql: string): Sqlite.Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}
