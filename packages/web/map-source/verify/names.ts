/** Are the names on the drawing those of the variant? */
import type { Variant } from '@defensor/diplomacy';
import { labelOf, NAME_SETS, type NameSet } from '../../src/map/board.ts';
import { type Drawing, spaceOf } from './drawing.ts';

/** The name set that a variant's own names belong to. */
const OWN_SET: Readonly<Record<string, NameSet>> = { renaissance: '1454', standard: '1901' };

export function nameFaults(drawing: Drawing, variant: Variant): string[] {
  return variant.provinces.flatMap((province) => {
    if (!drawing.ids.includes(province.id)) return [`${province.id} is not drawn`];
    return NAME_SETS.flatMap((set) => {
      const wanted = set === OWN_SET[variant.id] ? province.name : (province.otherNames[set]?.name ?? province.name);
      const drawn = labelOf(spaceOf(drawing, province.id), set).lines.join(' ');
      return drawn === wanted ? [] : [`${province.id} reads “${drawn}”, not “${wanted}” (${set})`];
    });
  });
}
