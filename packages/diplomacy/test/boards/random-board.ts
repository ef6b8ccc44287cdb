import { type LocationId, locationAt, type PowerId, type ProvinceId, provinceOf, type UnitId } from '../../src/ids.ts';
import type { Variant } from '../../src/map/variant.ts';
import type { Given, MovementOrder } from '../../src/orders.ts';
import type { Unit } from '../../src/position.ts';
import { Dice } from './dice.ts';
import { scheme } from './schemes.ts';
import { spoil } from './spoiled-orders.ts';
import { tangle } from './tangle.ts';

/** A position of the movement phase with orders, many of them at odds with each other. */
export interface TestBoard {
  readonly variant: Variant;
  readonly units: readonly Unit[];
  readonly orders: readonly Given<MovementOrder>[];
  readonly immobilised: ReadonlySet<UnitId>;
}

export interface BoardTastes {
  /** Most units on a board. */
  readonly mostUnits?: number;
  /** How many of a hundred orders are spoiled: wrong letters and coasts, strangers' units, doubled orders. */
  readonly spoiled?: number;
}

/** The board that belongs to `seed`: crowded into one region, at sea as often as on land. */
export function randomBoard(variant: Variant, seed: number, tastes: BoardTastes = {}): TestBoard {
  const dice = new Dice(seed);
  const { mostUnits = dice.chance(25) ? 34 : 14, spoiled = dice.chance(50) ? 0 : 15 } = tastes;
  const powers = dice.shuffle(variant.powers.map(({ id }) => id)).slice(0, 2 + dice.roll(variant.powers.length - 1));
  const least = Math.min(5, mostUnits);
  const count = least + dice.roll(mostUnits - least + 1);
  const orders = new Map(dice.chance(20) ? tangle(variant, dice, powers, mostUnits) : []);
  const taken = [...orders.keys()];
  const region = crowdedRegion(variant, dice, count + dice.roll(count / 2), taken, dice.chance(50));
  const free = region.filter((id) => !taken.some(({ location }) => provinceOf(location) === id));
  const atSea = dice.roll(101);
  const units = dice
    .shuffle(free)
    .slice(0, Math.max(0, count - taken.length))
    .map((province) => unitIn(variant, dice, province, powers, atSea));
  units.push(...taken);
  scheme({ variant, dice, units, orders });
  const given = [...orders].map(([{ power }, order]) => ({ power, order }));
  const immobilised = new Set(dice.chance(15) ? units.filter(() => dice.chance(20)).map(({ id }) => id) : []);
  return { variant, units, orders: spoil(variant, dice, units, given, spoiled), immobilised };
}

/** `size` provinces that hang together, around the units that are there; `byTheSea` without inland ones. */
function crowdedRegion(
  variant: Variant,
  dice: Dice,
  size: number,
  there: readonly Unit[],
  byTheSea: boolean,
): readonly ProvinceId[] {
  const possible = new Set(variant.provinces.filter(({ coastal }) => coastal || !byTheSea).map(({ id }) => id));
  const start = there.length > 0 ? there.map(({ location }) => provinceOf(location)) : [...possible];
  const region = new Set([dice.pick(start) as ProvinceId]);
  while (region.size < Math.min(size, possible.size)) {
    const next = dice.pick(bordering(variant, dice.pick([...region]) as ProvinceId));
    if (next !== undefined && possible.has(next)) region.add(next);
  }
  return [...region];
}

/** A fleet in a sea, an army inland, on the shore a fleet as `atSea` of a hundred say. */
function unitIn(variant: Variant, dice: Dice, id: ProvinceId, powers: readonly PowerId[], atSea: number): Unit {
  const province = variant.provinceById.get(id);
  const isFleet = province?.kind === 'sea' || (province?.coastal === true && dice.chance(atSea));
  const shores = (province?.locations ?? []).filter((location) => variant.fleetBorders.has(location));
  return {
    id: `unit in ${id}` as UnitId,
    power: dice.pick(powers) as PowerId,
    type: isFleet ? 'F' : 'A',
    location: (isFleet ? dice.pick(shores) : undefined) ?? locationAt(id),
  };
}

function bordering(variant: Variant, id: ProvinceId): readonly ProvinceId[] {
  const locations: readonly LocationId[] = variant.provinceById.get(id)?.locations ?? [];
  return [
    ...(variant.armyBorders.get(id) ?? []),
    ...locations.flatMap((location) => variant.fleetBorders.get(location) ?? []).map(provinceOf),
  ];
}
