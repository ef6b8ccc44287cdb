import { Link } from 'react-router';
import { ProblemNote } from '../components/problem-note.tsx';
import { Door } from '../door/door.tsx';
import type { Problem } from '../server/ask.ts';
import { words } from '../words/words.ts';

interface NotHereProps {
  readonly problem: Problem | undefined;
  /** The board could not be fetched. */
  readonly hasFailed: boolean;
  readonly onAgain: () => void;
}

/** Why a game cannot be opened here, and the ways in. */
export default function NotHere({ problem, hasFailed, onAgain }: NotHereProps) {
  return (
    <Door title={words.seat.notHere}>
      <ProblemNote problem={problem} />
      {hasFailed && <p>{words.app.noBoard}</p>}
      <button type="button" className="btn" onClick={onAgain}>
        {words.app.tryAgain}
      </button>
      <Link className="btn" to="/join">
        {words.door.toJoin}
      </Link>
      <Link className="btn btn--quiet" to="/sign-in">
        {words.door.toSignIn}
      </Link>
    </Door>
  );
}
