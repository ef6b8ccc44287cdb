import {
  coastOf,
  type LocationId,
  type Province,
  provinceOf,
  type Unit,
  type UnitName,
  type Variant,
} from '@defensor/diplomacy';
import { capital } from '../game/capital.ts';
import type { OutcomeLanguage } from '../language.ts';
import type { PlaceFact, UnitFact } from './facts.ts';

/** How sentences read. */
export interface Wording {
  /** `'board'`: the names of the variant's own board; `'1454'`, `'1901'`: that set; `'ids'`: ids of provinces. */
  readonly names?: 'board' | '1454' | '1901' | 'ids';
  /** `'short'`: `A Par`; `'full'`: `A Paris`. */
  readonly length?: 'short' | 'full';
  readonly language: OutcomeLanguage;
}

export function placeFact(variant: Variant, location: LocationId, wording: Wording): PlaceFact {
  const coast = coastOf(location);
  const province = variant.provinceById.get(provinceOf(location));
  const name = province === undefined ? provinceOf(location) : provinceName(province, wording);
  const inFull = wording.length === 'full' && wording.names !== 'ids';
  return coast === undefined ? { name, inFull } : { name, inFull, coast };
}

/** The name of `province` in the chosen set and length, as the variant has it: `Par`, `Paris`, `PAR`. */
export function provinceName(
  province: Province,
  { names = 'board', length = 'short' }: Omit<Wording, 'language'>,
): string {
  if (names === 'ids') return province.id;
  const named = province.otherNames[names] ?? province;
  return length === 'full' ? named.name : capital(named.abbreviation);
}

/** A unit on the board, at its place with its coast. */
export function unitFact(variant: Variant, unit: Unit, wording: Wording): UnitFact {
  const power = variant.powerById.get(unit.power)?.name ?? unit.power;
  return { type: unit.type, place: placeFact(variant, unit.location, wording), power };
}

/** A unit as an order names it, for orders to units that are not there. */
export function namedUnitFact(variant: Variant, { type, at }: UnitName, wording: Wording): UnitFact {
  const place = placeFact(variant, at, wording);
  return type === undefined ? { place } : { type, place };
}
