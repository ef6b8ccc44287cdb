import { audit } from './audit.ts';
import type { Desk, Transacting } from './desk.ts';
import { cleanName, shortNameKey } from './names.ts';
import { isSomebody } from './people.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import { newId } from './secrets.ts';

/** Days after a class's end, until its Judges choose otherwise. */
const RETENTION_DAYS = 30;

export interface ClassInfo {
  readonly id: string;
  readonly shortName: string;
  readonly title: string;
  /** A class to try things in: its Judges may sit in any seat. */
  readonly demo: boolean;
  readonly judges: { readonly id: string; readonly name: string }[];
  readonly createdAt: number;
  readonly endedAt?: number;
  /** How long after its end its players are forgotten. */
  readonly retentionDays: number;
  readonly anonymisedAt?: number;
}

export interface NewClass {
  readonly shortName: string;
  readonly title: string;
  readonly demo?: boolean;
  readonly retentionDays?: number | undefined;
}

/** Makes a class, with `person` as its Judge. */
export async function makeClass(desk: Desk, person: string, wish: NewClass): Promise<Outcome<ClassInfo>> {
  const key = readShortName(wish.shortName);
  if (key === undefined) return refuse('short-name-unusable');
  const id = newId('c');
  const made = await desk.store.transaction(async (tx) => {
    const row = await tx
      .insertInto('classes')
      .values({
        id,
        short_name: cleanName(wish.shortName) ?? '',
        short_name_key: key,
        title: cleanName(wish.title) ?? wish.shortName,
        demo: wish.demo === true ? 1 : 0,
        created_at: desk.now(),
        ended_at: null,
        retention_days: wish.retentionDays ?? RETENTION_DAYS,
        anonymised_at: null,
      })
      .onConflict((conflict) => conflict.column('short_name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return false;
    await tx.insertInto('class_judges').values({ class_id: id, person_id: person }).execute();
    await audit(desk, tx, { actor: `person:${person}`, act: 'classMade', object: `class:${id}` });
    return true;
  });
  return made ? done(await readClass(desk, id)) : refuse('short-name-taken');
}

/** The key of a short name that may be typed beside a code: 3 to 16 letters and digits. */
function readShortName(shortName: string): string | undefined {
  const key = shortNameKey(shortName);
  return /^[\p{L}\p{N}]{3,16}$/u.test(key) && [...shortName].length <= 24 ? key : undefined;
}

/** A class that there is. */
export async function readClass(desk: Desk, id: string): Promise<ClassInfo> {
  const row = await desk.store.db.selectFrom('classes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const judges = await desk.store.db
    .selectFrom('class_judges')
    .innerJoin('people', 'people.id', 'class_judges.person_id')
    .select(['people.id', 'people.name'])
    .where('class_judges.class_id', '=', id)
    .orderBy('people.id')
    .execute();
  return {
    id,
    shortName: row.short_name,
    title: row.title,
    demo: row.demo === 1,
    judges,
    createdAt: row.created_at,
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
    retentionDays: row.retention_days,
    ...(row.anonymised_at === null ? {} : { anonymisedAt: row.anonymised_at }),
  };
}

/** The classes of these ids, by short name. */
export async function listClasses(desk: Desk, ids: readonly string[]): Promise<ClassInfo[]> {
  const classes = await Promise.all(ids.map((id) => readClass(desk, id)));
  return classes.sort((a, b) => (a.shortName < b.shortName ? -1 : 1));
}

export interface ClassChange {
  readonly title?: string | undefined;
  readonly retentionDays?: number | undefined;
  /** Ends the class, or takes that back. */
  readonly ended?: boolean | undefined;
}

export async function changeClass(desk: Desk, actor: string, id: string, change: ClassChange): Promise<ClassInfo> {
  const { title, retentionDays, ended } = change;
  const set = {
    ...(title === undefined ? {} : { title: cleanName(title) ?? '' }),
    ...(retentionDays === undefined ? {} : { retention_days: retentionDays }),
    ...(ended === undefined ? {} : { ended_at: ended ? desk.now() : null }),
  };
  if (Object.keys(set).length > 0) {
    await desk.store.transaction(async (tx) => {
      await tx.updateTable('classes').set(set).where('id', '=', id).execute();
      const facts = {
        ...(retentionDays === undefined ? {} : { retentionDays }),
        ...(ended === undefined ? {} : { ended }),
      };
      await audit(desk, tx, { actor, act: 'classChanged', object: `class:${id}`, facts });
    });
  }
  return readClass(desk, id);
}

export interface JudgesOfClass {
  readonly judges: { readonly id: string; readonly name: string }[];
  /** Who else signs in here, and could be one. */
  readonly others: { readonly id: string; readonly name: string }[];
}

/** Who judges a class, and who could, by name. */
export async function judgesOf({ store: { db } }: Desk, id: string): Promise<JudgesOfClass> {
  const rows = await db
    .selectFrom('people')
    .leftJoin('class_judges', (join) =>
      join.onRef('class_judges.person_id', '=', 'people.id').on('class_judges.class_id', '=', id),
    )
    .select(['people.id', 'people.name', 'class_judges.class_id'])
    .where('people.name_key', 'is not', null)
    .orderBy('people.name_key')
    .execute();
  const named = (isJudge: boolean) =>
    rows.filter((row) => (row.class_id !== null) === isJudge).map((row) => ({ id: row.id, name: row.name }));
  return { judges: named(true), others: named(false) };
}

/** Makes somebody a Judge of the class too. */
export async function addJudge(desk: Desk, actor: string, id: string, person: string): Promise<Outcome<undefined>> {
  return desk.store.transaction(async (tx) => {
    if (!(await isSomebody(tx, person))) return refuse('no-such-person');
    await tx
      .insertInto('class_judges')
      .values({ class_id: id, person_id: person })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await audit(desk, tx, { actor, act: 'judgeAdded', object: `class:${id}`, facts: { person } });
    return done(undefined);
  });
}

/** Takes a class from one of its Judges: their open streams end at once. The last one stays. */
export async function removeJudge(desk: Desk, actor: string, id: string, person: string): Promise<Outcome<undefined>> {
  const outcome = await desk.store.transaction(async (tx): Promise<Outcome<undefined>> => {
    const judges = await lockedJudges(tx, id);
    if (!judges.includes(person)) return refuse('no-such-person');
    if (judges.length === 1) return refuse('last-judge');
    await tx.deleteFrom('class_judges').where('class_id', '=', id).where('person_id', '=', person).execute();
    await desk.revocations.record(tx, [{ kind: 'person', id: person }]);
    await audit(desk, tx, { actor, act: 'judgeRemoved', object: `class:${id}`, facts: { person } });
    return done(undefined);
  });
  if (outcome.ok) desk.revocations.tell([{ kind: 'person', id: person }]);
  return outcome;
}

/** Locked by writing, so that two Judges do not leave at once. */
async function lockedJudges(tx: Transacting, id: string): Promise<string[]> {
  const rows = await tx
    .updateTable('class_judges')
    .set({ class_id: id })
    .where('class_id', '=', id)
    .returning('person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}
