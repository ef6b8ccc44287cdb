import { type PowerId, type ProvinceId, provinceOf } from '../ids.ts';
import { provinceOn } from '../map/lookups.ts';
import type { Variant } from '../map/variant.ts';
import type { Ownership, Unit } from '../position.ts';

/** Who owns which centre after a Fall: a unit in a centre takes it, a centre left empty keeps its owner. */
export function ownershipAfterFall(variant: Variant, owned: Ownership, units: readonly Unit[]): Ownership {
  const after = new Map(owned);
  for (const unit of units) {
    const province = provinceOf(unit.location);
    if (provinceOn(variant, province).supplyCentre) after.set(province, unit.power);
  }
  return after;
}

/** Centres owned by each power of the variant, zeros included. */
export function centreCounts(variant: Variant, owned: Ownership): ReadonlyMap<PowerId, number> {
  const counts = new Map(variant.powers.map((p) => [p.id, 0]));
  for (const power of owned.values()) counts.set(power, (counts.get(power) ?? 0) + 1);
  return counts;
}

/** Where `power` may build: its home centres that it owns and in which no unit stands, in board order. */
export function buildSites(
  variant: Variant,
  units: readonly Unit[],
  owned: Ownership,
  power: PowerId,
): readonly ProvinceId[] {
  const occupied = new Set(units.map((unit) => provinceOf(unit.location)));
  return variant.provinces
    .filter((p) => p.homeOf === power && owned.get(p.id) === power && !occupied.has(p.id))
    .map((p) => p.id);
}

/**
 * The builds (+) and removals (−) due to each power of the variant, zeros included. Builds are no
 * more than the sites the power has for them: a right without a site is lost.
 */
export function adjustmentsDue(
  variant: Variant,
  units: readonly Unit[],
  owned: Ownership,
): ReadonlyMap<PowerId, number> {
  const due = new Map(centreCounts(variant, owned));
  for (const { power } of units) due.set(power, (due.get(power) ?? 0) - 1);
  for (const [power, surplus] of due) {
    if (surplus > 0) due.set(power, Math.min(surplus, buildSites(variant, units, owned, power).length));
  }
  return due;
}

/** Whether `power` is out of the game: no unit on the board and no centre. Ask after a Fall's adjustments. */
export function isEliminated(units: readonly Unit[], owned: Ownership, power: PowerId): boolean {
  return !units.some((unit) => unit.power === power) && ![...owned.values()].includes(power);
}

/** The powers still in the game, in the variant's order. */
export function survivors(variant: Variant, units: readonly Unit[], owned: Ownership): readonly PowerId[] {
  return variant.powers.map((p) => p.id).filter((power) => !isEliminated(units, owned, power));
}
