import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BoardPhase,
  describeOrder,
  parseOrder,
  parseSheet,
  printOrder,
  RENAISSANCE,
  STANDARD,
} from '../../src/index.ts';
import { anyOrder } from './arbitrary-orders.ts';

const PHASES: readonly BoardPhase[] = ['movement', 'retreat', 'adjustment'];
const NAME_SETS = [undefined, '1454', '1901'];

for (const variant of [STANDARD, RENAISSANCE]) {
  describe(`what is written is read back: ${variant.name}`, () => {
    test.each(PHASES)('%s: parse after print is the identity', (phase) => {
      fc.assert(
        fc.property(anyOrder(variant, phase), (order) => {
          expect(parseOrder(variant, phase, printOrder(order))).toEqual({ ok: true, order });
        }),
        { numRuns: 2000 },
      );
    });

    test.each(PHASES)('%s: so it is with the small letters people type', (phase) => {
      fc.assert(
        fc.property(anyOrder(variant, phase), (order) => {
          const typed = printOrder(order).toLowerCase().replace(' - ', '-');
          expect(parseOrder(variant, phase, typed)).toEqual({ ok: true, order });
        }),
        { numRuns: 1000 },
      );
    });

    test.each(PHASES)('%s: parse after describe is the identity, in every set of names', (phase) => {
      fc.assert(
        fc.property(anyOrder(variant, phase), fc.constantFrom(...NAME_SETS), (order, names) => {
          expect(parseOrder(variant, phase, describeOrder(variant, order, names))).toEqual({ ok: true, order });
        }),
        { numRuns: 2000 },
      );
    });

    test.each(PHASES)('%s: a sheet of orders is read order for order, whatever separates them', (phase) => {
      const separator = fc.constantFrom('\n', '\r\n', '; ', ', ', ' and ', '\n\n> ', '.\n- ', ' | ');
      fc.assert(
        fc.property(fc.array(anyOrder(variant, phase), { maxLength: 12 }), separator, (orders, between) => {
          const { lines, issues } = parseSheet(variant, phase, orders.map(printOrder).join(between));
          expect(issues).toEqual([]);
          expect(lines.map((line) => line.order)).toEqual(orders);
        }),
        { numRuns: 500 },
      );
    });
  });
}
