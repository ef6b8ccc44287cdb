/** Holds the drawn board against both variants' tables; exit status 1 when they disagree. */
import { readFileSync } from 'node:fs';
import { RENAISSANCE, STANDARD } from '@defensor/diplomacy';
import type { Board } from '../src/map/board.ts';
import { BOARD_FILE } from './files.ts';
import { checkBoard } from './verify/check-board.ts';

const board = JSON.parse(readFileSync(BOARD_FILE, 'utf8')) as Board;
for (const variant of [RENAISSANCE, STANDARD]) {
  const faults = checkBoard(board, variant);
  for (const fault of faults) process.stdout.write(`${variant.name}: ${fault}\n`);
  process.stdout.write(`${variant.name}: ${variant.provinces.length} spaces, ${faults.length} faults\n`);
  if (faults.length > 0) process.exitCode = 1;
}
