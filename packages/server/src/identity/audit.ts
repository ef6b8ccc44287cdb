import type { Desk, Transacting } from './desk.ts';

/** What the audit trail tells of sign-in and rights. */
export type IdentityAct =
  | 'cardIssued'
  | 'cardRenewed'
  | 'cardRevoked'
  | 'classChanged'
  | 'classMade'
  | 'deviceRevoked'
  | 'inviteMade'
  | 'inviteRevoked'
  | 'inviteUsed'
  | 'joined'
  | 'joinRefused'
  | 'judgeAdded'
  | 'judgeRemoved'
  | 'nameChanged'
  | 'passphraseChanged'
  | 'passphraseReset'
  | 'personExported'
  | 'personForgotten'
  | 'pinChanged'
  | 'playerAdded'
  | 'providerLinked'
  | 'retention'
  | 'rolesChanged'
  | 'satDown'
  | 'signIn'
  | 'signInRefused'
  | 'signOut'
  | 'tokenMade'
  | 'tokenRevoked';

interface Entry {
  readonly actor: string;
  readonly act: IdentityAct;
  readonly object: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Writes an entry, together with what it tells of. Ids only: nobody can be taken out of the trail again. */
export function audit(desk: Desk, tx: Transacting | undefined, { facts = {}, ...entry }: Entry): Promise<void> {
  return desk.store.audit.write({ ...entry, facts }, tx);
}
