import type { Cast } from '@defensor/api';
import { type Game, seatsOf, type ViewerName, view } from '@defensor/game';
import type { Store } from '../store/store.ts';

/** What sentences about a game need, with the texts that `viewer` may read. */
export async function castFor(
  { games }: Pick<Store, 'games'>,
  id: string,
  game: Game,
  viewer: ViewerName,
): Promise<Cast> {
  const ids = view(game, viewer).texts;
  const texts = ids.length === 0 ? new Map<string, string>() : await games.texts(id, ids);
  return { variant: game.variant, seats: seatsOf(game.state), textOf: (ref) => texts.get(ref.id) };
}
