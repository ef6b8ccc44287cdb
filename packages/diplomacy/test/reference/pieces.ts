import type { UnitId } from '../../src/ids.ts';
import { coastOf, type LocationId, type ProvinceId, provinceOf } from '../../src/ids.ts';
import type { Variant } from '../../src/map/variant.ts';
import type { Convoy, Given, Hold, Move, MovementOrder, SupportHold, SupportMove } from '../../src/orders.ts';
import type { Cause } from '../../src/outcomes.ts';
import type { Unit } from '../../src/position.ts';
import { boardOf, landingOf, walks, whyIllegal } from './legality.ts';

/** A unit with the order that counts for it. */
export interface Piece<O extends MovementOrder = MovementOrder> {
  readonly unit: Unit;
  /** Where it starts; the name by which everything else knows the piece. */
  readonly at: ProvinceId;
  readonly order: O;
  /** The order's place in the list; absent for an implied hold. */
  readonly given?: number;
}

export type Mover = Piece<Move> & {
  readonly to: ProvinceId;
  readonly landing: LocationId;
  /** By sea: ordered so, or to a place it cannot walk to, or an own fleet is ordered to carry it (DATC 4.A.3). */
  readonly byConvoy: boolean;
};

/** Everything that is known before the first decision: who does what, and which orders match. */
export interface Game {
  readonly variant: Variant;
  readonly pieces: ReadonlyMap<ProvinceId, Piece>;
  readonly movers: ReadonlyMap<ProvinceId, Mover>;
  /** The movers to a province. */
  readonly moversTo: (province: ProvinceId) => readonly Mover[];
  /** Supports that match what their unit does: those for a mover's move, those for a unit that does not move. */
  readonly supportsFor: (piece: Piece) => readonly Piece[];
  /** The fleets that are ordered to carry a mover. */
  readonly carriersOf: (mover: Mover) => readonly Piece[];
}

export interface ReadOrders {
  readonly game: Game;
  /** Why an order of the list is illegal, by its place. */
  readonly faults: readonly (Cause | undefined)[];
}

/** Finds the order that counts for every unit: its first legal one, else an implied hold; a hold where it is immobilised. */
export function readOrders(
  variant: Variant,
  units: readonly Unit[],
  given: readonly Given<MovementOrder>[],
  immobilised: ReadonlySet<UnitId>,
): ReadOrders {
  const board = boardOf(variant, units);
  const isImmobilised = (at: ProvinceId) => immobilised.has(board.units.get(at)?.id as UnitId);
  const counting = new Map<ProvinceId, number>();
  const faults = given.map(({ power, order }, index): Cause | undefined => {
    const at = provinceOf(order.unit.at);
    if (counting.has(at)) return { code: 'superseded', by: [] };
    const read: MovementOrder = isImmobilised(at) ? { kind: 'hold', unit: order.unit } : order;
    const fault = whyIllegal(board, { power, order: read });
    if (fault === undefined) counting.set(at, index);
    return fault;
  });

  const pieces = units.map((unit): Piece => {
    const at = provinceOf(unit.location);
    const hold: Hold = { kind: 'hold', unit: { type: unit.type, at: unit.location } };
    const index = counting.get(at);
    if (index === undefined) return { unit, at, order: hold };
    return { unit, at, order: isImmobilised(at) ? hold : (given[index]?.order ?? hold), given: index };
  });
  return { game: gameOf(variant, pieces), faults };
}

function gameOf(variant: Variant, pieces: readonly Piece[]): Game {
  const carriersOf = ({ at, order }: Piece<Move>) =>
    pieces
      .filter(isConvoy)
      .filter((fleet) => provinceOf(fleet.order.army.at) === at && provinceOf(fleet.order.to) === provinceOf(order.to));
  const movers = pieces.filter(isMove).map((piece): Mover => {
    const { unit, at, order } = piece;
    const to = provinceOf(order.to);
    const ownFleetCarries = carriersOf(piece).some((fleet) => fleet.unit.power === unit.power);
    const byConvoy = unit.type === 'A' && (order.viaConvoy || !walks(variant, at, to) || ownFleetCarries);
    return { ...piece, to, landing: landingOf(variant, unit, order.to) as LocationId, byConvoy };
  });
  const moverAt = new Map(movers.map((mover) => [mover.at, mover]));
  const goingTo = new Map(movers.map(({ to }) => [to, movers.filter((other) => other.to === to)]));
  const supports = new Map(
    pieces.map((piece) => [piece.at, pieces.filter((other) => matches(other, piece, moverAt.get(piece.at)))]),
  );
  return {
    variant,
    pieces: new Map(pieces.map((piece) => [piece.at, piece])),
    movers: moverAt,
    moversTo: (province) => goingTo.get(province) ?? [],
    supportsFor: ({ at }) => supports.get(at) ?? [],
    carriersOf,
  };
}

/** Whether `support` is an order to support what `piece` does. */
function matches(support: Piece, piece: Piece, mover: Mover | undefined): boolean {
  if (isSupportHold(support)) return provinceOf(support.order.supported.at) === piece.at && mover === undefined;
  if (!isSupportMove(support) || mover === undefined) return false;
  const { supported, to } = support.order;
  if (provinceOf(supported.at) !== mover.at || provinceOf(to) !== mover.to) return false;
  const coastsMatter = coastOf(mover.landing) !== undefined && coastOf(to) !== undefined;
  return !coastsMatter || to === mover.landing;
}

const isMove = (piece: Piece): piece is Piece<Move> => piece.order.kind === 'move';
const isSupportHold = (piece: Piece): piece is Piece<SupportHold> => piece.order.kind === 'supportHold';
export const isSupportMove = (piece: Piece): piece is Piece<SupportMove> => piece.order.kind === 'supportMove';
export const isConvoy = (piece: Piece): piece is Piece<Convoy> => piece.order.kind === 'convoy';
export const isSupport = (piece: Piece): piece is Piece<SupportHold | SupportMove> =>
  isSupportHold(piece) || isSupportMove(piece);
