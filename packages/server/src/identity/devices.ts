import { audit } from './audit.ts';
import type { Desk } from './desk.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import { endSessions, LIFETIMES } from './sessions.ts';

/** One place where somebody is signed in. */
export interface DeviceInfo {
  readonly id: string;
  /** Such as `Firefox, Android`. */
  readonly device: string;
  readonly since: number;
  readonly seenAt: number;
  readonly expiresAt: number;
}

/** Whose devices: a person's, or a card's. */
export type Owned = { readonly person: string } | { readonly access: string };

/** The devices that are signed in, the last used first. */
export async function devicesOf(desk: Desk, owner: Owned): Promise<DeviceInfo[]> {
  const rows = await live(desk, owner).select(['id', 'device', 'created_at', 'seen_at', 'expires_at']).execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    since: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
  }));
}

/** Signs one device out. */
export async function revokeDevice(desk: Desk, actor: string, owner: Owned, id: string): Promise<Outcome<undefined>> {
  const row = await live(desk, owner).select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return refuse('no-such-device');
  const ended = await desk.store.transaction(async (tx) => {
    const gone = await endSessions(desk, tx, [id]);
    await audit(desk, tx, { actor, act: 'deviceRevoked', object: `session:${id}` });
    return gone;
  });
  desk.revocations.tell(ended);
  return done(undefined);
}

function live(desk: Desk, owner: Owned) {
  const now = desk.now();
  const [column, id] =
    'person' in owner ? (['person_id', owner.person] as const) : (['access_id', owner.access] as const);
  const { idleMs } = LIFETIMES['person' in owner ? 'person' : 'seat'];
  return desk.store.db
    .selectFrom('sessions')
    .where(column, '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - idleMs)
    .orderBy('seen_at', 'desc');
}
