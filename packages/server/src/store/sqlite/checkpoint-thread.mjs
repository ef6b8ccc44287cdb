// The thread of `checkpoints.ts`. Plain JavaScript: a thread is started from a file, which tests do not compile.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

const database = new Sqlite(workerData, { fileMustExist: true });

parentPort?.on('message', (/** @type {'checkpoint' | 'close'} */ asked) => {
  if (asked === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  database.pragma('wal_checkpoint(PASSIVE)');
  parentPort?.postMessage('done');
});
