import type Sqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Checkpoints } from './checkpoints.ts';
import { statementsOf } from './statements.ts';
import { asStoreError } from './trouble.ts';
import { Writer } from './writer.ts';

/** What a statement is run as. A pragma is neither read nor undone with others. */
type Kind = 'read' | 'write' | 'pragma';

/**
 * Kysely over better-sqlite3: one connection writes, in units of which several share a commit (`Writer`); what is only
 * read comes from `reading`, which knows what has been committed and nothing else. Without `reading` (in memory, or a
 * file that is only read) all of it goes over one connection. `checkpoints` hears of every commit. Statements are
 * prepared once.
 */
export function sqliteDialect(writing: Sqlite.Database, reading?: Sqlite.Database, checkpoints?: Checkpoints): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(writing, reading, checkpoints),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

interface Databases {
  readonly writer: Writer;
  readonly writing: ReturnType<typeof statementsOf>;
  readonly reading: ReturnType<typeof statementsOf> | undefined;
}

class SqliteDriver implements Driver {
  readonly #databases: Databases;
  readonly #checkpoints: Checkpoints | undefined;
  readonly #close: () => void;

  constructor(writing: Sqlite.Database, reading: Sqlite.Database | undefined, checkpoints: Checkpoints | undefined) {
    this.#checkpoints = checkpoints;
    this.#databases = {
      writer: new Writer(writing, () => checkpoints?.committed()),
      writing: statementsOf(writing),
      reading: reading === undefined ? undefined : statementsOf(reading),
    };
    this.#close = () => {
      reading?.close();
      writing.close();
    };
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new SqliteConnection(this.#databases));
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return Promise.resolve(connection.undo());
  }

  async destroy(): Promise<void> {
    await this.#checkpoints?.close();
    await this.#databases.writer.alone(this.#close);
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #databases: Databases;
  #isInUnit = false;
  #trouble: unknown;

  constructor(databases: Databases) {
    this.#databases = databases;
  }

  async begin(): Promise<void> {
    await this.#databases.writer.begin();
    this.#isInUnit = true;
  }

  commit(): Promise<void> {
    this.#isInUnit = false;
    return this.#databases.writer.commit();
  }

  undo(): void {
    if (!this.#isInUnit) return;
    this.#isInUnit = false;
    this.#databases.writer.undo(this.#trouble);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, writing, reading } = this.#databases;
    if (this.#isInUnit) return this.#run(() => writing.run<Row>(query));
    const kind = this.#kindOf(query);
    if (kind === 'read' && reading !== undefined) return this.#run(() => reading.run<Row>(query));
    if (kind !== 'write') return writer.alone(() => this.#run(() => writing.run<Row>(query)));
    await this.begin();
    let result: QueryResult<Row>;
    try {
      result = this.#run(() => writing.run<Row>(query));
    } catch (error) {
      this.undo();
      throw error;
    }
    await this.commit();
    return result;
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row
  async *streamQuery(): AsyncIterableIterator<never> {
    await Promise.reject(new Error('Rows are not streamed here.'));
  }

  #kindOf({ sql }: CompiledQuery): Kind {
    if (/^\s*pragma\b/i.test(sql)) return 'pragma';
    const { writing, reading } = this.#databases;
    return this.#run(() => (reading ?? writing).prepared(sql).readonly) ? 'read' : 'write';
  }

  /** With SQLite's errors as the store's. */
  #run<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.#trouble = asStoreError(error);
      throw this.#trouble;
    }
  }
}
