import { readdirSync, readFileSync } from 'node:fs';

/** What this process may have open at once, and what it has. */
export interface Limits {
  /** Files and connections together; `undefined` where the system does not tell. */
  readonly openFiles: number | undefined;
  /** Connections now. */
  readonly connections: () => number;
  /** Whether another long-lived connection would leave too few for everybody else. */
  readonly isFull: () => boolean;
}

/** Part of the limit that streams may take; the rest is for requests, the database and files. */
const FOR_STREAMS = 0.9;

/** A server that is at its limit answers nobody and says nothing of it: so it is looked at beforehand. */
export function limitsOf(connections: () => number): Limits {
  const openFiles = openFilesLimit();
  return {
    openFiles,
    connections,
    isFull: () => openFiles !== undefined && connections() >= openFiles * FOR_STREAMS,
  };
}

/** Below this, a school's worth of streams does not fit. */
export const FEW_OPEN_FILES = 4096;

function openFilesLimit(): number | undefined {
  try {
    const line = readFileSync('/proc/self/limits', 'utf8').match(/^Max open files\s+(\d+)/m)?.[1];
    return line === undefined ? undefined : Number(line) - readdirSync('/proc/self/fd').length;
  } catch (error) {
    // Only Linux has it.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
