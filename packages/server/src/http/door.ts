import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Desk } from '../identity/desk.ts';
import { identify, SEAT_HEADER } from '../identity/identify.ts';
import type { Principal } from '../identity/principal.ts';
import type { Host } from '../play/host.ts';
import { StoreUnavailableError } from '../store/errors.ts';
import type { ClassOfGame } from './access.ts';

/** Who asks. `isStale`: the database is away, and it is who asked with the same credentials before. */
export interface Known {
  readonly principal: Principal;
  readonly isStale: boolean;
}

/** What every request passes: how many there may be, who asks, and what access rests on. */
export interface Door {
  identify(request: FastifyRequest, mayBeStale: boolean): Promise<Known>;
  readonly classOfGame: ClassOfGame;
  /** Hooks that hold back who asks too often; `most` a minute of one sender where a route has a number of its own. */
  limits(most: number | undefined): readonly onRequestHookHandler[];
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
  const ofAddress = app.rateLimit({
    max: perMinute * SENDERS_AN_ADDRESS,
    timeWindow: '1 minute',
    keyGenerator: (request) => `address ${request.ip}`,
  }) as onRequestHookHandler;
  const ofSender = (most: number) =>
    app.rateLimit({ max: most, timeWindow: '1 minute', keyGenerator: senderOf }) as onRequestHookHandler;
  const usual = ofSender(perMinute);

  return {
    classOfGame: (game) => host.classOf(game),
    limits: (most) => [ofAddress, most === undefined ? usual : ofSender(most)],
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
