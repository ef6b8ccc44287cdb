import type { ServerResponse } from 'node:http';

/** What a stream may hold back for a client that does not read; beyond, it is cut. */
const MOST_BUFFERED = 1024 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that gathers answers would hold events back.
  'x-accel-buffering': 'no',
} as const;

/** Whose stream it is, for ending it when a right is lost: `session:…`, `access:…`, `token:…`, `person:…`. */
export type StreamKey = `${'session' | 'access' | 'token' | 'person'}:${string}`;

/** One open connection. */
export interface Stream {
  readonly response: ServerResponse;
  readonly keys: readonly StreamKey[];
  /** When it ends by itself, by the time this process has run: then the browser comes back and is asked again who it is. */
  readonly endsMs: number;
}

/** Begins the answer; nothing is sent yet but its headers. */
export function beginStream(response: ServerResponse, headers: Readonly<Record<string, unknown>>): void {
  response.writeHead(200, { ...(headers as Record<string, string>), ...HEADERS });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  response.socket?.setTimeout(0);
}

/** Sends; a client that has not read a megabyte is cut, and comes back with the number it had. Returns whether it stands. */
export function sendTo({ response }: Stream, message: Buffer): boolean {
  if (response.destroyed || response.writableEnded) return false;
  response.write(message);
  if (response.writableLength + (response.socket?.writableLength ?? 0) <= MOST_BUFFERED) return true;
  response.destroy();
  return false;
}
