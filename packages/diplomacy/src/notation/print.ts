import type { Order, UnitName } from '../orders.ts';

/**
 * The one canonical short form of an order: `A PAR - BUR`, `F SPA/SC S A MAR - GAS`, `A LON - BEL VIA`, `F BRE B`,
 * `WAIVE`. What the order leaves out stays out. `parseOrder` reads it back to an equal order.
 */
export function printOrder(order: Order): string {
  switch (order.kind) {
    case 'hold':
      return `${printUnit(order.unit)} H`;
    case 'move':
      return `${printUnit(order.unit)} - ${order.to}${order.viaConvoy ? ' VIA' : ''}`;
    case 'supportHold':
      return `${printUnit(order.unit)} S ${printUnit(order.supported)}`;
    case 'supportMove':
      return `${printUnit(order.unit)} S ${printUnit(order.supported)} - ${order.to}`;
    case 'convoy':
      return `${printUnit(order.unit)} C ${printUnit(order.army)} - ${order.to}`;
    case 'retreat':
      return `${printUnit(order.unit)} - ${order.to}`;
    case 'disband':
      return `${printUnit(order.unit)} D`;
    case 'build':
      return `${printUnit(order.unit)} B`;
    case 'waive':
      return 'WAIVE';
  }
}

/** `F SPA/SC`, or `SPA/SC` where the type was left out. */
export function printUnit(unit: UnitName): string {
  return unit.type === undefined ? unit.at : `${unit.type} ${unit.at}`;
}
