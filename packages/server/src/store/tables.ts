import type { Generated } from 'kysely';
import type { AttachmentTables } from '../documents/attachments/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { PresenceTable } from '../play/live/presence.ts';
import type { WallTable } from '../play/live/walls.ts';

// Times are milliseconds since 1970; what is called `body`, `answer` or `facts` is JSON in a text column.
// Both databases give the same types: SQLite by nature, PostgreSQL by the parsers of postgres/pool.ts.

/** Every table of the database. Each folder describes its own; the migrations make them. */
export interface Database extends StoreTables, IdentityTables, AttachmentTables {}

export interface StoreTables {
  readonly games: GamesTable;
  readonly commands: CommandsTable;
  readonly events: EventsTable;
  readonly texts: TextsTable;
  readonly outbox: OutboxTable;
  readonly audit: AuditTable;
  readonly audit_head: AuditHeadTable;
  readonly blobs: BlobsTable;
  readonly probe: ProbeTable;
  readonly presence: PresenceTable;
  readonly walls: WallTable;
}

/** A game's head: all that an append compares and sets. */
export interface GamesTable {
  id: string;
  class_id: string;
  title: string;
  /** The number of its last event; 0 while it has none. */
  seq: number;
  /** The hash of its last event. */
  hash: string;
  phase_id: string;
  /** When the phase now open closes by itself. */
  closes_at: number | null;
  /** The node that closes the phase, and until when nobody else does. */
  claimed_by: string | null;
  claimed_until: number | null;
  created_at: number;
  ended_at: number | null;
  /** When the last batch was appended. */
  moved_at: number;
}

/** The commands that were carried out, so that the same one again gets the same answer. */
export interface CommandsTable {
  game_id: string;
  id: string;
  as_seat: string;
  name: string;
  principal: string;
  /** When it was sent, by its sender's server; `accepted_at` is the database's time. */
  at: number;
  accepted_at: number;
  /** The number of the game's last event after it. */
  seq: number;
  answer: string;
}

export interface EventsTable {
  game_id: string;
  seq: number;
  command_id: string;
  /** Over the hash before it and the canonical JSON of the body (chain.ts). */
  hash: string;
  body: string;
}

/** Letters, notes and other free texts; erased ones leave their row, without body. */
export interface TextsTable {
  game_id: string;
  id: string;
  /** A JSON string: PostgreSQL's text takes no NUL and no half of a surrogate pair. */
  body: string | null;
  erased_at: number | null;
}

export interface OutboxTable {
  id: Generated<number>;
  /** What it tells of; with user and channel, unique. */
  event: string;
  user_id: string;
  channel: string;
  body: string;
  not_before: number;
  claimed_by: string | null;
  claimed_until: number | null;
  tries: number;
  /** Why the last try failed. */
  trouble: string | null;
  sent_at: number | null;
}

export interface AuditTable {
  seq: number;
  at: number;
  actor: string;
  act: string;
  object: string;
  facts: string;
  hash: string;
}

/** One row: the audit trail's last entry, so that a cut tail is noticed too. */
export interface AuditHeadTable {
  id: number;
  seq: number;
  hash: string;
}

export interface BlobsTable {
  id: string;
  game_id: string | null;
  media_type: string;
  sha256: string;
  bytes: Buffer;
  created_at: number;
}

/** One row that is written to learn whether the database commits. */
export interface ProbeTable {
  id: number;
  at: number;
}
