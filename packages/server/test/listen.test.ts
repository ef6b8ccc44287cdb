import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { addressOf, listen, PortTakenError } from '../src/listen.ts';
import { testNode } from './kit.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A port that something else listens on. */
async function takenPort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a port');
  return address.port;
}

const app = async () => (await testNode()).app;

describe('listening', () => {
  test('a taken port is passed over for the next free one', async () => {
    const port = await takenPort();
    const link = await listen(await app(), { host: '127.0.0.1', port, portIsFixed: false });
    expect(Number(new URL(link).port)).toBeGreaterThan(port);
    expect((await fetch(`${link}healthz`)).status).toBe(200);
  });

  test('a taken port that was asked for is refused by name', async () => {
    const port = await takenPort();
    const refusal = listen(await app(), { host: '127.0.0.1', port, portIsFixed: true });
    await expect(refusal).rejects.toThrow(PortTakenError);
    await expect(refusal).rejects.toThrow(String(port));
  });

  test('without a port that was asked for, 4454 is the first', () => {
    expect(addressOf({ host: '127.0.0.1', port: undefined })).toEqual({
      host: '127.0.0.1',
      port: 4454,
      portIsFixed: false,
    });
    expect(addressOf({ host: '0.0.0.0', port: 80 })).toEqual({ host: '0.0.0.0', port: 80, portIsFixed: true });
  });
});
