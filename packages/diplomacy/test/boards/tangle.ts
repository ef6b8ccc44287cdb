import { type LocationId, locationAt, type PowerId, type ProvinceId, provinceOf, type UnitId } from '../../src/ids.ts';
import type { Variant } from '../../src/map/variant.ts';
import type { MovementOrder } from '../../src/orders.ts';
import type { Unit } from '../../src/position.ts';
import type { Dice } from './dice.ts';
import { nameOf, shoresOf } from './reach.ts';

type Ordered = [Unit, MovementOrder];

/**
 * The makings of a paradox, of `mostUnits` at most: fleets carry armies, each to a unit whose support
 * decides whether the next of the fleets is dislodged, for an attack on it or against that; the last
 * one decides about the first. None where the seas chosen leave no room for it.
 */
export function tangle(
  variant: Variant,
  dice: Dice,
  powers: readonly PowerId[],
  mostUnits: number,
): readonly Ordered[] {
  const seas = neighbouringSeas(variant, dice, 1 + dice.roll(Math.min(4, Math.floor(mostUnits / 4))));
  const taken = new Set<ProvinceId>(seas);
  const place = (locations: readonly LocationId[]): LocationId | undefined => {
    const found = dice.pick(locations.filter((location) => !taken.has(provinceOf(location))));
    if (found !== undefined) taken.add(provinceOf(found));
    return found;
  };
  const unit = (location: LocationId, type: Unit['type'], not?: PowerId): Unit => ({
    id: `unit in ${provinceOf(location)}` as UnitId,
    power: dice.pick(powers.filter((power) => power !== not)) as PowerId,
    type,
    location,
  });
  const carriers = seas.map((sea) => unit(locationAt(sea), 'F'));
  const knots = carriers.map((carrier, i): readonly Ordered[] | undefined => {
    const next = carriers[(i + 1) % carriers.length] as Unit;
    const around = variant.fleetBorders.get(next.location) ?? [];
    const shore = shoresOf(variant, provinceOf(carrier.location)).filter((id) => !isSea(variant, id));
    const supports = place(around.filter((location) => shore.includes(provinceOf(location))));
    const attacks = place(around);
    const sails = place(shore.map((id) => locationAt(id)));
    const helps = place(around);
    if (supports === undefined || attacks === undefined || sails === undefined) return undefined;

    const target = unit(supports, 'F');
    const army = unit(sails, 'A', target.power);
    const attacker = unit(attacks, 'F', next.power);
    const to = locationAt(provinceOf(supports));
    const attack = { supported: nameOf(attacker), to: next.location };
    const sailing: readonly Ordered[] = [
      [army, { kind: 'move', unit: nameOf(army), to, viaConvoy: true }],
      [carrier, { kind: 'convoy', unit: nameOf(carrier), army: nameOf(army), to }],
      [attacker, { kind: 'move', unit: nameOf(attacker), to: next.location, viaConvoy: false }],
    ];
    if (helps === undefined || dice.chance(50)) {
      return [...sailing, [target, { kind: 'supportMove', unit: nameOf(target), ...attack }]];
    }
    const helper = unit(helps, 'F', next.power);
    return [
      ...sailing,
      [target, { kind: 'supportHold', unit: nameOf(target), supported: nameOf(next) }],
      [helper, { kind: 'supportMove', unit: nameOf(helper), ...attack }],
    ];
  });
  const orders = knots.flatMap((knot) => knot ?? []);
  return knots.includes(undefined) || orders.length > mostUnits ? [] : orders;
}

/** Up to `count` seas, each two of them with a shore in common. */
function neighbouringSeas(variant: Variant, dice: Dice, count: number): readonly ProvinceId[] {
  const seas = dice.shuffle(variant.provinces.filter(({ kind }) => kind === 'sea').map(({ id }) => id));
  const shores = (sea: ProvinceId) => shoresOf(variant, sea).filter((id) => !isSea(variant, id));
  const chosen: ProvinceId[] = [];
  for (const sea of seas) {
    const isNear = chosen.every((other) => shores(other).some((id) => shores(sea).includes(id)));
    if (isNear && chosen.length < count) chosen.push(sea);
  }
  return chosen;
}

const isSea = (variant: Variant, id: ProvinceId) => variant.provinceById.get(id)?.kind === 'sea';
