import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { builtOnce } from '../built-once.ts';
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
  const [accepted] = await insertCommand(tx, {
    game_id: game,
    id: command.id,
    as_seat: command.as,
    name: command.do,
    principal: command.principal,
    at: command.at,
    seq,
    answer: JSON.stringify(batch.answer ?? null),
  });
  if (accepted === undefined) throw new Undo((await known(tx, batch)) ?? { kind: 'conflict', seq: head.seq });
  const now = accepted.accepted_at;
  if (notAfter !== undefined && now >= notAfter) throw new Undo({ kind: 'late', now });

  const hash = await addEvents(tx, batch, head.hash);
  await addTexts(tx, batch);
  if (batch.outbox !== undefined) await addToOutbox(tx, batch.outbox);
  await setHead(tx, core, batch, { seq, hash, now });
  return { kind: 'appended', at: now };
}

/** None comes back where the command's id is taken. */
const insertCommand = builtOnce((db, command: Omit<Insertable<Database['commands']>, 'accepted_at'>) =>
  db
    .insertInto('commands')
    .values({ ...columns(command, COMMAND), accepted_at: databaseTime })
    .onConflict((taken) => taken.doNothing())
    .returning('accepted_at'),
);
const COMMAND = ['game_id', 'id', 'as_seat', 'name', 'principal', 'at', 'seq', 'answer'] as const;
const insertEvent = builtOnce((db, event: Insertable<Database['events']>) =>
  db.insertInto('events').values(columns(event, ['game_id', 'seq', 'command_id', 'hash', 'body'])),
);
const insertText = builtOnce((db, text: Insertable<Database['texts']>) =>
  db.insertInto('texts').values(columns(text, ['game_id', 'id', 'body', 'erased_at'])),
);

/** These columns of a row: of one that is only places, no others are known. */
const columns = <Row extends object, Column extends keyof Row>(row: Row, names: readonly Column[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Column>;

const selectHead = builtOnce((db, { game }: { readonly game: string }) =>
  db.selectFrom('games').select(['seq', 'hash']).where('id', '=', game),
);
const lockHead = builtOnce((db, { game }: { readonly game: string }) =>
  db.selectFrom('games').select(['seq', 'hash']).where('id', '=', game).forUpdate(),
);

/** The game's head, which nobody else changes until the transaction ends. */
async function lockedHead(tx: Transaction<Database>, { dialect }: Core, game: string) {
  // SQLite has one writer at a time: the transaction itself is the lock.
  const [head] = await (dialect === 'postgres' ? lockHead : selectHead)(tx, { game });
  return head;
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
  const [only, another] = rows;
  if (only !== undefined && another === undefined) await insertEvent(tx, only);
  else for (const piece of inPieces(rows)) await tx.insertInto('events').values(piece).execute();
  return hash;
}

async function addTexts(tx: Transaction<Database>, { game, texts }: AppendBatch): Promise<void> {
  const rows = [...texts].map(([id, text]) => ({ game_id: game, id, body: JSON.stringify(text), erased_at: null }));
  const [only, another] = rows;
  if (only !== undefined && another === undefined) await insertText(tx, only);
  else for (const piece of inPieces(rows)) await tx.insertInto('texts').values(piece).execute();
}

async function setHead(
  tx: Transaction<Database>,
  { dialect }: Core,
  batch: AppendBatch,
  { seq, hash, now }: { seq: number; hash: string; now: number },
): Promise<void> {
  const { game, phaseId, closesAt = null, endedAt = null } = batch;
  const head = { ...{ game, seq, hash, phaseId, closesAt, endedAt }, movedAt: now };
  if (dialect === 'postgres' && batch.events.length > 0) await moveHeadAloud(tx, { ...head, note: `${game}:${seq}` });
  else await moveHead(tx, head);
}

interface Head {
  readonly game: string;
  readonly seq: number;
  readonly hash: string;
  readonly phaseId: string;
  readonly closesAt: number | null;
  readonly endedAt: number | null;
  readonly movedAt: number;
}

const movedHead = (db: Kysely<Database>, { game, seq, hash, phaseId, closesAt, endedAt, movedAt }: Head) =>
  db
    .updateTable('games')
    .set({
      seq,
      hash,
      phase_id: phaseId,
      closes_at: closesAt,
      claimed_by: null,
      claimed_until: null,
      ended_at: endedAt,
      moved_at: movedAt,
    })
    .where('id', '=', game);
const moveHead = builtOnce(movedHead);
/** The same, and the other nodes hear of it when it is committed. */
const moveHeadAloud = builtOnce((db, head: Head & { readonly note: string }) =>
  movedHead(db, head).returning(sql`pg_notify(${CHANNEL}, ${head.note})`.as('note')),
);

function checkNumbers({ game, expectedSeq, events }: AppendBatch): void {
  for (const [index, { seq }] of events.entries()) {
    const due = expectedSeq + 1 + index;
    if (seq !== due) throw new Error(`Event ${seq} of game ${game} should be number ${due}.`);
  }
}
