import type { Variant } from '@defensor/diplomacy';
import { useState } from 'react';
import { NAME_SETS, type NameSet } from '../map/board.ts';
import { ownNames } from '../map/names.ts';
import { keep, kept } from './kept.ts';

/** The set of names chosen for a variant, its own where none was; kept between visits. */
export function useNames(variant: Variant): readonly [NameSet, (set: NameSet) => void] {
  const [chosen, setChosen] = useState<ReadonlyMap<string, NameSet>>(new Map());
  const key = `names.${variant.id}`;
  const stored = NAME_SETS.find((set) => set === kept(key));
  const choose = (set: NameSet) => {
    keep(key, set);
    setChosen((before) => new Map(before).set(variant.id, set));
  };
  return [chosen.get(variant.id) ?? stored ?? ownNames(variant), choose];
}
