// Names and whatever else tells who somebody is stand in `people` and nowhere else: everything refers to their ids.
// Secrets stand here only as hashes, but for the server's own in `secrets`.

/** The tables of sign-in and rights. */
export interface IdentityTables {
  readonly people: PeopleTable;
  readonly roles: RolesTable;
  readonly invites: InvitesTable;
  readonly classes: ClassesTable;
  readonly class_judges: ClassJudgesTable;
  readonly seat_accesses: SeatAccessesTable;
  readonly sessions: SessionsTable;
  readonly known_devices: KnownDevicesTable;
  readonly tokens: TokensTable;
  readonly guesses: GuessesTable;
  readonly oidc_logins: OidcLoginsTable;
  readonly revocations: RevocationsTable;
  readonly retention_log: RetentionLogTable;
  readonly secrets: SecretsTable;
}

/** Owners and Judges, who sign in, and players, whom their class's Judge has written down. */
export interface PeopleTable {
  id: string;
  /** Empty once forgotten, and for players who gave none. */
  name: string;
  /** What is compared at sign-in (names.ts); only of those who sign in. */
  name_key: string | null;
  passphrase_hash: string | null;
  oidc_issuer: string | null;
  oidc_subject: string | null;
  /** The class of a player. */
  class_id: string | null;
  /** JSON: what a roster brought besides the name, such as the number in the school's course system. */
  details: string | null;
  created_at: number;
  forgotten_at: number | null;
}

export interface RolesTable {
  person_id: string;
  role: 'owner' | 'judge';
}

/** Links that work once: to become an owner or a Judge, to set a new passphrase. */
export interface InvitesTable {
  id: string;
  token_hash: string;
  /** `first` makes the owner of an installation that has none. */
  kind: 'first' | 'owner' | 'judge' | 'reset';
  /** Whose passphrase a `reset` sets. */
  person_id: string | null;
  /** The class that whoever comes as a Judge will judge too. */
  class_id: string | null;
  /** A person, or `server` for the command on the server. */
  created_by: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  used_by: string | null;
  revoked_at: number | null;
}

export interface ClassesTable {
  id: string;
  /** As it is shown; typed beside a code. */
  short_name: string;
  short_name_key: string;
  title: string;
  /** 1 for a class to try things in, whose Judges may sit in any seat. */
  demo: number;
  created_at: number;
  ended_at: number | null;
  /** How long after its end its players are forgotten. */
  retention_days: number;
  anonymised_at: number | null;
}

export interface ClassJudgesTable {
  class_id: string;
  person_id: string;
}

/** One card: what lets somebody into one seat of one game. */
export interface SeatAccessesTable {
  id: string;
  game_id: string;
  class_id: string;
  seat_id: string;
  kind: 'seat' | 'observer' | 'projector';
  person_id: string | null;
  link_hash: string;
  code_hash: string | null;
  code_expires_at: number | null;
  pin_hash: string | null;
  pin_failures: number;
  /** No PIN is tried before. */
  pin_wait_until: number;
  created_at: number;
  created_by: string;
  revoked_at: number | null;
}

/** One sign-in on one device. The rows of one browser share its cookie. */
export interface SessionsTable {
  id: string;
  browser_hash: string;
  kind: 'person' | 'seat';
  person_id: string | null;
  access_id: string | null;
  /** Such as `Firefox, Android`: which of one's devices it is. */
  device: string;
  created_at: number;
  seen_at: number;
  /** The end, however much it is used. */
  expires_at: number;
  ended_at: number | null;
}

/** Browsers from which a sign-in succeeded: others' guesses do not hold them up. */
export interface KnownDevicesTable {
  device_hash: string;
  /** `person:…` or `class:…`. */
  subject: string;
  seen_at: number;
}

export interface TokensTable {
  id: string;
  token_hash: string;
  person_id: string;
  name: string;
  /** JSON list. */
  scopes: string;
  game_id: string | null;
  seat_id: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  revoked_at: number | null;
}

/** A bucket of guesses (throttle.ts). */
export interface GuessesTable {
  key: string;
  /** When the bucket will be full again. */
  full_at: number;
}

/** A sign-in that is under way at an OpenID provider. */
export interface OidcLoginsTable {
  id: string;
  state_hash: string;
  /** Ties it to the browser that began it. */
  cookie_hash: string;
  nonce: string;
  verifier: string;
  /** The person who adds a provider to their sign-in. */
  person_id: string | null;
  issuer: string | null;
  subject: string | null;
  expires_at: number;
}

/** What ended, told to every node for its open streams; kept for minutes. */
export interface RevocationsTable {
  id: string;
  at: number;
  kind: 'session' | 'access' | 'token' | 'person';
  subject: string;
}

/** What the retention job did. */
export interface RetentionLogTable {
  id: string;
  at: number;
  class_id: string | null;
  act: string;
  count: number;
}

export interface SecretsTable {
  name: string;
  value: string;
  created_at: number;
}
