import type { PowerId, ProvinceId } from '@defensor/diplomacy';
import type { Addendum, Dict } from '../state.ts';

/** The first owner of the papal see is its host until another power has owned it (RULES.md §6 c). */
export function withHostWhileOwner(addendum: Addendum, owned: Dict<ProvinceId, PowerId>): Addendum {
  if (addendum.kind === 'off' || addendum.host === undefined || owned[addendum.papalSee] === addendum.host)
    return addendum;
  const { host: _, ...rest } = addendum;
  return rest;
}
