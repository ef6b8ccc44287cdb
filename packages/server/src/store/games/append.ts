import { sql, type Transaction } from 'kysely';
import { chained } from '../chain.ts';
import { type Core, databaseTime, inPieces } from '../core.ts';
import { addToOutbox } from '../outbox.ts';
import { CHANNEL } from '../postgres/listener.ts';
import type { AppendBatch, AppendResult } from '../store.ts';
import type { Database } from '../tables.ts';

type Refused = Exclude<AppendResult, { kind: 'appended' }>;

/** Undoes the transaction in which it is thrown; the result is answered all the same. */
class Undo extends Error {
  readonly result: Refused;
  constructor(result: Refused) {
    super(result.kind);
    this.result = result;
  }
}

/** Appends a batch as `GameLog.append` says. */
export async function append(core: Core, batch: AppendBatch): Promise<AppendResult> {
  checkNumbers(batch);
  try {
    return await core.transaction((tx) => appendIn(tx, core, batch));
  } catch (error) {
    if (error instanceof Undo) return error.result;
    throw error;
  }
}

async function appendIn(tx: Transaction<Database>, core: Core, batch: AppendBatch): Promise<AppendResult> {
  const { game, command, events, expectedSeq, notAfter } = batch;
  const head = await lockedHead(tx, core, game);
  if (head === undefined) throw new Error(`There is no game ${game}.`);
  if (head.seq !== expectedSeq) throw new Undo((await known(tx, batch)) ?? { kind: 'conflict', seq: head.seq });

  // The clock is read here, when the game is ours alone: waiting for it may have taken its time.
  const seq = expectedSeq + events.length;
  const accepted = await tx
    .insertInto('commands')
    .values({
      game_id: game,
      id: command.id,
      as_seat: command.as,
      name: command.do,
      principal: command.principal,
      at: command.at,
      accepted_at: databaseTime,
      seq,
      answer: JSON.stringify(batch.answer ?? null),
    })
    .onConflict((taken) => taken.doNothing())
    .returning('accepted_at')
    .executeTakeFirst();
  if (accepted === undefined) throw new Undo((await known(tx, batch)) ?? { kind: 'conflict', seq: head.seq });
  const now = accepted.accepted_at;
  if (notAfter !== undefined && now >= notAfter) throw new Undo({ kind: 'late', now });

  const hash = await addEvents(tx, batch, head.hash);
  await addTexts(tx, batch);
  if (batch.outbox !== undefined) await addToOutbox(tx, batch.outbox);
  await setHead(tx, core, batch, { seq, hash, now });
  return { kind: 'appended', at: now };
}

/** The game's head, which nobody else changes until the transaction ends. */
async function lockedHead(tx: Transaction<Database>, { dialect }: Core, game: string) {
  const query = tx.selectFrom('games').select(['seq', 'hash']).where('id', '=', game);
  // SQLite has one writer at a time: the transaction itself is the lock.
  return (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

async function known(tx: Transaction<Database>, { game, command }: AppendBatch): Promise<Refused | undefined> {
  const row = await tx
    .selectFrom('commands')
    .select('answer')
    .where('game_id', '=', game)
    .where('id', '=', command.id)
    .executeTakeFirst();
  return row === undefined ? undefined : { kind: 'known', answer: JSON.parse(row.answer) as unknown };
}

/** Returns the hash of the last event. */
async function addEvents(tx: Transaction<Database>, { game, command, events }: AppendBatch, before: string) {
  let hash = before;
  const rows = events.map((event) => {
    hash = chained(hash, event);
    return { game_id: game, seq: event.seq, command_id: command.id, hash, body: JSON.stringify(event) };
  });
  for (const piece of inPieces(rows)) await tx.insertInto('events').values(piece).execute();
  return hash;
}

async function addTexts(tx: Transaction<Database>, { game, texts }: AppendBatch): Promise<void> {
  const rows = [...texts].map(([id, text]) => ({ game_id: game, id, body: JSON.stringify(text), erased_at: null }));
  for (const piece of inPieces(rows)) await tx.insertInto('texts').values(piece).execute();
}

async function setHead(
  tx: Transaction<Database>,
  { dialect }: Core,
  batch: AppendBatch,
  { seq, hash, now }: { seq: number; hash: string; now: number },
): Promise<void> {
  const query = tx
    .updateTable('games')
    .set({
      seq,
      hash,
      phase_id: batch.phaseId,
      closes_at: batch.closesAt ?? null,
      claimed_by: null,
      claimed_until: null,
      ended_at: batch.endedAt ?? null,
      moved_at: now,
    })
    .where('id', '=', batch.game);
  const isHeard = dialect === 'postgres' && batch.events.length > 0;
  const note = sql`pg_notify(${CHANNEL}, ${`${batch.game}:${seq}`})`.as('note');
  await (isHeard ? query.returning(note) : query).execute();
}

function checkNumbers({ game, expectedSeq, events }: AppendBatch): void {
  for (const [index, { seq }] of events.entries()) {
    const due = expectedSeq + 1 + index;
    if (seq !== due) throw new Error(`Event ${seq} of game ${game} should be number ${due}.`);
  }
}
