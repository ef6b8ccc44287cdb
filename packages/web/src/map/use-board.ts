import { useEffect, useState } from 'react';
import type { Board } from './board.ts';
import { forgetBoard, loadBoard } from './load-board.ts';

/** The drawn board as it is being fetched; `again` after it failed. */
export interface FetchedBoard {
  readonly board: Board | undefined;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

export function useBoard(): FetchedBoard {
  const [board, setBoard] = useState<Board>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    loadBoard().then(setBoard, () => {
      forgetBoard();
      setFailed(attempt);
    });
  }, [attempt]);
  return { board, hasFailed: failed === attempt, again: () => setAttempt(attempt + 1) };
}
