/**
 * Why the store cannot serve now. `outage`: the database is not reached; `timeout`: it does not answer; `busy`: it
 * serves others first; `full`: no space left; `readOnly`: it takes no writes; `io`: the disk fails.
 */
export type StoreTrouble = 'outage' | 'timeout' | 'busy' | 'full' | 'readOnly' | 'io';

/**
 * The store cannot serve now, and may in a while; nothing that was asked has been acknowledged. Whether a commit that
 * was under way took place is told by asking again with the same command id.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  readonly code: StoreTrouble;

  constructor(code: StoreTrouble, options?: ErrorOptions) {
    super(`The database cannot be used now: ${code}.`, options);
    this.code = code;
  }
}

/** Another server has the database file open. */
export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';
  readonly file: string;

  constructor(file: string, options?: ErrorOptions) {
    super(`Another server is using ${file}.`, options);
    this.file = file;
  }
}

/** Whether a write failed because a unique value is taken already, on either database. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return (
    error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || error.code === 'SQLITE_CONSTRAINT_UNIQUE'
  );
}
