import type { Kysely, Transaction } from 'kysely';
import type { Store } from '../store/store.ts';
import type { Database } from '../store/tables.ts';
import { type Revocations, revocationsOf } from './revocations.ts';
import { derivedKey, newSecret } from './secrets.ts';

export interface IdentitySettings {
  /** The origin that links name and requests must come from: `https://play.example`. Without it, the local network. */
  readonly publicOrigin?: string;
  /** On the local network: the origin by which other devices reach this machine, once it listens. */
  readonly linkOrigin?: () => string;
  readonly provider?: ProviderSettings;
  /** The seats of a game's cast, for cards; without it any seat is taken at its word. */
  readonly seatsOf?: (game: string) => Promise<readonly string[] | undefined>;
  /** This machine's clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** An OpenID provider whose word counts at sign-in. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A connection for reading and writing: the database, or a transaction. */
export type Connection = Kysely<Database> | Transacting;

export type Transacting = Transaction<Database>;

/** What every act about sign-in and rights works with. */
export interface Desk {
  readonly store: Store;
  readonly settings: IdentitySettings;
  readonly now: () => number;
  /** Whether browsers reach it over TLS: then cookies are `Secure`. */
  readonly tls: boolean;
  readonly keys: { readonly codes: Buffer; readonly addresses: Buffer; readonly feeds: Buffer };
  readonly revocations: Revocations;
}

/** Opens the desk; the first time, it makes the server's own secret. */
export async function openDesk(store: Store, settings: IdentitySettings): Promise<Desk> {
  const now = settings.now ?? Date.now;
  const secret = await serverSecret(store, now());
  return {
    store,
    settings,
    now,
    tls: settings.publicOrigin?.startsWith('https://') ?? false,
    keys: {
      codes: derivedKey(secret, 'codes'),
      addresses: derivedKey(secret, 'addresses'),
      feeds: derivedKey(secret, 'feeds'),
    },
    revocations: revocationsOf(store, now),
  };
}

/** One secret for all nodes; of two that start at once, the first one's counts. */
async function serverSecret(store: Store, now: number): Promise<string> {
  await store.db
    .insertInto('secrets')
    .values({ name: 'server', value: newSecret(), created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await store.db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'server')
    .executeTakeFirstOrThrow();
  return value;
}
