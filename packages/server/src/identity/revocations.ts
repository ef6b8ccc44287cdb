import type { Store } from '../store/store.ts';
import type { Connection } from './desk.ts';
import { newId } from './secrets.ts';

/** What has lost its right to be here: a session, a card with all its sessions, a token, or whatever a person may do. */
export interface Revoked {
  readonly kind: 'session' | 'access' | 'token' | 'person';
  readonly id: string;
}

export type RevokedListener = (revoked: Revoked) => void;

export interface Revocations {
  /** Keeps for the other nodes what is about to be revoked; write it together with the revocation itself. */
  record(connection: Connection, revoked: readonly Revoked[]): Promise<void>;
  /** Tells this node at once; call it when the revocation has been committed. */
  tell(revoked: readonly Revoked[]): void;
  /** Calls `listener` for everything that is revoked on any node. Returns how to stop it. */
  onRevoked(listener: RevokedListener): () => void;
  close(): void;
}

const LOOK_EVERY_MS = 500;
/** Rows are looked at for so long: a node that commits late, or whose clock is behind, is heard all the same. */
const LOOK_BACK_MS = 30_000;

/**
 * The revocations of a store. Only PostgreSQL has other nodes: there the table is looked at twice a second, while
 * anybody listens, so that streams on every node end within a second.
 */
export function revocationsOf(store: Store, now: () => number): Revocations {
  const listeners = new Set<RevokedListener>();
  const told = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;

  const tell = (revoked: readonly Revoked[]) => {
    for (const one of revoked) for (const listener of listeners) listener(one);
  };

  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      const rows = await store.db
        .selectFrom('revocations')
        .selectAll()
        .where('at', '>', now() - LOOK_BACK_MS)
        .execute();
      const fresh = rows.filter(({ id }) => !told.has(id));
      for (const { id, at } of fresh) told.set(id, at);
      for (const [id, at] of told) if (at < now() - 2 * LOOK_BACK_MS) told.delete(id);
      tell(fresh.map(({ kind, subject }) => ({ kind, id: subject })));
    } catch {
      // The database is away: nobody can revoke anything now, and the next look finds what is missed.
    } finally {
      looking = false;
    }
  };

  return {
    async record(connection, revoked) {
      if (revoked.length === 0) return;
      const rows = revoked.map(({ kind, id }) => ({ id: newId('r'), at: now(), kind, subject: id }));
      await connection.insertInto('revocations').values(rows).execute();
    },
    tell,
    onRevoked(listener) {
      listeners.add(listener);
      if (store.kind === 'postgres' && timer === undefined) {
        timer = setInterval(() => void look(), LOOK_EVERY_MS);
        timer.unref();
      }
      return () => listeners.delete(listener);
    },
    close() {
      clearInterval(timer);
      listeners.clear();
    },
  };
}
