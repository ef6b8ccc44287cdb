import { useEffect, useState } from 'react';
import type { Board } from './map/board.ts';
import { forgetBoard, loadBoard } from './map/load-board.ts';
import { SandboxPage } from './page/sandbox-page.tsx';
import { words } from './words/words.ts';

/** The page, once its map is here. */
export function App() {
  const [board, setBoard] = useState<Board>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();

  useEffect(() => {
    loadBoard().then(setBoard, () => {
      forgetBoard();
      setFailed(attempt);
    });
  }, [attempt]);

  if (board !== undefined) return <SandboxPage board={board} />;
  if (failed !== attempt) {
    return (
      <p className="empty" role="status">
        {words.app.loading}
      </p>
    );
  }
  return (
    <div className="empty" role="alert">
      <p>{words.app.noBoard}</p>
      <button type="button" className="btn" onClick={() => setAttempt(attempt + 1)}>
        {words.app.tryAgain}
      </button>
    </div>
  );
}
