import { type Coast, coastOf, type LocationId, provinceOf } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { Order, UnitName } from '../orders.ts';

const COAST_NAMES: Readonly<Record<Coast, string>> = {
  NC: 'north coast',
  EC: 'east coast',
  SC: 'south coast',
  WC: 'west coast',
};

/**
 * The order in English words: “Fleet Naples supports Army Rome to Apulia”. `names` chooses a set of place names (`'1454'`,
 * `'1901'`); without it, or where the set has no name, the variant's own stand. `parseOrder` reads it back.
 */
export function describeOrder(variant: Variant, order: Order, names?: string): string {
  const place = (location: LocationId) => placeName(variant, location, names);
  const unit = (name: UnitName) =>
    (name.type === undefined ? '' : name.type === 'A' ? 'Army ' : 'Fleet ') + place(name.at);
  switch (order.kind) {
    case 'hold':
      return `${unit(order.unit)} holds`;
    case 'move':
      return `${unit(order.unit)} moves to ${place(order.to)}${order.viaConvoy ? ' via convoy' : ''}`;
    case 'supportHold':
      return `${unit(order.unit)} supports ${unit(order.supported)}`;
    case 'supportMove':
      return `${unit(order.unit)} supports ${unit(order.supported)} to ${place(order.to)}`;
    case 'convoy':
      return `${unit(order.unit)} convoys ${unit(order.army)} to ${place(order.to)}`;
    case 'retreat':
      return `${unit(order.unit)} retreats to ${place(order.to)}`;
    case 'disband':
      return `Disband ${unit(order.unit)}`;
    case 'build':
      return `Build ${unit(order.unit)}`;
    case 'waive':
      return 'Waive a build';
  }
}

/** A place's name in a set of names: “Madrid (south coast)”. */
export function placeName(variant: Variant, location: LocationId, names?: string): string {
  const province = variant.provinceById.get(provinceOf(location));
  if (province === undefined) return location;
  const coast = coastOf(location);
  const name = (names === undefined ? undefined : province.otherNames[names]?.name) ?? province.name;
  return coast === undefined ? name : `${name} (${COAST_NAMES[coast]})`;
}
