import { StoreUnavailableError } from '../store/errors.ts';
import type { Desk } from './desk.ts';
import { NOBODY, type Principal } from './principal.ts';
import { rightsOf } from './rights.ts';
import { type SessionRow, sessionsOfBrowser, touch } from './sessions.ts';
import { principalOfToken } from './tokens.ts';
import { type Asking, visitorOf } from './visitor.ts';

/** A request, as far as it tells who asks. */
export interface Request extends Asking {
  readonly query: unknown;
  readonly params: unknown;
}

/** Which of a browser's sessions a page speaks for: `person`, or `<game>/<seat>`. Streams, which send no headers, say it in `?seat=`. */
export const SEAT_HEADER = 'x-defensor-seat';

/**
 * Who asks: by the token in `authorization`, else by the browser's cookie.
 *
 * A browser may hold one person's session and several seats'. The page says which one it speaks for; without that it
 * is the person, else the seat in the game that is asked about, else the seat that came last. A token or a seat that is
 * named and does not hold makes a nobody: nothing else steps in for it.
 */
export async function identify(desk: Desk, request: Request): Promise<Principal> {
  const { authorization } = request.headers;
  if (typeof authorization === 'string') {
    const token = /^Bearer ([\w-]{20,200})$/.exec(authorization)?.[1];
    return token === undefined ? NOBODY : principalOfToken(desk, token);
  }
  const sessions = await sessionsOfBrowser(desk, visitorOf(desk, request).browser);
  const session = chosen(sessions, request);
  if (session === undefined) return NOBODY;
  await touchIfPossible(desk, session);
  return principalOf(desk, session);
}

function chosen(sessions: readonly SessionRow[], { headers, query, params }: Request): SessionRow | undefined {
  const asked = headers[SEAT_HEADER] ?? textIn(query, 'seat');
  const person = sessions.find(({ kind }) => kind === 'person');
  if (asked === 'person') return person;
  if (typeof asked === 'string') return sessions.find(({ game_id, seat_id }) => asked === `${game_id}/${seat_id}`);
  const game = textIn(params, 'game');
  return person ?? sessions.find(({ game_id }) => game_id === game) ?? sessions[0];
}

function textIn(fields: unknown, name: string): string | undefined {
  const value = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** A database that takes no writes still tells who somebody is. */
async function touchIfPossible(desk: Desk, session: SessionRow): Promise<void> {
  try {
    await touch(desk, session);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
  }
}

async function principalOf(desk: Desk, session: SessionRow): Promise<Principal> {
  const { id, person_id, access_id, game_id, seat_id } = session;
  if (access_id !== null && game_id !== null && seat_id !== null) {
    return { kind: 'seat', gameId: game_id, seatId: seat_id, accessId: access_id, sessionId: id };
  }
  if (person_id === null) return NOBODY;
  const { roles, classes } = await rightsOf(desk, person_id);
  return { kind: 'person', personId: person_id, roles, sessionId: id, classes };
}
