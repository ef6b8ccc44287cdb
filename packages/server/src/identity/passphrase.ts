import { hash, hashRaw, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { nameKey } from './names.ts';
import type { IdentityRefusalCode } from './refusals.ts';

/** argon2id (the library's default) with 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const SHORTEST = 8;
const LONGEST = 256;

let common: ReadonlySet<string> | undefined;

/** The commonest passphrases that are long enough to be tried here, nearly 18,000: made into a set when first asked for. */
function commonPassphrases(): ReadonlySet<string> {
  common ??= new Set(dictionary['passwords-common'].map(String).filter((word) => word.length >= SHORTEST));
  return common;
}

/** What somebody who knows where it is used would try. */
const EXPECTED = ['defensor', 'defensorpacis', 'defenderofthepeace', 'diplomacy', 'papacyrules', 'renaissance'];

/** Why `passphrase` is refused for the person of this name, or `undefined`. What it is made of is free. */
export function faultOfPassphrase(passphrase: string, name: string): IdentityRefusalCode | undefined {
  const letters = [...passphrase].length;
  if (letters < SHORTEST) return 'passphrase-short';
  if (letters > LONGEST) return 'passphrase-long';
  const lower = passphrase.toLowerCase();
  if (commonPassphrases().has(lower)) return 'passphrase-common';
  const core = nameKey(lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  if ([...EXPECTED, nameKey(name)].includes(core)) return 'passphrase-personal';
  return undefined;
}

/** How a passphrase or a PIN is kept. */
export function hashPassphrase(passphrase: string): Promise<string> {
  return hash(passphrase.normalize('NFC'), COST);
}

/** The hash of something that nobody knows: whoever does not exist is as much work as who does. */
let nobodysHash: Promise<string> | undefined;

/** Whether the passphrase is the one kept; for `undefined`, no after the same work. */
export async function isPassphrase(passphrase: string, kept: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassphrase(crypto.randomUUID());
  const right = await verify(kept ?? (await nobodysHash), passphrase.normalize('NFC'));
  return right && kept !== undefined;
}

/**
 * A short code as it is kept and looked up: the same code gives the same hash under the same salt. Slow, so that who has
 * the database and its secret still tries a code in milliseconds, not a thousand million a second.
 */
export async function slowHash(code: string, salt: Buffer): Promise<string> {
  return (await hashRaw(code, { ...COST, salt })).toString('base64url');
}
