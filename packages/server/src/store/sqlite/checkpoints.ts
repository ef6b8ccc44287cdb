import { Worker } from 'node:worker_threads';

/** Some four megabytes of log. */
const EVERY_COMMITS = 64;

/**
 * Carries what was committed from SQLite's log into the database in `file`, on a thread of its own: the disk takes its
 * time for it, and nobody has to wait. Where the thread cannot, SQLite does it after a commit once the log has grown
 * (`openSqlite`), and says then what is wrong.
 */
export class Checkpoints {
  readonly #file: string;
  #commits = 0;
  #thread: Worker | undefined;
  #isBusy = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** Counts a commit, and asks for a checkpoint where it is time. */
  committed(): void {
    this.#commits += 1;
    if (this.#commits < EVERY_COMMITS || this.#isBusy) return;
    this.#commits = 0;
    this.#isBusy = true;
    this.#thread ??= this.#started();
    this.#thread.postMessage('checkpoint');
  }

  /** Lets go of the file, when what is under way is done. */
  async close(): Promise<void> {
    const thread = this.#thread;
    if (thread === undefined) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    // Else a process that waits for nothing else would end before the thread has.
    thread.ref();
    thread.postMessage('close');
    await ended;
  }

  #started(): Worker {
    const thread = new Worker(new URL('./checkpoint-thread.mjs', import.meta.url), {
      workerData: this.#file,
      execArgv: [],
    });
    thread.unref();
    thread.on('message', () => {
      this.#isBusy = false;
    });
    const gone = () => {
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      this.#isBusy = false;
    };
    thread.on('error', gone);
    thread.on('exit', gone);
    return thread;
  }
}
