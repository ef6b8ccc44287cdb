import { Link } from 'react-router';
import { ProblemNote } from '../components/problem-note.tsx';
import { Door } from '../door/door.tsx';
import type { Problem } from '../server/ask.ts';
import { seatPath, useMe } from '../server/use-me.ts';
import { words } from '../words/words.ts';

interface NotHereProps {
  readonly problem: Problem | undefined;
  /** The board could not be fetched. */
  readonly hasFailed: boolean;
  readonly onAgain: () => void;
}

/** Why a game cannot be opened here, and the ways in. */
export default function NotHere({ problem, hasFailed, onAgain }: NotHereProps) {
  const [me] = useMe();
  // An address of a seat that nobody let in here: what to do about it is not to sign in, which is for Judges.
  const isAnothers = problem?.code === 'not-signed-in';
  return (
    <Door title={words.seat.notHere}>
      {isAnothers ? <p>{words.seat.noCardHere}</p> : <ProblemNote problem={problem} />}
      {isAnothers &&
        me?.seats.map(({ game, seat }) => (
          <Link key={`${game} ${seat}`} className="btn btn--main" to={seatPath(game, seat)}>
            {words.seat.toOwnSeat(seat)}
          </Link>
        ))}
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
