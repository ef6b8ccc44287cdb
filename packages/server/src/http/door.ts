import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Desk } from '../identity/desk.ts';
import { identify, SEAT_HEADER } from '../identity/identify.ts';
import type { Principal } from '../identity/principal.ts';
import type { Host } from '../play/host.ts';
import { StoreUnavailableError } from '../store/errors.ts';
import type { ClassOfGame } from './access.ts';
import { problem } from './problem.ts';
import type { Route } from './route.ts';
import { sendProblem } from './send-problem.ts';

/** Who asks. `isStale`: the database is away, and it is who asked with the same credentials before. */
export interface Known {
  readonly principal: Principal;
  readonly isStale: boolean;
}

/** What every request passes: how many there may be, who asks, and what access rests on. */
export interface Door {
  identify(request: FastifyRequest, mayBeStale: boolean): Promise<Known>;
  readonly classOfGame: ClassOfGame;
  /** A hook that holds back who asks too often: over all routes, or over one that has a number of its own. */
  limits(route: Pick<Route, 'method' | 'url' | 'limit'>): onRequestAsyncHookHandler;
}

const REMEMBERED = 20_000;
const REMEMBERED_MS = 60 * 60 * 1000;

/** A class, or a school, sits behind one address: so many senders may be as busy as one may be. */
const SENDERS_AN_ADDRESS = 40;

/** The door of a server; `app` has the rate limits registered. */
export function doorOf(
  app: FastifyInstance,
  { desk, host, perMinute }: { readonly desk: Desk; readonly host: Pick<Host, 'classOf'>; readonly perMinute: number },
): Door {
  const before = new Map<string, { readonly principal: Principal; readonly untilMs: number }>();
  const remember = (request: FastifyRequest, principal: Principal) => {
    const key = senderOf(request);
    before.delete(key);
    if (principal.kind === 'nobody') return;
    before.set(key, { principal, untilMs: performance.now() + REMEMBERED_MS });
    const [oldest] = before.keys();
    if (before.size > REMEMBERED && oldest !== undefined) before.delete(oldest);
  };
  // Not the library's hooks, of which only the first would count in a request.
  const counted = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: '1 minute', keyGenerator });
  const ofAddress = counted(perMinute * SENDERS_AN_ADDRESS, ({ ip }) => `all of ${ip}`);
  const usual = counted(perMinute, senderOf);

  return {
    classOfGame: (game) => host.classOf(game),
    limits({ method, url, limit }) {
      const own = limit === undefined ? [] : [counted(limit, (request) => `${method} ${url} ${senderOf(request)}`)];
      return async (request, reply) => {
        for (const count of [ofAddress, usual, ...own]) {
          const counts = await count(request);
          if (counts.isAllowed || !counts.isExceeded) continue;
          const headers = { 'retry-after': String(Math.max(1, counts.ttlInSeconds)) };
          return sendProblem(reply, problem('too-many-requests', {}, headers));
        }
      };
    },
    async identify(request, mayBeStale) {
      try {
        const principal = await identify(desk, request);
        remember(request, principal);
        return { principal, isStale: false };
      } catch (error) {
        const known = before.get(senderOf(request));
        const isKnown = known !== undefined && performance.now() < known.untilMs;
        if (!mayBeStale || !isKnown || !(error instanceof StoreUnavailableError)) throw error;
        return { principal: known.principal, isStale: true };
      }
    },
  };
}

/** One sender, as far as a request tells: its credentials, not kept but as a hash, else its address. */
function senderOf({ headers, ip, query }: FastifyRequest): string {
  const { authorization, cookie } = headers;
  if (authorization === undefined && cookie === undefined) return `address ${ip}`;
  const seat = headers[SEAT_HEADER] ?? (query as { seat?: unknown }).seat;
  return createHash('sha256')
    .update(JSON.stringify([authorization, cookie, seat]))
    .digest('base64url');
}
