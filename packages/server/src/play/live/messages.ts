import type { SeenEvent } from '@defensor/game';

/** How long a browser waits before it comes back. */
const RETRY_MS = 2_000;

/** What a live stream may send besides what happened. */
export type Notice = 'ready' | 'resync' | 'presence' | 'wall' | 'attached' | 'bye';

/** Events as one piece of a stream, each with its number as id. */
export function eventMessage(events: readonly SeenEvent[]): Buffer {
  return Buffer.from(
    events.map((event) => `id: ${event.seq}\nevent: happened\ndata: ${JSON.stringify(event)}\n\n`).join(''),
  );
}

/** A notice; with `id` it sets the number that the client comes back with. */
export function notice(name: Notice, data: object, id?: number): Buffer {
  const numbered = id === undefined ? '' : `id: ${id}\n`;
  const retry = name === 'ready' ? `retry: ${RETRY_MS}\n` : '';
  return Buffer.from(`${retry}${numbered}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Says that the line still stands, and nothing else: not whether anything happened. */
export const HEARTBEAT = Buffer.from(': still here\n\n');
