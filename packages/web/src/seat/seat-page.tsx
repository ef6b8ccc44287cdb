import { variantById } from '@defensor/diplomacy';
import { Link, useParams, useSearchParams } from 'react-router';
import { ProblemNote } from '../components/problem-note.tsx';
import { Door } from '../door/door.tsx';
import { useBoard } from '../map/use-board.ts';
import { words } from '../words/words.ts';
import { Table } from './table.tsx';
import { useGame } from './use-game.ts';

/** `/play/:game?seat=…`: the page of a seat. */
export default function SeatPage() {
  const { game = '' } = useParams();
  const seat = useSearchParams()[0].get('seat');
  const as = seat === null ? undefined : `${game}/${seat}`;
  const [following, look] = useGame(game, as);
  const { board, hasFailed, again } = useBoard();
  const { seen, problem } = following;
  const variant = seen === undefined ? undefined : variantById(seen.view.variant);

  if (seen !== undefined && variant !== undefined && board !== undefined) {
    return (
      <Table
        key={as}
        game={game}
        as={as}
        seen={seen}
        variant={variant}
        board={board}
        following={following}
        onLook={look}
      />
    );
  }
  if (problem === undefined && !hasFailed) {
    return (
      <p className="empty" role="status">
        {words.app.loading}
      </p>
    );
  }
  return (
    <Door title={words.seat.notHere}>
      <ProblemNote problem={problem} />
      {hasFailed && <p>{words.app.noBoard}</p>}
      <button
        type="button"
        className="btn"
        onClick={() => {
          look();
          if (hasFailed) again();
        }}
      >
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
