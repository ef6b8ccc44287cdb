import { compileVariant, madeOnce, type Variant, type VariantData, variantById } from '@defensor/diplomacy';
import type { View } from '@defensor/game';

const own = new Map<string, Variant>();

/** Compiled once for each map, however often a view of the game comes anew. */
const compiled = madeOnce((map: object): Variant => {
  const text = JSON.stringify(map);
  const known = own.get(text) ?? compileVariant(JSON.parse(text) as VariantData);
  own.set(text, known);
  return known;
});

/** The map that a game is played on: one of the house, or the game's own; `undefined` for one unknown. */
export const variantOf = ({ variant, map }: Pick<View, 'variant' | 'map'>): Variant | undefined =>
  map === undefined ? variantById(variant) : compiled(map);
