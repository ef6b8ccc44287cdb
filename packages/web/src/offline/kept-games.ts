/** Games as they were last seen on this device, for opening them without a line. Only where the browser keeps the pages too. */
import type { SeenGame } from '../server/follow-game.ts';

const CACHE = 'defensor-games';

export interface KeptGame {
  readonly seen: SeenGame;
  /** When it was seen, by this device's clock. */
  readonly atMs: number;
}

const addressOf = (game: string, as: string | undefined) =>
  `/kept/${encodeURIComponent(game)}?${new URLSearchParams({ as: as ?? '' }).toString()}`;

/** Keeps what a seat sees of a game; nothing where the browser does not let the page keep anything. */
export async function keepGame(game: string, as: string | undefined, kept: KeptGame): Promise<void> {
  await onShelf(async (shelf) => shelf.put(addressOf(game, as), new Response(JSON.stringify(kept))));
}

export async function keptGame(game: string, as: string | undefined): Promise<KeptGame | undefined> {
  return onShelf(async (shelf) => {
    const found = await shelf.match(addressOf(game, as));
    return found === undefined ? undefined : ((await found.json()) as KeptGame);
  });
}

/** Forgets a game that this browser may not see any more. */
export async function forgetGame(game: string, as: string | undefined): Promise<void> {
  await onShelf(async (shelf) => shelf.delete(addressOf(game, as)));
}

/** `undefined` where there is no shelf, or it is closed or full. */
async function onShelf<T>(use: (shelf: Cache) => Promise<T>): Promise<T | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    return await use(await caches.open(CACHE));
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}
