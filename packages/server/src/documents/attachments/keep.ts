import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../identity/secrets.ts';
import { sha256 } from '../../store/chain.ts';
import { databaseTime, inPieces } from '../../store/core.ts';
import type { Store } from '../../store/store.ts';
import type { Database } from '../../store/tables.ts';
import type { MediaType } from './clean.ts';
import type { AttachmentsTable } from './tables.ts';
import type { Thing } from './things.ts';

/** What is told of an attachment besides its bytes. */
export interface Attachment {
  readonly id: string;
  readonly about: Thing;
  /** The seat that it came from. */
  readonly by: string;
  readonly mediaType: MediaType;
  readonly size: number;
  readonly sha256: string;
  readonly at: number;
}

export interface NewAttachment {
  readonly game: string;
  readonly about: Thing;
  readonly seat: string;
  readonly principal: string;
  readonly mediaType: MediaType;
  readonly bytes: Buffer;
}

const MEGABYTE = 1024 * 1024;

/** How much there may be: of one thing, of one seat and of one game. */
const MOST = { ofThing: 8, seatBytes: 60 * MEGABYTE, gameBytes: 1024 * MEGABYTE };

/**
 * Keeps an attachment and notes it, with the hash of its bytes, in the audit trail. The same bytes for the same thing from
 * the same seat are there already: then that one is told. `full` where there is no room for more.
 */
export async function keepAttachment(store: Store, wish: NewAttachment): Promise<Attachment | 'full'> {
  const { game, about, seat, principal, bytes } = wish;
  const hash = sha256(bytes);
  return store.transaction(async (tx) => {
    const all = await tx.selectFrom('attachments').selectAll().where('game_id', '=', game).execute();
    const there = all.filter((row) => isOf(row, about));
    const same = there.find((row) => row.sha256 === hash && row.seat_id === seat);
    if (same !== undefined) return attachmentOf(same);
    const sum = (rows: readonly AttachmentsTable[]) => rows.reduce((size, row) => size + row.size, bytes.length);
    const isFull =
      there.length >= MOST.ofThing ||
      sum(all) > MOST.gameBytes ||
      (!/^JD\d*$/.test(seat) && sum(all.filter((row) => row.seat_id === seat)) > MOST.seatBytes);
    if (isFull) return 'full';
    const kept = await put(store, tx, wish);
    const facts = { attachment: kept.id, about, sha256: hash };
    await store.audit.write({ actor: principal, act: 'attached', object: `game:${game}`, facts }, tx);
    return kept;
  });
}

/** Keeps what was attached to a game elsewhere, together with what else `tx` does. */
export async function adoptAttachments(
  store: Pick<Store, 'blobs'>,
  tx: Transaction<Database>,
  attachments: readonly NewAttachment[],
): Promise<void> {
  for (const attachment of attachments) await put(store, tx, attachment);
}

async function put(
  store: Pick<Store, 'blobs'>,
  tx: Transaction<Database>,
  { game, about, seat, principal, mediaType, bytes }: NewAttachment,
): Promise<Attachment> {
  const id = newId('a');
  await store.blobs.put({ id, game, mediaType, bytes }, tx);
  const row = await tx
    .insertInto('attachments')
    .values({
      id,
      game_id: game,
      kind: about.kind,
      thing_id: about.id,
      turn: about.kind === 'sheet' ? about.turn : '',
      sheet_kind: about.kind === 'sheet' ? about.sheetKind : '',
      seat_id: seat,
      principal,
      media_type: mediaType,
      size: bytes.length,
      sha256: sha256(bytes),
      at: databaseTime,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return attachmentOf(row);
}

/** The attachments of a game, the oldest first. */
export async function attachmentsOf({ db }: Pick<Store, 'db'>, game: string): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where('game_id', '=', game)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(attachmentOf);
}

/** One attachment of a game, if it is there. */
export async function attachmentIn(
  { db }: Pick<Store, 'db'>,
  game: string,
  id: string,
): Promise<Attachment | undefined> {
  const row = await db
    .selectFrom('attachments')
    .selectAll()
    .where('game_id', '=', game)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : attachmentOf(row);
}

/** Takes an attachment away for good; that there was one, and its hash, stay in the audit trail. */
export async function removeAttachment(store: Store, game: string, id: string, principal: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    const isThere = await erase(tx, [id]);
    if (!isThere) return false;
    const facts = { attachment: id };
    await store.audit.write({ actor: principal, act: 'attachmentRemoved', object: `game:${game}`, facts }, tx);
    return true;
  });
}

/** The attachments that these senders brought, as the records of commands name them. */
export async function attachmentsBy(
  db: Kysely<Database>,
  principals: readonly string[],
): Promise<(Attachment & { readonly game: string })[]> {
  const found: (Attachment & { readonly game: string })[] = [];
  for (const piece of inPieces(principals)) {
    const rows = await db.selectFrom('attachments').selectAll().where('principal', 'in', piece).orderBy('at').execute();
    found.push(...rows.map((row) => ({ ...attachmentOf(row), game: row.game_id })));
  }
  return found;
}

/** Erases attachments for good. */
export async function eraseAttachments(store: Pick<Store, 'transaction'>, ids: readonly string[]): Promise<void> {
  for (const piece of inPieces(ids)) await store.transaction((tx) => erase(tx, piece));
}

async function erase(tx: Transaction<Database>, ids: readonly string[]): Promise<boolean> {
  await tx.deleteFrom('blobs').where('id', 'in', ids).execute();
  const { numDeletedRows } = await tx.deleteFrom('attachments').where('id', 'in', ids).executeTakeFirst();
  return numDeletedRows > 0n;
}

function isOf(row: AttachmentsTable, about: Thing): boolean {
  const { kind, id, turn = '', sheetKind = '' } = { turn: '', sheetKind: '', ...about };
  return row.kind === kind && row.thing_id === id && row.turn === turn && row.sheet_kind === sheetKind;
}

function attachmentOf({ id, kind, thing_id, turn, sheet_kind, ...row }: AttachmentsTable): Attachment {
  const about: Thing = kind === 'sheet' ? { kind, id: thing_id, turn, sheetKind: sheet_kind } : { kind, id: thing_id };
  return {
    id,
    about,
    by: row.seat_id,
    mediaType: row.media_type,
    size: row.size,
    sha256: row.sha256,
    at: row.at,
  };
}
