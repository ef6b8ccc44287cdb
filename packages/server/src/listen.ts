import type { FastifyInstance } from 'fastify';

export interface Address {
  readonly host: string;
  readonly port: number;
  /** Whether the port was asked for by name; then no other will do. */
  readonly portIsFixed: boolean;
}

/** The port is taken (or not allowed), and no other was to be tried. */
export class PortTakenError extends Error {
  readonly port: number;
  constructor(port: number, options: ErrorOptions) {
    super(`Port ${port} cannot be used.`, options);
    this.port = port;
  }
}

const DEFAULT_PORT = 4454;
const PORTS_TRIED = 20;
/** How many may wait at the door: a whole class comes at once. */
const BACKLOG = 4096;

/** The address to listen at. Without a port that was asked for, the first free one from 4454 on. */
export function addressOf({ host, port }: { readonly host: string; readonly port: number | undefined }): Address {
  return port === undefined ? { host, port: DEFAULT_PORT, portIsFixed: false } : { host, port, portIsFixed: true };
}

/**
 * Starts `app` at `address` and returns its link. A taken port is passed over for the next one,
 * unless it was asked for.
 *
 * @throws PortTakenError when the port asked for, or every port tried, is taken
 */
export async function listen(app: FastifyInstance, address: Address): Promise<string> {
  const last = address.portIsFixed ? address.port : address.port + PORTS_TRIED - 1;
  for (let port = address.port; ; port++) {
    try {
      await app.listen({ host: address.host, port, backlog: BACKLOG });
      return linkOf(app, address.host);
    } catch (error) {
      if (!isPortRefused(error)) throw error;
      if (port >= last) throw new PortTakenError(port, { cause: error });
    }
  }
}

function isPortRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}

/** The link to print: `localhost` where the server listens on this machine or on every address. */
function linkOf(app: FastifyInstance, host: string): string {
  const bound = app.server.address();
  const port = bound === null || typeof bound === 'string' ? '' : `:${bound.port}`;
  const everyone =
    host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1' || host === 'localhost';
  const name = everyone ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}${port}/`;
}
