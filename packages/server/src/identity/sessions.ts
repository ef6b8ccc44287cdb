import { builtOnce } from '../store/built-once.ts';
import { audit } from './audit.ts';
import type { Connection, Desk } from './desk.ts';
import type { Revoked } from './revocations.ts';
import { hashSecret, newId, newSecret } from './secrets.ts';
import { cookie, type Visitor } from './visitor.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A session ends when it is not used for so long, and for good after so long. */
export const LIFETIMES = {
  person: { idleMs: 12 * HOUR, absoluteMs: 14 * DAY },
  seat: { idleMs: 45 * DAY, absoluteMs: 200 * DAY },
} as const;

export type Holder = { readonly person: string } | { readonly access: string };

export interface OpenSession {
  readonly id: string;
  /** The `set-cookie` header that goes with the answer. */
  readonly cookie: string;
  /** What ended in its favour; tell it once the transaction is committed. */
  readonly ended: readonly Revoked[];
}

/**
 * Begins a session in the visitor's browser. The browser gets a new secret, and its other sessions move over: whoever
 * knew or planted the old one has nothing left. An earlier session of a person, or of the same card, ends.
 */
export async function openSession(
  desk: Desk,
  connection: Connection,
  visitor: Visitor,
  holder: Holder,
): Promise<OpenSession> {
  const now = desk.now();
  const browser = newSecret();
  const browser_hash = hashSecret(browser);
  const ended = await leaveBrowser(desk, connection, visitor, holder, browser_hash);
  const kind = 'person' in holder ? 'person' : 'seat';
  const id = newId('s');
  await connection
    .insertInto('sessions')
    .values({
      id,
      browser_hash,
      kind,
      person_id: 'person' in holder ? holder.person : null,
      access_id: 'access' in holder ? holder.access : null,
      device: visitor.label,
      created_at: now,
      seen_at: now,
      expires_at: now + LIFETIMES[kind].absoluteMs,
      ended_at: null,
    })
    .execute();
  return { id, cookie: cookie(desk, 'session', browser, LIFETIMES.seat.absoluteMs), ended };
}

async function leaveBrowser(
  desk: Desk,
  connection: Connection,
  { browser }: Visitor,
  holder: Holder,
  browser_hash: string,
): Promise<readonly Revoked[]> {
  if (browser === undefined) return [];
  const moved = await connection
    .updateTable('sessions')
    .set({ browser_hash })
    .where('browser_hash', '=', hashSecret(browser))
    .where('ended_at', 'is', null)
    .returning(['id', 'kind', 'access_id'])
    .execute();
  const replaced = moved.filter(({ kind, access_id }) =>
    'person' in holder ? kind === 'person' : access_id === holder.access,
  );
  return endSessions(
    desk,
    connection,
    replaced.map(({ id }) => id),
  );
}

/** Ends sessions by id; returns what to tell once the transaction is committed. */
export async function endSessions(desk: Desk, connection: Connection, ids: readonly string[]): Promise<Revoked[]> {
  if (ids.length === 0) return [];
  const rows = await connection
    .updateTable('sessions')
    .set({ ended_at: desk.now() })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  const ended = rows.map(({ id }) => ({ kind: 'session' as const, id }));
  await desk.revocations.record(connection, ended);
  return ended;
}

/** Ends every session of a person. */
export async function endSessionsOf(desk: Desk, connection: Connection, person: string): Promise<Revoked[]> {
  const rows = await connection
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', person)
    .where('ended_at', 'is', null)
    .execute();
  return endSessions(
    desk,
    connection,
    rows.map(({ id }) => id),
  );
}

export interface SessionRow {
  readonly id: string;
  readonly kind: 'person' | 'seat';
  readonly person_id: string | null;
  readonly access_id: string | null;
  readonly game_id: string | null;
  readonly seat_id: string | null;
  readonly seen_at: number;
}

/** The live sessions of a browser, the newest first: neither ended nor run out, nor of a card withdrawn or a person forgotten. */
export async function sessionsOfBrowser(desk: Desk, browser: string | undefined): Promise<SessionRow[]> {
  if (browser === undefined) return [];
  const now = desk.now();
  const rows = await liveSessions(desk.store.db, { browserHash: hashSecret(browser), now });
  return rows.filter(({ kind, seen_at }) => seen_at > now - LIFETIMES[kind].idleMs);
}

const liveSessions = builtOnce((db, { browserHash, now }: { readonly browserHash: string; readonly now: number }) =>
  db
    .selectFrom('sessions')
    .leftJoin('seat_accesses', 'seat_accesses.id', 'sessions.access_id')
    .leftJoin('people', 'people.id', 'sessions.person_id')
    .select(['sessions.id', 'sessions.kind', 'sessions.person_id', 'sessions.access_id', 'sessions.seen_at'])
    .select(['seat_accesses.game_id', 'seat_accesses.seat_id'])
    .where('sessions.browser_hash', '=', browserHash)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('seat_accesses.revoked_at', 'is', null)
    .where('people.forgotten_at', 'is', null)
    .orderBy('sessions.created_at', 'desc'),
);

const TOUCH_EVERY_MS = 60_000;

/** Notes that a session is in use, at most once a minute. */
export async function touch(desk: Desk, { id, seen_at }: SessionRow): Promise<void> {
  const now = desk.now();
  if (seen_at > now - TOUCH_EVERY_MS) return;
  await desk.store.db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
}

/** Signs out: ends these sessions, and says so in the audit trail. */
export async function signOut(desk: Desk, actor: string, ids: readonly string[]): Promise<void> {
  const ended = await desk.store.transaction(async (tx) => {
    const gone = await endSessions(desk, tx, ids);
    for (const { id } of gone) await audit(desk, tx, { actor, act: 'signOut', object: `session:${id}` });
    return gone;
  });
  desk.revocations.tell(ended);
}
