import { NoSuchGameError } from '../play/host.ts';
import type { GameHead, Store } from '../store/store.ts';

/** The head of a game, which may have been removed since access was checked. */
export async function headOf({ games }: Pick<Store, 'games'>, game: string): Promise<GameHead> {
  const head = await games.head(game);
  if (head === undefined) throw new NoSuchGameError(game);
  return head;
}
