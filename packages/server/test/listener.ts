import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Node } from '../src/node.ts';
import type { Browser } from './browser.ts';

/** One piece of a live stream. */
export interface Heard {
  readonly event: string;
  readonly id?: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Listens at the server’s own port of 127.0.0.1; returns the port. */
export async function listening(node: Node): Promise<number> {
  await node.app.listen({ host: '127.0.0.1', port: 0 });
  const address = node.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not a port');
  return address.port;
}

/** The cookies of a browser as a header. */
export function cookieOf({ jar }: Browser): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

const PATIENCE_MS = 20_000;

/** A client of a live stream. */
export class Listener {
  readonly heard: Heard[] = [];
  text = '';
  status = 0;
  isOver = false;
  #request: ClientRequest;
  #response: IncomingMessage | undefined;

  constructor(port: number, path: string, headers: Readonly<Record<string, string>>) {
    let rest = '';
    this.#request = get({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      this.#response = response;
      this.status = response.statusCode ?? 0;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        this.text += chunk;
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        this.heard.push(...blocks.flatMap(readBlock));
      });
      response.on('close', () => {
        this.isOver = true;
      });
    });
    this.#request.on('error', () => {
      this.isOver = true;
    });
  }

  /** Stops reading, as a phone does that went to sleep. */
  stall(): void {
    this.#response?.pause();
  }

  leave(): void {
    this.#request.destroy();
  }

  /** The events heard so far, by type. */
  types(): string[] {
    return this.heard.filter(({ event }) => event === 'happened').map(({ data }) => String(data.type));
  }

  ids(): number[] {
    return this.heard.filter(({ event }) => event === 'happened').map(({ id }) => Number(id));
  }

  /** Waits until this was heard. */
  async until(event: string, type?: string): Promise<Heard> {
    const endMs = performance.now() + PATIENCE_MS;
    while (this.#find(event, type) === undefined) {
      if (performance.now() > endMs) throw new Error(`nothing was heard of ${event} ${type ?? ''}`);
      await wait(20);
    }
    return this.#find(event, type) as Heard;
  }

  #find(event: string, type: string | undefined): Heard | undefined {
    return this.heard.find((one) => one.event === event && (type === undefined || one.data.type === type));
  }
}

function readBlock(block: string): Heard[] {
  const fields = new Map(
    block.split('\n').flatMap((line): [string, string][] => {
      const [, name, value] = /^(id|event|data): (.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value ?? '']];
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return [];
  const id = fields.get('id');
  return [
    {
      event: fields.get('event') ?? 'message',
      ...(id === undefined ? {} : { id }),
      data: JSON.parse(data) as Record<string, unknown>,
    },
  ];
}
