import { audit } from './audit.ts';
import type { Connection, Desk, Transacting } from './desk.ts';
import { rememberOrigin, takePassphraseGuess } from './guess-guard.ts';
import { cleanName, nameKey } from './names.ts';
import { faultOfPassphrase, hashPassphrase, isPassphrase } from './passphrase.ts';
import type { Role } from './principal.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import { newId } from './secrets.ts';
import { endSessionsOf, openSession } from './sessions.ts';
import { marked, type Visitor } from './visitor.ts';

export interface SignedIn {
  readonly personId: string;
  readonly sessionId: string;
  /** The `set-cookie` headers that go with the answer. */
  readonly cookies: readonly string[];
}

/**
 * Signs in by name and passphrase. A name that nobody has costs the same time and gets the same answer as a wrong
 * passphrase; guesses are counted by name and by address (guess-guard.ts).
 */
export async function signIn(
  desk: Desk,
  visitor: Visitor,
  name: string,
  passphrase: string,
): Promise<Outcome<SignedIn>> {
  const key = nameKey(name);
  const person = await desk.store.db
    .selectFrom('people')
    .select(['id', 'passphrase_hash'])
    .where('name_key', '=', key)
    .executeTakeFirst();
  const guess = await takePassphraseGuess(desk, key, person?.id, visitor);
  if (!guess.ok) return refuse('too-many-guesses', guess.waitMs);
  const right = await isPassphrase(passphrase, person?.passphrase_hash ?? undefined);
  if (person === undefined || !right) {
    const object = person === undefined ? 'person:unknown' : `person:${person.id}`;
    await audit(desk, undefined, { actor: 'nobody', act: 'signInRefused', object });
    return refuse('sign-in-failed');
  }
  await guess.giveBack();
  return done(await admit(desk, visitor, person.id, 'passphrase'));
}

/** Begins the session of somebody whose sign-in was right, and remembers the browser. `and` is done in the same transaction. */
export async function admit(
  desk: Desk,
  visitor: Visitor,
  personId: string,
  by: 'passphrase' | 'provider' | 'invite',
  and: (tx: Transacting) => Promise<void> = () => Promise.resolve(),
): Promise<SignedIn> {
  const mark = marked(desk, visitor);
  const session = await desk.store.transaction(async (tx) => {
    await and(tx);
    const opened = await openSession(desk, tx, visitor, { person: personId });
    await rememberOrigin(desk, tx, { person: personId }, mark.visitor);
    const object = `session:${opened.id}`;
    await audit(desk, tx, { actor: `person:${personId}`, act: 'signIn', object, facts: { by } });
    return opened;
  });
  desk.revocations.tell(session.ended);
  return { personId, sessionId: session.id, cookies: [session.cookie, mark.cookie] };
}

/** Changes one's own passphrase: the present one is asked for, every session ends, and this browser gets a new one. */
export async function changePassphrase(
  desk: Desk,
  visitor: Visitor,
  personId: string,
  present: string,
  next: string,
): Promise<Outcome<SignedIn>> {
  const proven = await provePassphrase(desk, visitor, personId, present);
  if (!proven.ok) return proven;
  const fault = faultOfPassphrase(next, proven.value.name);
  if (fault !== undefined) return refuse(fault);
  return done(await setPassphrase(desk, visitor, personId, await hashPassphrase(next), 'passphraseChanged'));
}

/**
 * Holds `present` against the passphrase of somebody who is signed in, before what outlasts the session is changed.
 * Refusals: `passphrase-wrong`, `too-many-guesses`.
 */
export async function provePassphrase(
  desk: Desk,
  visitor: Visitor,
  personId: string,
  present: string,
): Promise<Outcome<{ readonly name: string }>> {
  const { name, name_key, passphrase_hash } = await desk.store.db
    .selectFrom('people')
    .select(['name', 'name_key', 'passphrase_hash'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const guess = await takePassphraseGuess(desk, name_key ?? '', personId, visitor);
  if (!guess.ok) return refuse('too-many-guesses', guess.waitMs);
  // Somebody who came by a provider has none yet.
  if (passphrase_hash !== null && !(await isPassphrase(present, passphrase_hash))) return refuse('passphrase-wrong');
  await guess.giveBack();
  return done({ name });
}

/** Keeps a new passphrase, ends every session, and begins one in this browser. */
export async function setPassphrase(
  desk: Desk,
  visitor: Visitor,
  personId: string,
  passphraseHash: string,
  act: 'passphraseChanged' | 'passphraseReset',
  and: (tx: Transacting) => Promise<void> = () => Promise.resolve(),
): Promise<SignedIn> {
  let ended: Awaited<ReturnType<typeof endSessionsOf>> = [];
  const signedIn = await admit(desk, visitor, personId, 'passphrase', async (tx) => {
    await and(tx);
    await tx
      .updateTable('people')
      .set({
        passphrase_hash: passphraseHash,
        // Who set a provider may be whoever the passphrase is reset against.
        ...(act === 'passphraseReset' ? { oidc_issuer: null, oidc_subject: null } : {}),
      })
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    // Whoever began to add a provider with what is taken back here does not finish it.
    await tx.deleteFrom('oidc_logins').where('person_id', '=', personId).execute();
    ended = await endSessionsOf(desk, tx, personId);
    await audit(desk, tx, { actor: `person:${personId}`, act, object: `person:${personId}` });
  });
  desk.revocations.tell(ended);
  return signedIn;
}

/** Whether somebody may go by this name: it can be read, and nobody else does. */
export async function isNameFree(desk: Desk, name: string, except?: string): Promise<boolean> {
  if (cleanName(name) === undefined || nameKey(name) === '') return false;
  const other = await desk.store.db
    .selectFrom('people')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  return other === undefined || other.id === except;
}

/** Somebody else took the name in the meantime. */
export class NameTaken extends Error {}

/**
 * Writes a person with a sign-in of their own.
 *
 * @throws NameTaken when the name, found free before, is not any more
 */
export async function createPerson(
  desk: Desk,
  tx: Connection,
  name: string,
  passphraseHash: string | null,
  roles: readonly Role[],
): Promise<string> {
  const id = newId('p');
  const created = await tx
    .insertInto('people')
    .values({
      id,
      name: cleanName(name) ?? '',
      name_key: nameKey(name),
      passphrase_hash: passphraseHash,
      oidc_issuer: null,
      oidc_subject: null,
      class_id: null,
      details: null,
      created_at: desk.now(),
      forgotten_at: null,
    })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created === undefined) throw new NameTaken();
  await tx
    .insertInto('roles')
    .values(roles.map((role) => ({ person_id: id, role })))
    .execute();
  return id;
}

export interface PersonInfo {
  readonly id: string;
  readonly name: string;
  readonly roles: Role[];
  readonly createdAt: number;
}

/** Everybody who signs in, by name: for owners. */
export async function listPeople(desk: Desk): Promise<PersonInfo[]> {
  const people = await desk.store.db
    .selectFrom('people')
    .select(['id', 'name', 'created_at'])
    .where('name_key', 'is not', null)
    .orderBy('name_key')
    .execute();
  const roles = await desk.store.db.selectFrom('roles').selectAll().execute();
  return people.map(({ id, name, created_at }) => ({
    id,
    name,
    roles: roles
      .filter(({ person_id }) => person_id === id)
      .map(({ role }) => role)
      .sort(),
    createdAt: created_at,
  }));
}

/** Makes somebody an owner, or takes that away; the last owner stays one. What they may no longer do ends at once. */
export async function setOwner(desk: Desk, actor: string, person: string, owner: boolean): Promise<Outcome<undefined>> {
  const outcome = await desk.store.transaction(async (tx): Promise<Outcome<undefined>> => {
    if (!(await isSomebody(tx, person))) return refuse('no-such-person');
    if (owner) {
      await tx
        .insertInto('roles')
        .values({ person_id: person, role: 'owner' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      if (await isLastOwner(tx, person)) return refuse('last-owner');
      await tx.deleteFrom('roles').where('person_id', '=', person).where('role', '=', 'owner').execute();
    }
    await desk.revocations.record(tx, [{ kind: 'person', id: person }]);
    await audit(desk, tx, { actor, act: 'rolesChanged', object: `person:${person}`, facts: { owner } });
    return done(undefined);
  });
  if (outcome.ok) desk.revocations.tell([{ kind: 'person', id: person }]);
  return outcome;
}

/** Whether there is somebody of this id who signs in. */
export async function isSomebody(tx: Connection, person: string): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('id')
    .where('id', '=', person)
    .where('name_key', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether nobody else owns the installation. The owners' rows are locked by writing, so that two do not leave at once. */
export async function isLastOwner(tx: Connection, person: string): Promise<boolean> {
  const owners = await tx
    .updateTable('roles')
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .returning('person_id')
    .execute();
  return owners.length === 1 && owners[0]?.person_id === person;
}
