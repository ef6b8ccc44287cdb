import { audit } from './audit.ts';
import type { Connection, Desk } from './desk.ts';
import { cleanName } from './names.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import { newId } from './secrets.ts';

/** Somebody of a class, who comes by a seat's card. All that is known of them is what their Judge wrote down. */
export interface PlayerInfo {
  readonly id: string;
  /** Empty where none was given. */
  readonly name: string;
  /** What a roster brought besides. */
  readonly details: Record<string, string>;
}

export interface NewPlayer {
  readonly name?: string | undefined;
  readonly details?: Record<string, string> | undefined;
}

/** Writes players down; nothing about them is needed, not even a name. */
export async function addPlayers(
  desk: Desk,
  actor: string,
  classId: string,
  players: readonly NewPlayer[],
): Promise<PlayerInfo[]> {
  const made = players.map(({ name = '', details = {} }) => ({ id: newId('p'), name: cleanName(name) ?? '', details }));
  if (made.length === 0) return [];
  await desk.store.transaction(async (tx) => {
    for (const [place, { id, name, details }] of made.entries()) {
      await tx
        .insertInto('people')
        .values({
          id,
          name,
          name_key: null,
          passphrase_hash: null,
          oidc_issuer: null,
          oidc_subject: null,
          class_id: classId,
          details: JSON.stringify(details),
          // A millisecond apart: a list keeps the order of its roster.
          created_at: desk.now() + place,
          forgotten_at: null,
        })
        .execute();
      await audit(desk, tx, { actor, act: 'playerAdded', object: `person:${id}`, facts: { class: classId } });
    }
  });
  return made;
}

/** The players of a class that are not forgotten, in the order they were written down. */
export async function playersOf(desk: Desk, classId: string): Promise<PlayerInfo[]> {
  const rows = await desk.store.db
    .selectFrom('people')
    .select(['id', 'name', 'details'])
    .where('class_id', '=', classId)
    .where('forgotten_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, details }) => ({ id, name, details: detailsFrom(details) }));
}

/** Changes what somebody goes by. `classId` is theirs when their Judge does it. */
export async function rename(
  desk: Desk,
  actor: string,
  person: string,
  name: string,
  classId?: string,
): Promise<Outcome<undefined>> {
  return desk.store.transaction(async (tx) => {
    const row = await tx
      .updateTable('people')
      .set({ name: cleanName(name) ?? '' })
      .where('id', '=', person)
      .where('name_key', 'is', null)
      .where('forgotten_at', 'is', null)
      .$if(classId !== undefined, (query) => query.where('class_id', '=', classId ?? ''))
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return refuse('no-such-person');
    await audit(desk, tx, { actor, act: 'nameChanged', object: `person:${person}` });
    return done(undefined);
  });
}

/** Whether somebody is a player of this class. */
export async function isPlayerOf(connection: Connection, person: string, classId: string): Promise<boolean> {
  const row = await connection
    .selectFrom('people')
    .select('id')
    .where('id', '=', person)
    .where('class_id', '=', classId)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export function detailsFrom(json: string | null): Record<string, string> {
  return json === null ? {} : (JSON.parse(json) as Record<string, string>);
}
