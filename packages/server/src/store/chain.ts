import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/** The hash that a chain begins with; its name keeps entries of one chain from passing in another. */
export function chainStart(name: string): string {
  return sha256(`defensor chain ${name}`);
}

/** The hash of an entry: over the hash before it and the entry's canonical JSON. */
export function chained(before: string, entry: unknown): string {
  return sha256(`${before}${canonicalJson(entry)}`);
}

/** SHA-256 in hexadecimal. */
export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
