import { useEffect, useState } from 'react';
import { variantOf } from '../map/variant-of.ts';
import { askRoute, type Problem } from '../server/ask.ts';
import { seatNames } from '../words/seats.ts';

interface SeatsOf {
  readonly value?: readonly { readonly id: string; readonly name: string }[];
  readonly problem?: Problem;
}

/** The seats of a game by their names; none are asked for where no game is told. */
export function useSeatsOf(game: string | undefined): SeatsOf {
  const [seats, setSeats] = useState<SeatsOf>({});
  useEffect(() => {
    setSeats({});
    if (game === undefined) return;
    let isGone = false;
    void askRoute('GET /api/v1/games/:game', { params: { game }, query: { as: 'public' }, as: 'person' }).then(
      (answer) => {
        if (isGone) return;
        if (!answer.ok) return setSeats({ problem: answer.problem });
        const { view } = answer.value;
        const variant = variantOf(view);
        if (variant === undefined) return;
        const { title } = seatNames(variant, view.seats);
        setSeats({ value: view.seats.map(({ id }) => ({ id, name: title(id) })) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return seats;
}
