import type { Province, Variant } from '@defensor/diplomacy';
import type { NameSet } from './board.ts';

/** The name set that a variant's own names belong to. */
export function ownNames(variant: Variant): NameSet {
  return variant.data.start.year < 1700 ? '1454' : '1901';
}

/** A province's name and abbreviation in a set. */
export function nameIn(
  province: Province,
  set: NameSet,
  variant: Variant,
): { readonly name: string; readonly abbreviation: string } {
  return set === ownNames(variant) ? province : (province.otherNames[set] ?? province);
}
