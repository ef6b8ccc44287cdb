import {
  type LocationId,
  type Order,
  type ProvinceId,
  provinceOf,
  type Unit,
  type UnitName,
  type Variant,
} from '@defensor/diplomacy';
import type { PlaceFact, UnitFact } from './facts.ts';
import { namedUnitFact, placeFact, unitFact, type Wording } from './names.ts';

/** An order, what caused its outcome, and the board it was given on: what a sentence is made from. */
export interface Scene {
  readonly variant: Variant;
  readonly wording: Wording;
  readonly order: Order;
  /** The units that the cause names, by their provinces. */
  readonly by: readonly ProvinceId[];
  /** The unit an order for `province` means. */
  unitAt(province: ProvinceId): Unit | undefined;
}

export const placeOf = (scene: Scene, location: LocationId): PlaceFact =>
  placeFact(scene.variant, location, scene.wording);

/** The unit that stands where `named` says, or what the order calls it where nobody does. */
export function unitOf(scene: Scene, named: UnitName): UnitFact {
  const unit = scene.unitAt(provinceOf(named.at));
  return unit === undefined
    ? namedUnitFact(scene.variant, named, scene.wording)
    : unitFact(scene.variant, unit, scene.wording);
}

export const unitIn = (scene: Scene, province: ProvinceId): UnitFact =>
  unitOf(scene, { at: province as string as LocationId });

/** The unit that the cause names first. */
export const causer = (scene: Scene): UnitFact => unitIn(scene, scene.by[0] ?? provinceOf(addressed(scene.order).at));

/** The unit that `order` is for. */
export function addressed(order: Order): UnitName {
  if (order.kind === 'waive') throw new TypeError('a waive is for no unit');
  return order.unit;
}

/** The unit that `order` helps. */
export function helped(order: Order): UnitName {
  if (order.kind === 'convoy') return order.army;
  if (order.kind === 'supportHold' || order.kind === 'supportMove') return order.supported;
  throw new TypeError(`an order to ${order.kind} helps nobody`);
}

/** Where `order` would have its unit, or the unit it helps, go; a unit that is to stay or to be built goes nowhere else. */
export function destination(order: Order): LocationId {
  switch (order.kind) {
    case 'move':
    case 'retreat':
    case 'convoy':
    case 'supportMove':
      return order.to;
    case 'supportHold':
      return order.supported.at;
    case 'hold':
    case 'build':
    case 'disband':
      return order.unit.at;
    case 'waive':
      throw new TypeError('a waive goes nowhere');
    default:
      return order satisfies never;
  }
}
