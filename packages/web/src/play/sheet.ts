/** The orders written for a stage: at most one for a unit or a build site. */
import { type Given, type Order, type PowerId, type ProvinceId, provinceOf } from '@defensor/diplomacy';
import type { Stage } from './stage.ts';

/** What an order is about: the province of its unit. Waives are about nothing. */
export function subjectOf(order: Order): ProvinceId | undefined {
  return order.kind === 'waive' ? undefined : provinceOf(order.unit.at);
}

export function orderFor(stage: Stage, province: ProvinceId): Given<Order> | undefined {
  return stage.orders.find(({ order }) => subjectOf(order) === province);
}

/** The stage with this order in place of any other for the same unit. */
export function withOrder(stage: Stage, given: Given<Order>): Stage {
  return { ...stage, orders: [...ordersWithout(stage, subjectOf(given.order)), given] };
}

export function withoutOrder(stage: Stage, province: ProvinceId): Stage {
  return { ...stage, orders: ordersWithout(stage, province) };
}

function ordersWithout(stage: Stage, province: ProvinceId | undefined): readonly Given<Order>[] {
  return stage.orders.filter(({ order }) => province === undefined || subjectOf(order) !== province);
}

/** The stage in which `power` waives this many builds. */
export function withWaives(stage: Stage, power: PowerId, count: number): Stage {
  const others = stage.orders.filter((given) => given.order.kind !== 'waive' || given.power !== power);
  const waives = Array.from({ length: count }, (): Given<Order> => ({ power, order: { kind: 'waive' } }));
  return { ...stage, orders: [...others, ...waives] };
}

/** Whose order it is: that of the unit it is for; for a build, the power whose home the centre is. */
export function powerOfOrder(
  stage: Stage,
  order: Order,
  homeOf: (province: ProvinceId) => PowerId | undefined,
): PowerId | undefined {
  const province = subjectOf(order);
  if (province === undefined) return undefined;
  if (order.kind === 'build') return homeOf(province);
  const unit = [...stage.dislodged, ...stage.units].find(({ location }) => provinceOf(location) === province);
  return unit?.power;
}
