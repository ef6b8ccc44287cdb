import { audit } from './audit.ts';
import { isPin } from './codes.ts';
import type { Desk } from './desk.ts';
import { hashPassphrase, isPassphrase } from './passphrase.ts';
import { done, type IdentityRefusal, type Outcome, refuse } from './refusals.ts';

const FREE_TRIES = 3;
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** How long after so many wrong tries nobody tries again: 2 seconds after the third, then twice as long each time. */
function waitAfter(failures: number): number {
  return failures < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_MS, 1000 * 2 ** (failures - FREE_TRIES + 1));
}

/**
 * Why the PIN of a card is not taken, or `undefined`. Each try is counted before it is looked at, so that many at once
 * are no way round the wait.
 */
export async function tryPin(
  desk: Desk,
  access: string,
  pinHash: string,
  pin: string | undefined,
): Promise<IdentityRefusal | undefined> {
  if (pin === undefined) return { code: 'pin-needed' };
  const now = desk.now();
  const { pin_failures } = await desk.store.db
    .selectFrom('seat_accesses')
    .select('pin_failures')
    .where('id', '=', access)
    .executeTakeFirstOrThrow();
  const counted = await desk.store.db
    .updateTable('seat_accesses')
    .set({ pin_failures: pin_failures + 1, pin_wait_until: now + waitAfter(pin_failures + 1) })
    .where('id', '=', access)
    .where('pin_failures', '=', pin_failures)
    .where('pin_wait_until', '<=', now)
    .returning('id')
    .executeTakeFirst();
  if (counted === undefined) return { code: 'pin-wait', waitMs: await waitOf(desk, access) };
  if (!(await isPassphrase(pin, pinHash))) return { code: 'pin-wrong' };
  await desk.store.db
    .updateTable('seat_accesses')
    .set({ pin_failures: 0, pin_wait_until: 0 })
    .where('id', '=', access)
    .execute();
  return undefined;
}

async function waitOf(desk: Desk, access: string): Promise<number> {
  const row = await desk.store.db
    .selectFrom('seat_accesses')
    .select('pin_wait_until')
    .where('id', '=', access)
    .executeTakeFirstOrThrow();
  return Math.max(0, row.pin_wait_until - desk.now());
}

/** Sets the PIN that new devices need besides link or code, or takes it away. */
export async function setPin(
  desk: Desk,
  actor: string,
  access: string,
  pin: string | undefined,
): Promise<Outcome<undefined>> {
  if (pin !== undefined && !isPin(pin)) return refuse('pin-weak');
  const pin_hash = pin === undefined ? null : await hashPassphrase(pin);
  return desk.store.transaction(async (tx) => {
    const row = await tx
      .updateTable('seat_accesses')
      .set({ pin_hash, pin_failures: 0, pin_wait_until: 0 })
      .where('id', '=', access)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return refuse('no-such-card');
    await audit(desk, tx, { actor, act: 'pinChanged', object: `access:${access}`, facts: { set: pin !== undefined } });
    return done(undefined);
  });
}
