/** What is odd about a power's orders. It is said before they are signed, and stops nobody. */
import {
  type LocationId,
  type MovementOrder,
  type Order,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import { orderFor } from './sheet.ts';
import { type Stage, unitIn } from './stage.ts';

export type Oddity =
  /** A unit of one's own is supported or carried in something that it is not ordered to do. */
  | { readonly code: 'support-unordered' | 'convoy-unordered'; readonly order: MovementOrder }
  /** Several of one's own units go to the same place. */
  | { readonly code: 'meet'; readonly province: ProvinceId }
  /** An army is to go by sea, and no fleet of one's own carries it. */
  | { readonly code: 'no-fleet'; readonly order: MovementOrder }
  /** An own centre where no own unit will be, and the foreign units that can come there. */
  | { readonly code: 'unguarded'; readonly centre: ProvinceId; readonly by: readonly Unit[] };

/** The oddities of what `power` orders, in a movement phase; none in another. */
export function odditiesOf(variant: Variant, stage: Stage, power: PowerId): readonly Oddity[] {
  if (stage.phase !== 'movement') return [];
  const own = stage.orders.filter((given) => given.power === power).map(({ order }) => order);
  return [
    ...own.flatMap((order) => mismatch(stage, power, order)),
    ...meetings(own),
    ...own.flatMap((order) => withoutFleet(variant, stage, own, order)),
    ...unguarded(variant, stage, power, own),
  ];
}

function mismatch(stage: Stage, power: PowerId, order: Order): Oddity[] {
  if (order.kind !== 'supportHold' && order.kind !== 'supportMove' && order.kind !== 'convoy') return [];
  const helped = provinceOf(order.kind === 'convoy' ? order.army.at : order.supported.at);
  const unit = unitIn(stage, helped);
  if (unit?.power !== power) return [];
  const done = orderFor(stage, helped)?.order;
  const fits =
    order.kind === 'supportHold'
      ? done?.kind !== 'move'
      : done?.kind === 'move' && provinceOf(done.to) === provinceOf(order.to);
  return fits ? [] : [{ code: order.kind === 'convoy' ? 'convoy-unordered' : 'support-unordered', order }];
}

function meetings(own: readonly Order[]): Oddity[] {
  const goals = own.flatMap((order) => (order.kind === 'move' ? [provinceOf(order.to)] : []));
  return [...new Set(goals.filter((goal, i) => goals.indexOf(goal) !== i))].map((province) => ({
    code: 'meet',
    province,
  }));
}

function withoutFleet(variant: Variant, stage: Stage, own: readonly Order[], order: Order): Oddity[] {
  if (order.kind !== 'move') return [];
  const unit = unitIn(stage, provinceOf(order.unit.at));
  if (unit?.type !== 'A') return [];
  if (!order.viaConvoy && canMove(variant, unit, provinceOf(order.to))) return [];
  const isCarried = own.some(
    (other) =>
      other.kind === 'convoy' &&
      provinceOf(other.army.at) === provinceOf(unit.location) &&
      provinceOf(other.to) === provinceOf(order.to),
  );
  return isCarried ? [] : [{ code: 'no-fleet', order }];
}

/** Only centres that a foreign unit can reach in one step are spoken of. */
function unguarded(variant: Variant, stage: Stage, power: PowerId, own: readonly Order[]): Oddity[] {
  if (own.length === 0) return [];
  const kept = new Set(
    stage.units
      .filter((unit) => unit.power === power)
      .map(({ location }) => {
        const order = orderFor(stage, provinceOf(location))?.order;
        return provinceOf(order?.kind === 'move' ? order.to : location);
      }),
  );
  return [...stage.owned].flatMap(([centre, owner]): Oddity[] => {
    if (owner !== power || kept.has(centre)) return [];
    const by = stage.units.filter((unit) => unit.power !== power && canMove(variant, unit, centre));
    return by.length === 0 ? [] : [{ code: 'unguarded', centre, by }];
  });
}

/** Whether a unit can go to a place by itself, without a convoy. */
function canMove(variant: Variant, { type, location }: Unit, province: ProvinceId): boolean {
  const reached: readonly (LocationId | ProvinceId)[] =
    type === 'A' ? (variant.armyBorders.get(provinceOf(location)) ?? []) : (variant.fleetBorders.get(location) ?? []);
  return reached.some((place) => provinceOf(place as LocationId) === province);
}
