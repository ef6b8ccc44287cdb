import { StoreUnavailableError } from '../errors.ts';

/** SQLite's error as what the store throws: a `StoreUnavailableError` where the file or the disk is the cause. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error;
  const primary = error.code.match(/^SQLITE_[A-Z]+/)?.[0];
  switch (primary) {
    case 'SQLITE_FULL':
      return new StoreUnavailableError('full', { cause: error });
    case 'SQLITE_READONLY':
    case 'SQLITE_PERM':
      return new StoreUnavailableError('readOnly', { cause: error });
    case 'SQLITE_IOERR':
    case 'SQLITE_CORRUPT':
    case 'SQLITE_NOTADB':
      return new StoreUnavailableError('io', { cause: error });
    case 'SQLITE_BUSY':
    case 'SQLITE_LOCKED':
      return new StoreUnavailableError('busy', { cause: error });
    case 'SQLITE_CANTOPEN':
      return new StoreUnavailableError('outage', { cause: error });
    default:
      return error;
  }
}
