import { coastOf, type LocationId, type ProvinceId, provinceOf } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { Given, Order } from '../orders.ts';
import type { Cause, OrderOutcome, RetreatedUnit, RetreatResult } from '../outcomes.ts';
import type { DislodgedUnit, Unit } from '../position.ts';
import { inBoardOrder } from './board-order.ts';
import { retreatsOpen } from './retreat-options.ts';

/**
 * The outcome of a retreat phase. `units` are those that stand, without the dislodged; where each of
 * `dislodged` may go is worked out afresh from the board, not read from its `retreats`. The first
 * legal order for a unit counts; a unit without one disbands, and so do all that retreat to one
 * province. Orders of other phases are illegal (DATC 6.H.1 to 6.H.4).
 */
export function adjudicateRetreats(
  variant: Variant,
  units: readonly Unit[],
  dislodged: readonly DislodgedUnit[],
  contested: readonly ProvinceId[],
  orders: readonly Given<Order>[],
): RetreatResult {
  const waiting = new Map(
    dislodged.map((unit) => [provinceOf(unit.location), { unit, open: retreatsOpen(variant, units, contested, unit) }]),
  );
  const standing = new Map(units.map((unit) => [provinceOf(unit.location), unit]));
  const plans = new Map<DislodgedUnit, Plan>();
  const readings = orders.map((given): Plan | Cause => {
    const reading = read(given, waiting, standing);
    if ('code' in reading) return reading;
    if (plans.has(reading.unit)) return { code: 'superseded', by: [] };
    plans.set(reading.unit, reading);
    return reading;
  });

  /** The other units that retreat to the same province. */
  const rivalsOf = ({ unit, to }: Plan): readonly DislodgedUnit[] =>
    to === undefined
      ? []
      : [...plans.values()]
          .filter((other) => other.unit !== unit && other.to !== undefined && provinceOf(other.to) === provinceOf(to))
          .map((other) => other.unit);
  const outcomes = orders.map(({ order }, index): OrderOutcome<Order> => {
    const reading = readings[index] as Plan | Cause;
    if ('code' in reading) return { order, result: 'illegal', cause: reading };
    const by = inBoardOrder(
      variant,
      rivalsOf(reading).map((rival) => rival.location),
    );
    if (by.length > 0) return { order, result: 'fails', cause: { code: 'retreat-clash', by } };
    return { order, result: 'succeeds' };
  });

  const settled = [...waiting.values()].map(({ unit, open }) => {
    const plan = plans.get(unit);
    const fate = ((): RetreatedUnit['fate'] => {
      if (open.length === 0) return 'no-room';
      if (plan === undefined) return 'disbanded-without-order';
      if (plan.to === undefined) return 'disbanded-by-order';
      return rivalsOf(plan).length > 0 ? 'disbanded-by-clash' : 'retreated';
    })();
    return { unit, fate, to: plan?.to };
  });
  const retreated = settled.flatMap(({ unit: { id, power, type }, fate, to }): Unit[] =>
    fate === 'retreated' && to !== undefined ? [{ id, power, type, location: to }] : [],
  );
  return {
    orders: outcomes,
    fates: settled.map(({ unit, fate }) => ({ unit, fate })),
    units: [...units, ...retreated],
    disbanded: settled.filter(({ fate }) => fate !== 'retreated').map(({ unit }) => unit),
  };
}

/** What a legal order makes its unit do; without `to` it disbands. */
interface Plan {
  readonly unit: DislodgedUnit;
  readonly to?: LocationId;
}

interface Waiting {
  readonly unit: DislodgedUnit;
  readonly open: readonly LocationId[];
}

/** What the order means, or why it is illegal. */
function read(
  { power, order }: Given<Order>,
  waiting: ReadonlyMap<ProvinceId, Waiting>,
  standing: ReadonlyMap<ProvinceId, Unit>,
): Plan | Cause {
  if (order.kind === 'waive' || order.kind === 'build') return { code: 'wrong-phase', by: [] };
  const province = provinceOf(order.unit.at);
  const addressed = waiting.get(province);
  if (addressed?.unit.power !== power) {
    if (standing.get(province)?.power === power) return { code: 'not-dislodged', by: [province] };
    const stranger = addressed !== undefined || standing.has(province);
    return stranger ? { code: 'foreign-unit', by: [province] } : { code: 'no-unit', by: [] };
  }
  if (order.kind === 'disband') return { unit: addressed.unit };
  if (order.kind !== 'retreat') return { code: 'wrong-phase', by: [] };
  const to = destination(order.to, addressed);
  return typeof to === 'string' ? { unit: addressed.unit, to } : to;
}

/** The open location that `to` means for the unit: coasts as in movement (DATC 4.B.1, 4.B.2, 4.B.6). */
function destination(to: LocationId, { unit, open }: Waiting): LocationId | Cause {
  const there = open.filter((location) => provinceOf(location) === provinceOf(to));
  const [only, another] = there;
  if (only === undefined) return { code: 'no-retreat-there', by: [] };
  const coastsMatter = unit.type === 'F' && coastOf(only) !== undefined;
  if (!coastsMatter) return only;
  if (coastOf(to) === undefined) return another === undefined ? only : { code: 'needs-coast', by: [] };
  return there.includes(to) ? to : { code: 'wrong-coast', by: [] };
}
