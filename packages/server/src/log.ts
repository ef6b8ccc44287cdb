import { InvariantError } from '@defensor/game';
import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';
import { StoreInUseError, StoreUnavailableError } from './store/errors.ts';

/** Errors of these kinds say nothing that was sent; what others say, a database's above all, may quote it. */
const OURS = [InvariantError, StoreUnavailableError, StoreInUseError, TypeError, ReferenceError, RangeError] as const;

/**
 * The log: lines of JSON on standard error, times in UTC. Nothing that anybody wrote, sealed or signed in with stands in
 * it: of errors, the kind and the place.
 */
export function openLog(
  level: NonNullable<Config['logLevel']>,
  to: DestinationStream = pino.destination({ fd: 2, sync: true }),
) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: told } }, to);
}

function told(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...(OURS.some((kind) => error instanceof kind) ? { message: error.message } : {}),
    stack: places.slice(0, 12).map((line) => line.trim()),
  };
}
