import fc from 'fast-check';
import type { BoardPhase, LocationId, Order, UnitName, Variant } from '../../src/index.ts';
import { UNIT_TYPES } from '../../src/index.ts';

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
        fc.record({ kind: kind('hold'), unit }),
        fc.record({ kind: kind('move'), unit, to: location, viaConvoy: fc.boolean() }),
        fc.record({ kind: kind('supportHold'), unit, supported: unit }),
        fc.record({ kind: kind('supportMove'), unit, supported: unit, to: location }),
        fc.record({ kind: kind('convoy'), unit, army: unit, to: location }),
      );
    case 'retreat':
      return fc.oneof(
        fc.record({ kind: kind('retreat'), unit, to: location }),
        fc.record({ kind: kind('disband'), unit }),
      );
    case 'adjustment':
      return fc.oneof(
        fc.record({ kind: kind('build'), unit }),
        fc.record({ kind: kind('disband'), unit }),
        fc.record({ kind: kind('waive') }),
      );
  }
}
