import fc from 'fast-check';
import type { BoardPhase, LocationId, Order, UnitName, Variant } from '../../src/index.ts';
import { UNIT_TYPES } from '../../src/index.ts';

// Plain objects, as the parser makes them.
const record = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(fields, { noNullPrototype: true });

/** Any order of a phase on a variant's map, possible or not; what may be left out is left out now and then. */
export function anyOrder(variant: Variant, phase: BoardPhase): fc.Arbitrary<Order> {
  const location = fc.constantFrom(...([...variant.locations] as LocationId[]));
  const unit: fc.Arbitrary<UnitName> = fc
    .tuple(fc.option(fc.constantFrom(...UNIT_TYPES), { nil: undefined, freq: 3 }), location)
    .map(([type, at]) => (type === undefined ? { at } : { type, at }));
  const kind = <K extends string>(name: K) => fc.constant(name);
  switch (phase) {
    case 'movement':
      return fc.oneof(
        record({ kind: kind('hold'), unit }),
        record({ kind: kind('move'), unit, to: location, viaConvoy: fc.boolean() }),
        record({ kind: kind('supportHold'), unit, supported: unit }),
        record({ kind: kind('supportMove'), unit, supported: unit, to: location }),
        record({ kind: kind('convoy'), unit, army: unit, to: location }),
      );
    case 'retreat':
      return fc.oneof(record({ kind: kind('retreat'), unit, to: location }), record({ kind: kind('disband'), unit }));
    case 'adjustment':
      return fc.oneof(
        record({ kind: kind('build'), unit }),
        record({ kind: kind('disband'), unit }),
        record({ kind: kind('waive') }),
      );
  }
}
