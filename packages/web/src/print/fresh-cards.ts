/** A card whose link and code are shown this once. */
export interface FreshCard {
  readonly id: string;
  readonly seat: string;
  readonly shortName: string;
  readonly link: string;
  readonly code: string;
}

/** Links and codes are secrets: they are kept in this page alone, and are gone when it is loaded anew. */
const fresh = new Map<string, readonly FreshCard[]>();

export const freshCards = (game: string): readonly FreshCard[] => fresh.get(game) ?? [];

export function keepFreshCards(game: string, cards: readonly FreshCard[]): void {
  fresh.set(game, cards);
}
