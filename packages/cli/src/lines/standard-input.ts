import { fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { Stop } from '../stop.ts';

/** Standard input, if it can be read: Node takes a folder given in its place for an empty input. */
export function standardInput(): Readable {
  if (fstatSync(process.stdin.fd).isDirectory()) throw new Stop('defensor: cannot read the input: it is a folder');
  return process.stdin;
}
