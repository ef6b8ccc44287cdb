import { crc32 } from 'node:zlib';
import { MOST_POINTS } from './jpeg.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What makes the picture: its points, palette, transparency and colours. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'bKGD', 'pHYs', 'IDAT', 'IEND']);

/**
 * The picture alone of a PNG: without texts, time, camera, pictures that follow, pieces of programs' own, and without
 * whatever comes after it. `undefined` for what is no whole PNG.
 */
export function cleanPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const kept: Buffer[] = [SIGNATURE];
  const seen = new Set<string>();
  for (let at = SIGNATURE.length; ; ) {
    if (at + 12 > bytes.length) return undefined;
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    if ((name === 'IHDR') !== (seen.size === 0)) return undefined;
    if (name === 'IHDR' && !isSized(bytes, at + 8, length)) return undefined;
    seen.add(name);
    if (KEPT.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return seen.has('IDAT') ? Buffer.concat(kept) : undefined;
    at = end;
  }
}

function isSized(bytes: Buffer, at: number, length: number): boolean {
  if (length !== 13) return false;
  const points = bytes.readUInt32BE(at) * bytes.readUInt32BE(at + 4);
  return points > 0 && points <= MOST_POINTS;
}
