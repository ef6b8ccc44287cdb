/** Where a dislodged unit may go, and where not. */
import {
  type DislodgedUnit,
  type LocationId,
  type ProvinceId,
  provinceOf,
  retreatsOpen,
  type Variant,
} from '@defensor/diplomacy';
import type { Stage } from './stage.ts';

export interface RetreatChoices {
  readonly open: readonly LocationId[];
  /** Neighbours that are closed to it. */
  readonly closed: readonly ProvinceId[];
}

export function retreatChoices(variant: Variant, stage: Stage, unit: DislodgedUnit): RetreatChoices {
  const open = retreatsOpen(variant, stage.units, stage.contested, unit);
  const openProvinces = new Set(open.map(provinceOf));
  const neighbours: readonly ProvinceId[] =
    unit.type === 'F'
      ? (variant.fleetBorders.get(unit.location) ?? []).map(provinceOf)
      : (variant.armyBorders.get(provinceOf(unit.location)) ?? []);
  return { open, closed: [...new Set(neighbours)].filter((province) => !openProvinces.has(province)) };
}
