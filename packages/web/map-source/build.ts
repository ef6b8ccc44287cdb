/**
 * Builds the board that the web client loads, from the hand-written data beside this file.
 * The same data gives the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { BOARD_FILE } from './files.ts';
import { buildGeometry } from './geometry/geometry.ts';
import { placeBoard } from './place/board.ts';
import { readSpaces } from './spaces.ts';

const spaces = readSpaces();
process.stdout.write('Drawing land and borders…\n');
const geometry = buildGeometry(spaces);
process.stdout.write('Finding room for names and pieces…\n');
const board = placeBoard(spaces, geometry);
const text = `${JSON.stringify(board)}\n`;
writeFileSync(BOARD_FILE, text);
process.stdout.write(`Wrote ${BOARD_FILE}: ${Object.keys(board.spaces).length} spaces, ${text.length} bytes\n`);
