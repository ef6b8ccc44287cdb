import type { Variant } from '@defensor/diplomacy';
import { variantById } from '@defensor/diplomacy';
import { useEffect, useState } from 'react';
import type { Board } from './board.ts';
import { forgetBoard, loadBoard } from './load-board.ts';

/** The board as it is being fetched or made; `again` after it failed. */
export interface FetchedBoard {
  readonly board: Board | undefined;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** The board of a variant: the drawn one for the maps of the house, else one made of the map. */
export function useBoard(variant?: Variant): FetchedBoard {
  const [found, setFound] = useState<{ board: Board; of: Variant | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const foreign = variant === undefined || variantById(variant.id) === variant ? undefined : variant;
  useEffect(() => {
    // Before the map of a game is known the drawn board is begun with: its own must not be replaced by that.
    let isWanted = true;
    const made = foreign === undefined ? loadBoard() : makeBoard(foreign);
    made.then(
      (board) => {
        if (isWanted) setFound({ board, of: foreign });
      },
      () => {
        forgetBoard();
        if (isWanted) setFailed(attempt);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, foreign]);
  const board = found?.of === foreign ? found?.board : undefined;
  return { board, hasFailed: failed === attempt, again: () => setAttempt(attempt + 1) };
}

async function makeBoard(variant: Variant): Promise<Board> {
  const { generateBoard } = await import('./geometry/generate-board.ts');
  return generateBoard(variant);
}
