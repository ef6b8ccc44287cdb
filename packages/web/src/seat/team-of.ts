import type { PowerId } from '@defensor/diplomacy';
import type { View } from '@defensor/game';

/** The power whose team a seat belongs to: a Ruler's or Lord's own, a bishop's by occupation or declaration (R8). */
export function teamOf(view: View, seat: string): PowerId | undefined {
  const affiliations: Readonly<Record<string, { readonly power: PowerId }>> = view.affiliations;
  return view.seats.find(({ id }) => id === seat)?.power ?? affiliations[seat]?.power;
}
