/** Orders and places as they read in lists: “A Vienna – Tyrolia”. */
import {
  coastOf,
  type LocationId,
  type Order,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type UnitName,
  type Variant,
} from '@defensor/diplomacy';
import type { NameSet } from '../map/board.ts';
import { nameIn, ownNames } from '../map/names.ts';
import { language } from './language.ts';
import { words } from './words.ts';

/** How things are called on this board, in the chosen set of names. */
export interface Naming {
  readonly variant: Variant;
  readonly names: NameSet;
}

export function provinceLabel({ variant, names }: Naming, province: ProvinceId): string {
  const found = variant.provinceById.get(province);
  return found === undefined ? province : language.names.province(nameIn(found, names, variant).name);
}

/** A province by the name that its own board has for it: of the see of a bishop, on paper. */
export const seeLabel = (variant: Variant, see: ProvinceId): string =>
  provinceLabel({ variant, names: ownNames(variant) }, see);

/** A place with its coast: “Madrid (south coast)”. */
export function placeLabel(naming: Naming, location: LocationId): string {
  const coast = coastOf(location);
  const name = provinceLabel(naming, provinceOf(location));
  return coast === undefined ? name : words.units.coast(name, coast);
}

export function powerLabel({ variant }: Pick<Naming, 'variant'>, power: PowerId | string): string {
  return language.names.power(variant.powerById.get(power as PowerId)?.name ?? power);
}

/** A line that deposes the Pope, or the Anti-Pope of a see. */
export function deposeLine(naming: Naming, whom: 'pope' | ProvinceId): string {
  const { depose } = words.board;
  return whom === 'pope' ? depose.pope : depose.antiPope(provinceLabel(naming, whom));
}

export function unitLabel(naming: Naming, { type, at }: UnitName): string {
  const place = placeLabel(naming, at);
  return type === undefined ? place : words.units.short(type, place);
}

/** An order as its parts: what it is about, then what it does; `strong` carries the weight. */
export interface OrderText {
  readonly subject: string;
  readonly verb: string;
  readonly strong: string;
  readonly rest: string;
}

export function orderText(naming: Naming, order: Order): OrderText {
  const unit = (name: UnitName) => unitLabel(naming, name);
  const place = (location: LocationId) => placeLabel(naming, location);
  const { orders } = words;
  switch (order.kind) {
    case 'hold':
      return { subject: unit(order.unit), verb: '', strong: orders.holds, rest: '' };
    case 'move':
      return {
        subject: unit(order.unit),
        verb: orders.to,
        strong: place(order.to),
        rest: order.viaConvoy ? orders.byConvoy : '',
      };
    case 'supportHold':
      return { subject: unit(order.unit), verb: orders.supports, strong: unit(order.supported), rest: '' };
    case 'supportMove':
      return {
        subject: unit(order.unit),
        verb: orders.supports,
        strong: `${unit(order.supported)} ${orders.to} ${place(order.to)}`,
        rest: '',
      };
    case 'convoy':
      return {
        subject: unit(order.unit),
        verb: orders.convoys,
        strong: `${unit(order.army)} ${orders.to} ${place(order.to)}`,
        rest: '',
      };
    case 'retreat':
      return { subject: unit(order.unit), verb: orders.retreatsTo, strong: place(order.to), rest: '' };
    case 'disband':
      return { subject: unit(order.unit), verb: '', strong: orders.isDisbanded, rest: '' };
    case 'build':
      return { subject: '', verb: orders.builds(order.unit.type), strong: place(order.unit.at), rest: '' };
    case 'waive':
      return { subject: '', verb: '', strong: orders.waives, rest: '' };
    default:
      return order satisfies never;
  }
}

/** The order in one line. */
export function orderLine(naming: Naming, order: Order): string {
  const { subject, verb, strong, rest } = orderText(naming, order);
  return [subject, verb, strong, rest].filter((part) => part !== '').join(' ');
}
