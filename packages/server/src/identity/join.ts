import { audit } from './audit.ts';
import { codeHash } from './cards.ts';
import { codePrefix, readCode } from './codes.ts';
import type { Desk } from './desk.ts';
import { rememberOrigin, takeCodeGuess } from './guess-guard.ts';
import { shortNameKey } from './names.ts';
import { tryPin } from './pin.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import { hashSecret } from './secrets.ts';
import { openSession } from './sessions.ts';
import { marked, type Visitor } from './visitor.ts';

export interface Joined {
  readonly game: string;
  readonly seat: string;
  readonly sessionId: string;
  /** The `set-cookie` headers that go with the answer. */
  readonly cookies: readonly string[];
}

/** Sits down by the link of a card. It has 128 random bits: nobody guesses it, so nobody is made to wait. */
export async function joinByLink(
  desk: Desk,
  visitor: Visitor,
  secret: string,
  pin: string | undefined,
): Promise<Outcome<Joined>> {
  const access = await desk.store.db
    .selectFrom('seat_accesses')
    .innerJoin('classes', 'classes.id', 'seat_accesses.class_id')
    .select(ACCESS)
    .where('link_hash', '=', hashSecret(secret))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return sitDown(desk, visitor, access, 'link', pin);
}

/**
 * Sits down by the class's short name and the code of a card, as somebody typed them. A class that is not there costs
 * the same time and gets the same answer as a wrong code.
 */
export async function joinByCode(
  desk: Desk,
  visitor: Visitor,
  shortName: string,
  typed: string,
  pin: string | undefined,
): Promise<Outcome<Joined>> {
  const code = readCode(typed);
  if (code === undefined) return refuse('code-unreadable');
  const classKey = hashSecret(shortNameKey(shortName));
  const guess = await takeCodeGuess(desk, classKey, codePrefix(code), visitor);
  if (!guess.ok) return refuse('too-many-guesses', guess.waitMs);
  const access = await accessByCode(desk, shortName, code);
  if (access !== undefined) await guess.giveBack();
  return sitDown(desk, visitor, access, 'code', pin);
}

const ACCESS = [
  'seat_accesses.id',
  'seat_accesses.game_id',
  'seat_accesses.seat_id',
  'seat_accesses.pin_hash',
  'classes.short_name_key',
] as const;

async function accessByCode(desk: Desk, shortName: string, code: string) {
  const found = await desk.store.db
    .selectFrom('classes')
    .select('id')
    .where('short_name_key', '=', shortNameKey(shortName))
    .executeTakeFirst();
  const hash = await codeHash(desk, found?.id ?? 'no class', code);
  return desk.store.db
    .selectFrom('seat_accesses')
    .innerJoin('classes', 'classes.id', 'seat_accesses.class_id')
    .select(ACCESS)
    .where('code_hash', '=', hash)
    .where('code_expires_at', '>', desk.now())
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

interface FoundAccess {
  readonly id: string;
  readonly game_id: string;
  readonly seat_id: string;
  readonly pin_hash: string | null;
  readonly short_name_key: string;
}

async function sitDown(
  desk: Desk,
  visitor: Visitor,
  access: FoundAccess | undefined,
  by: 'link' | 'code',
  pin: string | undefined,
): Promise<Outcome<Joined>> {
  if (access === undefined) {
    await audit(desk, undefined, { actor: 'nobody', act: 'joinRefused', object: 'access:unknown', facts: { by } });
    return refuse('not-let-in');
  }
  const { id, game_id, seat_id, pin_hash, short_name_key } = access;
  if (pin_hash !== null) {
    const wrong = await tryPin(desk, id, pin_hash, pin);
    if (wrong !== undefined) {
      const facts = { by, code: wrong.code };
      await audit(desk, undefined, { actor: 'nobody', act: 'joinRefused', object: `access:${id}`, facts });
      return { ok: false, refusal: wrong };
    }
  }
  const mark = marked(desk, visitor);
  const session = await desk.store.transaction(async (tx) => {
    const opened = await openSession(desk, tx, visitor, { access: id });
    await rememberOrigin(desk, tx, { classKey: hashSecret(short_name_key) }, mark.visitor);
    const facts = { by, game: game_id, seat: seat_id, session: opened.id };
    await audit(desk, tx, { actor: `access:${id}`, act: 'joined', object: `access:${id}`, facts });
    return opened;
  });
  desk.revocations.tell(session.ended);
  return done({ game: game_id, seat: seat_id, sessionId: session.id, cookies: [session.cookie, mark.cookie] });
}
