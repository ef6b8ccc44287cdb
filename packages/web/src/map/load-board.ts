import type { Board } from './board.ts';
import boardUrl from './data/board.json?url';
import { withLocalNames } from './local-names.ts';

/** The drawn board, fetched once as data beside the first script. */
let board: Promise<Board> | undefined;

export function loadBoard(): Promise<Board> {
  board ??= fetchBoard();
  return board;
}

/** Forgets a failed attempt, so that the next `loadBoard` tries again. */
export function forgetBoard(): void {
  board = undefined;
}

async function fetchBoard(): Promise<Board> {
  const answer = await fetch(boardUrl);
  if (!answer.ok) throw new Error(`the board could not be fetched: ${answer.status}`);
  return withLocalNames((await answer.json()) as Board);
}
