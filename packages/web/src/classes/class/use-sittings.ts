import type { View } from '@defensor/game';
import { useEffect, useMemo, useState } from 'react';
import { variantOf } from '../../map/variant-of.ts';
import { askRoute } from '../../server/ask.ts';
import type { GameNames } from '../../trail/say-entry.ts';
import { seatNames } from '../../words/seats.ts';

export interface Sittings extends GameNames {
  /** Where somebody sits: the seat's name and the game's. */
  readonly of: (person: string) => readonly { readonly seat: string; readonly game: string }[];
}

interface Sat {
  readonly id: string;
  readonly title: string;
  readonly view: View;
}

/** Who sits where in the games of a class, and what its games and seats are called. */
export function useSittings(classId: string): Sittings {
  const [games, setGames] = useState<readonly Sat[]>([]);
  useEffect(() => {
    let isGone = false;
    void gamesOf(classId).then((found) => {
      if (!isGone) setGames(found);
    });
    return () => {
      isGone = true;
    };
  }, [classId]);
  return useMemo(() => {
    const named = games.map((game) => ({ ...game, nameOf: namesIn(game.view) }));
    const find = (id: string) => named.find((game) => game.id === id);
    return {
      game: (id) => find(id)?.title,
      seat: (game, seat) => find(game)?.nameOf(seat) ?? seat,
      of: (person) =>
        named.flatMap(({ title, view, nameOf }) =>
          view.seats.filter((seat) => seat.person === person).map(({ id }) => ({ seat: nameOf(id), game: title })),
        ),
    };
  }, [games]);
}

/** The games of a class that its Judge may open; one that cannot be had just now is left out. */
async function gamesOf(classId: string): Promise<Sat[]> {
  const answer = await askRoute('GET /api/v1/games', { as: 'person' });
  if (!answer.ok) return [];
  const mine = answer.value.games.filter((game) => game.class === classId);
  const seen = await Promise.all(
    mine.map(async ({ id, title }) => {
      const one = await askRoute('GET /api/v1/games/:game', { params: { game: id }, as: 'person' });
      return one.ok ? [{ id, title, view: one.value.view }] : [];
    }),
  );
  return seen.flat();
}

function namesIn(view: View): (seat: string) => string {
  const variant = variantOf(view);
  return variant === undefined ? (seat) => seat : seatNames(variant, view.seats).title;
}
