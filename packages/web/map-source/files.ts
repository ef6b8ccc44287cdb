/** The hand-written data files beside this one, and the variants' own data. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { VariantData } from '@defensor/diplomacy';
import type { Point } from './plane/polygon.ts';

/** The board that the web client loads; written by `map:build`, read by `map:verify`. */
export const BOARD_FILE = fileURLToPath(new URL('../src/map/data/board.json', import.meta.url));

/** The lines of a data file, without comments and blanks. */
export function dataLines(name: string): string[] {
  return readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** `'12.5,41.9'` as a point. */
export function point(text: string): Point {
  const [x, y] = text.split(',').map(Number);
  return [x, y];
}

export function words(line: string): string[] {
  return line.split(/\s+/);
}

/** A package's file, as bytes. */
export function packageFile(path: string): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(path));
}

export function readVariant(id: 'renaissance' | 'standard'): VariantData {
  const file = new URL(`../../diplomacy/maps/${id}/map.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as VariantData;
}
