import type { Transaction } from 'kysely';
import { chained } from '../chain.ts';
import { type Core, databaseTime, inPieces } from '../core.ts';
import type { AdoptedLog } from '../store.ts';
import type { Database } from '../tables.ts';
import { gameChain } from './verify.ts';

/** Makes a game of a whole log as `GameLog.adopt` says. */
export async function adopt(
  core: Core,
  { game, commands, events, texts, phaseId, endedAt }: AdoptedLog,
  also?: (tx: Transaction<Database>) => Promise<void>,
) {
  let hash = gameChain(game.id);
  const eventRows = events.map((event) => {
    hash = chained(hash, event);
    return { game_id: game.id, seq: event.seq, command_id: event.command, hash, body: JSON.stringify(event) };
  });
  const commandRows = commands.map(({ id, as, do: name, at, principal, seq, answer }) => ({
    game_id: game.id,
    id,
    as_seat: as,
    name,
    principal,
    at,
    accepted_at: databaseTime,
    seq,
    answer: JSON.stringify(answer ?? null),
  }));
  const textRows = [...texts].map(([id, text]) => ({
    game_id: game.id,
    id,
    body: JSON.stringify(text),
    erased_at: null,
  }));
  return core.transaction(async (tx) => {
    const made = await tx
      .insertInto('games')
      .values({
        id: game.id,
        class_id: game.classId,
        title: game.title,
        seq: events.length,
        hash,
        phase_id: phaseId,
        closes_at: null,
        claimed_by: null,
        claimed_until: null,
        created_at: game.createdAt,
        ended_at: endedAt ?? null,
        moved_at: game.createdAt,
      })
      .onConflict((taken) => taken.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) return false;
    for (const piece of inPieces(commandRows)) await tx.insertInto('commands').values(piece).execute();
    for (const piece of inPieces(eventRows)) await tx.insertInto('events').values(piece).execute();
    for (const piece of inPieces(textRows)) await tx.insertInto('texts').values(piece).execute();
    await also?.(tx);
    return true;
  });
}
