import type { LoggedEvent } from '@defensor/game';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Where games are kept. One implementation over SQLite (a file, or memory) and PostgreSQL.
 *
 * Every call ends within two seconds: with its answer, or with a `StoreUnavailableError`. What returns has been
 * committed. Strings that PostgreSQL cannot hold (with a NUL) are to be refused before they come here; texts, bodies
 * and facts may hold anything.
 */
export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'postgres';
  /** For the repositories of other folders. Inside a `transaction`, use that. */
  readonly db: Kysely<Database>;
  readonly games: GameLog;
  readonly audit: AuditTrail;
  readonly outbox: Outbox;
  readonly blobs: Blobs;
  /** The time by the database's clock, in milliseconds since 1970; with SQLite, this machine's. */
  now(): Promise<number>;
  /**
   * Runs `work` in a transaction and commits it. `work` may run again, from its beginning, when the database could not
   * put it in order with others. Whatever `work` throws undoes the transaction and is thrown on.
   */
  transaction<T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T>;
  /**
   * Calls `listener` after every append that has events: at once for those of this node, by PostgreSQL's NOTIFY for
   * those of others. After a gap in listening, every game that may have moved is told of. Returns how to stop it.
   */
  onAppended(listener: AppendListener): () => void;
  /** Whether it can commit now: a small write is tried. */
  isReady(): Promise<boolean>;
  /** Ends what is under way and lets go of the database. */
  close(): Promise<void>;
}

export type AppendListener = (note: AppendNote) => void;

export interface AppendNote {
  readonly game: string;
  /** The number of the game's last event, at least. */
  readonly seq: number;
}

/** The games: each an append-only log with a hash chain, its head, and what is kept beside it. */
export interface GameLog {
  /** A game without events yet. Throws where the id is taken. */
  create(game: NewGame): Promise<void>;
  /**
   * Appends what one command came to, in one transaction: compares and sets the head, keeps the command with its
   * answer, the events with their hashes, texts, the deadline (an earlier claim ends), outbox entries.
   *
   * Looked at in this order: a command id that the game knows already is answered as before (`known`); a head that is
   * not `expectedSeq` is a `conflict`; a time past `notAfter` is `late`. None of these writes anything.
   * A batch without events keeps the command and its answer. Throws where there is no such game.
   */
  append(batch: AppendBatch): Promise<AppendResult>;
  /**
   * Makes a game of a log that was kept elsewhere, and does what else belongs to it, all of it or nothing. Returns
   * `false` where the id is taken.
   */
  adopt(log: AdoptedLog, also?: (tx: Transaction<Database>) => Promise<void>): Promise<boolean>;
  /** The events after number `afterSeq`, in order, at most `limit` of them. */
  read(game: string, afterSeq: number, limit?: number): Promise<StoredEvent[]>;
  head(game: string): Promise<GameHead | undefined>;
  /** The answer that a command of this id got. */
  answerOf(game: string, commandId: string): Promise<StoredAnswer | undefined>;
  /** The texts of these ids; those that are erased or unknown are left out. */
  texts(game: string, ids: readonly string[]): Promise<Map<string, string>>;
  /** Erases the texts of these ids for good; returns how many there were. */
  eraseTexts(game: string, ids: readonly string[]): Promise<number>;
  /**
   * Games whose phase is past its time by the database's clock, the longest overdue first, each claimed for `node`: no
   * other claim finds it for ten seconds, or until its next append.
   */
  claimDue(node: string, limit: number): Promise<DueGame[]>;
  /** Gives claims back that `node` will not carry out. */
  releaseClaims(node: string, games: readonly string[]): Promise<void>;
  /** When the next phase of any game closes, claimed or not; `undefined` while none does. */
  nextDue(): Promise<number | undefined>;
  /** Deletes a game with all that is kept of it. Returns whether there was one. */
  remove(game: string): Promise<boolean>;
  /** What is wrong with a game's log: gaps, broken hashes, a head that is not the last event. Empty for a sound one. */
  verify(game: string): Promise<Fault[]>;
}

export interface NewGame {
  readonly id: string;
  readonly classId: string;
  readonly title: string;
  readonly createdAt: number;
}

export interface GameHead {
  readonly id: string;
  readonly classId: string;
  readonly title: string;
  readonly seq: number;
  readonly hash: string;
  /** As the last batch gave it; empty before the first. */
  readonly phaseId: string;
  readonly closesAt?: number;
  readonly createdAt: number;
  readonly endedAt?: number;
}

export interface AppendBatch {
  readonly game: string;
  /** The number of the last event that the command was decided on. */
  readonly expectedSeq: number;
  readonly command: CommandRecord;
  /** What the sender is answered, plain JSON. */
  readonly answer: unknown;
  /** Numbered on from `expectedSeq` without gap; else it throws. */
  readonly events: readonly LoggedEvent[];
  readonly texts: ReadonlyMap<string, string>;
  /** When the phase that is open after it closes by itself. */
  readonly closesAt?: number;
  readonly phaseId: string;
  readonly endedAt?: number;
  /** The moment from which the command is refused as late, by the database's clock inside the transaction. */
  readonly notAfter?: number;
  readonly outbox?: readonly OutboxEntry[];
}

/** A whole log to begin a game with. No phase of it closes by itself. */
export interface AdoptedLog {
  readonly game: NewGame;
  /** In order; each event's command is among them. */
  readonly commands: readonly AdoptedCommand[];
  readonly events: readonly LoggedEvent[];
  readonly texts: ReadonlyMap<string, string>;
  readonly phaseId: string;
  readonly endedAt?: number;
}

export interface AdoptedCommand extends CommandRecord {
  /** The number of its last event. */
  readonly seq: number;
  readonly answer: unknown;
}

export interface CommandRecord {
  readonly id: string;
  readonly as: string;
  readonly do: string;
  readonly at: number;
  /** Who sent it, as the audit trail names people; never a name. */
  readonly principal: string;
}

export type AppendResult =
  /** Committed at `at`, by the database's clock. */
  | { readonly kind: 'appended'; readonly at: number }
  /** Another batch came first: the head is at `seq`. Decide again on the events up to there. */
  | { readonly kind: 'conflict'; readonly seq: number }
  | { readonly kind: 'known'; readonly answer: unknown }
  | { readonly kind: 'late'; readonly now: number };

export interface StoredEvent {
  readonly seq: number;
  readonly hash: string;
  readonly body: LoggedEvent;
}

export interface StoredAnswer {
  readonly answer: unknown;
  /** When it was committed, by the database's clock. */
  readonly at: number;
  /** The number of the game's last event after it. */
  readonly seq: number;
}

export interface DueGame {
  readonly game: string;
  readonly closesAt: number;
}

/** Something wrong with a chain, at an entry. */
export interface Fault {
  readonly seq: number;
  readonly code: 'gap' | 'hash' | 'head' | 'unreadable';
}

/** Who did what: the Judge's acts, sign-ins, reads of private letters. Append-only, hash-chained. */
export interface AuditTrail {
  /**
   * Adds an entry; inside `tx`, together with what else it does. Entries come one after the other: until `tx` ends no
   * other is added, so let it be the last that `tx` does.
   */
  write(entry: AuditEntry, tx?: Transaction<Database>): Promise<void>;
  /** The entries after number `afterSeq`, in order, at most `limit` of them; only those about `object` if given. */
  read(afterSeq: number, limit: number, object?: string): Promise<StoredAudit[]>;
  /** What is wrong with the trail; empty for a sound one. */
  verify(): Promise<Fault[]>;
  /** As `verify`, for at most `limit` entries after number `afterSeq`: a long trail is gone through part by part. */
  verifyPart(afterSeq: number, limit: number): Promise<VerifiedPart>;
}

/** What is wrong with a part of a chain. */
export interface VerifiedPart {
  /** The entry up to which it goes. */
  readonly upTo: number;
  /** The last entry that there is. */
  readonly of: number;
  readonly faults: readonly Fault[];
}

export interface AuditEntry {
  /** An id, never a name. */
  readonly actor: string;
  readonly act: string;
  readonly object: string;
  /** Ids, codes and numbers; never a text that somebody wrote. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface StoredAudit extends AuditEntry {
  readonly seq: number;
  readonly at: number;
  readonly hash: string;
}

/** Notices to send, each at most once to a user by a channel. */
export interface Outbox {
  /** Adds notices that are not there yet; inside `tx`, together with what else it does. */
  add(entries: readonly OutboxEntry[], tx?: Transaction<Database>): Promise<void>;
  /** Notices whose time has come, the oldest first, each claimed for `node`: nobody else gets it for ten seconds. */
  claim(node: string, limit: number): Promise<OutboxItem[]>;
  markSent(id: number): Promise<void>;
  /** Says why it could not be sent, and when to try again. */
  markFailed(id: number, trouble: string, retryAt: number): Promise<void>;
}

export interface OutboxEntry {
  readonly event: string;
  readonly user: string;
  readonly channel: string;
  /** Plain JSON, without secrets. */
  readonly body: unknown;
  readonly notBefore?: number;
}

export interface OutboxItem extends OutboxEntry {
  readonly id: number;
  /** How often it was claimed before. */
  readonly tries: number;
}

/** Attachments' bytes, kept with the database so that every node and every backup has them. */
export interface Blobs {
  /** Keeps bytes under an id of the caller's; inside `tx`, together with what else it does. */
  put(blob: NewBlob, tx?: Transaction<Database>): Promise<void>;
  get(id: string): Promise<StoredBlob | undefined>;
  /** Deletes it. Returns whether there was one. */
  erase(id: string): Promise<boolean>;
}

export interface NewBlob {
  readonly id: string;
  readonly game?: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface StoredBlob extends NewBlob {
  readonly sha256: string;
  readonly createdAt: number;
}
