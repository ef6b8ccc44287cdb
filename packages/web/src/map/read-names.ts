/** Typed orders are read by the names that stand on the board before the player, whatever its language. */
import { madeOnce, type Province, type Variant } from '@defensor/diplomacy';
import { language } from '../words/language.ts';
import { tag } from '../words/tag.ts';

/** The variant as orders that are typed on this page are read: by the names of its language, too. */
export const asRead: (variant: Variant) => Variant = madeOnce((variant) =>
  tag === 'en' ? variant : readByNames(variant, language.names.province),
);

/** The variant, with its places read by what `nameOf` calls them, too. A place’s own names and ids mean what they meant. */
export function readByNames(variant: Variant, nameOf: (name: string) => string): Variant {
  const read = (province: Province): Province => {
    const names = [province, ...Object.values(province.otherNames)].map(({ name }) => nameOf(name));
    return { ...province, readAs: [...province.readAs, ...names] };
  };
  return { ...variant, provinces: variant.provinces.map(read) };
}
