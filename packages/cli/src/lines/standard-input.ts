import { fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { InputUnreadable } from '../stop.ts';

/** Standard input, if it can be read: Node takes a folder given in its place for an empty input. */
export function standardInput(): Readable {
  if (fstatSync(process.stdin.fd).isDirectory()) throw new InputUnreadable('it is a folder, not a file');
  return process.stdin;
}
