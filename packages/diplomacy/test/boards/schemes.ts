import { type LocationId, locationAt, type ProvinceId, provinceOf } from '../../src/ids.ts';
import type { Variant } from '../../src/map/variant.ts';
import type { MovementOrder } from '../../src/orders.ts';
import type { Unit } from '../../src/position.ts';
import type { Dice } from './dice.ts';
import { chainOf, isAtSea, nameOf, neighboursOf, shippedTo, wayInto } from './reach.ts';

/** Orders in the making. */
export interface Plan {
  readonly variant: Variant;
  readonly dice: Dice;
  readonly units: readonly Unit[];
  readonly orders: Map<Unit, MovementOrder>;
}

type Scheme = (plan: Plan) => void;

/** A unit attacks another's province, up to three more support it. */
const gangUp: Scheme = (plan) => {
  const target = plan.dice.pick(plan.units);
  if (target !== undefined) attack(plan, provinceOf(target.location));
};

/** The same against a fleet at sea, which may be convoying. */
const hunt: Scheme = (plan) => {
  const target = plan.dice.pick(plan.units.filter((unit) => isAtSea(plan.variant, unit)));
  if (target !== undefined) attack(plan, provinceOf(target.location));
};

function attack(plan: Plan, target: ProvinceId): void {
  const { variant, dice } = plan;
  const there = plan.units.find(({ location }) => provinceOf(location) === target);
  const near = dice.shuffle(idle(plan).filter((unit) => wayInto(variant, unit, target).length > 0));
  const strangers = near.filter(({ power }) => power !== there?.power);
  const [attacker, ...helpers] = (dice.chance(80) ? strangers : near).slice(0, 2 + dice.roll(3));
  if (attacker === undefined) return;
  const to = dice.pick(wayInto(variant, attacker, target)) as LocationId;
  plan.orders.set(attacker, { kind: 'move', unit: nameOf(attacker), to, viaConvoy: false });
  for (const helper of helpers) supportMove(plan, helper, attacker, to);
}

/** A unit stays, supported by its neighbours. */
const hedgehog: Scheme = (plan) => {
  const { variant, dice, units, orders } = plan;
  const stays = dice.pick(units.filter((unit) => orders.get(unit)?.kind !== 'move'));
  if (stays === undefined) return;
  if (!orders.has(stays) && dice.chance(60)) orders.set(stays, { kind: 'hold', unit: nameOf(stays) });
  const helpers = idle(plan).filter((unit) => wayInto(variant, unit, provinceOf(stays.location)).length > 0);
  for (const helper of helpers.filter((unit) => unit !== stays).slice(0, 1 + dice.roll(2))) {
    orders.set(helper, { kind: 'supportHold', unit: nameOf(helper), supported: nameOf(stays) });
  }
};

/** An army sails, best to where a unit gives a support; a chain of fleets is ordered to carry it, and sometimes more. */
const ship: Scheme = (plan) => {
  const { variant, dice, orders } = plan;
  const fleets = new Set(
    idle(plan)
      .filter((unit) => isAtSea(variant, unit))
      .map(({ location }) => provinceOf(location)),
  );
  const journeysOf = ({ location }: Unit) => shippedTo(variant, fleets, provinceOf(location));
  const army = dice.pick(idle(plan).filter((unit) => unit.type === 'A' && journeysOf(unit).length > 0));
  if (army === undefined) return;
  const from = provinceOf(army.location);
  const supporters = [...orders].filter(([, { kind }]) => kind === 'supportMove' || kind === 'supportHold');
  const helping = new Set(supporters.map(([unit]) => provinceOf(unit.location)));
  const journeys = journeysOf(army);
  const aimed = journeys.filter((id) => helping.has(id));
  const to = dice.pick(aimed.length > 0 && dice.chance(80) ? aimed : journeys) as ProvinceId;
  orders.set(army, { kind: 'move', unit: nameOf(army), to: locationAt(to), viaConvoy: dice.chance(60) });
  const chain = chainOf(variant, fleets, from, to);
  for (const fleet of idle(plan)) {
    const sea = provinceOf(fleet.location);
    if (!fleets.has(sea) || !dice.chance(chain.includes(sea) ? 95 : 40)) continue;
    orders.set(fleet, { kind: 'convoy', unit: nameOf(fleet), army: nameOf(army), to: locationAt(to) });
  }
  const helper = dice.pick(idle(plan).filter((unit) => wayInto(variant, unit, to).length > 0));
  if (helper !== undefined && dice.chance(40)) supportMove(plan, helper, army, locationAt(to));
};

/** Units that move into each other's provinces, round if it can be. */
const chase: Scheme = (plan) => {
  const { variant, dice, orders } = plan;
  const first = dice.pick(idle(plan));
  let unit = first;
  for (let left = 2 + dice.roll(5); unit !== undefined && left > 0; left--) {
    const ways = neighboursOf(variant, unit);
    const next = (at: LocationId) =>
      idle(plan).find((other) => other !== unit && provinceOf(other.location) === provinceOf(at));
    const home = ways.find((at) => first !== unit && provinceOf(at) === provinceOf((first as Unit).location));
    const on = ways.filter((at) => next(at) !== undefined);
    const to = home !== undefined && dice.chance(60) ? home : (dice.pick(on) ?? home ?? dice.pick(ways));
    if (to === undefined) return;
    const follower = to === home ? undefined : next(to);
    orders.set(unit, { kind: 'move', unit: nameOf(unit), to, viaConvoy: false });
    unit = follower;
  }
};

/** Anything that one unit may do. */
const dabble: Scheme = (plan) => {
  const { dice, variant, orders } = plan;
  const unit = dice.pick(idle(plan));
  if (unit === undefined) return;
  const to = dice.pick(neighboursOf(variant, unit));
  if (to === undefined || dice.chance(30)) orders.set(unit, { kind: 'hold', unit: nameOf(unit) });
  else orders.set(unit, { kind: 'move', unit: nameOf(unit), to, viaConvoy: dice.chance(5) });
};

const SCHEMES: readonly Scheme[] = [gangUp, hunt, hedgehog, ship, chase, dabble];

/** Carries out schemes until most units have an order. Each board has its favourites among them. */
export function scheme(plan: Plan): void {
  const favourites = Array.from({ length: 6 }, () => plan.dice.pick(SCHEMES) as Scheme);
  for (let left = 4 * plan.units.length; left > 0 && idle(plan).length > 0; left--) {
    (plan.dice.pick(favourites) as Scheme)(plan);
  }
}

const idle = ({ units, orders }: Plan) => units.filter((unit) => !orders.has(unit));

function supportMove({ dice, orders }: Plan, helper: Unit, mover: Unit, to: LocationId): void {
  const place = dice.chance(70) ? locationAt(provinceOf(to)) : to;
  orders.set(helper, { kind: 'supportMove', unit: nameOf(helper), supported: nameOf(mover), to: place });
}
