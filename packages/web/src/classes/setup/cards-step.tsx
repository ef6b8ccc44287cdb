import type { Variant } from '@defensor/diplomacy';
import { useNavigate } from 'react-router';
import { ProblemNote } from '../../components/problem-note.tsx';
import { keepFreshCards } from '../../print/fresh-cards.ts';
import { useSending } from '../../server/use-sending.ts';
import { classWords } from '../../words/class-words.ts';
import { capital } from '../../words/counting.ts';
import type { ClassInfo } from '../class-list.ts';
import { beginGame } from './begin-game.ts';
import { forgetSetup } from './kept-setup.ts';
import { changedOptions } from './option-changes.ts';
import type { SetupDesk } from './use-setup.ts';

interface CardsStepProps {
  readonly desk: SetupDesk;
  readonly variant: Variant;
  readonly info: ClassInfo;
}

/** The last step: the game begins, and its cards go to the printer. */
export function CardsStep({ desk, variant, info }: CardsStepProps) {
  const { cards, openSeats } = classWords.setup;
  const { isSending, problem, send } = useSending();
  const navigate = useNavigate();
  const { people, seats, setup } = desk;
  const empty = seats.length - people.length;
  const begin = async () => {
    const begun = await send(() => beginGame(desk, variant, info));
    if (begun === undefined) return;
    keepFreshCards(begun.game, begun.cards);
    forgetSetup(info.id);
    void navigate(`/print/${begun.game}/cards`);
  };
  return (
    <main className="cards-step">
      <h2 className="h-page">{cards.title}</h2>
      <ul>
        <li>{capital(cards.people(people.length, seats.length))}</li>
        {empty > 0 && <li>{capital(openSeats(empty))}</li>}
        <li>{cards.rules(classWords.options.changes(changedOptions(setup.options).length))}</li>
        <li>{cards.waits}</li>
        <li>{cards.once}</li>
      </ul>
      <ProblemNote problem={problem} />
      {problem !== undefined && <p className="why">{cards.again}</p>}
      <button type="button" className="btn btn--main" aria-disabled={isSending} onClick={() => void begin()}>
        {isSending ? cards.working : cards.begin}
      </button>
    </main>
  );
}
