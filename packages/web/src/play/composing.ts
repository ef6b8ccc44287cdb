/** An order as it is being made: unit, then what, then where. Only legal choices are offered. */
import {
  type LocationId,
  legalOrdersOf,
  type MovementOrder,
  type ProvinceId,
  provinceOf,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import type { Stage } from './stage.ts';

export const VERBS = ['hold', 'move', 'support', 'convoy'] as const;
export type Verb = (typeof VERBS)[number];

/** What was chosen so far. `helped` is the unit supported or convoyed. */
export interface Composing {
  readonly unit: ProvinceId;
  readonly verb: Verb;
  readonly helped?: ProvinceId;
}

/** One thing that may be chosen next: a unit to help, or a place that completes the order. */
export type Option =
  | { readonly kind: 'help'; readonly province: ProvinceId }
  /** `location` is the place to tap; for a support to hold, where the supported unit stands. */
  | { readonly kind: 'order'; readonly location: LocationId; readonly order: MovementOrder };

/** The choices that are open, of a unit in a movement phase. */
export interface Choices {
  readonly verbs: ReadonlySet<Verb>;
  readonly options: readonly Option[];
}

export function choicesOf(variant: Variant, stage: Stage, composing: Composing): Choices {
  const unit = stage.units.find(({ location }) => provinceOf(location) === composing.unit);
  if (unit === undefined) return { verbs: new Set(), options: [] };
  const legal = legalOrdersOf(variant, stage.units, unit);
  return { verbs: new Set(legal.map(verbOf)), options: optionsOf(variant, legal, composing) };
}

function verbOf(order: MovementOrder): Verb {
  return order.kind === 'supportHold' || order.kind === 'supportMove' ? 'support' : order.kind;
}

function optionsOf(variant: Variant, legal: readonly MovementOrder[], { verb, helped }: Composing): Option[] {
  const fitting = legal.filter((order) => verbOf(order) === verb);
  if (verb === 'hold') return [];
  if (verb === 'move') return moves(fitting);
  if (helped === undefined) {
    const provinces = new Set(fitting.flatMap((order) => helpedBy(order) ?? []));
    return inBoardOrder(variant, [...provinces]).map((province) => ({ kind: 'help', province }));
  }
  return fitting.flatMap((order): Option[] => {
    if (helpedBy(order) !== helped) return [];
    if (order.kind === 'supportHold') return [{ kind: 'order', location: order.supported.at, order }];
    return order.kind === 'supportMove' || order.kind === 'convoy'
      ? [{ kind: 'order', location: order.to, order }]
      : [];
  });
}

/** One option a place: by land where that is possible, else by convoy. */
function moves(legal: readonly MovementOrder[]): Option[] {
  const options = new Map<LocationId, Option>();
  for (const order of legal) {
    if (order.kind !== 'move') continue;
    if (!order.viaConvoy || !options.has(order.to)) options.set(order.to, { kind: 'order', location: order.to, order });
  }
  return [...options.values()];
}

/** The unit that an order helps. */
function helpedBy(order: MovementOrder): ProvinceId | undefined {
  if (order.kind === 'supportHold' || order.kind === 'supportMove') return provinceOf(order.supported.at);
  return order.kind === 'convoy' ? provinceOf(order.army.at) : undefined;
}

function inBoardOrder(variant: Variant, provinces: readonly ProvinceId[]): ProvinceId[] {
  const index = (id: ProvinceId) => variant.provinceById.get(id)?.index ?? 0;
  return [...provinces].sort((a, b) => index(a) - index(b));
}

/** The places to light up. */
export function litBy(options: readonly Option[]): ReadonlySet<ProvinceId> {
  return new Set(options.map((option) => (option.kind === 'help' ? option.province : provinceOf(option.location))));
}

/** The options at a place that was tapped: several where its coasts must be told apart. */
export function optionsAt(options: readonly Option[], province: ProvinceId): readonly Option[] {
  return options.filter(
    (option) => (option.kind === 'help' ? option.province : provinceOf(option.location)) === province,
  );
}

/** The order that a tap on an unlit place would have meant, to say why it is not possible. */
export function orderMeant(unit: Unit, { verb, helped }: Composing, province: ProvinceId): MovementOrder {
  const self = { type: unit.type, at: unit.location };
  const place = province as string as LocationId;
  const named = (id: ProvinceId) => ({ at: id as string as LocationId });
  switch (verb) {
    case 'hold':
    case 'move':
      return { kind: 'move', unit: self, to: place, viaConvoy: false };
    case 'support':
      if (helped === undefined || helped === province)
        return { kind: 'supportHold', unit: self, supported: named(province) };
      return { kind: 'supportMove', unit: self, supported: named(helped), to: place };
    case 'convoy':
      return { kind: 'convoy', unit: self, army: named(helped ?? province), to: place };
    default:
      return verb satisfies never;
  }
}
