import { coastOf, type LocationId, locationAt, type ProvinceId, provinceOf } from '../ids.ts';
import { sailsFrom } from '../map/lookups.ts';
import type { Variant } from '../map/variant.ts';
import type { Convoy, Move, Order, SupportHold, SupportMove, UnitName } from '../orders.ts';
import type { Unit } from '../position.ts';

/**
 * The order with what its writer left out or got wrong and the board decides: letters and coasts of units, the coast a fleet
 * goes to where it can reach just one, coasts that an army's move does not have, the type of an inland build. Units that are
 * supported or convoyed are named without coasts. Nothing else changes: an order that is not legal stays so. `units` are those
 * of the phase (in the retreat phase, the dislodged).
 */
export function normaliseOrder<O extends Order>(variant: Variant, units: readonly Unit[], order: O): O;
export function normaliseOrder(variant: Variant, units: readonly Unit[], order: Order): Order {
  const standing = (name: UnitName) => units.find((unit) => provinceOf(unit.location) === provinceOf(name.at));
  const named = (name: UnitName): UnitName => {
    const unit = standing(name);
    return unit === undefined ? name : { type: unit.type, at: unit.location };
  };
  const other = (name: UnitName): UnitName => {
    const unit = standing(name);
    const at = locationAt(provinceOf(name.at));
    return unit === undefined ? { ...name, at } : { type: unit.type, at };
  };
  switch (order.kind) {
    case 'waive':
      return order;
    case 'hold':
    case 'disband':
      return { ...order, unit: named(order.unit) };
    case 'build':
      return { ...order, unit: buildUnit(variant, order.unit) };
    case 'move':
      return normaliseMove(variant, order, named(order.unit));
    case 'retreat': {
      const unit = named(order.unit);
      return { ...order, unit, to: destination(variant, unit, order.to) };
    }
    case 'supportHold':
      return { ...order, unit: named(order.unit), supported: other(order.supported) } satisfies SupportHold;
    case 'supportMove': {
      const supported = other(order.supported);
      const to = supported.type === 'A' ? locationAt(provinceOf(order.to)) : order.to;
      return { ...order, unit: named(order.unit), supported, to } satisfies SupportMove;
    }
    case 'convoy':
      return {
        ...order,
        unit: named(order.unit),
        army: other(order.army),
        to: locationAt(provinceOf(order.to)),
      } satisfies Convoy;
  }
}

/** “via convoy” means nothing for a fleet. */
function normaliseMove(variant: Variant, order: Move, unit: UnitName): Move {
  return {
    ...order,
    unit,
    to: destination(variant, unit, order.to),
    viaConvoy: order.viaConvoy && unit.type !== 'F',
  };
}

/** An army's destination has no coast; a fleet's has the only one within reach where none was given. */
function destination(variant: Variant, unit: UnitName, to: LocationId): LocationId {
  const province: ProvinceId = provinceOf(to);
  if (unit.type === 'A') return locationAt(province);
  if (unit.type === undefined || coastOf(to) !== undefined) return to;
  const reachable = sailsFrom(variant, unit.at).filter((location) => provinceOf(location) === province);
  return reachable.length === 1 ? (reachable[0] as LocationId) : to;
}

/** Inland an army is meant, with a coast a fleet (DATC 4.C.3). */
function buildUnit(variant: Variant, unit: UnitName): UnitName {
  const at = unit.type === 'A' ? locationAt(provinceOf(unit.at)) : unit.at;
  if (unit.type !== undefined) return { ...unit, at };
  if (coastOf(unit.at) !== undefined) return { type: 'F', at };
  return variant.provinceById.get(provinceOf(unit.at))?.coastal === false ? { type: 'A', at } : unit;
}
