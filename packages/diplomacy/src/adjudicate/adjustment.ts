import { coastOf, locationAt, type PowerId, type ProvinceId, provinceOf, type UnitId } from '../ids.ts';
import type { Variant } from '../map/variant.ts';
import type { Build, Disband, Given, Order } from '../orders.ts';
import type { AdjustmentResult, Cause, CauseCode, OrderOutcome } from '../outcomes.ts';
import type { Ownership, Unit } from '../position.ts';
import { removedInDisorder } from './disorder.ts';
import { adjustmentsDue } from './ownership.ts';

export interface AdjustmentOptions {
  /** The builds (+) and removals (−) due, where they are not to be counted from the centres; a power left out has none. */
  readonly due?: ReadonlyMap<PowerId, number>;
  /** The id of the unit that `power` builds with the order at `index` of the list. */
  readonly nextUnitId?: (power: PowerId, index: number) => UnitId;
}

/**
 * The outcome of an adjustment phase. Orders count in the order given: those past the number due
 * are illegal, an illegal or failed one uses nothing up, a waive uses up a build (DATC 4.D.4, 4.D.6).
 * Removals that nobody ordered are made by the civil disorder rule (see `removedInDisorder`).
 */
export function adjudicateAdjustments(
  variant: Variant,
  units: readonly Unit[],
  owned: Ownership,
  orders: readonly Given<Order>[],
  options: AdjustmentOptions = {},
): AdjustmentResult {
  const due = options.due ?? adjustmentsDue(variant, units, owned);
  const idOf = options.nextUnitId ?? freshIds(units);
  const used = new Map<PowerId, number>();
  const built: Unit[] = [];
  const removed: Unit[] = [];
  const board: Board = { variant, owned, standing: byProvince(units), built, removed };

  const outcomes = orders.map(({ power, order }, index): OrderOutcome<Order> => {
    const fault = faultOf(power, order, board, due.get(power) ?? 0, used.get(power) ?? 0);
    if (fault !== undefined) return { order, result: hasNoCoast(fault) ? 'fails' : 'illegal', cause: fault };
    used.set(power, (used.get(power) ?? 0) + 1);
    if (order.kind === 'build') built.push(newUnit(variant, idOf(power, index), power, order));
    if (order.kind === 'disband') removed.push(board.standing.get(provinceOf(order.unit.at)) as Unit);
    return { order, result: 'succeeds' };
  });

  const autoRemoved = [...due].flatMap(([power, builds]) => {
    const missing = -builds - (used.get(power) ?? 0);
    const left = units.filter((unit) => unit.power === power && !removed.includes(unit));
    return missing > 0 ? removedInDisorder(variant, owned, power, left, missing) : [];
  });
  removed.push(...autoRemoved);
  const unused = [...due].flatMap(([power, builds]): [PowerId, number][] => {
    const left = builds - built.filter((unit) => unit.power === power).length;
    return left > 0 ? [[power, left]] : [];
  });
  return {
    orders: outcomes,
    units: [...units.filter((unit) => !removed.includes(unit)), ...built],
    built,
    removed,
    autoRemoved,
    unused: new Map(unused),
  };
}

interface Board {
  readonly variant: Variant;
  readonly owned: Ownership;
  readonly standing: ReadonlyMap<ProvinceId, Unit>;
  /** So far. */
  readonly built: readonly Unit[];
  readonly removed: readonly Unit[];
}

/** Why the order does not count, or `undefined`. `used` of the `due` builds or removals are gone. */
function faultOf(power: PowerId, order: Order, board: Board, due: number, used: number): Cause | undefined {
  switch (order.kind) {
    case 'build':
      return due > 0 ? (siteFault(power, order, board) ?? pastDue(due, used)) : because('no-build-due');
    case 'disband':
      return unitFault(power, order, board) ?? (due < 0 ? pastDue(due, used) : because('no-removal-due'));
    case 'waive':
      return due > 0 ? pastDue(due, used) : because('no-build-due');
    case 'hold':
    case 'move':
    case 'supportHold':
    case 'supportMove':
    case 'convoy':
    case 'retreat':
      return because('wrong-phase');
  }
}

function siteFault(power: PowerId, { unit }: Build, { variant, owned, standing, built }: Board): Cause | undefined {
  const id = provinceOf(unit.at);
  const province = variant.provinceById.get(id);
  if (province?.homeOf !== power) return because('not-a-home-centre');
  if (owned.get(id) !== power) return because('not-owned');
  if (standing.has(id)) return because('occupied', [id]);
  if (built.some((other) => provinceOf(other.location) === id)) return because('already-built');
  const type = typeToBuild(variant, unit);
  if (type === undefined) return because('needs-type');
  if (type === 'A') return undefined;
  if (!province.coastal) return because('inland');
  const coast = coastOf(unit.at);
  if (province.coasts.length === 0) return undefined;
  if (coast === undefined) return because('needs-coast');
  return province.coasts.includes(coast) ? undefined : because('wrong-coast');
}

function unitFault(power: PowerId, { unit }: Disband, { standing, removed }: Board): Cause | undefined {
  const addressed = standing.get(provinceOf(unit.at));
  if (addressed === undefined) return because('no-unit');
  if (removed.includes(addressed)) return because('superseded');
  return addressed.power === power ? undefined : because('foreign-unit', [provinceOf(unit.at)]);
}

const pastDue = (due: number, used: number): Cause | undefined =>
  used < Math.abs(due) ? undefined : because('too-many');

const because = (code: CauseCode, by: readonly ProvinceId[] = []): Cause => ({ code, by });

/** A build without the coast it needs is possible, but fails (DATC 6.B.14). */
const hasNoCoast = ({ code }: Cause) => code === 'needs-coast';

/** The type ordered; where none is, an army inland and a fleet on a named coast (DATC 4.C.3). */
function typeToBuild(variant: Variant, { type, at }: Build['unit']) {
  if (type !== undefined) return type;
  const province = variant.provinceById.get(provinceOf(at));
  if (province?.coastal !== true) return 'A';
  const coast = coastOf(at);
  return coast !== undefined && province.coasts.includes(coast) ? 'F' : undefined;
}

/** The unit of a build without fault: armies, and fleets where there is one shore, stand at the bare province. */
function newUnit(variant: Variant, id: UnitId, power: PowerId, { unit }: Build): Unit {
  const province = provinceOf(unit.at);
  const type = typeToBuild(variant, unit) ?? 'A';
  const coasts = variant.provinceById.get(province)?.coasts ?? [];
  const location = type === 'F' && coasts.length > 0 ? locationAt(province, coastOf(unit.at)) : locationAt(province);
  return { id, power, type, location };
}

const byProvince = (units: readonly Unit[]) => new Map(units.map((unit) => [provinceOf(unit.location), unit]));

/** Ids that no unit on the board has, for callers that do not number units over a whole game. */
function freshIds(units: readonly Unit[]): (power: PowerId, index: number) => UnitId {
  const taken = new Set<string>(units.map((unit) => unit.id));
  return (power) => {
    let n = 1;
    while (taken.has(`${power}-${n}`)) n++;
    taken.add(`${power}-${n}`);
    return `${power}-${n}` as UnitId;
  };
}
