import { printOrder } from '../../src/notation/print.ts';
import type { TestBoard } from './random-board.ts';

/** A board that fails, as small as it still fails: without the orders and units that have no part in it. */
export function shrink(board: TestBoard, fails: (board: TestBoard) => boolean): TestBoard {
  const smaller = function* ({ units, orders, immobilised }: TestBoard): Generator<TestBoard> {
    if (immobilised.size > 0) yield { ...board, units, orders, immobilised: new Set() };
    for (const unit of units) yield { ...board, units: units.filter((one) => one !== unit), orders, immobilised };
    for (const given of orders) yield { ...board, units, orders: orders.filter((one) => one !== given), immobilised };
  };
  let least = board;
  for (let found: TestBoard | undefined = board; found !== undefined; found = [...smaller(least)].find(fails)) {
    least = found;
  }
  return least;
}

/** The board as text, for a person who looks into a failure. */
export function printBoard({ variant, units, orders, immobilised }: TestBoard): string {
  return [
    variant.id,
    ...units.map(({ id, power, type, location }) => {
      const frozen = immobilised.has(id) ? ' (immobilised)' : '';
      return `  ${power} ${type} ${location}${frozen}`;
    }),
    ...orders.map(({ power, order }) => `  ${power}: ${printOrder(order)}`),
  ].join('\n');
}
