import type { View } from '@defensor/game';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ProblemNote } from '../components/problem-note.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { variantOf } from '../map/variant-of.ts';
import { type Answer, ask } from '../server/ask.ts';
import { seatPath, useMe } from '../server/use-me.ts';
import { useSending } from '../server/use-sending.ts';
import { seatNames } from '../words/seats.ts';
import { words } from '../words/words.ts';
import { Door } from './door.tsx';

/** Whoever is signed in: the class to try, with every seat in it. */
export function Home() {
  const { home } = words.door;
  const [me] = useMe();
  const [view, setView] = useState<View>();
  const [game, setGame] = useState('');
  const looking = useSending();
  const sitting = useSending();
  const navigate = useNavigate();
  const isOwner = me?.person?.roles.includes('owner') === true;
  const { send } = looking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, when it is known that there is an owner.
  useEffect(() => {
    if (!isOwner) return;
    void send(tryOut).then((found) => {
      setGame(found?.game ?? '');
      setView(found?.view);
    });
  }, [isOwner]);

  const sit = async (seat: string) => {
    const sat = await sitting.send(() => ask(`/demo/seats/${seat}`, { method: 'POST', as: 'person' }));
    if (sat !== undefined) void navigate(seatPath(game, seat));
  };
  const isWithout = looking.problem?.status === 404 || (me !== undefined && !isOwner);
  return (
    <Door title={home.title(me?.person?.name)}>
      {!isWithout && <p>{home.about}</p>}
      {isWithout && <p>{home.none}</p>}
      {me?.person !== undefined && (
        <>
          <Link className="btn btn--main btn--wide" to="/classes">
            {home.sections}
          </Link>
          <Link className="btn btn--wide" to="/account">
            {home.account}
          </Link>
        </>
      )}
      <ProblemNote problem={isWithout ? sitting.problem : (looking.problem ?? sitting.problem)} />
      {view === undefined ? null : <Seats view={view} isBusy={sitting.isSending} onSit={(seat) => void sit(seat)} />}
    </Door>
  );
}

/** The game to try and what its Judge sees of it. */
async function tryOut(): Promise<Answer<{ readonly game: string; readonly view: View }>> {
  const there = await ask<{ game: string }>('/demo', { method: 'POST', as: 'person' });
  if (!there.ok) return there;
  const { game } = there.value;
  const seen = await ask<{ view: View }>(`/games/${game}?as=public`, { as: 'person' });
  return seen.ok ? { ...seen, value: { game, view: seen.value.view } } : seen;
}

interface SeatsProps {
  readonly view: View;
  readonly isBusy: boolean;
  readonly onSit: (seat: string) => void;
}

function Seats({ view, isBusy, onSit }: SeatsProps) {
  const variant = variantOf(view);
  if (variant === undefined) return null;
  const players = view.seats.filter((seat) => seat.class !== 'judge' && seat.class !== 'observer');
  const names = seatNames(variant, view.seats);
  return (
    <ul className="seats" aria-label={words.door.home.seats}>
      {players.map((seat) => (
        <li key={seat.id} className="seat-row" data-seat={seat.id}>
          <SeatArms variant={variant} power={seat.power} />
          <span className="seat-name">{names.title(seat.id)}</span>
          <button type="button" className="btn" aria-disabled={isBusy} onClick={() => onSit(seat.id)}>
            {words.door.home.sit}
            <span className="vh"> {names.as(seat.id)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
