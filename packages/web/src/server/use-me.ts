import { useCallback, useEffect, useState } from 'react';
import { ask } from './ask.ts';

/** Who is signed in in this browser. */
export interface Me {
  readonly person?: { readonly name: string; readonly roles: readonly string[] };
  readonly seats: readonly { readonly game: string; readonly seat: string }[];
}

/** Who is signed in here, once the server has said, and a way to look again. */
export function useMe(): readonly [Me | undefined, () => void] {
  const [me, setMe] = useState<Me>();
  const look = useCallback(() => {
    void ask<Me>('/me').then((answer) => {
      if (answer.ok) setMe(answer.value);
    });
  }, []);
  useEffect(look, [look]);
  return [me, look];
}

/** The address of a seat's page. */
export const seatPath = (game: string, seat: string) => `/play/${game}?seat=${seat}`;
