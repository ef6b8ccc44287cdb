import type Sqlite from 'better-sqlite3';
import { StoreUnavailableError } from '../errors.ts';
import { asStoreError } from './trouble.ts';

/** How long a call waits for its turn: whoever has it longer has got stuck. */
const PATIENCE_MS = 1800;

/**
 * The one connection that writes: one unit of work at a time, and several units to a commit.
 *
 * A commit waits for the disk and stops everything meanwhile, so the units that are ready at once share one: each is a
 * savepoint of its own, undone by itself, and hears that it is committed when all of them are. Where a commit fails,
 * or SQLite undoes all by itself (no space left), each unit of it fails. A transaction takes the right to write at its
 * beginning, so that none fails half way for another process.
 */
export class Writer {
  readonly #database: Sqlite.Database;
  readonly #committed: () => void;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  /** Those that wait for the commit of what they did; `undefined` between transactions. */
  #group: { committed(): void; failed(error: unknown): void }[] | undefined;
  #isDue = false;

  /** `committed` is told of every commit. */
  constructor(database: Sqlite.Database, committed: () => void) {
    this.#database = database;
    this.#committed = committed;
  }

  /**
   * Begins a unit of work, when its turn has come.
   *
   * @throws StoreUnavailableError when the turn does not come, or the database cannot be written
   */
  async begin(): Promise<void> {
    await this.#turn();
    try {
      if (this.#group === undefined) {
        this.#database.exec('begin immediate');
        this.#group = [];
        this.#commitSoon();
      }
      this.#database.exec('savepoint unit');
    } catch (error) {
      this.#next();
      throw asStoreError(error);
    }
  }

  /** Ends a unit; resolves once it is committed. */
  async commit(): Promise<void> {
    const group = this.#group ?? [];
    try {
      this.#database.exec('release unit');
    } catch (error) {
      this.undo(error);
      throw asStoreError(error);
    }
    const committed = new Promise<void>((resolve, reject) => group.push({ committed: resolve, failed: reject }));
    this.#next();
    await committed;
  }

  /** Ends a unit as if it had not been. `error` is why. */
  undo(error?: unknown): void {
    if (this.#database.inTransaction) this.#database.exec('rollback to unit; release unit');
    else this.#fail(error);
    this.#next();
  }

  /** Runs what is no unit of work, a pragma, with nothing else under way. */
  async alone<T>(work: () => T): Promise<T> {
    await this.#turn();
    try {
      this.#commit();
      return work();
    } finally {
      this.#next();
    }
  }

  /** Waits until it is the caller's turn. */
  #turn(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const goOn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(goOn), 1);
        reject(new StoreUnavailableError('busy'));
      }, PATIENCE_MS);
      this.#waiting.push(goOn);
    });
  }

  #next(): void {
    if (this.#isDue) this.#commit();
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  /** Commits after the requests that have arrived by now have been heard: they join. */
  #commitSoon(): void {
    setImmediate(() => {
      this.#isDue = true;
      if (!this.#isTaken) this.#commit();
    });
  }

  #commit(): void {
    this.#isDue = false;
    if (this.#group === undefined) return;
    const group = this.#group;
    try {
      if (this.#database.inTransaction) this.#database.exec('commit');
      this.#group = undefined;
      for (const unit of group) unit.committed();
      if (group.length > 0) this.#committed();
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('rollback');
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const group = this.#group ?? [];
    this.#group = undefined;
    for (const unit of group) unit.failed(asStoreError(error));
  }
}
