import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server of this machine that can fall silent or be cut, as networks do. */
export interface Line {
  readonly port: number;
  /** Nothing comes through any more, and nobody is told: a cable pulled, packets dropped. */
  freeze(): void;
  /** Everything is as before for new connections; those that were frozen are gone. */
  mend(): void;
  close(): Promise<void>;
}

/** A line to `port`. */
export async function lineTo(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (isFrozen) return void near.pause();
    const far = connect(port, '127.0.0.1');
    keep(far);
    near.on('data', (chunk) => isFrozen || far.write(chunk));
    far.on('data', (chunk) => isFrozen || near.write(chunk));
    near.on('close', () => far.destroy());
    far.on('close', () => isFrozen || near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    freeze() {
      isFrozen = true;
    },
    mend() {
      isFrozen = false;
      hangUp();
    },
    async close() {
      server.close();
      hangUp();
      await once(server, 'close');
    },
  };
}
