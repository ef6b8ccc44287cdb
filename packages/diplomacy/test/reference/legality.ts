import { coastOf, type LocationId, locationAt, type ProvinceId, provinceOf } from '../../src/ids.ts';
import type { Variant } from '../../src/map/variant.ts';
import type { Convoy, Given, Move, MovementOrder, SupportHold, SupportMove } from '../../src/orders.ts';
import type { Cause, CauseCode } from '../../src/outcomes.ts';
import type { Unit } from '../../src/position.ts';
import { canCarry, isNeededBySomeRoute } from './routes.ts';

/** The board before the phase, for asking what is possible on it. */
export interface Board {
  readonly variant: Variant;
  readonly units: ReadonlyMap<ProvinceId, Unit>;
  /** Every sea with a fleet in it, of any power. */
  readonly fleetsAtSea: ReadonlySet<ProvinceId>;
}

export function boardOf(variant: Variant, units: readonly Unit[]): Board {
  const byProvince = new Map(units.map((unit) => [provinceOf(unit.location), unit]));
  return {
    variant,
    units: byProvince,
    fleetsAtSea: new Set([...byProvince.keys()].filter((id) => isSea(variant, id))),
  };
}

/** Why `given` could never be carried out on this board, or `undefined`; the list it stands in is not looked at. */
export function whyIllegal(board: Board, { power, order }: Given<MovementOrder>): Cause | undefined {
  const province = provinceOf(order.unit.at);
  const unit = board.units.get(province);
  if (unit === undefined) return because('no-unit');
  if (unit.power !== power) return because('foreign-unit', province);
  switch (order.kind) {
    case 'hold':
      return undefined;
    case 'move':
      return unit.type === 'A' ? armyMoveFault(board, province, order) : fleetMoveFault(board, unit, order);
    case 'supportHold':
      return supportFault(board, unit, order) ?? outOfReach(board, unit, provinceOf(order.supported.at));
    case 'supportMove':
      return (
        supportFault(board, unit, order) ??
        outOfReach(board, unit, provinceOf(order.to)) ??
        helpFault(board, unit, order)
      );
    case 'convoy':
      return convoyFault(board, unit, order);
  }
}

function armyMoveFault({ variant, fleetsAtSea }: Board, from: ProvinceId, { to, viaConvoy }: Move): Cause | undefined {
  const destination = provinceOf(to);
  if (destination === from) return because('same-province');
  const shipped = canCarry(variant, fleetsAtSea, from, destination) && !isSea(variant, destination);
  if (walks(variant, from, destination)) return viaConvoy && !shipped ? because('no-route') : undefined;
  return shipped ? undefined : because('cannot-reach');
}

function fleetMoveFault({ variant }: Board, unit: Unit, { to }: Move): Cause | undefined {
  if (provinceOf(to) === provinceOf(unit.location)) return because('same-province');
  const landings = sailsTo(variant, unit.location, provinceOf(to));
  if (landings.length === 0) return because('cannot-reach');
  if (landingOf(variant, unit, to) !== undefined) return undefined;
  return because(coastOf(to) === undefined ? 'needs-coast' : 'wrong-coast');
}

function supportFault(board: Board, unit: Unit, { supported }: SupportHold | SupportMove): Cause | undefined {
  const province = provinceOf(supported.at);
  if (province === provinceOf(unit.location)) return because('supports-itself');
  return board.units.has(province) ? undefined : because('nobody-there');
}

/** A unit supports only into a province that it could move to by itself (DATC 6.A.10). */
function outOfReach({ variant }: Board, unit: Unit, target: ProvinceId): Cause | undefined {
  return movesAlone(variant, unit, target) ? undefined : because('support-out-of-reach');
}

/** The supported unit must be able to get there, to the coast named, without the supporter's own convoy (DATC 6.D.31). */
function helpFault({ variant, units, fleetsAtSea }: Board, unit: Unit, order: SupportMove): Cause | undefined {
  const from = provinceOf(order.supported.at);
  const to = provinceOf(order.to);
  const supported = units.get(from) as Unit;
  const landings = sailsTo(variant, supported.location, to);
  const coastsMatter = coastOf(order.to) !== undefined && landings.some((location) => coastOf(location) !== undefined);
  const alone =
    supported.type === 'F' && coastsMatter ? landings.includes(order.to) : movesAlone(variant, supported, to);
  if (alone) return undefined;
  const others = new Set([...fleetsAtSea].filter((sea) => sea !== provinceOf(unit.location)));
  const shipped = supported.type === 'A' && !isSea(variant, to) && canCarry(variant, others, from, to);
  return shipped ? undefined : because('supported-cannot-reach', from);
}

function convoyFault({ variant, units, fleetsAtSea }: Board, unit: Unit, { army, to }: Convoy): Cause | undefined {
  const fleet = provinceOf(unit.location);
  const from = provinceOf(army.at);
  const carried = units.get(from);
  if (carried === undefined) return because('nobody-there');
  if (unit.type !== 'F') return because('not-a-fleet');
  if (!isSea(variant, fleet)) return because('not-at-sea');
  if (carried.type !== 'A') return because('not-an-army', from);
  const destination = provinceOf(to);
  const needed = !isSea(variant, destination) && isNeededBySomeRoute(variant, fleetsAtSea, fleet, from, destination);
  return needed ? undefined : because('no-part-of-route');
}

/**
 * Where the unit ends when it moves to `to`, or `undefined` where that is not clear or out of
 * reach: armies at the bare province, fleets at the coast named, or at the only one they can reach.
 */
export function landingOf(variant: Variant, unit: Unit, to: LocationId): LocationId | undefined {
  if (unit.type === 'A') return locationAt(provinceOf(to));
  const landings = sailsTo(variant, unit.location, provinceOf(to));
  const coastsMatter = landings.some((location) => coastOf(location) !== undefined);
  if (coastsMatter && coastOf(to) !== undefined) return landings.find((location) => location === to);
  return landings.length === 1 ? landings[0] : undefined;
}

export const walks = (variant: Variant, from: ProvinceId, to: ProvinceId) =>
  (variant.armyBorders.get(from) ?? []).includes(to);

const sailsTo = (variant: Variant, from: LocationId, to: ProvinceId) =>
  (variant.fleetBorders.get(from) ?? []).filter((location) => provinceOf(location) === to);

const movesAlone = (variant: Variant, unit: Unit, to: ProvinceId) =>
  unit.type === 'A' ? walks(variant, provinceOf(unit.location), to) : sailsTo(variant, unit.location, to).length > 0;

const isSea = (variant: Variant, province: ProvinceId) => variant.provinceById.get(province)?.kind === 'sea';

const because = (code: CauseCode, ...by: ProvinceId[]): Cause => ({ code, by });
