import { useTitle } from '../components/use-title.ts';
import { useBoard } from '../map/use-board.ts';
import { words } from '../words/words.ts';
import { SandboxPage } from './sandbox-page.tsx';

/** The sandbox, once its map is here. */
export default function Sandbox() {
  const { board, hasFailed, again } = useBoard();
  useTitle(words.header.title);
  if (board !== undefined) return <SandboxPage board={board} />;
  if (!hasFailed) {
    return (
      <p className="empty" role="status">
        {words.app.loading}
      </p>
    );
  }
  return (
    <div className="empty" role="alert">
      <p>{words.app.noBoard}</p>
      <button type="button" className="btn" onClick={again}>
        {words.app.tryAgain}
      </button>
    </div>
  );
}
