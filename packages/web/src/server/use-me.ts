import type { AnswerOf } from '@defensor/api';
import { useCallback, useEffect, useState } from 'react';
import { askRoute } from './ask.ts';

/** Who is signed in in this browser. */
export type Me = AnswerOf<'GET /api/v1/me'>;

/** Who is signed in here, once the server has said, and a way to look again. */
export function useMe(): readonly [Me | undefined, () => void] {
  const [me, setMe] = useState<Me>();
  const look = useCallback(() => {
    void askRoute('GET /api/v1/me', {}).then((answer) => {
      if (answer.ok) setMe(answer.value);
    });
  }, []);
  useEffect(look, [look]);
  return [me, look];
}

/** The address of a seat's page; a card for the projector opens the screen on the wall, a Judge's the desk. */
export function seatPath(game: string, seat: string): string {
  const page = seat === 'projector' ? 'projector' : /^JD\d*$/.test(seat) ? 'desk' : 'play';
  return `/${page}/${game}?seat=${seat}`;
}
