import type { Connection, Desk } from './desk.ts';
import { hashSecret } from './secrets.ts';
import { type Bucket, type Taken, takeGuess } from './throttle.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** From where a guess comes. */
export interface Origin {
  /** The address as `addressKey` gives it. */
  readonly address: string;
  /** The mark of the browser, if it brings one. */
  readonly device: string | undefined;
}

/**
 * A guess at a class's code. A class of 27 behind one address mistypes a hundred times and nobody waits; whoever tries
 * codes, from however many addresses, gets to try 120 an hour of a hundred thousand million.
 *
 * A browser that was let into the class before has a bucket of its own. An address from which somebody was let in does
 * not draw on the class's common bucket, so that guesses from elsewhere do not hold the class up.
 */
export async function takeCodeGuess(desk: Desk, classKey: string, prefix: string, origin: Origin): Promise<Taken> {
  const subject = `class:${classKey}`;
  const { device, address } = origin;
  if (device !== undefined && (await isKnown(desk, deviceKey(device), subject))) {
    return takeGuess(desk, [{ key: `code/device/${deviceKey(device)}/${classKey}`, burst: 20, everyMs: 30 * SECOND }]);
  }
  const wholeClass: Bucket = { key: `code/class/${classKey}`, burst: 200, everyMs: 30 * SECOND };
  return takeGuess(desk, [
    { key: `code/any/${address}`, burst: 400, everyMs: 5 * SECOND },
    { key: `code/address/${classKey}/${address}`, burst: 150, everyMs: 20 * SECOND },
    { key: `code/prefix/${classKey}/${prefix}`, burst: 12, everyMs: MINUTE },
    ...((await isKnown(desk, address, subject)) ? [] : [wholeClass]),
  ]);
}

/** A guess at a passphrase, by the name's key and the person of that name, if there is one. */
export async function takePassphraseGuess(
  desk: Desk,
  name: string,
  personId: string | undefined,
  { device, address }: Origin,
): Promise<Taken> {
  if (device !== undefined && personId !== undefined) {
    const key = deviceKey(device);
    if (await isKnown(desk, key, `person:${personId}`)) {
      return takeGuess(desk, [{ key: `passphrase/device/${key}/${personId}`, burst: 10, everyMs: 30 * SECOND }]);
    }
  }
  return takeGuess(desk, [
    { key: `passphrase/address/${address}`, burst: 60, everyMs: 10 * SECOND },
    // The name itself may be a secret typed into the wrong field.
    { key: `passphrase/name/${hashSecret(name)}`, burst: 10, everyMs: MINUTE },
  ]);
}

/** Remembers that this browser was let in by code or passphrase, and for a class its address. */
export async function rememberOrigin(
  desk: Desk,
  connection: Connection,
  subject: { readonly person: string } | { readonly classKey: string },
  { device, address }: Origin,
): Promise<void> {
  const name = 'person' in subject ? `person:${subject.person}` : `class:${subject.classKey}`;
  const marks = [...(device === undefined ? [] : [deviceKey(device)]), ...('classKey' in subject ? [address] : [])];
  if (marks.length === 0) return;
  const seen_at = desk.now();
  await connection
    .insertInto('known_devices')
    .values(marks.map((device_hash) => ({ device_hash, subject: name, seen_at })))
    .onConflict((conflict) => conflict.columns(['device_hash', 'subject']).doUpdateSet({ seen_at }))
    .execute();
}

async function isKnown(desk: Desk, mark: string, subject: string): Promise<boolean> {
  const row = await desk.store.db
    .selectFrom('known_devices')
    .select('seen_at')
    .where('device_hash', '=', mark)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row !== undefined;
}

const deviceKey = (device: string) => hashSecret(device);
