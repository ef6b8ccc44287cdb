import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { problem } from '../http/problem.ts';
import { sendProblem } from '../http/send-problem.ts';
import type { IdentitySettings } from './desk.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What of a request tells from where it was sent. */
export interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Refuses what another site's page sends in somebody's name, and keeps answers of the API out of caches.
 *
 * Browsers say where a request that changes something comes from, in `origin` and `sec-fetch-site`. Programs with a
 * token say nothing and bring no cookie.
 */
export function refuseOtherSites(app: FastifyInstance, settings: IdentitySettings): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (isFromOtherSite(request, settings.publicOrigin)) {
      return sendProblem(reply, problem('cross-site'));
    }
  });
}

/** Whether a request that changes something was, or may have been, sent by another site. */
export function isFromOtherSite({ method, headers }: Sent, publicOrigin: string | undefined): boolean {
  if (READS.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host, cookie } = headers;
  if (origin === undefined) return cookie !== undefined && site === undefined;
  if (publicOrigin !== undefined) return origin !== publicOrigin;
  return !isOwnHost(String(origin), String(host ?? ''));
}

/**
 * On the local network there is no address to compare with: the origin has to be the host that was asked, and that a
 * name which nobody else can point here: an IP address, or this machine's own name. Default ports are left out on both
 * sides, as browsers do.
 */
function isOwnHost(origin: string, host: string): boolean {
  const from = urlOf(origin);
  const asked = urlOf(`${from?.protocol ?? 'http:'}//${host}`);
  if (from === undefined || asked === undefined || from.host !== asked.host) return false;
  const name = asked.hostname.replaceAll(/^\[|\]$/g, '');
  const own = hostname().toLowerCase();
  return isIP(name) !== 0 || name === 'localhost' || name === own || name === `${own}.local`;
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
