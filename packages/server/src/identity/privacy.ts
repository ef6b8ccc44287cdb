import { audit } from './audit.ts';
import { revokeAccesses } from './cards.ts';
import type { Desk, Transacting } from './desk.ts';
import { isLastOwner } from './people.ts';
import { detailsFrom } from './players.ts';
import { done, type IdentityRefusalCode, type Outcome, refuse } from './refusals.ts';
import type { Revoked } from './revocations.ts';
import { endSessionsOf } from './sessions.ts';
import { revokeTokens } from './tokens.ts';
import { attachedBy, type CardOfSeat, eraseWritings, writingsBy } from './writings.ts';

/** Everything that is kept about one person, in a form that a person and a program can read. */
export interface PersonExport {
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly details: Record<string, string>;
    readonly class?: string;
    /** The provider by which they sign in, and their name there. */
    readonly provider?: { readonly issuer: string; readonly subject: string };
    readonly hasPassphrase: boolean;
    readonly createdAt: number;
  };
  readonly roles: string[];
  readonly classes: string[];
  readonly seats: {
    readonly game: string;
    readonly seat: string;
    readonly card: string;
    readonly since: number;
  }[];
  readonly devices: { readonly device: string; readonly since: number; readonly seenAt: number }[];
  readonly tokens: { readonly name: string; readonly scopes: string; readonly createdAt: number }[];
  /** What they wrote in games, as far as it is not erased. */
  readonly writings: { readonly game: string; readonly seat: string; readonly at: number; readonly text: string }[];
  /** What they attached in games; the files themselves are read there. */
  readonly attachments: {
    readonly game: string;
    readonly id: string;
    readonly at: number;
    readonly mediaType: string;
    readonly size: number;
  }[];
  readonly trail: { readonly at: number; readonly act: string; readonly object: string }[];
}

/** What is kept about a person who is not forgotten. */
export async function exportPerson(desk: Desk, actor: string, id: string): Promise<Outcome<PersonExport>> {
  const { db } = desk.store;
  const person = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (person === undefined) return refuse('no-such-person');
  const cards = await db.selectFrom('seat_accesses').selectAll().where('person_id', '=', id).execute();
  const cardIds = cards.map((card) => card.id);
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where((eb) => eb.or([eb('person_id', '=', id), ...(cardIds.length === 0 ? [] : [eb('access_id', 'in', cardIds)])]))
    .execute();
  const names = [`person:${id}`, ...cardIds.map((card) => `access:${card}`)];
  const trail = await db
    .selectFrom('audit')
    .select(['at', 'act', 'object'])
    .where((eb) => eb.or([eb('actor', 'in', names), eb('object', 'in', names)]))
    .orderBy('seq')
    .execute();
  const roles = await db.selectFrom('roles').select('role').where('person_id', '=', id).execute();
  const classes = await db.selectFrom('class_judges').select('class_id').where('person_id', '=', id).execute();
  const tokens = await db.selectFrom('tokens').selectAll().where('person_id', '=', id).execute();
  await audit(desk, undefined, { actor, act: 'personExported', object: `person:${id}` });
  return done({
    person: {
      id,
      name: person.name,
      details: detailsFrom(person.details),
      ...(person.class_id === null ? {} : { class: person.class_id }),
      ...(person.oidc_issuer === null
        ? {}
        : { provider: { issuer: person.oidc_issuer, subject: person.oidc_subject ?? '' } }),
      hasPassphrase: person.passphrase_hash !== null,
      createdAt: person.created_at,
    },
    roles: roles.map(({ role }) => role),
    classes: classes.map(({ class_id }) => class_id),
    seats: cards.map((card) => ({ game: card.game_id, seat: card.seat_id, card: card.id, since: card.created_at })),
    devices: sessions.map((row) => ({ device: row.device, since: row.created_at, seenAt: row.seen_at })),
    tokens: tokens.map((row) => ({ name: row.name, scopes: row.scopes, createdAt: row.created_at })),
    writings: await writtenBy(desk, cards),
    attachments: (await attachedBy(desk, cards)).map(({ game, id: file, at, mediaType, size }) => ({
      game,
      id: file,
      at,
      mediaType,
      size,
    })),
    trail,
  });
}

async function writtenBy(desk: Desk, cards: readonly CardOfSeat[]): Promise<PersonExport['writings']> {
  const writings = await writingsBy(desk.store.db, cards);
  const games = new Map<string, Map<string, string>>();
  for (const game of new Set(writings.map((writing) => writing.game))) {
    const ids = writings.filter((writing) => writing.game === game).map(({ text }) => text);
    games.set(game, await desk.store.games.texts(game, ids));
  }
  return writings.flatMap(({ text, ...where }) => {
    const words = games.get(where.game)?.get(text);
    return words === undefined ? [] : [{ ...where, text: words }];
  });
}

/**
 * Forgets a person: name, sign-in, what a roster brought, devices, tokens, cards, the texts that came by their cards.
 * Their id stays, and with it the history of games in which a seat was theirs. The last owner and the last Judge of a
 * class are not forgotten.
 */
export async function forgetPerson(desk: Desk, actor: string, id: string): Promise<Outcome<undefined>> {
  const hindrance = await desk.store.transaction((tx) => whyNotForget(tx, id));
  if (hindrance !== undefined) return refuse(hindrance);
  // First, so that what was begun and broken off can be asked for again.
  const cards = await desk.store.db.selectFrom('seat_accesses').selectAll().where('person_id', '=', id).execute();
  await eraseWritings(desk, cards);
  let revoked: readonly Revoked[] = [];
  const outcome = await desk.store.transaction(async (tx): Promise<Outcome<undefined>> => {
    const late = await whyNotForget(tx, id);
    if (late !== undefined) return refuse(late);
    revoked = await eraseFromTables(desk, tx, actor, id);
    await audit(desk, tx, { actor, act: 'personForgotten', object: `person:${id}` });
    return done(undefined);
  });
  if (outcome.ok) desk.revocations.tell(revoked);
  return outcome;
}

async function whyNotForget(tx: Transacting, id: string): Promise<IdentityRefusalCode | undefined> {
  const person = await tx
    .selectFrom('people')
    .select('id')
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (person === undefined) return 'no-such-person';
  if (await isLastOwner(tx, id)) return 'last-owner';
  return (await isLastJudge(tx, id)) ? 'last-judge' : undefined;
}

async function isLastJudge(tx: Transacting, id: string): Promise<boolean> {
  const alone = await tx
    .selectFrom('class_judges')
    .innerJoin('classes', 'classes.id', 'class_judges.class_id')
    .select('class_id')
    .where('person_id', '=', id)
    .where('classes.ended_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('class_judges as other')
            .select('other.person_id')
            .whereRef('other.class_id', '=', 'class_judges.class_id')
            .where('other.person_id', '!=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return alone !== undefined;
}

/** Takes whatever tells who somebody is out of the tables; returns what to tell once the transaction is committed. */
export async function eraseFromTables(desk: Desk, tx: Transacting, actor: string, id: string): Promise<Revoked[]> {
  await tx
    .updateTable('people')
    .set({
      name: '',
      name_key: null,
      passphrase_hash: null,
      oidc_issuer: null,
      oidc_subject: null,
      details: null,
      forgotten_at: desk.now(),
    })
    .where('id', '=', id)
    .execute();
  const cards = await tx
    .selectFrom('seat_accesses')
    .select('id')
    .where('person_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  const revoked = [
    ...(await endSessionsOf(desk, tx, id)),
    ...(await revokeTokens(desk, tx, id)),
    ...(await revokeAccesses(
      desk,
      tx,
      actor,
      cards.map((card) => card.id),
    )),
    { kind: 'person' as const, id },
  ];
  await desk.revocations.record(tx, [{ kind: 'person', id }]);
  const theirs = tx.selectFrom('seat_accesses').select('seat_accesses.id').where('seat_accesses.person_id', '=', id);
  await tx.deleteFrom('sessions').where('access_id', 'in', theirs).execute();
  await tx.deleteFrom('sessions').where('person_id', '=', id).execute();
  await tx.deleteFrom('tokens').where('person_id', '=', id).execute();
  await tx.deleteFrom('roles').where('person_id', '=', id).execute();
  const judged = await tx.deleteFrom('class_judges').where('person_id', '=', id).returning('class_id').execute();
  for (const { class_id } of judged) {
    await audit(desk, tx, { actor, act: 'judgeRemoved', object: `class:${class_id}`, facts: { person: id } });
  }
  await tx.deleteFrom('known_devices').where('subject', '=', `person:${id}`).execute();
  await tx.deleteFrom('oidc_logins').where('person_id', '=', id).execute();
  // A link for a new passphrase of nobody would stand among those that wait.
  await tx.deleteFrom('invites').where('person_id', '=', id).where('used_at', 'is', null).execute();
  return revoked;
}
