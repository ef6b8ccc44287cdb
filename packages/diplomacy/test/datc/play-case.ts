import { adjudicateAdjustments } from '../../src/adjudicate/adjustment.ts';
import { adjudicateRetreats } from '../../src/adjudicate/retreat.ts';
import { STANDARD } from '../../src/map/variants.ts';
import { parseOrder } from '../../src/notation/parse.ts';
import { printOrder } from '../../src/notation/print.ts';
import type { Given, MovementOrder, Order } from '../../src/orders.ts';
import type { MovementResult } from '../../src/outcomes.ts';
import type { BoardPhase, Unit } from '../../src/position.ts';
import type { DatcCase, ExpectedOrder, RetreatPart } from './read-cases.ts';
import { causeText, dislodgedText, orderText, type Report, unitTexts } from './report.ts';

export type Adjudicate = (units: readonly Unit[], orders: readonly Given<MovementOrder>[]) => MovementResult;

/** What the case says of its movement phase. */
export function movementExpected(datc: DatcCase): Report {
  return {
    orders: datc.orders.map(({ short, result, cause }) => orderText(short, result, cause)),
    after: unitTexts(datc.after),
    dislodged: datc.dislodged.map(dislodgedText).sort(),
    contested: [...datc.contested],
  };
}

/** The orders of a movement phase, read as they were written. */
export const movementOrders = ({ orders }: DatcCase) => given<MovementOrder>(orders, 'movement');

/** What comes of the movement phase when the orders are read as they were written. */
export function movementPlayed(datc: DatcCase, adjudicate: Adjudicate): Report {
  const orders = movementOrders(datc);
  const result = adjudicate(datc.units, orders);
  const isDislodged = (index: number) =>
    result.unitOutcomes.some(
      ({ unit, dislodged }) => dislodged && orders[index]?.power === unit.power && names(orders[index], unit),
    );
  return {
    orders: result.orders.map((outcome, index) => {
      const besides = isDislodged(index) && outcome.result !== 'dislodged' ? ', dislodged' : '';
      return orderText(printOrder(outcome.order), outcome.result + besides, causeText(outcome.cause));
    }),
    after: unitTexts(result.units),
    dislodged: result.dislodged.map(dislodgedText).sort(),
    contested: [...result.contested],
  };
}

const names = (given: Given<MovementOrder> | undefined, unit: Unit) =>
  given?.order.unit.at.split('/')[0] === unit.location.split('/')[0];

export function retreatsExpected({ orders, after, disbanded }: RetreatPart): Report {
  return {
    orders: orders.map(({ short, result, cause }) => orderText(short, result, cause)),
    after: unitTexts(after),
    disbanded: unitTexts(disbanded),
  };
}

export function retreatsPlayed(datc: DatcCase, part: RetreatPart): Report {
  const orders = given<Order>(part.orders, 'retreat');
  const result = adjudicateRetreats(STANDARD, datc.after, datc.dislodged, datc.contested, orders);
  return {
    orders: result.orders.map(({ order, result, cause }) => orderText(printOrder(order), result, causeText(cause))),
    after: unitTexts(result.units),
    disbanded: unitTexts(result.disbanded),
  };
}

export function adjustmentsExpected(datc: DatcCase): Report {
  return {
    orders: datc.orders.map(({ short, result, cause }) => orderText(short, result, cause)),
    after: unitTexts(datc.after),
    removedInDisorder: unitTexts(datc.removedInDisorder),
  };
}

export function adjustmentsPlayed({ units, owned, due, orders }: DatcCase): Report {
  const result = adjudicateAdjustments(STANDARD, units, owned, given<Order>(orders, 'adjustment'), { due });
  return {
    orders: result.orders.map(({ order, result, cause }) => orderText(printOrder(order), result, causeText(cause))),
    after: unitTexts(result.units),
    removedInDisorder: unitTexts(result.autoRemoved),
  };
}

/** The orders as read from the text as written; one that its phase does not know is read as one of the movement phase. */
function given<O extends Order>(orders: readonly ExpectedOrder[], phase: BoardPhase): readonly Given<O>[] {
  return orders.map(({ power, text }) => {
    const read = parseOrder(STANDARD, phase, text);
    const order = read.ok ? read : parseOrder(STANDARD, 'movement', text);
    if (!order.ok) throw new Error(`cannot be read: ${text}`);
    return { power, order: order.order as O };
  });
}
