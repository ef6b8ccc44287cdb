import { audit } from './audit.ts';
import type { Desk, Transacting } from './desk.ts';
import { nameKey } from './names.ts';
import { faultOfPassphrase, hashPassphrase } from './passphrase.ts';
import { admit, createPerson, isNameFree, NameTaken, type SignedIn, setPassphrase } from './people.ts';
import type { Role } from './principal.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import { hashSecret, newId, newSecret } from './secrets.ts';
import { revokeTokens } from './tokens.ts';
import type { Visitor } from './visitor.ts';

const DAY = 24 * 60 * 60 * 1000;

export type InviteKind = 'first' | 'owner' | 'judge' | 'reset';

const LASTS: Readonly<Record<InviteKind, number>> = { first: DAY, owner: DAY, judge: 14 * DAY, reset: DAY };

export interface InviteInfo {
  readonly id: string;
  readonly kind: InviteKind;
  readonly person?: string;
  readonly class?: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

interface InviteWish {
  readonly kind: InviteKind;
  readonly person?: string | undefined;
  readonly class?: string | undefined;
}

/** Makes a link that works once. The secret belongs behind the `#` of `/welcome#…`: browsers send that to nobody. */
export async function invite(
  desk: Desk,
  actor: string,
  { kind, person, class: classId }: InviteWish,
): Promise<{ readonly secret: string; readonly invite: InviteInfo }> {
  const secret = newSecret();
  const now = desk.now();
  const row = {
    id: newId('i'),
    token_hash: hashSecret(secret),
    kind,
    person_id: person ?? null,
    class_id: classId ?? null,
    created_by: actor,
    created_at: now,
    expires_at: now + LASTS[kind],
    used_at: null,
    used_by: null,
    revoked_at: null,
  };
  await desk.store.transaction(async (tx) => {
    await tx.insertInto('invites').values(row).execute();
    await audit(desk, tx, { actor, act: 'inviteMade', object: `invite:${row.id}`, facts: { kind } });
  });
  return { secret, invite: infoOf(row) };
}

/** The link's secret that makes the first owner, for the log of the first start; `undefined` once there is an owner. */
export async function firstOwnerInvite(desk: Desk): Promise<string | undefined> {
  const owner = await desk.store.db.selectFrom('roles').select('role').where('role', '=', 'owner').executeTakeFirst();
  if (owner !== undefined) return undefined;
  return (await invite(desk, 'server', { kind: 'first' })).secret;
}

/** A link that sets a new passphrase for the person of this name: for the command on the server. */
export async function resetInviteFor(desk: Desk, name: string): Promise<string | undefined> {
  const person = await desk.store.db
    .selectFrom('people')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (person === undefined) return undefined;
  return (await invite(desk, 'server', { kind: 'reset', person: person.id })).secret;
}

/** What a link is for, and whose passphrase it sets. */
export async function lookAtInvite(
  desk: Desk,
  secret: string,
): Promise<Outcome<{ readonly kind: InviteKind; readonly name?: string }>> {
  const found = await findInvite(desk, secret);
  if (found === undefined) return refuse('invite-gone');
  const { kind, name } = found;
  return done({ kind, ...(name === null ? {} : { name }) });
}

/** What whoever uses a link brings: a name for themselves, unless the link is for a person there is. */
export interface Acceptance {
  readonly name?: string | undefined;
  readonly passphrase: string;
}

/** Uses a link: makes the person it invites, or sets the passphrase anew, and signs them in. */
export async function acceptInvite(
  desk: Desk,
  visitor: Visitor,
  secret: string,
  { name = '', passphrase }: Acceptance,
): Promise<Outcome<SignedIn>> {
  const found = await findInvite(desk, secret);
  if (found === undefined) return refuse('invite-gone');
  const fault = faultOfPassphrase(passphrase, found.name ?? name);
  if (fault !== undefined) return refuse(fault);
  const passphraseHash = await hashPassphrase(passphrase);
  if (found.person_id !== null) return reset(desk, visitor, found.id, found.person_id, passphraseHash);
  return welcome(desk, visitor, found.id, { name, passphraseHash });
}

class InviteGone extends Error {}

async function reset(
  desk: Desk,
  visitor: Visitor,
  inviteId: string,
  personId: string,
  passphraseHash: string,
): Promise<Outcome<SignedIn>> {
  return unlessGone(() =>
    setPassphrase(desk, visitor, personId, passphraseHash, 'passphraseReset', async (tx) => {
      await useInvite(desk, tx, inviteId, personId);
      await revokeTokens(desk, tx, personId);
    }),
  );
}

/** Makes the person that an invitation is for. Whoever comes by a provider has no passphrase; `and` keeps their sign-in. */
export async function welcome(
  desk: Desk,
  visitor: Visitor,
  inviteId: string,
  who: { readonly name: string; readonly passphraseHash: string | null },
  and: (tx: Transacting, personId: string) => Promise<void> = () => Promise.resolve(),
): Promise<Outcome<SignedIn>> {
  if (!(await isNameFree(desk, who.name))) return refuse('name-unusable');
  return unlessGone(async () => {
    const personId = await desk.store.transaction(async (tx) => {
      const { kind, class_id } = await useInvite(desk, tx, inviteId, undefined);
      const roles: Role[] = kind === 'judge' ? ['judge'] : ['owner', 'judge'];
      const id = await createPerson(desk, tx, who.name, who.passphraseHash, roles);
      if (kind === 'first') await claimInstallation(desk, tx, id);
      if (class_id !== null) {
        await tx.insertInto('class_judges').values({ class_id, person_id: id }).execute();
        await audit(desk, tx, {
          actor: `person:${id}`,
          act: 'judgeAdded',
          object: `class:${class_id}`,
          facts: { person: id },
        });
      }
      await and(tx, id);
      return id;
    });
    return admit(desk, visitor, personId, 'invite');
  });
}

/** Of two first links used at the same moment on two nodes, one makes the owner. */
async function claimInstallation(desk: Desk, tx: Transacting, personId: string): Promise<void> {
  const claimed = await tx
    .insertInto('secrets')
    .values({ name: 'first-owner', value: personId, created_at: desk.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (claimed === undefined) throw new InviteGone();
}

async function useInvite(desk: Desk, tx: Transacting, id: string, personId: string | undefined) {
  const used = await tx
    .updateTable('invites')
    .set({ used_at: desk.now(), used_by: personId ?? null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning(['kind', 'class_id'])
    .executeTakeFirst();
  if (used === undefined) throw new InviteGone();
  const actor = personId === undefined ? 'nobody' : `person:${personId}`;
  await audit(desk, tx, { actor, act: 'inviteUsed', object: `invite:${id}`, facts: { kind: used.kind } });
  return used;
}

/** What comes of `work`, or the refusal when the invitation was used by somebody else in the meantime. */
async function unlessGone(work: () => Promise<SignedIn>): Promise<Outcome<SignedIn>> {
  try {
    return done(await work());
  } catch (error) {
    if (error instanceof InviteGone) return refuse('invite-gone');
    if (error instanceof NameTaken) return refuse('name-unusable');
    throw error;
  }
}

/** The invitation that a secret opens, with the name of the person it is for. Unknown, used and past ones look alike. */
export async function findInvite(desk: Desk, secret: string) {
  const found = await desk.store.db
    .selectFrom('invites')
    .leftJoin('people', 'people.id', 'invites.person_id')
    .select(['invites.id', 'invites.kind', 'invites.person_id', 'people.name'])
    .where('token_hash', '=', hashSecret(secret))
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', desk.now())
    .where('people.forgotten_at', 'is', null)
    .executeTakeFirst();
  if (found?.kind !== 'first') return found;
  const owner = await desk.store.db.selectFrom('roles').select('role').where('role', '=', 'owner').executeTakeFirst();
  return owner === undefined ? found : undefined;
}

/** The links that still wait to be used. */
export async function openInvites(desk: Desk): Promise<InviteInfo[]> {
  const rows = await desk.store.db
    .selectFrom('invites')
    .selectAll()
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', desk.now())
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(infoOf);
}

/** Withdraws a link. */
export async function revokeInvite(desk: Desk, actor: string, id: string): Promise<Outcome<undefined>> {
  return desk.store.transaction(async (tx) => {
    const row = await tx
      .updateTable('invites')
      .set({ revoked_at: desk.now() })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return refuse('no-such-invite');
    await audit(desk, tx, { actor, act: 'inviteRevoked', object: `invite:${id}` });
    return done(undefined);
  });
}

function infoOf(row: {
  id: string;
  kind: InviteKind;
  person_id: string | null;
  class_id: string | null;
  created_at: number;
  expires_at: number;
}): InviteInfo {
  return {
    id: row.id,
    kind: row.kind,
    ...(row.person_id === null ? {} : { person: row.person_id }),
    ...(row.class_id === null ? {} : { class: row.class_id }),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
