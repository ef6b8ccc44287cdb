import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One who looks on: its connection, and when it heard what it waits for. */
interface Looker {
  socket: Socket;
  isOpen: boolean;
  isStalled: boolean;
  heard: number;
  /** The end of the last piece: what is waited for may come in two. */
  tail: Buffer;
}

export interface Seat {
  readonly path: string;
  readonly cookie: string;
}

const EMPTY = Buffer.alloc(0);

/** Opened at one time: more at once only wait for each other. */
const OPENED_AT_ONCE = 200;
/** A loopback address has some 28,000 ports for its clients. */
const EACH_ADDRESS = 5_000;

/** Many who look on at live streams of one server, as lean as they can be. */
export class Crowd {
  readonly #port: number;
  readonly #lookers: Looker[] = [];
  #mark = Buffer.from('event: ready');
  /** Connections that the server ended. */
  dropped = 0;

  constructor(port: number) {
    this.#port = port;
  }

  get size(): number {
    return this.#lookers.length;
  }

  /** Opens a stream for each of `seats`, and waits until each has begun. */
  async open(seats: readonly Seat[]): Promise<void> {
    for (let at = 0; at < seats.length; at += OPENED_AT_ONCE) {
      await Promise.all(seats.slice(at, at + OPENED_AT_ONCE).map((seat) => this.#enter(seat)));
    }
  }

  #enter({ path, cookie }: Seat): Promise<void> {
    const index = this.#lookers.length;
    const localAddress = `127.0.0.${2 + Math.floor(index / EACH_ADDRESS)}`;
    const socket = connect({ host: '127.0.0.1', port: this.#port, localAddress, noDelay: true });
    const looker: Looker = { socket, isOpen: false, isStalled: false, heard: 0, tail: EMPTY };
    this.#lookers.push(looker);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${this.#port}\r\ncookie: ${cookie}\r\n\r\n`);
    return new Promise((resolve, reject) => {
      socket.on('data', (piece: Buffer) => {
        if (!looker.isOpen) {
          if (!piece.includes('HTTP/1.1 200')) reject(new Error(piece.toString('utf8').slice(0, 400)));
          looker.isOpen = true;
          resolve();
        }
        if (looker.heard > 0) return;
        if (Buffer.concat([looker.tail, piece]).includes(this.#mark)) looker.heard = performance.now();
        looker.tail = Buffer.from(piece.subarray(-this.#mark.length));
      });
      socket.on('error', reject);
      socket.on('close', () => {
        this.dropped += 1;
        reject(new Error('The server closed the stream.'));
      });
    });
  }

  /** They all stop reading, as phones do that went to sleep. */
  stall(): void {
    for (const looker of this.#lookers) {
      looker.isStalled = true;
      looker.socket.pause();
    }
  }

  /** What each who reads is to hear; returns a wait for all of them, and gives the time of each. */
  await(mark: string): { heardBy(patienceMs: number): Promise<number[]> } {
    this.#mark = Buffer.from(mark);
    const waiting = this.#lookers.filter(({ isStalled }) => !isStalled);
    for (const looker of this.#lookers) {
      looker.heard = 0;
      looker.tail = EMPTY;
    }
    return {
      heardBy: async (patienceMs) => {
        const endMs = performance.now() + patienceMs;
        while (waiting.some(({ heard }) => heard === 0) && performance.now() < endMs) await wait(5);
        return waiting.map(({ heard }) => (heard === 0 ? Number.POSITIVE_INFINITY : heard));
      },
    };
  }

  leave(): void {
    for (const { socket } of this.#lookers) socket.destroy();
  }
}
