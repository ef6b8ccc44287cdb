import type { Variant } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import { language } from './language.ts';
import { words } from './words.ts';

/** What seats are called: “Queen of Spain” where it stands alone, “as the Queen of Spain” after a button's word. */
export function seatNames(
  variant: Variant,
  seats: View['seats'],
): { readonly title: (seat: string) => string; readonly as: (seat: string) => string } {
  const { seat } = language.words({ variant, seats });
  return {
    title: (id) => words.titleOf(seat(id)),
    as: (id) => words.door.home.as(seat(id)),
  };
}
