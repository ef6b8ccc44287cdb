import type { LoggedEvent } from '@defensor/game';
import type { Core } from '../core.ts';
import type { AppendListener, GameHead, GameLog, NewGame, StoredAnswer, StoredEvent } from '../store.ts';
import { adopt } from './adopt.ts';
import { append } from './append.ts';
import { claimDue, nextDue, releaseClaims } from './deadlines.ts';
import { eraseTexts, textsOf } from './texts.ts';
import { gameChain, verifyGame } from './verify.ts';

/** The games of a store; `tell` hears of every append that has events, after its commit. */
export function gameLog(core: Core, tell: AppendListener): GameLog {
  return {
    create: (game) => create(core, game),
    async append(batch) {
      const result = await append(core, batch);
      const { game, expectedSeq, events } = batch;
      if (result.kind === 'appended' && events.length > 0) tell({ game, seq: expectedSeq + events.length });
      return result;
    },
    async adopt(log, also) {
      const isNew = await adopt(core, log, also);
      if (isNew) tell({ game: log.game.id, seq: log.events.length });
      return isNew;
    },
    read: (game, afterSeq, limit) => read(core, game, afterSeq, limit),
    head: (game) => head(core, game),
    answerOf: (game, commandId) => answerOf(core, game, commandId),
    texts: (game, ids) => textsOf(core, game, ids),
    eraseTexts: (game, ids) => eraseTexts(core, game, ids),
    claimDue: (node, limit) => claimDue(core, node, limit),
    releaseClaims: (node, games) => releaseClaims(core, node, games),
    nextDue: () => nextDue(core),
    remove: (game) => remove(core, game),
    verify: (game) => verifyGame(core, game),
  };
}

async function create({ db }: Core, { id, classId, title, createdAt }: NewGame): Promise<void> {
  await db
    .insertInto('games')
    .values({
      id,
      class_id: classId,
      title,
      seq: 0,
      hash: gameChain(id),
      phase_id: '',
      closes_at: null,
      claimed_by: null,
      claimed_until: null,
      created_at: createdAt,
      ended_at: null,
      moved_at: createdAt,
    })
    .execute();
}

async function read({ db }: Core, game: string, afterSeq: number, limit?: number): Promise<StoredEvent[]> {
  const query = db
    .selectFrom('events')
    .select(['seq', 'hash', 'body'])
    .where('game_id', '=', game)
    .where('seq', '>', afterSeq)
    .orderBy('seq');
  const rows = await (limit === undefined ? query : query.limit(limit)).execute();
  return rows.map(({ seq, hash, body }) => ({ seq, hash, body: JSON.parse(body) as LoggedEvent }));
}

async function head({ db }: Core, game: string): Promise<GameHead | undefined> {
  const row = await db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    classId: row.class_id,
    title: row.title,
    seq: row.seq,
    hash: row.hash,
    phaseId: row.phase_id,
    ...(row.closes_at === null ? {} : { closesAt: row.closes_at }),
    createdAt: row.created_at,
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
  };
}

async function answerOf({ db }: Core, game: string, commandId: string): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('commands')
    .select(['answer', 'accepted_at', 'seq'])
    .where('game_id', '=', game)
    .where('id', '=', commandId)
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : { answer: JSON.parse(row.answer) as unknown, at: row.accepted_at, seq: row.seq };
}

async function remove({ db }: Core, game: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('games').where('id', '=', game).executeTakeFirst();
  return numDeletedRows > 0n;
}
