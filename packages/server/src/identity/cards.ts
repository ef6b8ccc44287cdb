import { createHmac } from 'node:crypto';
import { audit } from './audit.ts';
import { newCode, shownCode } from './codes.ts';
import type { Desk, Transacting } from './desk.ts';
import { slowHash } from './passphrase.ts';
import { isPlayerOf } from './players.ts';
import { PROJECTOR } from './principal.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import type { Revoked } from './revocations.ts';
import { hashSecret, newId, newLinkSecret } from './secrets.ts';
import { endSessions } from './sessions.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A code is short, so it is not for ever; the link on the same card is. A new code is one press away. */
const CODE_LASTS_MS = 30 * DAY;

/** A seat to make a card for; of `projector` and the observers there may be any number. */
export interface CardWish {
  readonly seat: string;
  /** Who sits there. */
  readonly person?: string | undefined;
}

/** What is printed: the only time that link and code are shown. */
export interface Card {
  readonly id: string;
  readonly seat: string;
  readonly shortName: string;
  /** Behind the `#` of `/join#…`. */
  readonly secret: string;
  readonly code: string;
  readonly codeExpiresAt: number;
}

/** Makes cards for seats of a game. A seat may have several; each opens it, and each is revoked by itself. */
export async function issueCards(
  desk: Desk,
  actor: string,
  game: string,
  wishes: readonly CardWish[],
): Promise<Outcome<Card[]>> {
  const place = await placeOf(desk, game);
  const seats = await desk.settings.seatsOf?.(game);
  for (const { seat, person } of wishes) {
    if (seats !== undefined && seat !== PROJECTOR && !seats.includes(seat)) return refuse('no-such-seat');
    if (person !== undefined && !(await isPlayerOf(desk.store.db, person, place.classId)))
      return refuse('no-such-person');
  }
  const made = await Promise.all(
    wishes.map(async (wish) => ({ wish, id: newId('a'), ...(await newOpener(desk, place)) })),
  );
  await desk.store.transaction(async (tx) => {
    for (const { wish, id, hashes } of made) {
      await tx
        .insertInto('seat_accesses')
        .values({
          id,
          game_id: game,
          class_id: place.classId,
          seat_id: wish.seat,
          kind: kindOf(wish.seat),
          person_id: wish.person ?? null,
          ...hashes,
          pin_hash: null,
          pin_failures: 0,
          pin_wait_until: 0,
          created_at: desk.now(),
          created_by: actor,
          revoked_at: null,
        })
        .execute();
      const facts = { game, seat: wish.seat };
      await audit(desk, tx, { actor, act: 'cardIssued', object: `access:${id}`, facts });
    }
  });
  return done(made.map(({ wish, id, opener }) => ({ id, seat: wish.seat, ...opener })));
}

/** Gives a card a new link and a new code; the old ones open nothing any more, the PIN is gone. Devices that are in stay in. */
export async function renewCard(desk: Desk, actor: string, game: string, card: string): Promise<Outcome<Card>> {
  const place = await placeOf(desk, game);
  const { hashes, opener } = await newOpener(desk, place);
  return desk.store.transaction(async (tx) => {
    const row = await tx
      .updateTable('seat_accesses')
      .set({ ...hashes, pin_hash: null, pin_failures: 0, pin_wait_until: 0 })
      .where('id', '=', card)
      .where('game_id', '=', game)
      .where('revoked_at', 'is', null)
      .returning('seat_id')
      .executeTakeFirst();
    if (row === undefined) return refuse('no-such-card');
    await audit(desk, tx, { actor, act: 'cardRenewed', object: `access:${card}`, facts: { game, seat: row.seat_id } });
    return done({ id: card, seat: row.seat_id, ...opener });
  });
}

/** Revokes one card of a game, or all of them: links, codes, sessions and open streams end at once. */
export async function revokeCards(desk: Desk, actor: string, game: string, card?: string): Promise<Outcome<number>> {
  const { count, revoked } = await desk.store.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('seat_accesses')
      .select('id')
      .where('game_id', '=', game)
      .where('revoked_at', 'is', null)
      .$if(card !== undefined, (query) => query.where('id', '=', card ?? ''))
      .execute();
    const ids = rows.map(({ id }) => id);
    return { count: ids.length, revoked: await revokeAccesses(desk, tx, actor, ids) };
  });
  if (count === 0 && card !== undefined) return refuse('no-such-card');
  desk.revocations.tell(revoked);
  return done(count);
}

/** Revokes cards by id, with their sessions; returns what to tell once the transaction is committed. */
export async function revokeAccesses(
  desk: Desk,
  tx: Transacting,
  actor: string,
  ids: readonly string[],
): Promise<Revoked[]> {
  if (ids.length === 0) return [];
  await tx.updateTable('seat_accesses').set({ revoked_at: desk.now() }).where('id', 'in', ids).execute();
  const sessions = await tx
    .selectFrom('sessions')
    .select('id')
    .where('access_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute();
  const ended = await endSessions(
    desk,
    tx,
    sessions.map(({ id }) => id),
  );
  const gone = ids.map((id) => ({ kind: 'access' as const, id }));
  await desk.revocations.record(tx, gone);
  for (const id of ids) await audit(desk, tx, { actor, act: 'cardRevoked', object: `access:${id}` });
  return [...ended, ...gone];
}

export interface CardInfo {
  readonly id: string;
  readonly seat: string;
  readonly person?: string;
  readonly hasPin: boolean;
  /** How many devices are signed in by it. */
  readonly devices: number;
  readonly createdAt: number;
  readonly codeExpiresAt?: number;
}

/** The cards of a game that are not revoked, by seat. Their links and codes are not known any more. */
export async function cardsOf(desk: Desk, game: string): Promise<CardInfo[]> {
  const rows = await desk.store.db
    .selectFrom('seat_accesses')
    .selectAll()
    .where('game_id', '=', game)
    .where('revoked_at', 'is', null)
    .orderBy('seat_id')
    .orderBy('created_at')
    .execute();
  const live = await desk.store.db
    .selectFrom('sessions')
    .innerJoin('seat_accesses', 'seat_accesses.id', 'sessions.access_id')
    .select(['access_id', (eb) => eb.fn.countAll<number>().as('devices')])
    .where('game_id', '=', game)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', desk.now())
    .groupBy('access_id')
    .execute();
  const devices = new Map(live.map((row) => [row.access_id, Number(row.devices)]));
  return rows.map((row) => ({
    id: row.id,
    seat: row.seat_id,
    ...(row.person_id === null ? {} : { person: row.person_id }),
    hasPin: row.pin_hash !== null,
    devices: devices.get(row.id) ?? 0,
    createdAt: row.created_at,
    ...(row.code_expires_at === null ? {} : { codeExpiresAt: row.code_expires_at }),
  }));
}

interface Place {
  readonly classId: string;
  readonly shortName: string;
}

async function placeOf(desk: Desk, game: string): Promise<Place> {
  const row = await desk.store.db
    .selectFrom('games')
    .innerJoin('classes', 'classes.id', 'games.class_id')
    .select(['classes.id', 'classes.short_name'])
    .where('games.id', '=', game)
    .executeTakeFirstOrThrow();
  return { classId: row.id, shortName: row.short_name };
}

async function newOpener(desk: Desk, { classId, shortName }: Place) {
  const secret = newLinkSecret();
  const code = newCode();
  const codeExpiresAt = desk.now() + CODE_LASTS_MS;
  return {
    hashes: {
      link_hash: hashSecret(secret),
      code_hash: await codeHash(desk, classId, code),
      code_expires_at: codeExpiresAt,
    },
    opener: { shortName, secret, code: shownCode(code), codeExpiresAt },
  };
}

/** How a code of a class is kept and found: argon2id, salted by the class and the server's secret. */
export function codeHash(desk: Desk, classId: string, code: string): Promise<string> {
  return slowHash(code, createHmac('sha256', desk.keys.codes).update(classId).digest().subarray(0, 16));
}

function kindOf(seat: string): 'seat' | 'observer' | 'projector' {
  if (seat === PROJECTOR) return 'projector';
  return /^OBS\d*$/.test(seat) ? 'observer' : 'seat';
}
