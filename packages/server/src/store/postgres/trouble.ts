import { DatabaseError } from 'pg';
import { StoreUnavailableError } from '../errors.ts';

/** PostgreSQL's error, or that of the way to it, as what the store throws. */
export function asStoreError(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    const trouble = troubleOf(error.code ?? '');
    return trouble === undefined ? error : new StoreUnavailableError(trouble, { cause: error });
  }
  if (!(error instanceof Error) || error instanceof StoreUnavailableError) return error;
  if (error.message === 'timeout exceeded when trying to connect') {
    return new StoreUnavailableError('busy', { cause: error });
  }
  if (error.message === 'Query read timeout') return new StoreUnavailableError('timeout', { cause: error });
  // What is left comes from the socket or from pg about the socket: nobody else throws while a query is under way.
  return new StoreUnavailableError('outage', { cause: error });
}

/** Whether trying the whole transaction again may help: others were in its way (serialisation, deadlock). */
export function isOutOfOrder(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');
}

/** By the classes of PostgreSQL's error codes (its manual, appendix A). */
function troubleOf(code: string) {
  if (code === '53100') return 'full';
  if (code === '25006') return 'readOnly';
  if (code === '55P03') return 'busy';
  if (code === '57014') return 'timeout';
  if (code.startsWith('58') || code.startsWith('XX')) return 'io';
  if (code.startsWith('53')) return 'busy';
  if (code.startsWith('08') || code.startsWith('57P') || code === '25P03') return 'outage';
  return undefined;
}
