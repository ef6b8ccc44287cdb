import { audit } from './audit.ts';
import { revokeAccesses } from './cards.ts';
import type { Desk, Transacting } from './desk.ts';
import { eraseFromTables } from './privacy.ts';
import type { Revoked } from './revocations.ts';
import { newId } from './secrets.ts';
import { eraseWritings } from './writings.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** How long what has had its day is kept. */
const KEPT_MS = { session: 30 * DAY, knownDevice: 180 * DAY, invite: 30 * DAY, token: 30 * DAY, minutes: 10 * MINUTE };

export interface RetentionEntry {
  readonly at: number;
  readonly class?: string;
  readonly act: string;
  readonly count: number;
}

/**
 * Forgets the players of classes that ended long enough ago, with the texts they wrote, and throws away what has had its
 * day: ended sessions, used links, dead tokens, full buckets. What it did stands in its log. Twice at once does no harm.
 */
export async function keepOnlyWhatIsNeeded(desk: Desk): Promise<void> {
  for (const { id } of await classesDue(desk)) await forgetClass(desk, id);
  await sweep(desk);
}

const HOUR = 60 * MINUTE;

/** Runs the job now and every hour; `onTrouble` hears why a run was given up. Returns how to stop it. */
export function startKeeping(desk: Desk, onTrouble: (error: unknown) => void): () => void {
  const run = () => void keepOnlyWhatIsNeeded(desk).catch(onTrouble);
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

async function classesDue(desk: Desk) {
  return desk.store.db
    .selectFrom('classes')
    .select('id')
    .where('anonymised_at', 'is', null)
    .where('ended_at', 'is not', null)
    .where((eb) => eb(eb('ended_at', '+', eb('retention_days', '*', DAY)), '<=', desk.now()))
    .execute();
}

async function forgetClass(desk: Desk, id: string): Promise<void> {
  // First, so that a run that was broken off goes on where it stopped.
  const cards = await desk.store.db.selectFrom('seat_accesses').selectAll().where('class_id', '=', id).execute();
  await eraseWritings(desk, cards);
  const revoked = await desk.store.transaction(async (tx) => {
    const mine = await tx
      .updateTable('classes')
      .set({ anonymised_at: desk.now() })
      .where('id', '=', id)
      .where('anonymised_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return mine === undefined ? [] : forgetPlayers(desk, tx, id);
  });
  desk.revocations.tell(revoked);
}

async function forgetPlayers(desk: Desk, tx: Transacting, classId: string): Promise<Revoked[]> {
  const cards = await tx
    .selectFrom('seat_accesses')
    .select('id')
    .where('class_id', '=', classId)
    .where('revoked_at', 'is', null)
    .execute();
  const revoked = await revokeAccesses(
    desk,
    tx,
    'server',
    cards.map(({ id }) => id),
  );
  const players = await tx
    .selectFrom('people')
    .select('id')
    .where('class_id', '=', classId)
    .where('forgotten_at', 'is', null)
    .execute();
  for (const { id } of players) revoked.push(...(await eraseFromTables(desk, tx, 'server', id)));
  const ofClass = tx.selectFrom('seat_accesses').select('seat_accesses.id').where('class_id', '=', classId);
  await tx.deleteFrom('sessions').where('access_id', 'in', ofClass).execute();
  await note(desk, tx, 'playersForgotten', players.length, classId);
  await note(desk, tx, 'cardsRevoked', cards.length, classId);
  const facts = { players: players.length, cards: cards.length };
  await audit(desk, tx, { actor: 'server', act: 'retention', object: `class:${classId}`, facts });
  return revoked;
}

/** What has had its day, whosever it is. */
async function sweep(desk: Desk): Promise<void> {
  const now = desk.now();
  await desk.store.transaction(async (tx) => {
    const swept = {
      sessions: await count(
        tx
          .deleteFrom('sessions')
          .where((eb) =>
            eb.or([eb('ended_at', '<', now - KEPT_MS.session), eb('expires_at', '<', now - KEPT_MS.session)]),
          ),
      ),
      knownDevices: await count(tx.deleteFrom('known_devices').where('seen_at', '<', now - KEPT_MS.knownDevice)),
      invites: await count(tx.deleteFrom('invites').where('expires_at', '<', now - KEPT_MS.invite)),
      tokens: await count(
        tx
          .deleteFrom('tokens')
          .where((eb) =>
            eb.or([eb('revoked_at', '<', now - KEPT_MS.token), eb('expires_at', '<', now - KEPT_MS.token)]),
          ),
      ),
    };
    await tx.deleteFrom('guesses').where('full_at', '<', now).execute();
    await tx.deleteFrom('oidc_logins').where('expires_at', '<', now).execute();
    await tx
      .deleteFrom('revocations')
      .where('at', '<', now - KEPT_MS.minutes)
      .execute();
    for (const [what, swept_] of Object.entries(swept)) if (swept_ > 0) await note(desk, tx, `${what}Swept`, swept_);
  });
}

async function count(query: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

async function note(desk: Desk, tx: Transacting, act: string, count: number, classId?: string): Promise<void> {
  await tx
    .insertInto('retention_log')
    .values({ id: newId('k'), at: desk.now(), class_id: classId ?? null, act, count })
    .execute();
}

/** What the job did to a class, the newest first. */
export async function retentionLog(desk: Desk, classId: string): Promise<RetentionEntry[]> {
  const rows = await desk.store.db
    .selectFrom('retention_log')
    .selectAll()
    .where('class_id', '=', classId)
    .orderBy('at', 'desc')
    .orderBy('act')
    .limit(200)
    .execute();
  return rows.map(({ at, act, count, class_id }) => ({
    at,
    act,
    count,
    ...(class_id === null ? {} : { class: class_id }),
  }));
}
