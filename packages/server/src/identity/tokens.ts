import { StoreUnavailableError } from '../store/errors.ts';
import { audit } from './audit.ts';
import type { Desk, Transacting } from './desk.ts';
import { cleanName } from './names.ts';
import { NOBODY, type Principal, SCOPES, type Scope } from './principal.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import type { Revoked } from './revocations.ts';
import { rightsOf } from './rights.ts';
import { hashSecret, newId, newSecret } from './secrets.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What somebody asks a token for. */
export interface TokenWish {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly game?: string | undefined;
  readonly seat?: string | undefined;
  readonly days: number;
}

export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  readonly scopes: Scope[];
  readonly game?: string;
  readonly seat?: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly usedAt?: number;
}

type Person = Extract<Principal, { kind: 'person' }>;

/** Makes a token for a script or a bot. The secret is shown this once and kept as a hash. */
export async function makeToken(
  desk: Desk,
  { personId, classes }: Person,
  wish: TokenWish,
): Promise<Outcome<{ readonly secret: string; readonly token: TokenInfo }>> {
  const scopes = SCOPES.filter((scope) => wish.scopes.includes(scope));
  const needsSeat = scopes.includes('command') && wish.seat === undefined;
  const needsGame = (scopes.includes('command') || scopes.includes('judge')) && wish.game === undefined;
  if (scopes.length === 0 || needsSeat || needsGame || (wish.seat !== undefined && wish.game === undefined)) {
    return refuse('scope-incomplete');
  }
  if (wish.game !== undefined && !classes.includes((await desk.store.games.head(wish.game))?.classId ?? '')) {
    return refuse('no-such-seat');
  }
  const now = desk.now();
  const secret = `dft_${newSecret()}`;
  const row = {
    id: newId('t'),
    token_hash: hashSecret(secret),
    person_id: personId,
    name: cleanName(wish.name) ?? 'token',
    scopes: JSON.stringify(scopes),
    game_id: wish.game ?? null,
    seat_id: wish.seat ?? null,
    created_at: now,
    expires_at: now + wish.days * DAY,
    used_at: null,
    revoked_at: null,
  };
  await desk.store.transaction(async (tx) => {
    await tx.insertInto('tokens').values(row).execute();
    const facts = { scopes, game: row.game_id, seat: row.seat_id };
    await audit(desk, tx, { actor: `person:${personId}`, act: 'tokenMade', object: `token:${row.id}`, facts });
  });
  return done({ secret, token: infoOf(row) });
}

/** Who a token speaks for: nobody when it has run out, was revoked, or its person has no right to its game any more. */
export async function principalOfToken(desk: Desk, secret: string): Promise<Principal> {
  const row = await desk.store.db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person_id')
    .selectAll('tokens')
    .where('token_hash', '=', hashSecret(secret))
    .where('tokens.revoked_at', 'is', null)
    .where('people.forgotten_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= desk.now()) return NOBODY;
  const { classes } = await rightsOf(desk, row.person_id);
  if (row.game_id !== null && !classes.includes((await desk.store.games.head(row.game_id))?.classId ?? ''))
    return NOBODY;
  await noteUse(desk, row);
  const token = infoOf(row);
  return {
    kind: 'token',
    tokenId: row.id,
    personId: row.person_id,
    scopes: token.scopes,
    classes,
    ...(token.game === undefined ? {} : { gameId: token.game }),
    ...(token.seat === undefined ? {} : { seatId: token.seat }),
  };
}

const NOTE_EVERY_MS = 60_000;

/** Notes that a token is in use, at most once a minute. A database that takes no writes still tells whose it is. */
async function noteUse(desk: Desk, { id, used_at }: Pick<TokenRow, 'id' | 'used_at'>): Promise<void> {
  const now = desk.now();
  if (used_at !== null && used_at > now - NOTE_EVERY_MS) return;
  try {
    await desk.store.db.updateTable('tokens').set({ used_at: now }).where('id', '=', id).execute();
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
  }
}

/** The tokens of a person that are not revoked, the newest first. */
export async function tokensOf(desk: Desk, person: string): Promise<TokenInfo[]> {
  const rows = await desk.store.db
    .selectFrom('tokens')
    .selectAll()
    .where('person_id', '=', person)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(infoOf);
}

/** Revokes one token of a person. */
export async function revokeToken(desk: Desk, person: string, token: string): Promise<Outcome<undefined>> {
  const revoked = await desk.store.transaction((tx) => revokeTokens(desk, tx, person, token));
  if (revoked.length === 0) return refuse('no-such-token');
  desk.revocations.tell(revoked);
  return done(undefined);
}

/** Revokes a person's tokens, all of them or one; returns what to tell once the transaction is committed. */
export async function revokeTokens(desk: Desk, tx: Transacting, person: string, token?: string): Promise<Revoked[]> {
  const rows = await tx
    .updateTable('tokens')
    .set({ revoked_at: desk.now() })
    .where('person_id', '=', person)
    .where('revoked_at', 'is', null)
    .$if(token !== undefined, (query) => query.where('id', '=', token ?? ''))
    .returning('id')
    .execute();
  for (const { id } of rows)
    await audit(desk, tx, { actor: `person:${person}`, act: 'tokenRevoked', object: `token:${id}` });
  const revoked = rows.map(({ id }) => ({ kind: 'token' as const, id }));
  await desk.revocations.record(tx, revoked);
  return revoked;
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: string;
  readonly game_id: string | null;
  readonly seat_id: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly used_at: number | null;
}

function infoOf(row: TokenRow): TokenInfo {
  return {
    id: row.id,
    name: row.name,
    scopes: JSON.parse(row.scopes) as Scope[],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...(row.game_id === null ? {} : { game: row.game_id }),
    ...(row.seat_id === null ? {} : { seat: row.seat_id }),
    ...(row.used_at === null ? {} : { usedAt: row.used_at }),
  };
}
