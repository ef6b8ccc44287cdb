import { useNavigate } from 'react-router';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { Twice } from '../components/twice.tsx';
import { forgetGame } from '../offline/kept-games.ts';
import { forgetSeat } from '../page/kept.ts';
import { useTable } from '../seat/at-table.ts';
import { askRoute } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';
import { placeWords } from '../words/place-words.ts';

/** Leaves the seat on this device, with what was written in it here. */
export function LeavePart({ as }: { as: string | undefined }) {
  const { game, view } = useTable();
  const { leave: said } = placeWords;
  const [heading] = useHeading();
  const { isSending, problem, send } = useSending();
  const navigate = useNavigate();
  const leave = async () => {
    if ((await send(() => askRoute('POST /api/v1/sign-out', { body: { of: 'session' }, as }))) === undefined) return;
    forgetSeat(game, view.viewer);
    await forgetGame(game, as);
    void navigate('/join', { replace: true });
  };
  return (
    <Part id="leave" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <ProblemNote problem={problem} />
      <div className="acts">
        <Twice label={said.act} means={said.means} sure={said.now} isBusy={isSending} onSure={() => void leave()} />
      </div>
    </Part>
  );
}
