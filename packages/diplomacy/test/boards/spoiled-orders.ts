import { COASTS, type LocationId, locationAt, type PowerId, provinceOf, type UnitType } from '../../src/ids.ts';
import type { Variant } from '../../src/map/variant.ts';
import type { Given, MovementOrder, UnitName } from '../../src/orders.ts';
import type { Unit } from '../../src/position.ts';
import type { Dice } from './dice.ts';
import { nameOf } from './reach.ts';

/**
 * The orders as careless players give them: `percent` of them with wrong letters or coasts, to
 * anywhere on the map, for strangers' units or nobody's; others doubled; all in another order.
 */
export function spoil(
  variant: Variant,
  dice: Dice,
  units: readonly Unit[],
  orders: readonly Given<MovementOrder>[],
  percent: number,
): readonly Given<MovementOrder>[] {
  const spoiled = orders.flatMap((given) => {
    if (!dice.chance(percent)) return [given];
    const other = { ...given, order: spoilOrder(variant, dice, units, given.order) };
    return dice.chance(40) ? [given, other] : [other];
  });
  const strangers = units
    .filter(() => dice.chance(percent / 4))
    .map((unit): Given<MovementOrder> => {
      const power = (dice.pick(variant.powers) as { id: PowerId }).id;
      return { power, order: { kind: 'move', unit: nameOf(unit), to: anywhere(variant, dice), viaConvoy: false } };
    });
  return percent === 0 ? spoiled : dice.shuffle([...spoiled, ...strangers]);
}

function spoilOrder(variant: Variant, dice: Dice, units: readonly Unit[], order: MovementOrder): MovementOrder {
  const misnamed = (name: UnitName) => (dice.chance(40) ? misname(dice, name) : name);
  const unit = dice.chance(8) ? { at: anywhere(variant, dice) } : misnamed(order.unit);
  const elsewhere = (to: LocationId) => {
    if (dice.chance(25)) return anywhere(variant, dice);
    if (dice.chance(25)) return locationAt(provinceOf(to));
    return dice.chance(40) ? locationAt(provinceOf(to), dice.pick(COASTS)) : to;
  };
  const someUnit = (name: UnitName): UnitName => {
    const other = dice.pick(units);
    return other !== undefined && dice.chance(30) ? nameOf(other) : misnamed(name);
  };
  switch (order.kind) {
    case 'hold':
      return { ...order, unit };
    case 'move':
      return { ...order, unit, to: elsewhere(order.to), viaConvoy: dice.chance(40) };
    case 'supportHold':
      return { ...order, unit, supported: someUnit(order.supported) };
    case 'supportMove':
      return { ...order, unit, supported: someUnit(order.supported), to: elsewhere(order.to) };
    case 'convoy':
      return { ...order, unit, army: someUnit(order.army), to: elsewhere(order.to) };
  }
}

function misname(dice: Dice, { at }: UnitName): UnitName {
  const type = dice.pick<UnitType | undefined>(['A', 'F', undefined]);
  const coast = dice.chance(50) ? dice.pick(COASTS) : undefined;
  return { ...(type === undefined ? {} : { type }), at: locationAt(provinceOf(at), coast) };
}

/** A place on the map; now and then one that is not on it. */
const anywhere = (variant: Variant, dice: Dice): LocationId =>
  dice.pick(dice.chance(5) ? NOWHERE : ([...variant.locations] as LocationId[])) as LocationId;

const NOWHERE = ['NIX', 'NIX/NC'] as LocationId[];
