import { type StoreTrouble, StoreUnavailableError } from '../errors.ts';

/** By SQLite's primary result codes. */
const TROUBLES: Readonly<Record<string, StoreTrouble>> = {
  SQLITE_FULL: 'full',
  SQLITE_READONLY: 'readOnly',
  SQLITE_PERM: 'readOnly',
  SQLITE_IOERR: 'io',
  SQLITE_CORRUPT: 'io',
  SQLITE_NOTADB: 'io',
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  SQLITE_CANTOPEN: 'outage',
};

/** SQLite's error as what the store throws: a `StoreUnavailableError` where the file or the disk is the cause. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const trouble = TROUBLES[error.code.match(/^SQLITE_[A-Z]+/)?.[0] ?? ''];
  return trouble === undefined ? error : new StoreUnavailableError(trouble, { cause: error });
}
