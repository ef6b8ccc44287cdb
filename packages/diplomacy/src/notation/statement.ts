import type { LocationId, PowerId, UnitType } from '../ids.ts';
import type { UnitName } from '../orders.ts';

/** What an order says, before the phase is looked at. */
export type Statement =
  | { readonly kind: 'hold' | 'disband' | 'build'; readonly unit: UnitName }
  | { readonly kind: 'move'; readonly unit: UnitName; readonly to: LocationId; readonly viaConvoy: boolean }
  | { readonly kind: 'retreat'; readonly unit: UnitName; readonly to: LocationId }
  | { readonly kind: 'supportHold'; readonly unit: UnitName; readonly supported: UnitName }
  | { readonly kind: 'supportMove'; readonly unit: UnitName; readonly supported: UnitName; readonly to: LocationId }
  | { readonly kind: 'convoy'; readonly unit: UnitName; readonly army: UnitName; readonly to: LocationId }
  | { readonly kind: 'waive'; readonly count: number };

/** A unit as read: its power is what the writer said, and means nothing. */
export interface NamedUnit {
  readonly name: UnitName;
  readonly power: PowerId | undefined;
}

/** A verb that lists share: “Build A Paris, F Brest”, or a heading “Builds:” over several lines. */
export type SharedVerb = 'build' | 'disband';

export const unitName = (type: UnitType | undefined, at: LocationId): UnitName =>
  type === undefined ? { at } : { type, at };
