/** By land or by sea, where an army may take either. */
import { type Given, legalOrdersOf, type Order, provinceOf, type Variant } from '@defensor/diplomacy';
import type { Stage } from './stage.ts';

/** The same move by the other way, where both are legal. */
export function otherWay(variant: Variant, stage: Stage, { order }: Given<Order>): Order | undefined {
  if (order.kind !== 'move') return undefined;
  const unit = stage.units.find(({ location }) => provinceOf(location) === provinceOf(order.unit.at));
  if (unit === undefined) return undefined;
  return legalOrdersOf(variant, stage.units, unit).find(
    (other) => other.kind === 'move' && other.to === order.to && other.viaConvoy !== order.viaConvoy,
  );
}
