import type { PowerId } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { Ownership, Unit } from '../position.ts';
import { centreCounts, survivors } from './ownership.ts';

/** How a game ended: one power won, or those named share a draw that was agreed. */
export type Ending =
  | { readonly kind: 'won'; readonly by: PowerId }
  | { readonly kind: 'drawn'; readonly among: readonly PowerId[] };

/**
 * The power that has won with these centres: it owns at least the variant's threshold, and more
 * than any other. `undefined` while nobody has, and on a tie: the game then goes on.
 */
export function winnerOf(variant: Variant, owned: Ownership): PowerId | undefined {
  const counts = [...centreCounts(variant, owned)];
  const most = Math.max(...counts.map(([, centres]) => centres));
  const leaders = counts.filter(([, centres]) => centres === most).map(([power]) => power);
  return most >= variant.victoryCentres && leaders.length === 1 ? leaders[0] : undefined;
}

/**
 * The draw that the powers `among` agreed on, in the variant's order; all that are left in the
 * game unless they named fewer. Powers out of the game have no share: they are left out.
 */
export function agreedDraw(
  variant: Variant,
  units: readonly Unit[],
  owned: Ownership,
  among?: readonly PowerId[],
): Ending {
  const left = survivors(variant, units, owned);
  return { kind: 'drawn', among: among === undefined ? left : left.filter((power) => among.includes(power)) };
}
